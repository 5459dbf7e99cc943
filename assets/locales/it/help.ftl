### I tasti e i pulsanti del controller.

keys = Tasti
keys-on-the-table = Al tavolo
keys-open = Pannelli
keys-in-a-replay = Quando rivedi una partita
keys-of-the-program = Dappertutto
keys-cursor = Sposta il cursore
keys-take = Scegli, lancia
keys-next = Scelta seguente
keys-previous = Scelta precedente
keys-throw = Lancia
keys-done = «Fatto», oppure «Fai partire una pedina» dopo un 8 o un 12
keys-undo = Ritira la tua ultima mossa
keys-redo = Ripeti la mossa ritirata
keys-hint = Suggerimento
keys-digits = Inserisci il tuo lancio
keys-escape = Chiudi, annulla, pausa
keys-mute = Audio sì o no
keys-big = Grande schermo sì o no
keys-fullscreen = Schermo intero sì o no
keys-turn = Un turno indietro o avanti
keys-play = Avvia o metti in pausa
keys-choices = Mostra la mossa migliore, quella giocata o entrambe
keys-home-move = Sposta la selezione
keys-home-open = Apri o gioca
keys-home-learn = Inizia la lezione
keys-step-back = Un passo indietro
keys-step-forward = Un passo avanti
keys-mistake-before = Errore precedente
keys-mistake-next = Errore seguente
keys-first = Vai all’inizio
keys-last = Vai alla fine
keys-controller = Controller
keys-line = Per cambiare un tasto o un pulsante, tocca la sua riga.
keys-none = Nessun tasto
keys-no-button = Nessun pulsante
keys-waits = Premi un tasto o un pulsante del controller.
keys-refused = Questo tasto è fisso. Usa una lettera, 7, 8, 9, Ins, Canc, Pagina su o Pagina giù.
keys-refused-button = La croce, il pulsante in basso e quello a destra sono fissi. Usa un altro pulsante.
# Le azioni che hanno un tasto o un pulsante: «K» serve già a «Suggerimento».
keys-taken = «{ $key }» serve già a: { $actions }.
keys-swap-line = Puoi fare uno scambio.
keys-swap = Scambia
keys-take-line = Puoi prenderlo. L’altra azione resta senza.
keys-take-over = Prendi
keys-reset-all = Reimposta tasti e pulsanti
keys-reset-asks = Reimpostare tutti i tasti e i pulsanti?

key-space = Spazio
key-enter = Invio
key-shift = Maiusc
key-home = Inizio
key-end = Fine
key-insert = Ins
key-delete = Canc
key-page-up = Pagina su
key-page-down = Pagina giù

pad-cross = Croce direzionale, levetta sinistra
pad-south = Pulsante in basso
pad-east = Pulsante a destra
pad-west = Pulsante a sinistra
pad-north = Pulsante in alto
pad-left-shoulder = Dorsale sinistro
pad-right-shoulder = Dorsale destro
pad-left-trigger = Grilletto sinistro
pad-right-trigger = Grilletto destro
pad-select = Pulsante Select
pad-start = Pulsante Start
pad-left-stick = Levetta sinistra premuta
pad-right-stick = Levetta destra premuta

keyboard-delete = Cancella
keyboard-done = Fine

scan-continue = Continua
scan-other = Altra pedina
