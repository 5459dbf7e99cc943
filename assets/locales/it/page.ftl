# Testi della pagina attorno al tavolo. page/tools/build.mjs li mette in page/index.html.

page-title = Tavoliere: quattro giochi antichi
page-description = Tablan, Tablut, Tapatan e Tawula: quattro giochi antichi su quattro bei tavoli, in due allo stesso schermo o contro il computer.
page-name = Tavoliere
page-loading = Sto preparando il tavolo
page-progress = Caricamento
page-no-script = Per funzionare, questo gioco ha bisogno di JavaScript.
page-canvas = Il tavolo. Selezionalo per giocare con la tastiera.
page-read = Attiva il supporto per lettori di schermo

stopped-broken = Il gioco si è fermato
stopped-broken-why = Qualcosa è andato storto. Salva la partita per sicurezza, poi ricarica la pagina.
stopped-graphics = La grafica si è fermata
stopped-graphics-why = Il browser ha tolto la grafica a questa pagina. Salva la partita per sicurezza, poi ricarica la pagina.
stopped-restart = La pagina riparte
stopped-restart-why = Il browser ha tolto la grafica a questa pagina. La partita è salvata e continua da dov’era.
stopped-loading = Impossibile caricare il gioco
stopped-loading-why = Manca una parte del gioco. Controlla la connessione e riprova.
stopped-browser = Questo browser non può mostrare il gioco
stopped-browser-why = Al gioco serve qualcosa che qui manca o è disattivato. Usa una versione di Firefox, Chrome, Edge o Safari del 2023 o più recente.
stopped-reload = Ricarica
stopped-save = Salva la partita
stopped-details = Dettagli

copy-title = Copia questo testo
copy-why = Il browser ha impedito la copia. Copia il testo da qui, o salvalo in un file.
copy-next = Salva in un file
copy-close = Chiudi
paste-title = Incolla qui il testo
paste-why = Il browser non permette al gioco di leggere gli appunti.
paste-next = Apri
paste-close = Annulla
