### Pulsanti, targhette e pannelli.

app-title = Tavoliere
loading = Sto preparando il tavolo
loading-failed = Impossibile caricare il gioco
loading-failed-why = Non è stato possibile caricare queste parti:
loading-missing = Manca { $part }
loading-unread = Lettura non riuscita: { $part }
loading-damaged = { $part } è danneggiato
loading-failed-advice = Il gioco e la sua cartella «assets» devono stare nello stesso posto. Rimettili insieme, oppure scarica di nuovo il gioco. Premi Esc per uscire.
loading-failed-connection = Controlla la connessione, poi riprova.
loading-again = Riprova

game-tablan = Tablan
game-tablan-place = Mysore
game-tablan-line = Una corsa e una battaglia lungo un percorso a serpente. Lancia i quattro bastoncini, porta le tue dodici pedine nella base avversaria e cattura quel che puoi per strada.
tablan-first = Blu
tablan-second = Rosso
preset-PerGioco = Regole italiane
preset-PerGioco-line = Prima lanci tutta la serie, poi muovi. Le pedine partono e arrivano in ordine. Vince chi ha più pedine arrivate.
preset-English = Regole inglesi
preset-English-line = Muovi dopo ogni lancio. Le pedine partono e arrivano in qualsiasi ordine. Vince chi ha più pedine rimaste.
preset-Bell = Regole di Bell
preset-Bell-line = Muovi dopo ogni lancio. Le pedine partono e arrivano in qualsiasi ordine. Vince chi ha più pedine arrivate.
game-tapatan = Tapatan
game-tapatan-place = Filippine
game-tapatan-line = Tre in fila su nove incroci. Metti le tue tre pedine, poi falle scorrere lungo le linee. Una partita dura pochi minuti.
tapatan-first = Bianco
tapatan-second = Nero
preset-Tapatan = Tapatan
preset-Tapatan-line = Le regole originali: la prima pedina può andare al centro, e le posizioni possono ripetersi.
preset-Even-start = Partenza alla pari
preset-Even-start-line = La prima pedina non può andare al centro. Una posizione vista tre volte è patta.
preset-Achi = Achi
preset-Achi-line = Dal Ghana: quattro pedine ciascuno, così resta libero un solo incrocio. Chi comincia dal centro può sempre vincere.
preset-Nine-holes = Nove buche
preset-Nine-holes-line = Dall’Inghilterra: una pedina va su qualsiasi incrocio libero, e le diagonali non vincono. Giocando al meglio è patta.
preset-Tant-fant = Tant Fant
preset-Tant-fant-line = Dall’India: le pedine partono già sul tavoliere, e la tua riga di partenza non vince. Giocando al meglio è patta.
preset-Three-mens-morris = Mulino 3x3
preset-Three-mens-morris-line = Senza diagonali: le pedine si muovono e vincono lungo righe e colonne. Giocando al meglio è patta.
custom-rules = regole personalizzate

game-tablut = Tablut
game-tablut-place = Lapponia, 1732
game-tablut-line = Un assedio, descritto da Linneo nel suo viaggio in Lapponia. Il re e i suoi otto difensori vogliono fuggire. Sedici avversari vogliono fermarli.
tablut-first = Nero
tablut-second = Bianco
tablut-people-first = Moscoviti
tablut-people-second = Svedesi
tablut-begins = Inizia sempre il Nero.
tablut-begins-second = Inizia sempre il Bianco.
preset-Linnaeus = Linneo
preset-Linnaeus-line = Le regole del 1732: per catturare il re servono quattro pedine, e il Trono vuoto è chiuso. Il Bianco è nettamente favorito.
preset-Open-throne = Trono aperto
preset-Open-throne-line = Come Linneo, ma tutti i pezzi possono passare sul Trono vuoto.
preset-Five-thrones = Cinque Troni
preset-Five-thrones-line = Una variante moderna: anche gli angoli sono Troni, e il re vince solo lì. I Troni vuoti aiutano a catturare le pedine.
preset-Flanked-king = Re fra due pedine
preset-Flanked-king-line = Lontano dal Trono bastano due pedine per catturare il re. Le parti sono quasi pari.
preset-Walker = Walker
preset-Walker-line = Lontano dal Trono bastano due pedine per catturare il re. Ogni pezzo può attraversare il Trono vuoto, che aiuta tutti a catturare. Se un giocatore non può muovere, è patta.
preset-Ashton = Ashton
preset-Ashton-line = Le pedine nere aspettano in accampamenti chiusi a chi viene da fuori. Accampamenti e Trono aiutano tutti e due i giocatori a catturare. Inizia il Bianco, ma il favorito è il Nero.
preset-BrainKing = BrainKing
preset-BrainKing-line = Le regole del sito BrainKing: come «Trono aperto», ma il re non aiuta a catturare. Il Bianco è nettamente favorito.

