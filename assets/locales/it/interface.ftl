### Quello che sta su pulsanti, targhette e pannelli.

app-title = Tavoliere
loading = Sto apparecchiando il tavolo
loading-failed = Il tavolo non si può apparecchiare
loading-failed-why = Mancano queste parti, o sono rovinate:
loading-missing = Manca { $part }
loading-damaged = { $part } è rovinato: { $reason }
loading-failed-advice = Avvia il gioco dalla sua cartella, con accanto la cartella “assets”, oppure scaricalo di nuovo. Con Esc esci.
loading-again = Riprova

game-tablan = Tablan
game-tablan-place = Mysore
game-tablan-line = Una corsa e una battaglia lungo il serpente. Quattro bastoncini, dodici pedine a testa: porta le tue nella base avversaria e cattura quel che puoi per strada.
tablan-first = Blu
tablan-second = Rosso
preset-PerGioco = Regole italiane
preset-PerGioco-line = Prima si lancia tutta la serie, poi si muove. Si parte e si arriva in ordine; contano le pedine arrivate.
preset-English = Regole inglesi
preset-English-line = Si muove dopo ogni lancio. Si parte e si arriva in qualsiasi ordine; contano tutte le pedine rimaste.
game-tapatan = Tapatan
game-tapatan-place = Filippine
game-tapatan-line = Tre in fila su nove incroci. Metti le tue tre pedine, poi falle scorrere lungo le linee: una partita dura pochi minuti.
tapatan-first = Bianco
tapatan-second = Nero
preset-Tapatan = Tapatan
preset-Tapatan-line = Come fu descritto: la prima pedina può andare al centro, e una posizione può ritornare.
preset-Even-start = Partenza alla pari
preset-Even-start-line = La prima pedina non può andare al centro; la posizione che si presenta per la terza volta è patta.
custom-rules = regole tue

game-tablut = Tablut
game-tablut-place = Lapponia, 1732
game-tablut-line = Un assedio dal diario lappone di Linneo. Il re e i suoi otto guerrieri vogliono fuggire; in sedici li vogliono fermare.
tablut-first = Nero
tablut-second = Bianco
tablut-people-first = Moscoviti
tablut-people-second = Svedesi
tablut-begins = Inizia sempre il Nero.
preset-Linnaeus = Linneo
preset-Linnaeus-line = Le regole trascritte nel 1732: il re si cattura in quattro, il Trono vuoto è chiuso. Il Bianco è molto favorito.
preset-Open-throne = Trono aperto
preset-Open-throne-line = Come le scrisse Linneo, ma tutti possono passare sul Trono vuoto.
preset-Five-thrones = Cinque Troni
preset-Five-thrones-line = Una variante moderna: anche gli angoli sono Troni, e solo lì il re è in salvo. I Troni vuoti sono ostili.
preset-Flanked-king = Re fra due
preset-Flanked-king-line = Il re si cattura in due come una pedina, tranne che accanto al Trono. Le parti sono quasi pari.

turn-number = turno { $number }
you = Tu
seat-person = Persona

to-throw = Lancia il { $side }
to-move = Muove il { $side }
to-confirm = Il { $side } ha mosso
wins = Vince il { $side }
drawn = Patta
thinking = Il { $side } ci pensa

nothing-thrown = Tocca i bastoncini, o premi Spazio
how-to-use-whole = una pedina di { $steps } passi, o due di { $half } ciascuna
how-to-use-half = un’altra pedina fa { $half } { $half ->
    [one] passo
   *[other] passi
}
how-to-use-several = nell’ordine che vuoi; tocca un lancio per usarlo ora
how-to-use-chosen = si vede solo il lancio da { $steps }; toccalo ancora per vederli tutti
declare-question = Un { $steps }: fai partire una pedina o rilanci?
declare-start = Fai partire una pedina
declare-again = Rilancia

home = Arrivate
captured = Catturate
captured-short = Prese
in-hand = In mano
how-to-place = Tocca un incrocio libero per mettere una pedina
how-to-slide = Tocca una pedina, poi un incrocio libero lì accanto
position-seen = { $count ->
    [one] Posizione vista una volta
    [2] Posizione vista due volte
   *[other] Posizione vista { $count } volte
}
third-draws = alla terza è patta
repeats-free = Le posizioni possono ritornare
not-started = { $count ->
    [0] tutte partite
    [one] 1 ancora ferma
   *[other] { $count } ancora ferme
}

