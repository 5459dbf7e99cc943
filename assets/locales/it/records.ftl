### Problemi con il testo di una partita.

record-problem = Riga { $line }: { $problem }
record-problem-too-large = Il testo è molto più lungo di qualsiasi partita.
record-problem-no-record = Il testo di una partita comincia con la riga «tavoliere { $version }». Questo no.
record-problem-version = Viene da una versione più nuova di Tavoliere.
record-problem-header = C’è un problema con una voce «nome: valore»: è sbagliata, manca, è ripetuta o sconosciuta.
record-problem-turn = Questo turno è illeggibile.
record-problem-unfinished = Il turno { $number } non è finito, quindi non può seguirne un altro.
record-problem-after-end = Il testo continua dopo la fine della partita.
record-problem-result = Il risultato scritto è { $found }, ma le mosse portano a { $expected }.
record-problem-ambiguous = «{ $found }» può voler dire «{ $one }» o «{ $other }». Scrivi il turno per intero.
record-problem-unreadable = «{ $found }» non fa parte di una partita.
record-problem-interrupted = «{ $found }» non fa parte della partita, che però continua più sotto. Togli quella riga.
record-problem-case-lost = Maiuscole e minuscole sono cambiate per strada, e così la posizione non si legge.
record-problem-lines-lost = Gli a capo sono andati persi. Copia di nuovo il testo, oppure rimetti gli a capo.
record-problem-cut = Tavoliere legge fino a { $most } MB, e questa partita è più lunga.
record-problem-many = Tavoliere legge al massimo { $most } partite alla volta.
record-problem-several = Il testo ha { $count } partite. Puoi aprirle dalla raccolta.
record-no-game = In questo testo non c’è una partita. Il testo di una partita comincia con «tavoliere», e un link contiene «#replay=».
record-empty = Il testo è vuoto.
record-altered = Il testo è stato cambiato dopo essere stato sigillato, quindi i lanci non si possono verificare.
record-no-digest = Manca l’ultima riga del testo, quella di controllo. Quindi possono mancare anche le ultime mosse, e i lanci non si possono verificare.
record-others-unread = { $count ->
    [one] Un’altra partita in questo testo è illeggibile.
   *[other] Altre { $count } partite in questo testo sono illeggibili.
}