turn-number = turno { $number }
you = Tu
seat-person = Persona

to-throw = Il { $side } lancia
to-roll = Il { $side } lancia
to-move = Muove il { $side }
to-confirm = Il { $side } ha mosso
wins = Vince il { $side }
drawn = Patta
thinking = Il { $side } ci pensa

nothing-thrown = Tocca i bastoncini o premi { $key }
press-button-sticks = Premi { $button } per lanciare i bastoncini
how-to-use-whole = Una pedina fa { $steps } passi, o due ne fanno { $half } ciascuna
how-to-use-half = Un’altra pedina fa { $half } { $half ->
    [one] passo
   *[other] passi
}
how-to-use-several = Nell’ordine che vuoi: tocca il lancio da usare ora
how-to-use-chosen = Ecco le mosse del lancio da { $steps }. Toccalo ancora per vedere tutte le mosse
declare-question = Hai fatto { $steps }: fai partire una pedina o rilanci?
declare-start = Fai partire una pedina
declare-again = Rilancia

home = Arrivate
captured = Catturate
captured-short = Catturate
in-hand = In mano
how-to-place = Tocca un incrocio libero per mettere una pedina
how-to-slide = Tocca una pedina, poi un incrocio libero accanto
how-to-move-anywhere = Tocca una pedina, poi un incrocio libero qualsiasi
position-seen = { $count ->
    [one] Posizione vista una volta
    [2] Posizione vista due volte
   *[other] Posizione vista { $count } volte
}
third-draws = Alla terza è patta
tapatan-lines = Riempi una di queste linee e vinci
repeats-free = Le posizioni possono ripetersi
not-started = { $count ->
    [0] nessuna ferma
    [one] 1 ancora ferma
   *[other] { $count } ancora ferme
}

throw = Lancia
roll = Lancia
done = Fatto
show-result = Vedi il risultato
undo = Ritira
redo = Ripeti
pause-undo = Ritira la mossa
pause-redo = Ripeti la mossa
hint = Suggerimento
new-game = Nuova partita
resign = Abbandona
rematch = Rivincita
settings = Impostazioni
help = Come si gioca
help-short = Regole
quit = Esci
quit-question = Vuoi uscire da Tavoliere?
quit-line = La tua partita resta salvata: la ritrovi quando torni.
quit-stay = Continua a giocare
fullscreen = Schermo intero
windowed = Finestra
mute = Togli l’audio
unmute = Riattiva l’audio
closer-view = Vista ravvicinata
whole-board = Tutto il tavoliere
move-list = Mosse
close = Chiudi
cancel = Annulla
start-game = Si gioca!
goes-on = In corso, turno { $number }
go-on-at = Continua dal turno { $number }
begin-anew = Ricomincia
keep-looking = Guarda il tavoliere

