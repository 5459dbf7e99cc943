### Riguardare una partita: quanto è costata ogni scelta e che cosa era meglio.

review = Analisi
review-number = { NUMBER($number) }
review-leave = Torna al tavolo
review-ended-won = { $count ->
    [one] { $winner } ha battuto { $loser } in un turno
   *[other] { $winner } ha battuto { $loser } in { NUMBER($count) } turni
}
review-ended-drawn = { $count ->
    [one] Patta dopo un turno
   *[other] Patta dopo { NUMBER($count) } turni
}
review-unfinished = { $count ->
    [one] Un turno finora
   *[other] { NUMBER($count) } turni finora
}

# Il grafico.
review-graph = Probabilità di vincere, turno per turno
review-even = pari
review-chance = probabilità
review-play-line = gioco { $gain }
review-luck-line = fortuna { $gain }
review-as-good-as-won = praticamente vinta
review-judging = valutati { $number } di { $count }
review-looking-again = esame più a fondo: { $number } di { $count }
review-first-marks = Sviste di { $name }
review-second-marks = Di { $name }; piene: da 8 in su

# I comandi.
review-to-first = All’inizio
review-back = Un turno indietro
review-play = Riproduci
review-pause = Ferma
review-on = Un turno avanti
review-to-last = Alla fine
review-speed = Velocità { $speed }
review-turn-of = turno { $number } di { $count }

# L’elenco dei turni.
review-turns = Turni
review-page-turn = Turno
review-page-players = Giocatori
review-cost-head = costo in punti di probabilità
review-cannot-move = non può muovere
review-is-better = è meglio.
review-reply = La punisce { $reply }.
review-played = giocata { $cost }
review-better = meglio
review-inaccuracy = un’imprecisione
review-mistake = un errore
review-blunder = un errore grave
review-forced = l’unica scelta
review-found = ben trovata: ogni altra costa { $cost } o più
review-won-in = { $count ->
    [one] vinta in una mossa
   *[other] vinta in { $count } mosse
}
review-lost-in = { $count ->
    [one] persa in una mossa
   *[other] persa in { $count } mosse
}
review-drawn = patta
review-truth-changed = era { $before }, ora è { $after }

# I due giocatori.
review-average = Costo medio di una scelta
review-average-short = Costo medio
review-luck = Fortuna
review-luckiest = Lancio più fortunato
review-luckiest-short = Fortunato
review-best = Mossa migliore
review-worst = Turno peggiore
review-sizes = Imprecisioni · errori · gravi
review-sizes-short = Per gravità
review-grade = Livello
review-turn = turno { $number }
review-turn-cost = { $number }, { $cost }
review-turn-throw = { $throw }, turno { $number }
grade-learning = principiante
grade-casual = occasionale
grade-steady = solido
grade-strong = forte
grade-master = maestro
grade-note = Come i livelli del computer
grade-as-level = come il livello { $level }
grade-as-levels = come i livelli { $low } e { $high }
grade-level = livello { $level }
grade-levels = livelli { $low }–{ $high }

# Che cosa si può fare.
review-play-from = Gioca dal turno { $number }
review-play-from-here = Da qui
review-share = Condividi
review-look-closer = Guarda più a fondo
review-looking = Esame: { $percent }%
review-looked-closer = Esaminato a fondo
