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
