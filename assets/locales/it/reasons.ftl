### Perché qualcosa non si può fare, in parole semplici.

refuse-nothing-to-undo = Non c’è niente da ritirare.
refuse-nothing-to-redo = Non c’è niente da rifare.
refuse-looking-back = Stai rivedendo la partita: qui non si gioca.
refuse-nothing-to-confirm = Nessun turno aspetta il tuo Fatto.
refuse-not-your-turn = Tocca al computer.
refuse-enter-throw = Segna che cosa è uscito: premi i bastoncini o i dadi.
refuse-not-by-hand = In questa partita lancia il programma.
refuse-throw-first = Prima lancia.
refuse-move-first = Prima usa i tuoi lanci.
refuse-confirm-first = Di’ Fatto per chiudere il turno, oppure ritira la mossa.
refuse-draw-declined = Il computer preferisce continuare.
refuse-over = La partita è finita.
refuse-no-game = Sul tavolo non c’è ancora nessuna partita.

tablan-game-over = La partita è finita.
tablan-throw-first = Lancia i bastoncini prima di muovere.
tablan-move-first = Un lancio che si può usare va usato prima del prossimo.
tablan-turn-over = Questo turno è finito.
tablan-series-too-long = Questa serie ha troppi lanci per contarli.
tablan-declare-first = Prima di’ a che cosa serve il lancio da { $steps }: a far partire una pedina o a rilanciare.
tablan-nothing-to-declare = Adesso non c’è niente da dichiarare.
tablan-finish-half = Prima gioca l’altra metà del lancio da { $steps }, con un’altra pedina.
tablan-same-piece = Questa pedina ha già fatto la prima metà: la seconda tocca a un’altra.
tablan-no-piece = In { $at } non c’è nessuna pedina.
tablan-not-yours = La pedina in { $at } è dell’avversario.
tablan-not-thrown = Non ti resta nessun { $steps } da usare.
tablan-no-such-steps = { $count ->
    [one] Nessun lancio, né intero né a metà, vale 1 passo.
   *[other] Nessun lancio, né intero né a metà, vale { $count } passi.
}
tablan-not-ahead = Lungo il serpente si va solo avanti: { $to } non viene dopo { $from }.
tablan-home = La pedina in { $at } è arrivata e non si muove più.
tablan-starts-with-two = La pedina in { $at } non è ancora partita: si parte solo con un 2.
tablan-start-order = Prima deve partire la pedina più avanti, quella in { $foremost }.
tablan-must-start = Il lancio da { $steps } è stato dichiarato per partire: deve far partire una pedina.
tablan-own-piece = In { $at } c’è una tua pedina.
tablan-immune = La pedina in { $at } è arrivata e non si può catturare.
tablan-beyond-end = È più lontano di dove arriva il percorso.
tablan-entry-order = La base avversaria si riempie in ordine: adesso tocca a { $required }.
tablan-no-partner = Nessun’altra pedina potrebbe fare l’altra metà.
tablan-single-half-off = Con queste regole non si può perdere mezzo lancio.
tablan-single-half-needless = Il lancio da { $steps } si può usare per intero.
tablan-leap-off = Con queste regole non si fa il gran salto.
tablan-leap-after-each-throw = Dove si muove dopo ogni lancio non c’è il gran salto.
tablan-leap-too-short = Un gran salto somma almeno due lanci.
tablan-leap-too-late = Un gran salto usa tutta la serie, e una parte è già usata.
tablan-leap-with-start = Il lancio da { $steps } deve far partire una pedina e non entra nel gran salto.
tablan-leap-not-started = La pedina in { $at } non è ancora partita: non può fare il gran salto.

tapatan-game-over = La partita è finita.
tapatan-turn-over = Un turno è una pedina messa o un passo.
tapatan-occupied = In { $at } c’è una pedina: una nuova va su un incrocio libero.
tapatan-place-first = Prima di muovere devono essere giù tutte e sei: metti una pedina della tua mano su un incrocio libero.
tapatan-all-placed = Le sei pedine sono tutte giù: adesso una deve scorrere lungo una linea.
tapatan-no-piece = In { $at } non c’è nessuna pedina.
tapatan-not-yours = La pedina in { $at } è dell’avversario.
tapatan-not-neighbour = { $to } non è a un passo da { $from } lungo una linea.
tapatan-not-free = In { $to } c’è una pedina: si scorre solo su un incrocio libero.
tapatan-first-centre = La prima pedina della partita non può andare al centro.
tablut-game-over = La partita è finita.
tablut-turn-over = Questo turno è finito: si fa una mossa a testa.
tablut-no-piece = In { $at } non c’è nessun pezzo.
tablut-not-yours = Il pezzo in { $at } è dell’avversario.
tablut-stuck = Il pezzo in { $at } non può muoversi: le sue vie sono bloccate.
tablut-no-passing = Il pezzo in { $at } deve muoversi: non si passa.
tablut-not-in-line = Si va solo in linea retta: { $to } non è in linea con { $from }.
tablut-blocked = Un pezzo in { $at } sbarra la strada, e non si scavalca niente.
tablut-throne-passed = Il Trono vuoto, { $at }, è chiuso: nessuno ci passa.
tablut-throne-taken = Sul Trono, { $at }, non si ferma più nessuno dopo che il re l’ha lasciato.
tablut-throne-for-king = Su un Trono si ferma solo il re, e { $at } è un Trono.
tawula-game-over = La partita è finita.
tawula-throw-first = Lancia i dadi prima di muovere.
tawula-move-first = I numeri che si possono usare vanno usati prima del prossimo lancio.
tawula-turn-over = Questo turno è finito.
tawula-not-thrown = { $die ->
    [0] Nessuno dei numeri rimasti porta lì.
   *[other] Non ti resta nessun { $die } da usare.
}
tawula-no-such-point = La punta { $point } non c’è: le punte vanno da 1 a 24.
tawula-bar-empty = Su quella barra non hai pedine.
tawula-hand-empty = Lì non hai pedine.
tawula-no-piece = Sulla tua { $point } non hai pedine.
tawula-bar-first = Prima devono rientrare le tue pedine sulla barra.
tawula-starters-wait = Le due pedine di partenza aspettano sulla punta 1 finché la tua mano non è vuota.
tawula-blocked = Due o più avversarie tengono la tua { $point }.
tawula-no-room = Sulla tua { $point } hai già una pedina: dal lato avversario c’è posto per una sola.
tawula-not-all-home = Non si esce finché tutte le tue pedine non stanno fra la 19 e la 24.
tawula-rear-first = Con un { $die } non si esce dalla { $point } finché una pedina è più indietro, o sulla punta di quel numero.
tawula-more-numbers = Si devono usare più numeri possibile: così se ne userebbero di meno.
tawula-higher-die = Si può usare un solo numero: dev’essere { $die ->
    [1] l’1
   *[other] il { $die }
}.
tawula-enter-first = Il primo numero deve far entrare una pedina dalla mano.
tawula-shuts-out = Dopo questa mossa la pedina colpita non potrebbe più rientrare da nessuna parte.
