### L’origine dei lanci di una partita: sigillata prima del primo, aperta dopo l’ultimo.

fair-title = Lanci verificabili
fair-mix = Lanci
fair-mix-line = Un numero segreto è già sigillato, e queste quattro parole lo rappresentano. Ricordale: alla fine mostrano che nulla è cambiato. Per maggiore sicurezza ognuno può aggiungere un testo segreto. I lanci vengono dal numero e dai testi insieme.
fair-not-sealed = Questo dispositivo non ha una fonte sicura di numeri casuali, quindi i lanci di questa partita non si possono sigillare.
fair-from = Testo del { $side }
fair-from-hint = Parole qualsiasi, o tasti a caso
fair-sealed = Sigillato prima del primo lancio
fair-opens = Il sigillo si apre dopo l’ultimo lancio. Fino ad allora nessuno può calcolare che cosa uscirà.
fair-salt = Sale (un secondo numero casuale)
fair-seed = Seme (il numero segreto)
fair-gave = Il { $side } ha aggiunto: { $text }
fair-same-words = Il sale e il seme danno le quattro parole dell’inizio.
fair-throws-follow = { $count ->
    [one] L’unico lancio viene dal seme e dagli eventuali testi aggiunti.
   *[other] I lanci sono { $count }, e vengono tutti dal seme e dagli eventuali testi aggiunti.
}
fair-result-true = Il risultato corrisponde alle mosse.
fair-wrong-altered = Il testo della partita è stato cambiato dopo essere stato sigillato.
fair-wrong-seal = Il sale e il seme non danno le quattro parole dell’inizio.
fair-wrong-throw = Il lancio { $number } non viene dal seme.
fair-wrong-result = La partita è finita, ma il testo della partita non dice chi ha vinto.
fair-wrong-digest = Manca l’ultima riga del testo della partita, quella di controllo.
fair-wrong-earlier = Questo non si può controllare, perché un controllo precedente ha trovato un errore.
fair-numbered = Questi lanci vengono dal seme { $number }. Chiunque può averlo scelto, quindi non si può provare che siano onesti. Se non scegli un seme, una nuova partita è sigillata prima del primo lancio.
fair-how = Come si controlla
fair-check = Copia la partita: chiunque può controllarla con un breve script in Python, che trovi nel codice sorgente di Tavoliere.
fair-copy = Copia la partita
fair-match = Tutto l’incontro
fair-none = In questo gioco non ci sono lanci.
fair-throws = { $count ->
    [one] un lancio
   *[other] { $count } lanci
}
fair-band = La linea segna il numero atteso. Nove volte su dieci il conteggio cade nella fascia.
fair-verdict-all = A quasi tutti capitano scarti almeno così grandi.
fair-verdict-ten = { $count ->
    [one] A un giocatore su dieci capitano scarti almeno così grandi.
   *[other] A { $count } giocatori su dieci capitano scarti almeno così grandi.
}
fair-verdict-hundred = { $count ->
    [one] A un giocatore su cento capitano scarti almeno così grandi.
   *[other] A { $count } giocatori su cento capitano scarti almeno così grandi.
}
fair-verdict-rare = A un giocatore su { NUMBER($count) } capitano scarti almeno così grandi. È raro, ma succede.
fair-waits = Le attese più lunghe
fair-waits-six = { $side }: attesa di un sei
fair-waits-doublets = { $side }: attesa di un doppio
fair-waits-start = { $side }: attesa di un lancio per partire
fair-waits-score = { $side }: attesa di un lancio che fa punti
fair-wait = { $count ->
    [one] Un lancio a vuoto, nel turno { $turn }.
   *[other] { $count } lanci a vuoto, dal turno { $turn }.
}
fair-no-wait = Nessun lancio a vuoto.
fair-wait-all = Succede in quasi tutte le partite.
fair-wait-ten = { $count ->
    [one] Succede in una partita su dieci.
   *[other] Succede in { $count } partite su dieci.
}
fair-wait-hundred = { $count ->
    [one] Succede in una partita su cento.
   *[other] Succede in { $count } partite su cento.
}
fair-wait-rare = Succede in una partita su { NUMBER($count) }.
fair-luck = Fortuna
fair-luck-line = Quanto i lanci hanno cambiato la probabilità di vittoria di ognuno, turno dopo turno, in punti percentuali.
fair-luck-good = A favore del { $side }
fair-luck-turn = Turno
fair-count-said = { $value }: { NUMBER($count) }
fair-counts-said = { $value }: { NUMBER($count) }, previsti { NUMBER($expected) }
fair-luck-reading = Analisi: { $percent }%
fair-luck-sum = { $side }: { $points }
fair-swing = turno { $turn }, { $side }: { $points }
