### Da che cosa nascono i tiri di una partita: sigillato prima del primo, aperto dopo l’ultimo.

fair-title = Tiri onesti
fair-mix = Metti del tuo nei tiri
fair-mix-line = Tutti i tiri di questa partita sono già sigillati. Tieni a mente le quattro parole: alla fine mostrano che nulla è cambiato. Se volete, ognuno aggiunge una riga che nessuno poteva sapere prima.
fair-not-sealed = Questo dispositivo non dà byte casuali: i tiri di questa partita non si possono sigillare.
fair-from = { $side } aggiunge
fair-from-hint = Parole qualsiasi, o tasti a caso
fair-sealed = Sigillato prima del primo tiro
fair-opens = Si apre dopo l’ultimo tiro. Fino ad allora nessuno può calcolare che cosa uscirà.
fair-salt = Sale
fair-seed = Seme
fair-gave = { $side } ha aggiunto: { $text }
fair-same-words = Sale e seme portano alle stesse quattro parole.
fair-throws-follow = { $count ->
    [one] L’unico tiro nasce dal seme.
   *[other] Tutti i { $count } tiri nascono dal seme.
}
fair-result-true = Il risultato è quello a cui portano le mosse.
fair-wrong = Questo non torna: { $problem }
fair-numbered = I tiri di questa partita nascono dal numero { $number }. Chiunque può averlo scelto, quindi non si può provare nulla. Ogni partita nuova è sigillata prima del primo tiro.
fair-check = Chiunque può controllare la partita scritta: docs/fairness.md dice come, con un breve script in Python.
fair-copy = Copia la partita
fair-match = Tutto l’incontro
fair-none = In questo gioco non si tira nulla.
fair-throws = { $count ->
    [one] un tiro
   *[other] { $count } tiri
}
fair-band = La linea è quanto ci si aspetta; nove conteggi su dieci stanno nella fascia.
fair-verdict-all = Quasi a tutti capita questo o peggio.
fair-verdict-ten = { $count ->
    [one] A un giocatore su dieci capita questo o peggio.
   *[other] A { $count } giocatori su dieci capita questo o peggio.
}
fair-verdict-hundred = { $count ->
    [one] A un giocatore su cento capita questo o peggio.
   *[other] A { $count } giocatori su cento capita questo o peggio.
}
fair-verdict-rare = A un giocatore su { NUMBER($count) } capita questo o peggio. È raro, e succede.
fair-waits = Le attese più lunghe
fair-waits-six = { $side } per un sei
fair-waits-doublets = { $side } per un doppio
fair-waits-start = { $side } per un tiro che fa partire
fair-waits-score = { $side } per un tiro che vale
fair-wait = { $count ->
    [one] Un tiro a vuoto, nel turno { $turn }.
   *[other] { $count } tiri a vuoto, dal turno { $turn }.
}
fair-no-wait = Nessun tiro a vuoto.
fair-wait-all = Quasi ogni partita aspetta tanto.
fair-wait-ten = { $count ->
    [one] Una partita su dieci aspetta tanto.
   *[other] { $count } partite su dieci aspettano tanto.
}
fair-wait-hundred = { $count ->
    [one] Una partita su cento aspetta tanto.
   *[other] { $count } partite su cento aspettano tanto.
}
fair-wait-rare = Una partita su { NUMBER($count) } aspetta tanto.
fair-luck = Fortuna
fair-luck-line = Quanto ogni tiro ha cambiato la probabilità di vincere, sommato turno per turno, in centesimi di partita: in su per il primo, in giù per l’altro.
fair-luck-reading = letto il { $percent } %
fair-luck-sum = { $points } per { $side }
fair-swing = turno { $turn }, { $side }: { $points }
