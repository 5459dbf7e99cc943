### I turni in figure e parole: nell’elenco delle mosse, nel testo della partita, nell’analisi, nei suggerimenti.

setting-notation = Mostra le mosse in notazione
setting-notation-line = Lettere e segni, come nei testi delle partite e nei link.

# Parole brevi accanto ai passi.
move-in = entra
move-home = arrivata
move-leap = gran salto
move-half-lost = metà persa
move-no-score = nessun punto
move-no-use =
    { $count ->
        [one] nessuna pedina può usarlo
       *[other] nessuna pedina può usarli
    }
move-raichi = Raichi! Una via d’uscita
move-tuichi = Tuichi! Più vie d’uscita
move-three-in-row = tre in fila
move-wins = vince
move-draws = patta
move-no-entry = non può entrare
move-no-move = non può muovere

# Più turni in una riga.
move-fold-no-score =
    { $count ->
        [one] Turno { $first }: nessun punto
        [2] Turni { $first } e { $last }: nessun punto
       *[other] Turni da { $first } a { $last }: nessun punto
    }
move-fold-no-move =
    { $count ->
        [one] Turno { $first }: nessuna mossa
        [2] Turni { $first } e { $last }: nessuna mossa
       *[other] Turni da { $first } a { $last }: nessuna mossa
    }

# Il significato dei segni.
move-sign-starts = parte
move-sign-captured = catturata
move-sign-hit = colpita

# Un turno in una frase, come «Turno 12, Rosso: lancia 8 e 2, da h2 a g2, cattura».
move-turn-said = Turno { $number }, { $side }: { $moves }
move-threw-said = lancia { $throws }
move-rolled-said = lancia { $throws }
move-step-said = da { $from } a { $to }
move-on-said = { $way } e poi a { $to }
move-enters-said = entra sulla punta { $to }
move-from-bar-said = dalla barra a { $to }
move-off-said = fa uscire una pedina dalla punta { $from }
move-placed-said = pedina nuova in { $to }
move-starts-said = fa partire la pedina { $way }
move-times-said = { $way } con { $count } pedine
move-captures-said =
    { $count ->
        [one] cattura
       *[other] ne cattura { $count }
    }
move-takes-king-said = cattura il re
move-hits-said =
    { $count ->
        [one] colpisce
       *[other] ne colpisce { $count }
    }
move-home-said = arrivata
move-leap-said = con un gran salto
move-lost-said =
    { $count ->
        [one] nessuna pedina può usare un { $throws }
       *[other] nessuna pedina può usare { $throws }
    }
move-unfinished-said = turno in corso

# Una mossa nel libro, e un suggerimento con il suo perché.
move-played = { $side }: { $moves }.
move-hinted = { $moves }. { $reason }
