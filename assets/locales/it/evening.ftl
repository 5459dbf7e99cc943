### La serata: prepararla, il tabellone, e quel che se ne dice.

evening = La serata
evening-sheet = Torna al tabellone
evening-line = Da tre a trentadue persone, una serata: chi incontra chi, a che cosa si gioca, e a che punto siete.
evening-name-it = Un nome per la serata, se vuoi
evening-names = { $count ->
    [0] Chi viene?
    [one] Chi viene? Un nome finora
   *[other] Chi viene? { $count } nomi
}
evening-names-line = Premi un nome per toglierlo dall’elenco.
evening-name = Un nome, o più con le virgole
evening-add = Aggiungi
evening-twice = «{ $name }» è già in elenco. È un’altra persona?
evening-twice-add = Sì, chiamala «{ $name }»
evening-twice-leave = No, è la stessa
evening-games = A che cosa giocate?
evening-games-line = Più giochi si danno a turno.
evening-format = Chi incontra chi?
evening-swiss = Sistema svizzero
evening-swiss-line = A ogni turno si incontra chi ha circa gli stessi punti e non si è ancora incontrato. Nessuno esce.
evening-round-robin = Tutti contro tutti
evening-round-robin-line = Ognuno incontra ognuno una volta.
evening-knock-out = Eliminazione diretta
evening-knock-out-line = Chi perde esce. Se restano posti vuoti i primi dell’elenco passano il turno; chi perde le semifinali gioca per il terzo posto.
evening-winner-stays-on = Chi vince resta
evening-winner-stays-on-line = Una sola tavola: chi vince resta, arriva il prossimo in coda.
evening-rounds = { $count ->
    [one] Un turno
   *[other] { $count } turni
}
evening-game-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
evening-no-count = Finché non la chiudi
evening-fewer = Uno in meno
evening-more = Uno in più
evening-by-lot = Ordine a sorte
evening-as-entered = Ordine d’elenco
evening-double = Il cappotto vale doppio
evening-few-names = Servono almeno tre nomi.
evening-no-game = Scegli un gioco.
evening-begin = Comincia la serata

evening-who = { $count ->
    [one] Un giocatore, { $format }.
   *[other] { $count } giocatori, { $format }.
}
evening-round = Turno { $round }.
evening-round-of = Turno { $round } di { $count }.
evening-is-over = È finita.
evening-title = Turno { $round }
evening-title-of = Turno { $round } di { $count }
evening-round-before = Turno prima
evening-round-after = Turno dopo
evening-round-now = Al turno in corso
evening-press = Premi un incontro per giocarlo, o per scriverne o correggerne il risultato.
evening-won-by = La serata va a { $names }
evening-queue = Aspettano la tavola
evening-next = da giocare
evening-now = adesso
evening-done = finita
evening-turn = Tocca a { $name }
evening-bye = riposa
evening-waiting = da giocare
evening-playing = in corso
evening-forfeit = a tavolino
evening-not-played = non giocata
evening-third = per il terzo posto
evening-drawn = { $count ->
    [one] una patta
   *[other] { $count } patte
}
evening-over = finita
evening-left = è andato via
evening-word-round = Turno
evening-word-table = Tavola
evening-word-draws = patte
evening-standings = Classifica
evening-points = punti
evening-buchholz = Buchholz
evening-wins = vinte
evening-head-points = pt
evening-head-opponents = avv
evening-head-won = vinte
evening-tie-breaks = A pari punti decidono i punti di tutti gli avversari insieme (Buchholz, «avv»), poi gli incontri fra chi è pari, poi le partite vinte. Chi è pari in tutto condivide il posto.
evening-places-out = Il posto dice fin dove si è arrivati. Chi esce allo stesso turno lo condivide.

evening-back = Al tabellone
evening-place = Turno { $round }, tavola { $table }
evening-has-side = { $name }: { $side }
evening-play = Giocala qui
evening-go-on = Continua la partita
evening-elsewhere = Si gioca altrove
evening-put-back = Non si sta giocando
evening-put-back-line = La sua partita è su questa tavola; un’altra comincerebbe da capo.
evening-enter = Com’è finita?
evening-correct = Correggi il risultato
evening-draw-again = Dopo una patta si rigioca.
evening-wins-one = Vince { $name }
evening-wins-double = Vince { $name }, doppio
evening-draw = Patta

evening-people = Chi c’è
evening-leave-line = Premi un nome quando qualcuno va via: le partite aperte vanno agli avversari. Premilo di nuovo quando torna.
evening-leaves = { $name }
evening-is-back = { $name }: è andato via
evening-late = Qualcuno arriva tardi
evening-late-line = Se la formula ha ancora posto, gioca dal prossimo turno.

evening-end = Chiudi la serata
evening-end-ask = Chiudere la serata?
evening-end-line = Quel che non si è giocato resta così. I risultati si possono ancora correggere.
evening-end-yes = Chiudila
evening-new = Un’altra serata
evening-new-ask = Mettere via questo tabellone?
evening-new-line = Un’altra serata prende il suo posto. Se vuoi conservarlo, prima salvalo.
evening-new-yes = Mettilo via
evening-no = Non ancora

evening-code = Codice per telefoni
evening-code-follow = Segui dal telefono
evening-code-how = Premi per ingrandire
evening-code-title = Il tabellone sul tuo telefono
evening-code-line = Inquadralo con la fotocamera. Il codice contiene il testo stesso: niente rete, non si invia nulla.
evening-code-part = Codice { $number } di { $count }
evening-code-next = Codice seguente
evening-code-short = I primi turni mancano, o il codice sarebbe troppo fitto.
evening-save-text = Salva come testo
evening-save-picture = Salva come immagine

evening-table-taken = { $first } e { $second } hanno ancora qui una partita di questo gioco. Finiscila, o prima rimettila da giocare.
evening-result-kept = Il risultato è sul tabellone.
evening-refused-busy = { $name } sta ancora giocando.
evening-refused-later = { $first } e { $second } hanno già giocato quel che ne segue.
evening-refused-over = La serata è finita. I risultati si possono ancora correggere.
evening-refused-left = { $name } è già andato via.
evening-refused-there = { $name } è qui.
evening-refused-twice = «{ $name }» è già in elenco. Scegli un altro nome.
evening-refused-name = Un nome ha da 1 a 40 lettere.
evening-refused-full = In elenco ci sono 32 nomi. Di più non si può.
evening-refused-late-out = L’eliminazione è cominciata e non ha più posto.
evening-refused-late-last = L’ultimo turno è cominciato.
evening-refused-changed = Il tabellone è cambiato. Guarda di nuovo.
evening-refused-steps = Il tabellone è pieno.
evening-refused-rounds = Tanti turni non si può.
toast-evening-damaged = La serata non si poteva leggere ed è stata messa da parte: { $problem }
toast-evening-saved = Salvato: { $place }
