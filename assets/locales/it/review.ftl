### L’analisi di una partita: il costo di ogni decisione, e quella migliore.

review = Analisi
review-number = { NUMBER($number) }
review-leave = Torna al tavolo
review-ended-won = { $count ->
    [one] { $winner } batte { $loser } in un turno
   *[other] { $winner } batte { $loser } in { NUMBER($count) } turni
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
review-graph = Probabilità di vittoria, turno per turno
review-even = pari
review-chance = probabilità
review-play-line = bravura { $gain }
review-luck-line = fortuna { $gain }
review-as-good-as-won = praticamente vinta
review-judging = analizzati { $number } di { $count }
review-looking-again = più a fondo: { $number } di { $count }
review-points = punti percentuali
review-turn-axis = turno

# I comandi.
review-to-first = All’inizio
review-back = Un turno indietro
review-play = Riproduci
review-pause = Pausa
review-on = Un turno avanti
review-to-last = Alla fine
review-speed = Velocità { $speed }
review-turn-of = turno { $number } di { $count }

# L’elenco dei turni.
review-turns = Turni
review-page-turn = Turno
review-page-players = Giocatori
review-cost-head = probabilità persa, in punti
review-is-better = { $moves } è meglio.
review-reply = Risposta migliore: { $reply }.
review-played = la mossa giocata: { $cost }
review-better = meglio
review-inaccuracy = un’imprecisione
review-mistake = un errore
review-blunder = un errore grave
review-inaccuracy-short = imprecisione
review-mistake-short = errore
review-blunder-short = errore grave
review-forced = l’unica scelta
review-found = ottima scelta: ogni altra costa { $cost } punti percentuali o più
review-won-in = { $count ->
    [one] vinta in una mossa
   *[other] vinta in { $count } mosse
}
review-lost-in = { $count ->
    [one] persa in una mossa
   *[other] persa in { $count } mosse
}
review-drawn = patta
review-truth-changed = prima { $before }, ora { $after }

# I due giocatori.
review-average = Probabilità persa in media a ogni scelta
review-average-short = Costo medio
review-luck = Fortuna
review-luckiest = Lancio più fortunato
review-luckiest-short = Più fortunato
review-best = Mossa migliore
review-worst = Turno peggiore
review-sizes = Imprecisioni · errori · gravi
review-sizes-short = Errori
review-grade = Livello
review-turn = turno { $number }
review-turn-cost = { $number }, { $cost }
review-turn-throw = { $throw }, turno { $number }
grade-learning = principiante
grade-casual = occasionale
grade-steady = solido
grade-strong = forte
grade-master = maestro
grade-note = A confronto col computer
grade-as-level = come il livello { $level }
grade-as-levels = come i livelli { $low } e { $high }
grade-level = livello { $level }
grade-levels = livelli { $low }–{ $high }

# Le azioni.
review-play-from = Gioca dal turno { $number }
review-play-from-here = Gioca da qui
review-share = Condividi
review-look-closer = Analizza più a fondo
review-looking = Analisi: { $percent }%
review-looked-closer = Analisi completa