flats = { $count ->
    [0] Quattro tonde
    [1] Una piatta, tre tonde
    [2] Due piatte, due tonde
    [3] Tre piatte, una tonda
   *[4] Quattro piatte
}
# Un lancio contato. La faccia piatta è di legno liscio.
sticks-counted = { $flats ->
    [0] Nessuna piatta: { $steps }
    [one] { $flats } piatta: { $steps }
   *[other] { $flats } piatte: { $steps }
}
sticks-counted-nothing = { $flats ->
    [one] { $flats } piatta: nessun punto
   *[other] { $flats } piatte: nessun punto
}
dice-counted = { $one } e { $other }
dice-counted-double = Doppio { $die }: quattro volte
throw-until-move = Lancia finché non posso muovere
throw-until-move-short = Continua a lanciare
toast-empty-turns = { $count ->
    [one] { $count } turno senza mosse
   *[other] { $count } turni senza mosse
}
worth-again = { $steps } passi e un altro lancio
worth-move = Muovi di { $steps } passi
worth-nothing = Nessun punto. Il turno passa.
worth-nothing-last = La serie è finita
worth-not-two = Non è un 2. Lancia l’altro.
legend = Passi per ogni lancio
legend-value-nothing = niente

tablan-lost = { $steps ->
    [8] Nessuna mossa per un 8: nessuna pedina può fare 8 o 4 passi.
    [12] Nessuna mossa per un 12: nessuna pedina può fare 12 o 6 passi.
   *[other] Nessuna mossa per un 2: nessuna pedina può fare 2 passi o 1.
}
tablan-lost-waiting = Nessuna mossa per un { $steps }: può usarlo solo una pedina già partita.
tablan-lost-taken = Nessuna mossa per un { $steps }: ogni pedina finirebbe su una dello stesso colore.
tablan-lost-home = Nessuna mossa per un { $steps }: nessuna pedina arriva sulla casella giusta della base avversaria.
stuck = Adesso nessuna tua pedina può muoversi, qualunque lancio tu faccia.
stuck-finish = Vai avanti veloce
mark-can-move = Puoi muoverla
mark-can-move-one = Puoi muoverne una
mark-goes = Puoi andare qui
mark-places = Qui puoi mettere una pedina
mark-captures = Qui puoi catturare
mark-started = Già partita
mark-waiting = Non è ancora partita
mark-home = Arrivata: non si può catturare
mark-home-exposed = Arrivata: si può ancora catturare
mark-king = Il re
mark-throne = Il Trono vuoto: nessun pezzo può fermarsi qui
mark-throne-of-five = Un Trono: solo il re può fermarsi qui
mark-camp = Un accampamento: da fuori non entra nessun pezzo
mark-locked = Bloccate finché la mano non è vuota
mark-blot = Una pedina scoperta: è sola, può essere colpita
mark-head = La testa: tiene quante pedine vuoi
mark-in-hand = In mano: devono ancora entrare
mark-on-bar = Sulla barra: rientrano per prime
mark-off = Già uscite
tray-hand = In mano
tray-off = Uscite
toast-half-lapsed = L’altra metà del lancio da { $steps } è persa.
toast-all-placed = Tutte le pedine sono sul tavoliere. D’ora in poi falle scorrere lungo le linee.
toast-all-placed-anywhere = Tutte le pedine sono sul tavoliere. D’ora in poi spostale su un incrocio libero qualsiasi.
toast-seen-twice = Questa posizione c’è già stata due volte. Alla terza è patta.
toast-passed = Il { $side } non può muovere e passa.
toast-other-side = Questa volta giochi col { $side }.
toast-resumed = La partita riprende da dove l’avevi lasciata.
toast-save-failed = Impossibile salvare la partita.
toast-save-full = Non c’è più spazio per salvare. Libera spazio sul disco. Puoi giocare, ma non ritroverai la partita dopo aver chiuso Tavoliere.
toast-save-full-page = In questo browser non c’è più spazio per salvare. Elimina qualche partita dalla raccolta. Puoi giocare, ma non ritroverai la partita dopo aver chiuso la scheda.
toast-save-forbidden = Tavoliere non può scrivere nella sua cartella. Rendila scrivibile. Puoi giocare, ma non ritroverai la partita dopo aver chiuso Tavoliere.
toast-save-in-use = Un’altra finestra di Tavoliere blocca i salvataggi. Chiudila. Qui la partita continua.
toast-damaged = Una partita salvata è danneggiata e non si può aprire. I suoi dati restano conservati.
toast-settings = Impossibile leggere alcune impostazioni.
toast-restarted = Il driver grafico si è fermato: Tavoliere è ripartito da dove eri.
graphics-lost = Il driver grafico continua a fermarsi
graphics-lost-line = La partita è salvata. Aggiorna il driver grafico o riavvia il computer, poi riapri Tavoliere.
crashed-line = Qualcosa è andato storto. La partita è salvata: riapri Tavoliere. Se si ferma di nuovo, segnalaci questo: { $reason }
no-graphics = Nessun driver grafico funziona
no-graphics-line = Tavoliere usa Vulkan, DirectX 12, Metal o OpenGL. Installa o aggiorna il driver della scheda grafica, poi riapri Tavoliere. Puoi giocare anche nel browser.
toast-not-lasting = Qui il gioco non può salvare niente.
toast-not-lasting-page = Questo browser non permette alla pagina di salvare niente. Permettile di conservare dati, poi ricaricala.
toast-link-game = Il link indica un gioco sconosciuto, «{ $found }». Puoi giocare a { $accepted }.
toast-link-preset = Il link indica un regolamento sconosciuto, «{ $found }». Questo gioco ha { $accepted }.
toast-link-option = Il link imposta una regola sconosciuta, «{ $found }». Questo gioco ha { $accepted }.
toast-link-value = Il link imposta { $option } su «{ $found }», ma può essere solo { $accepted }.
toast-link-seat = Il link imposta un giocatore sconosciuto, «{ $found }». Puoi usare { $accepted }.
toast-link-seed = Il seme del link, «{ $found }», non è valido. Un seme è un numero intero, { $accepted }.
toast-link-speed = Il link imposta una velocità sconosciuta, «{ $found }». Può essere { $accepted }.
toast-link-debug = Il link imposta debug su «{ $found }», ma può essere solo { $accepted }.
toast-link-name = Il link imposta «{ $found }», che non esiste. Può impostare { $accepted }.
toast-no-sound = Nessun dispositivo audio trovato. Giocherai senza suoni.

