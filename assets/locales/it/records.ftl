### Perché un testo non è una partita che si possa aprire.

record-problem = Riga { $line }: { $problem }
record-problem-too-large = Il testo è molto più lungo di qualsiasi partita.
record-problem-no-record = Una partita comincia con la riga «tavoliere { $version }», e questo testo no.
record-problem-version = È stata scritta da una versione più nuova di Tavoliere.
record-problem-header = Qui non c’è una voce del tipo «nome: valore», oppure manca, è doppia o non si conosce ({ $detail }).
record-problem-turn = Questo turno non si riesce a leggere ({ $detail }).
record-problem-unfinished = Il turno { $number } non è finito: dopo non può seguire niente.
record-problem-after-end = Dopo la fine della partita non può seguire niente.
record-problem-result = Il risultato scritto è { $found }, ma la partita porta a { $expected }.
