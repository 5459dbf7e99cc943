### Testi che solo i lettori di schermo leggono.

reader-board = Tavoliere
# Una casella con le sue pedine: «b2: niente. Puoi muovere qui».
reader-place = { $place }: { $content }
reader-hand = In mano al { $side }
reader-bar = Sulla barra, { $side }
reader-off = Uscite, { $side }
reader-empty = niente
reader-pieces = { $count ->
    [one] una pedina, { $side }
   *[other] { $count } pedine, { $side }
}
reader-king = re
reader-moves-to = mosse possibili: { $to }
# I posti che una lezione illumina.
reader-lit-at = La luce è su { $at }.
reader-movable = Puoi muovere da: { $at }.
reader-captures-at = { $at } con una cattura
reader-hits-at = { $at } colpendo
# Posti che una lezione mette in luce: «b2: niente, posto illuminato».
reader-arrow = qui parte la freccia
reader-lit = posto illuminato