sure = Mossa da confermare
sure-question = Vuoi davvero fare questa mossa?
sure-line = { $moves }? Riduce di oltre 10 punti percentuali la tua probabilità di vittoria.
sure-play = Gioca
sure-take-back = Ritira
resign-question = Vuoi abbandonare la partita?
resign-line = Il { $side } perde. La partita resta nella raccolta.
you-win = Hai vinto
you-lose = Hai perso
end-more = Altro…
end-finished-you = Non hai più pedine da muovere.
end-wiped-out-you = Non hai più pedine.
end-resigned-you = Hai abbandonato.
end-out-of-time-you = Hai finito il tempo.
end-three-in-line-you = Hai fatto tre in fila.
end-no-move-you = Non puoi muovere.
end-borne-off-you = Hai fatto uscire tutte e quindici le pedine.
end-finished = Il { $side } non ha più pedine da muovere.
end-wiped-out = Il { $side } non ha più pedine.
end-dead = Nessuno può più muovere.
end-resigned = Il { $side } ha abbandonato.
end-three-in-line = Il { $side } ha fatto tre in fila.
end-no-move = Il { $side } non può muovere.
end-no-move-drawn = Un giocatore non poteva muovere al suo turno.
end-repetition = La stessa posizione si è ripetuta.
end-agreed = Patta per accordo.
end-score-home = Pedine arrivate
end-score-remaining = Pedine rimaste
end-tally-home = Arrivate: { $first } { $most }, { $second } { $least }.
end-tally-remaining = Rimaste: { $first } { $most }, { $second } { $least }.

