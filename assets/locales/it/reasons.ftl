### Motivi per cui una mossa o un comando non va, in parole semplici.

refuse-nothing-to-undo = Non c’è niente da ritirare.
refuse-nothing-to-redo = Non c’è niente da ripetere.
refuse-looking-back = Stai rivedendo la partita: qui non puoi fare mosse.
refuse-nothing-to-confirm = Non c’è nessun turno da confermare.
refuse-not-your-turn = Tocca al computer.
refuse-enter-throw = Inserisci il lancio: tocca i bastoncini o i dadi.
refuse-not-by-hand = In questa partita i lanci li fa il gioco.
refuse-throw-first = Prima si lancia.
refuse-move-first = Prima usa i tuoi lanci.
refuse-confirm-first = Tocca «Fatto» per chiudere il turno, oppure ritira la mossa.
refuse-pick-piece = { $count ->
    [one] Prima tocca la pedina da muovere, poi la destinazione.
    [2] Due pedine possono andare lì: tocca quella da muovere.
    [3] Tre pedine possono andare lì: tocca quella da muovere.
   *[other] { $count } pedine possono andare lì: tocca quella da muovere.
}
refuse-draw-declined = Il computer pensa di essere in vantaggio e continua.
refuse-draw-won = Il computer ha la vittoria in pugno e continua.
refuse-over = La partita è finita.
refuse-no-game = Sul tavolo non c’è ancora nessuna partita.

# Un motivo, seguito dalle mosse possibili.
two-sentences = { $before } { $next }
advice-marked = Tocca uno dei posti segnati.
advice-pick = Pedine possibili: { $at }.
advice-pick-lit = Tocca una pedina illuminata: puoi scegliere fra { $count }.
place-hand = la mano
place-bar = la barra
place-off = fuori dal tavoliere

tablan-game-over = La partita è finita.
tablan-throw-first = Lancia i bastoncini prima di muovere.
tablan-move-first = Se puoi usare un lancio, usalo prima del prossimo.
tablan-turn-over = Questo turno è finito.
tablan-series-too-long = Questa serie ha troppi lanci per contarli.
tablan-declare-first = Prima scegli se far partire una pedina con il lancio da { $steps } o rilanciare.
tablan-nothing-to-declare = Adesso non c’è niente da scegliere.
tablan-finish-half = Prima gioca l’altra metà del lancio da { $steps }, con un’altra pedina.
tablan-same-piece = Questa pedina ha già fatto la prima metà. La seconda tocca a un’altra.
tablan-no-piece = Adesso nessuna tua pedina può andare in { $at }.
tablan-not-yours = La pedina in { $at } è dell’avversario, e adesso non puoi catturarla.
tablan-not-thrown = Adesso non hai un { $steps } da usare.
tablan-no-such-steps = { $count ->
    [one] È a 1 passo, e nessun lancio porta lì.
   *[other] È a { $count } passi, e nessun lancio porta lì.
}
tablan-not-ahead = Lungo il percorso si va solo avanti. { $to } non viene dopo { $from }.
tablan-home = La pedina in { $at } è arrivata e non si muove più.
tablan-starts-with-two = La pedina in { $at } non è ancora partita. Si parte solo con un 2.
tablan-start-order = Prima deve partire la pedina più avanti, quella in { $foremost }.
tablan-must-start = Hai scelto di partire con il lancio da { $steps }: usalo per far partire una pedina.
tablan-own-piece = In { $at } c’è una tua pedina.
tablan-immune = La pedina in { $at } è arrivata e non si può catturare.
tablan-beyond-end = Il percorso finisce prima.
tablan-entry-order = La base avversaria si riempie in ordine: la prossima casella è { $required }.
tablan-no-partner = Nessun’altra pedina può fare l’altra metà.
tablan-single-half-off = Con queste regole non puoi usare solo mezzo lancio.
tablan-single-half-needless = Non puoi giocarne solo metà: il lancio da { $steps } si può usare per intero.
tablan-leap-off = Con queste regole non c’è il gran salto.
tablan-leap-after-each-throw = Se si muove dopo ogni lancio, non c’è il gran salto.
tablan-leap-too-short = Per un gran salto servono almeno due lanci.
tablan-leap-too-late = Un gran salto usa tutta la serie, ma tu ne hai già usata una parte.
tablan-leap-with-start = Il lancio da { $steps } deve far partire una pedina, quindi non entra nel gran salto.
tablan-leap-not-started = La pedina in { $at } non è ancora partita, quindi non può fare il gran salto.
tablan-threw = Hai lanciato un { $steps }.
tablan-last-left = Ti resta un { $steps }.
tablan-left = Ti restano { $throws }.
tablan-half-left = Resta metà del lancio da { $steps }, per un’altra pedina.
tablan-try-start = Fai partire la pedina in { $at }: va in { $to }.
tablan-try-capture = La pedina in { $at } può catturare in { $to }.
tablan-try-home = La pedina in { $at } può arrivare nella base avversaria, in { $to }.
tablan-try-move = Muovi la pedina da { $at } a { $to }.

