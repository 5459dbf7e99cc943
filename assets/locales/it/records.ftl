### Problemi con il testo di una partita.

record-problem = Riga { $line }: { $problem }
record-problem-too-large = Il testo è molto più lungo di qualsiasi partita.
record-problem-no-record = Il testo di una partita comincia con la riga «tavoliere { $version }». Questo no.
record-problem-version = Viene da una versione più nuova di Tavoliere.
record-problem-header = Questa non è una voce «nome: valore», oppure manca, è ripetuta o sconosciuta ({ $detail }).
record-problem-turn = Questo turno è illeggibile ({ $detail }).
record-problem-unfinished = Il turno { $number } non è finito, quindi non può seguirne un altro.
record-problem-after-end = Il testo continua dopo la fine della partita.
record-problem-result = Il risultato scritto è { $found }, ma le mosse portano a { $expected }.