new-title = Nuova partita
new-rules = Regole
new-who = Chi gioca?
new-computers-line = Fra due computer, una posizione vista tre volte è patta.
new-first = Chi inizia?
new-first-throw = Chi lancia per primo?
first-random = A caso
option-changed = cambiata

settings-search = Cerca impostazioni
settings-none-found = Nessuna impostazione trovata. Prova con un’altra parola.
setting-reset = Reimposta: { $setting }
settings-reset-all = Reimposta tutto
settings-reset-asks = Vuoi reimpostare tutto?
settings-reset-asks-line = Le partite, i giocatori e lo schermo intero restano come sono.
settings-reset-yes = Reimposta
settings-reset-done = Impostazioni come all’inizio.
settings-reset-undo = Annulla
settings-text = Impostazioni come testo
settings-text-line = Copia le impostazioni, mandale a un altro dispositivo e incollale lì.
settings-text-copy = Copia impostazioni
settings-text-paste = Incolla impostazioni
settings-text-done = Ora il gioco usa le impostazioni incollate.
toast-settings-copied = Le impostazioni sono negli appunti.
toast-settings-in-part = { $count ->
    [one] Il gioco non può usare una riga di questo testo. Ora usa tutto il resto.
   *[other] Il gioco non può usare { NUMBER($count) } righe di questo testo. Ora usa tutto il resto.
}
toast-settings-version = Queste impostazioni vengono da una versione più recente di Tavoliere. Aggiorna il gioco e riprova.
toast-settings-not-read = Il testo incollato non contiene impostazioni. Sull’altro dispositivo tocca «Copia impostazioni», poi incollale qui.
first-start-title = Ti diamo il benvenuto
first-start-line = Tre domande prima di iniziare. Potrai cambiare le risposte nelle impostazioni.
first-start-text = Quanto grande vuoi il testo?
first-start-sound = Vuoi l’audio?
first-start-sound-on = Audio attivo
first-start-sound-off = Senza audio
first-start-motion = Quanto movimento vuoi sullo schermo?
first-start-motion-full = Movimento normale
first-start-motion-reduced = Meno movimento
first-start-done = Inizia
first-start-skip = Salta
settings-sound = Audio
settings-motion = Movimento
settings-play = Gioco
settings-view = Aspetto
setting-volume = Volume
setting-volume-line = Tutti i suoni insieme.
setting-volume-throws = Bastoncini e dadi
setting-volume-throws-line = Quando li scuoti e li lanci.
setting-volume-pieces = Pedine
setting-volume-pieces-line = Mosse e catture.
setting-volume-messages = Avvisi
setting-volume-messages-line = Il tuo turno, le mosse rifiutate e la fine della partita.
setting-muted = Togli l’audio
setting-muted-line = Spegne tutti i suoni e conserva il volume.
setting-captions = Sottotitoli
setting-captions-line = Ogni suono importante appare come testo in basso.
setting-speed = Velocità
setting-speed-line = Quanto corrono pedine, bastoncini e dadi.
setting-thinking = Tempo di riflessione (computer)
setting-thinking-line = Quanto aspetta il computer prima di muovere.
thinking-short = Poco
thinking-middle = Medio
thinking-long = Molto
speed-off = Immediata
speed-half = Lenta
speed-normal = Normale
speed-double = Rapida
setting-reduced-motion = Meno movimento
setting-reduced-motion-line = Dissolvenze e frecce al posto delle animazioni. Se il sistema riduce il movimento, vale sempre.
setting-auto-throw = Lancio automatico
setting-auto-throw-line = Il tuo turno inizia subito con un lancio.
setting-show-throws = Mostra quanto vale ogni lancio
setting-show-throws-line = Conta i bastoncini o i dadi sul tavolo.
show-throws-automatic = Nelle prime partite
show-throws-always = Sempre
show-throws-never = Mai
setting-note-time = Durata dei messaggi
setting-note-time-line = I messaggi spiegano, per esempio, perché una mossa non è valida. Se restano più a lungo, hai anche più tempo per annullare.
note-time-standard = Normale
note-time-long = Il triplo
note-time-press = Finché non premi qualcosa
setting-reader-detail = Lettore di schermo
setting-reader-detail-line = Quanti dettagli del tavoliere legge un lettore di schermo.
reader-detail-brief = Breve
reader-detail-normal = Normale
reader-detail-full = Completo
setting-confirm-turn = Conferma ogni turno
setting-confirm-turn-line = Il tuo turno finisce solo quando tocchi «Fatto».
setting-show-destinations = Mostra dove può andare una pedina
setting-show-destinations-line = Segna dove può arrivare la pedina scelta.
setting-one-press = Tocca solo la destinazione
setting-one-press-line = Se solo una pedina può arrivarci, si muove subito.
setting-text-scale = Grandezza del testo
setting-text-scale-line = Ingrandisce tutti i testi.
setting-theme = Tema
setting-theme-line = Il tavolo di giorno o alla luce di una lampada, oppure semplice, con contrasti forti.
theme-day = Giorno
theme-night = Notte
theme-contrast = Contrasto alto
setting-calm = Modalità tranquilla
setting-calm-line = Un tavolo semplice, senza festeggiamenti né dimostrazioni.
setting-children = Per bambini
setting-children-line = Testi e pedine più grandi, meno pulsanti e le regole più semplici di ogni gioco.
setting-place-tones = Segui la partita a orecchio
setting-place-tones-line = Ogni posto ha due note, per la colonna e per la riga. Le senti a ogni mossa, e ogni giocatore ha il suo suono.
setting-piece-size = Grandezza delle pedine
setting-piece-size-line = Le pedine più grandi si vedono meglio.
piece-size-normal = Normale
piece-size-large = Grande
piece-size-largest = Massima
setting-vibration = Vibrazione
setting-vibration-line = Il telefono o il controller vibra a ogni lancio, cattura o mossa rifiutata, e alla fine della partita.
setting-fullscreen = Schermo intero
setting-fullscreen-line = Il gioco copre tutto lo schermo.
on-board = In gioco
on-board-short = In gioco
raichi-line = Raichi! Il re può raggiungere { $squares }.
tuichi-line = Tuichi! Il re può raggiungere { $squares }.
rules-in-force = Le regole di questa partita
draw-question = Vuoi proporre patta al computer?
draw-line = Il computer accetta se non è in vantaggio.
draw-offer = Proponi patta
draw-question-both = Il { $side } propone patta
draw-line-both = Se il { $other } accetta, la partita finisce senza vincitori.
draw-agree = Accetta la patta
draw-play-on = Continua
end-king-escaped = Il re del { $side } è fuggito.
end-king-escaped-you = Il tuo re è fuggito.
end-king-captured = Il { $side } ha catturato il re.
end-king-captured-you = Hai catturato il re.
end-king-shut-in = Il { $side } ha chiuso il re da ogni lato.
end-king-shut-in-you = Hai chiuso il re da ogni lato.
on = Sì
off = No

