### Inizio della partita: i due passi del pannello, le mosse possibili nei primi turni e i turni senza mosse.

new-swap = Scambia i colori
new-changed = { $count ->
    [one] Una regola personalizzata
   *[other] { $count } regole personalizzate
}
new-details = Le regole in dettaglio
new-level = { $name }, livello { $number } di { $count }
new-back = Indietro
as-in = Usa il regolamento «{ $preset }»
as-in-only = Ripristina le regole
option-without-effect = qui non ha effetto

new-group-moving = Lanciare e muovere
new-group-starting = Partire e arrivare
new-group-thrones = I Troni
new-group-king = Il re
new-group-turns = I turni e la fine
new-group-placing = Mettere le pedine
new-group-tapatan-moving = Muovere e vincere
new-group-entering = Entrare
new-group-hitting = Colpire
new-group-end = Fine della partita

now-throw-sticks = Lancia i bastoncini
now-throw-dice = Lancia i dadi
now-done = Il turno è finito: tocca «Fatto»
now-more = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}
now-starts = Con un { $steps } fai partire la pedina in { $at }
now-starts-half = Con metà di un { $steps } fai partire la pedina in { $at }
now-goes = Vai da { $at } a { $to }
now-takes = Vai da { $at } a { $to } e cattura
now-comes-home = Porta una pedina da { $at } all’arrivo, in { $to }
now-takes-from = Vai da { $at } a { $to } e cattura
now-king-wins = Il re vince in { $to }
now-black-slides = { $count ->
    [one] Muovi l’unica pedina che può muoversi: dritto, finché la strada è libera
   *[other] Muovi una pedina, dritto, finché la strada è libera ({ $count } possono muoversi)
}
now-white-slides = { $count ->
    [one] Muovi l’unico pezzo che può muoversi: dritto, finché la strada è libera
   *[other] Muovi il re o una pedina, dritto, finché la strada è libera ({ $count } possono muoversi)
}
now-places = Metti una pedina su un incrocio libero
now-slides = Muovi una pedina da { $at } a { $to }
now-enters = Fai entrare una pedina sulla punta { $to }
now-returns = Rientra dalla barra sulla punta { $to }
now-hits = Vai da { $at } a { $to } e colpisci
now-bears-off = Fai uscire una pedina dalla punta { $at }