throw = Lancia
done = Fatto
undo = Indietro
undo-turn = Rifai il turno
redo = Avanti
hint = Consiglio
new-game = Nuova partita
resign = Abbandona
rematch = Rivincita
settings = Impostazioni
help = Come si gioca
quit = Esci
fullscreen = Schermo intero
windowed = Finestra
mute = Togli l’audio
unmute = Rimetti l’audio
move-list = Diario
close = Chiudi
cancel = Annulla
start-game = Si gioca!
goes-on = alla mossa { $number }
go-on-at = Continua dalla mossa { $number }
begin-anew = Ricomincia
keep-looking = Guarda il tavolo

flats = { $count ->
    [0] Quattro tonde
    [1] Una piatta, tre tonde
    [2] Due piatte, due tonde
    [3] Tre piatte, una tonda
   *[4] Quattro piatte
}
worth-again = { $steps } passi, e si rilancia
worth-nothing = Niente: si passa la mano
worth-nothing-last = La serie è finita
legend = Quanto valgono i bastoncini
legend-value-nothing = niente

toast-lapsed = Il lancio da { $steps } non si può usare ed è perso.
toast-half-lapsed = L’altra metà del lancio da { $steps } è persa.
toast-all-placed = Le sei pedine sono tutte sul tavoliere: d’ora in poi scorrono lungo le linee.
toast-passed = Il { $side } non può muovere e passa.
toast-resumed = La partita riprende da dove era rimasta.
toast-save-failed = Non ho potuto salvare la partita: { $problem }
toast-damaged = Ho messo da parte un salvataggio rovinato: { $problem }
toast-settings = Alcune impostazioni non si leggono: { $problem }
toast-not-lasting = Qui non si può salvare niente: { $problem }
toast-link-game = Il link chiede un gioco di nome «{ $found }». Qui si può giocare a { $accepted }.
toast-link-preset = Il link chiede regole di nome «{ $found }». Questo gioco ha { $accepted }.
toast-link-option = Il link imposta «{ $found }», che questo gioco non conosce. Conosce { $accepted }.
toast-link-value = Il link imposta { $option } su «{ $found }». Può essere { $accepted }.
toast-link-seat = Il link dice «{ $found }». Può essere { $accepted }.
toast-link-seed = Il link dà «{ $found }» come seme. Un seme è un numero intero, { $accepted }.
toast-link-speed = Il link chiede la velocità «{ $found }». Può essere { $accepted }.
toast-link-debug = Il link dice «debug={ $found }». Può essere { $accepted }.
toast-link-name = Il link dice «{ $found }», che qui non significa niente. Può impostare { $accepted }.
toast-no-sound = Non c’è un dispositivo audio: si gioca in silenzio.

resign-question = Vuoi abbandonare la partita?
resign-line = Il { $side } perde; la partita giocata fin qui resta nel diario.
end-finished = Tutte le pedine del { $side } sono arrivate.
end-wiped-out = Il { $side } non ha più pedine.
end-dead = Nessuno può più muovere.
end-resigned = Il { $side } ha abbandonato.
end-three-in-line = Il { $side } ha fatto tre in fila.
end-no-move = Il { $side } non può muovere.
end-repetition = La stessa posizione si è presentata per la terza volta.
end-agreed = Patta per accordo.
end-score-home = Pedine arrivate
end-score-remaining = Pedine rimaste

new-title = Nuova partita
new-rules = Regole
new-who = Chi gioca
new-computers-line = Due computer: la posizione che si presenta per la terza volta è patta.
new-first = Chi inizia
first-random = A sorte
option-changed = cambiata