game-tawula = Tawula
game-tawula-place = Istanbul
game-tawula-line = La corsa turca con due dadi. Le pedine entrano, fanno il giro del tavoliere ed escono. Occhio: una pedina scoperta può essere colpita.
tawula-first = Bianco
tawula-second = Nero
preset-Tawula = Regole originali
preset-Tawula-line = Entri sulla punta del numero uscito. Scegli tu se entrare o muovere. Se colpisci, lasci all’avversario una via di rientro. Con il cappotto vinci subito.

in-hand-short = Mano
on-bar = Barra
on-bar-short = Barra
borne-off = Uscite
borne-off-short = Uscite
move-bar = barra
move-off = fuori

pips = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
games-won = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
capote-stood = cappotto

press-dice = Tocca i dadi o premi { $key }
press-button-dice = Premi { $button } per lanciare i dadi
# Il nome di un pulsante, come «Dorsale destro», dentro «Premi … per lanciare i dadi».
press-other-button = «{ $button }»
press-bottom-button = il pulsante in basso
press-cross-button = il pulsante croce
opening-roll = Un dado a testa: il più alto inizia
opening-throws = Comincia chi lancia per primo un 2
die-left = Resta { $die ->
    [1] l’1
   *[other] il { $die }
}: tocca una pedina, poi una punta
die-picked = Ecco le mosse con { $die ->
    [1] l’1
   *[other] il { $die }
}. Tocca ancora il dado per vedere tutte le mosse
dice-left = Tocca una pedina e una punta. Con due tocchi sulla pedina giochi il numero più alto
doublets-left = { $die }: { $count ->
    [one] resta una mossa
   *[other] restano { $count } mosse
}

