# Le parole della pagina attorno al tavolo. page/tools/build.mjs le mette in page/index.html.

page-title = Tavoliere: quattro giochi antichi
page-description = Tablan, Tablut, Tapatan e Tawula: quattro giochi antichi su quattro bei tavoli, in due allo stesso schermo o contro il computer.
page-name = Tavoliere
page-loading = Sto apparecchiando il tavolo
page-progress = Caricamento
page-no-script = Questo gioco è un programma: per funzionare ha bisogno di JavaScript.
page-canvas = Il tavolo. I tasti del gioco rispondono quando è selezionato.

stopped-broken = Il gioco si è fermato
stopped-broken-why = Qualcosa è andato storto e il gioco non può ripartire da solo. Salva la tua partita per sicurezza, poi ricarica la pagina.
stopped-graphics = Non si vede più niente
stopped-graphics-why = Il browser ha tolto la grafica a questa pagina. Salva la tua partita per sicurezza, poi ricarica la pagina.
stopped-loading = Il tavolo non è arrivato
stopped-loading-why = Manca una parte del gioco. Controlla la connessione e riprova.
stopped-browser = Qui il tavolo non si può disegnare
stopped-browser-why = A questo browser manca qualcosa che serve per disegnare il gioco, oppure è disattivato. Un Firefox, Chrome, Edge o Safari dal 2023 in poi ce l’ha.
stopped-reload = Ricarica
stopped-save = Salva la partita
stopped-details = Che cosa è successo
