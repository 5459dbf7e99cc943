### Cominciare una partita: i due passi del pannello, che cosa si può fare nei primi turni, e i turni andati a vuoto.

new-swap = Scambia i colori
new-changed = { $count ->
    [one] Con una regola tua.
   *[other] Con { $count } regole tue.
}
new-details = Le regole in dettaglio
new-back = Indietro
as-in = Come in “{ $preset }”
as-in-only = Rimetti tutto com’era
option-without-effect = qui non cambia nulla

new-group-moving = Tirare e muovere
new-group-starting = Partire e tornare a casa
new-group-thrones = I Troni
new-group-king = Il re
new-group-placing = Posare i pezzi
new-group-entering = Entrare
new-group-hitting = Colpire
new-group-end = La fine

now-throw-sticks = Lancia i bastoncini
now-throw-dice = Lancia i dadi
now-done = Il turno è finito: conferma
now-more = e altre { $count }
now-starts = Un { $steps }: fai partire la pedina in { $at }
now-starts-half = Metà di un { $steps }: fai partire la pedina in { $at }
now-goes = { $at } può andare in { $to }
now-takes = { $at } cattura in { $to }
now-comes-home = { $at } arriva a casa in { $to }
now-takes-from = { $at } cattura andando in { $to }
now-king-wins = Il re vince in { $to }
now-black-slides = Muovi uno dei { $count } uomini, fin dove la via è libera
now-white-slides = Muovi il re o un uomo, fin dove la via è libera: ne puoi muovere { $count }
now-places = Metti una pedina su un punto libero
now-slides = { $at } scivola in { $to }
now-enters = Fai entrare una pedina sulla punta { $to }
now-returns = Rientra dalla barra sulla punta { $to }
now-hits = { $at } colpisce in { $to }
now-bears-off = { $at } può uscire

nothing-moved = { $count } turni andati a vuoto