toast-tie = I due dadi sono uguali: si rilancia.
toast-begins = Il { $side } inizia con questi due numeri.
toast-no-two = Non è un 2. I bastoncini passano all’altro giocatore.
toast-first-two = Il { $side } lancia un 2 e comincia con quello.
toast-unused = Nessuna mossa per un { $die }: ogni punta d’arrivo è bloccata.
toast-stuck = Il { $side } non può muovere con { $dice }. Il turno passa.
toast-stuck-bar = Il { $side } non può rientrare dalla barra con { $dice }. Il turno passa.
toast-stuck-hand = Con { $dice } il { $side } non può far entrare pedine, e le due di partenza non possono ancora muoversi. Il turno passa.

end-borne-off = Il { $side } ha fatto uscire tutte e quindici le pedine.
end-capote = Cappotto! Questa vittoria vale sette partite.
match-line = { $length ->
    [11] incontro agli 11, { $first }–{ $second }
   *[other] incontro ai { $length }, { $first }–{ $second }
}
match-player = Giocatore { $number }
match-won-games = Partite vinte: { $won } (ne servono { $length })
match-won-by = Vince l’incontro: { $side }
match-drawn = Patta: si rigioca.
match-change = Nella prossima partita vi scambiate i colori.
match-earlier = { $count ->
    [one] Una partita precedente
   *[other] { $count } partite precedenti
}
match-to = { $length ->
    [11] Incontro agli 11
   *[other] Incontro ai { $length }
}
match-won = Il { $side } vince l’incontro
next-game = Prossima partita
new-match = Partite per vincere l’incontro
match-single = Una sola
first-dice = Con i dadi
setting-confirm-mistakes = Chiedi conferma degli errori
setting-confirm-mistakes-line = Prima di una mossa che riduce di oltre 10 punti percentuali la probabilità di vittoria. Gli orologi non si fermano.
setting-finish-by-itself = Finisci la corsa al posto mio
setting-finish-by-itself-line = Nella Tawula il gioco muove al posto tuo quando nessuna pedina può più essere colpita.
setting-switch-scan = Interruttori
setting-switch-scan-line = Tutto ciò che puoi scegliere si illumina a turno. Lo scegli con Spazio, Invio, un pulsante del mouse o del controller.
switch-scan-off = No
switch-scan-one = Uno
switch-scan-two = Due
setting-scan-step = Tempo per ogni passo
setting-scan-step-line = Per quanto resta illuminata ogni scelta.
seconds = { $number } s