settings-sound = Audio
settings-motion = Movimento
settings-play = Gioco
settings-view = Aspetto
setting-volume = Volume
setting-muted = Togli l’audio
setting-speed = Velocità
setting-thinking = Il computer ci pensa
thinking-short = Poco
thinking-middle = Un po’
thinking-long = A lungo
speed-off = Ferma
speed-half = Lenta
speed-normal = Normale
speed-double = Rapida
setting-reduced-motion = Meno movimento
setting-reduced-motion-line = Dissolvenze e frecce al posto dei voli.
setting-auto-throw = Lancia da sé
setting-auto-throw-line = La tua serie comincia senza che tu tocchi niente.
setting-confirm-turn = Chiedi prima di chiudere il turno
setting-confirm-turn-line = Il tuo turno finisce solo con Fatto.
setting-show-destinations = Mostra dove può andare una pedina
setting-show-destinations-line = Segna le caselle che la pedina scelta può raggiungere.
setting-text-scale = Grandezza del testo
setting-fullscreen = Schermo intero
on-board = In gioco
on-board-short = In gioco
raichi-line = Raichi! Il re può raggiungere { $squares }.
tuichi-line = Tuichi! Il re può raggiungere { $squares }.
rules-in-force = Le regole di questa partita
draw = Patta
draw-question = Proponi patta al computer?
draw-line = Accetta se non sta meglio di te.
draw-offer = Proponi patta
draw-question-both = Il { $side } propone patta
draw-line-both = Il { $other } è d’accordo? La partita finisce senza vincitori.
draw-agree = Accetta la patta
draw-play-on = Continua
end-king-escaped = Il re è fuggito.
end-king-captured = Il re è catturato.
end-king-shut-in = Il re è chiuso da ogni lato.
on = Sì
off = No

game-tawula = Tawula
game-tawula-place = Istanbul
game-tawula-line = La corsa turca con due dadi. Ogni pedina entra con un lancio, fa il giro del tavoliere ed esce; una pedina scoperta può essere colpita.
tawula-first = Bianco
tawula-second = Nero
preset-Tawula = Come fu scritta
preset-Tawula-line = Un numero entra sulla sua punta; entrare non è mai obbligatorio; chi colpisce lascia una via di rientro; il cappotto vince subito.

in-hand-short = Mano
on-bar = Barra
on-bar-short = Barra
borne-off = Uscite
borne-off-short = Uscite
move-hand = mano
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

press-dice = Tocca i dadi, o premi Spazio
opening-roll = Un dado a testa: il più alto inizia
die-left = Resta { $die ->
    [1] l’1
   *[other] il { $die }
}: tocca una pedina, poi una punta
die-picked = Si vede solo { $die ->
    [1] l’1
   *[other] il { $die }
}; toccalo ancora per vederli tutti
dice-left = Tocca una pedina, poi una punta; due volte per il numero più alto
doublets-left = { $die } ancora { $count ->
    [one] una volta
   *[other] { $count } volte
}

toast-tie = I due dadi sono uguali: si rilancia.
toast-begins = Inizia il { $side }, con questi due numeri.
toast-unused = { $die ->
    [1] L’1
   *[other] Il { $die }
} non si può usare ed è perso.
toast-stuck = Nessuna pedina del { $side } può usare { $dice }: si passa la mano.
toast-stuck-bar = Il { $side } non può rientrare dalla barra con { $dice }: si passa la mano.
toast-stuck-hand = Con { $dice } il { $side } non può far entrare niente, e le pedine di partenza aspettano: si passa la mano.

end-borne-off = Il { $side } ha fatto uscire tutte e quindici le pedine.
end-capote = Cappotto! L’avversario è rimasto sulla barra: vale sette partite.
match-line = incontro ai { $length }, { $first }–{ $second }
match-player = Giocatore { $number }
match-won-games = Partite vinte: { $won } su { $length }
match-won-by = Incontro vinto: { $side }
match-drawn = Patta, si rigioca.
match-change = Nella prossima partita vi scambiate i colori.
match-earlier = { $count ->
    [one] Prima di queste, una partita
   *[other] Prima di queste, { $count } partite
}
match-to = Incontro ai { $length }
match-won = Il { $side } vince l’incontro
next-game = Prossima partita
new-match = Partite per vincere l’incontro
match-single = Una sola
first-dice = Con i dadi
setting-finish-by-itself = Finisci le corse da sé
setting-finish-by-itself-line = Nella Tawula, quando nessuno può più essere colpito.

record-title = Partita scritta
record-this = Questa partita
record-copy = Copia
record-save = Salva in un file
record-other = Un’altra partita
record-hint-drop = Incolla qui una partita o un link, o lascia cadere un file sulla finestra
record-hint-choose = Incolla qui una partita o un link, o scegli un file
record-paste = Incolla
record-choose = Scegli un file
record-open = Aprila
record-reading = Sto leggendo: { $percent }%
record-is = { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
record-is-none = Questa non è una partita: { $problem }
record-replaces = Prende il posto della tua partita in corso, al turno { $number }.
toast-copied = La partita è negli appunti.
toast-record-saved = La partita è salvata: { $place }
toast-record-not-saved = Non ho potuto salvare la partita: { $problem }
toast-record-not-read = Non ho potuto leggere la partita: { $problem }