tapatan-game-over = La partita è finita.
tapatan-turn-over = In un turno metti una pedina o ne muovi una.
tapatan-occupied = In { $at } c’è già una pedina.
tapatan-place-first = Prima di muovere, tutte le pedine devono essere sul tavoliere. Metti una pedina su un incrocio libero.
tapatan-all-placed = Tutte le pedine sono sul tavoliere. Adesso muovi una delle tue.
tapatan-no-piece = Adesso nessuna tua pedina può arrivare in { $at }.
tapatan-not-yours = La pedina in { $at } è dell’avversario.
tapatan-not-neighbour = Con un passo non puoi andare da { $from } a { $to }.
tapatan-not-free = In { $to } c’è una pedina.
tapatan-first-centre = La prima pedina della partita non può andare al centro.
tapatan-try-place = Metti una pedina in { $to }.
tapatan-try-slide = Da { $at } puoi arrivare in { $to }.

tablut-game-over = La partita è finita.
tablut-turn-over = Questo turno è finito. Si fa una mossa a testa.
tablut-no-piece = Adesso nessun tuo pezzo può andare in { $at }.
tablut-not-yours = Il pezzo in { $at } è dell’avversario.
tablut-stuck = Il pezzo in { $at } è bloccato e non può muoversi.
tablut-no-passing = Il pezzo in { $at } deve andare in un’altra casella. Non puoi passare.
tablut-not-in-line = Si va solo in linea retta. { $to } non è in linea con { $from }.
tablut-blocked = Un pezzo in { $at } sbarra la strada. Non si può saltare.
tablut-throne-passed = Il Trono vuoto, { $at }, è chiuso. Nessun pezzo può passarci.
tablut-throne-taken = Il re ha lasciato il Trono, { $at }. Ora nessun pezzo può fermarsi lì.
tablut-throne-for-king = Solo il re può fermarsi su un Trono, e { $at } è un Trono.
tablut-camp-entered = { $at } fa parte di un accampamento. Da fuori nessun pezzo può entrarci o attraversarlo.
tablut-try-move = Muovi il pezzo da { $at } a { $to }.

tawula-game-over = La partita è finita.
tawula-throw-first = Lancia i dadi prima di muovere.
tawula-move-first = Se puoi usare un numero, usalo prima del prossimo lancio.
tawula-turn-over = Questo turno è finito.
tawula-not-thrown = { $die ->
    [0] Nessuno dei tuoi numeri porta lì.
    [1] Per andare lì ti servirebbe un 1.
   *[other] Per andare lì ti servirebbe un { $die }.
}
tawula-no-such-point = La punta { $point } non esiste. Le punte vanno da 1 a 24.
tawula-bar-empty = Sulla barra non hai pedine.
tawula-hand-empty = Adesso da lì non puoi muovere nessuna pedina.
tawula-no-piece = Adesso nessuna tua pedina può andare sulla punta { $point }.
tawula-bar-first = Prima fai rientrare le pedine che hai sulla barra.
tawula-starters-wait = Le due di partenza restano sulla punta 1 finché la tua mano non è vuota.
tawula-blocked = Due o più pedine avversarie chiudono la punta { $point }.
tawula-no-room = Hai già una pedina sulla punta { $point }. Le punte da 1 a 11 ne tengono una sola.
tawula-not-all-home = Puoi far uscire le pedine solo quando sono tutte fra la punta 19 e la 24.
tawula-rear-first = Con un { $die } non puoi far uscire una pedina dalla { $point } se ne hai una più indietro.
tawula-more-numbers = Usa più numeri che puoi. Questa mossa ne spreca uno che potresti usare.
tawula-higher-die = Puoi usare un solo numero: dev’essere { $die ->
    [1] l’1
   *[other] il { $die }
}.
tawula-enter-first = Il primo numero deve far entrare una pedina che hai in mano.
tawula-shuts-out = Dopo questa mossa la pedina colpita non potrebbe più rientrare.
tawula-rolled = Hai lanciato { $high } e { $low }.
tawula-last-left = Ti resta { $die ->
    [1] l’1
   *[other] il { $die }
}.
tawula-doubles-left = { $count ->
    [4] Hai fatto doppio { $die }: giocalo quattro volte.
    [3] Puoi giocare ancora tre volte { $die ->
            [1] l’1
           *[other] il { $die }
        }.
   *[other] Puoi giocare ancora due volte { $die ->
            [1] l’1
           *[other] il { $die }
        }.
}
tawula-try-enter = Fai entrare una pedina dalla mano sulla punta { $to }.
tawula-try-return = Fai rientrare la pedina dalla barra sulla punta { $to }.
tawula-try-off = Fai uscire la pedina dalla punta { $at }.
tawula-try-hit = Muovi una pedina dalla punta { $at } alla { $to } e colpisci la pedina scoperta.
tawula-try-move = Muovi una pedina dalla punta { $at } alla { $to }.