record-title = Testo della partita
record-this = Questa partita
record-earlier-rules = Giocata con le regole precedenti al 27 novembre 2026
record-copy = Copia
record-save = Salva in un file
record-other = Un’altra partita
record-add = Aggiungi una partita nella raccolta
record-open = Apri
record-reading = Lettura: { $percent }%
record-is = { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
record-is-none = La partita è illeggibile. { $problem }
record-replaces = Se la apri, la tua partita in corso (turno { $number }) passa nella raccolta.
toast-copy-saved = Qui non si può copiare: la copia è salvata in { $place }.
toast-copy-failed = Non sono riuscito a copiare né a salvare il testo.
toast-copied = Il testo della partita è negli appunti.
toast-record-saved = Testo della partita salvato: { $place }
toast-file-not-saved = Impossibile salvare il file.
toast-file-full = Non c’è più spazio per il file. Libera spazio sul disco, poi salvalo di nuovo.
toast-file-forbidden = Tavoliere non può scrivere in questa cartella. Rendila scrivibile o scegline un’altra, poi salva di nuovo.
toast-record-not-read = Impossibile leggere il testo della partita.
toast-no-dialog = Il tuo sistema non apre la finestra per scegliere i file. Incolla invece il testo della partita.
toast-files-missing = { $count ->
    [one] Non è stato possibile caricare un file. Riprova.
   *[other] Non è stato possibile caricare { NUMBER($count) } file. Riprova.
}

# The settings' section about everything that is saved.
data = I tuoi dati
data-place = Salvati in { $place }
data-parts = Le partite occupano { NUMBER($games) } kB, le statistiche { NUMBER($results) } kB, il resto { NUMBER($others) } kB.
data-room = In uso { NUMBER($used) } kB su circa { NUMBER($room) } kB.
data-home-screen = Per non perdere le partite, tocca «Condividi» nel browser, poi «Aggiungi alla schermata Home».
data-save = Salva tutto
data-restore = Ripristina da un file
data-install = Installa
data-drop = Trascina in questa finestra il file con i tuoi dati.
data-asks = Vuoi ripristinare questo file? Partite salvate: { NUMBER($games) }. Partite nelle statistiche: { NUMBER($results) }. Giocatori: { NUMBER($players) }.
data-asks-line = Le partite e i giocatori del file si aggiungono ai tuoi. Le sue impostazioni sostituiscono le tue.
data-restore-yes = Ripristina
toast-data-saved = Tutto salvato in { $place }.
toast-data-restored = Dati ripristinati. Nuove partite salvate: { NUMBER($games) }. Nuovi risultati nelle statistiche: { NUMBER($results) }. Nuovi giocatori: { NUMBER($players) }.
toast-data-no-room =
    { $count ->
        [one] Una partita o un giocatore non ci stava ed è rimasto fuori.
       *[other] { NUMBER($count) } partite o giocatori non ci stavano e sono rimasti fuori.
    }
toast-data-short = Il file si interrompe alla riga { NUMBER($line) }. I tuoi dati non sono cambiati.
toast-data-damaged = Il file è danneggiato alla riga { NUMBER($line) }. I tuoi dati non sono cambiati.
toast-data-version = Questo file viene da una versione più nuova di Tavoliere. Aggiorna il gioco, poi riprova.
toast-data-not-restored = Impossibile ripristinare il file. I tuoi dati non sono cambiati.
toast-data-offer = Puoi salvare tutto in un file. Tocca qui per vedere come.
toast-data-offer-page = Il browser può cancellare le tue partite. Tocca qui per salvarle in un file o installare il gioco.

heard-sticks = Lancio dei bastoncini
heard-dice = Lancio dei dadi
heard-score = Lancio: { $steps }
heard-nothing = Lancio: niente
heard-start = Una pedina parte
heard-move = Una pedina si muove
heard-placed = Pedina posata
heard-captured = Pedina catturata
heard-hit = Pedina colpita
heard-home = Pedina arrivata
heard-enters = Una pedina entra
heard-off = Una pedina esce
heard-your-turn = Tocca a te
heard-refused = Non si può
heard-undone = Mossa ritirata
heard-won = Partita vinta
heard-lost = Partita persa
heard-draw = Partita patta
heard-agreed = Patta d’accordo
heard-solved = Problema risolto
heard-raichi = Raichi! Una via d’uscita
heard-tuichi = Tuichi! Più vie d’uscita
heard-king-escapes = Il re fugge
heard-king-taken = Re catturato
heard-king-shut-in = Re rinchiuso
heard-line = Tre in fila
heard-cappotto = Cappotto: sette partite
heard-clock-low = Resta poco tempo
heard-time-up = Tempo scaduto
