### I tasti e i pulsanti del controller.

keys = Tasti
keys-on-the-table = Al tavolo
keys-open = Pannelli
keys-in-a-replay = Quando rivedi una partita
keys-of-the-program = Dappertutto
keys-on-a-controller = Sul controller
keys-cursor = Sposta il cursore
keys-take = Scegli, lancia
keys-next = Scelta seguente
keys-previous = Scelta precedente
keys-choice = Scelta precedente o seguente
keys-throw = Lancia
keys-done = «Fatto», oppure «Fai partire una pedina» dopo un 8 o un 12
keys-undo = Ritira la tua ultima mossa
keys-redo = Ripeti la mossa ritirata
keys-hint = Suggerimento
keys-digits = Inserisci il tuo lancio
keys-escape = Chiudi, annulla, pausa
keys-up = Annulla, pausa
keys-mute = Audio sì o no
keys-big = Grande schermo sì o no
keys-fullscreen = Schermo intero sì o no
keys-step = Un passo indietro o avanti
keys-mistake = Errore precedente o seguente
keys-turn = Un turno indietro o avanti
keys-ends = Inizio o fine
keys-play = Avvia o metti in pausa
keys-choices = Mostra la mossa migliore, quella giocata o entrambe

key-space = Spazio
key-enter = Invio
key-shift = Maiusc
key-home = Inizio
key-end = Fine

pad-cross = Croce direzionale, levetta sinistra
pad-south = Pulsante in basso
pad-east = Pulsante a destra
pad-west = Pulsante a sinistra
pad-north = Pulsante in alto
pad-right-trigger = Grilletto destro
pad-shoulders = Pulsanti dorsali
pad-start = Pulsante Start
pad-right-stick = Premi la levetta destra
