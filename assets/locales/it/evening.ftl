### Serata: preparazione, tabellone e messaggi.

evening = Serata giochi
evening-sheet = Torna al tabellone
evening-name-it = Nome della serata
evening-rename = Rinomina
evening-players = Giocatori
evening-remove = Togli { $name }
evening-name = Aggiungi un nome
evening-commas = Più nomi? Separali con virgole
evening-add = Aggiungi
evening-add-one = Aggiungi { $name }
evening-known = Hanno già giocato qui
evening-twice = «{ $name }» è già in elenco. È la stessa persona?
evening-twice-add = No, aggiungi «{ $name }»
evening-twice-leave = Sì, è la stessa
evening-bad-name = Nome { $number }: { $problem }
evening-bad-names-more = { $count ->
    [one] C’è un altro nome che non va bene.
   *[other] Altri { $count } nomi non vanno bene.
}
evening-games = Giochi
evening-games-line = Il gioco cambia a ogni turno
evening-format = Chi gioca contro chi
evening-swiss = Sistema svizzero
evening-swiss-line = Giochi contro chi ha circa i tuoi stessi punti. Nessuno è eliminato.
evening-round-robin = Tutti contro tutti
evening-round-robin-line = Ognuno gioca una volta con tutti gli altri.
evening-knock-out = Eliminazione diretta
evening-knock-out-line = Chi perde è eliminato. Chi perde in semifinale gioca per il terzo posto.
evening-winner-stays-on = Chi vince resta
evening-winner-stays-on-line = Chi vince resta al tavolo e gioca con il prossimo in coda.
evening-rounds = { $count ->
    [one] Un turno
   *[other] { $count } turni
}
evening-game-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
evening-round-count = Turni
evening-how-many = Quante partite
evening-no-count = Senza limite
evening-more = Più turni
evening-by-lot = Ordine casuale
evening-double = Il cappotto (sette partite) vale due vittorie
evening-two-games = Due partite, colori scambiati
evening-again-line = Ci sono più turni che avversari: con qualcuno giochi due volte.
evening-leavers-half = Chi smette prima: i risultati contano dopo metà delle partite
evening-leavers-lost = Chi smette prima: le partite non giocate sono perse
evening-leavers-half-rule = Se smetti prima di aver giocato metà delle tue partite, nessuna conta. Altrimenti perdi quelle non giocate.
evening-leavers-lost-rule = Chi smette perde le partite non giocate.
evening-few-names = Servono almeno tre nomi.
evening-no-game = Scegli un gioco.
evening-add-more = { $count ->
    [one] Aggiungi un altro giocatore
   *[other] Aggiungi altri { $count } giocatori
}
evening-comes-to = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}, { $games ->
    [one] una partita
   *[other] { $games } partite
}
evening-comes-to-games = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $games ->
    [one] una partita
   *[other] { $games } partite
}
evening-comes-to-endless = { $players ->
    [one] Un giocatore, partite senza limite
   *[other] { $players } giocatori, partite senza limite
}
evening-lasts-minutes = circa { $minutes } minuti
evening-lasts-hours = { $hours ->
    [one] circa un’ora
   *[other] circa { $hours } ore
}
evening-lasts-half = { $hours ->
    [one] circa un’ora e mezza
   *[other] circa { $hours } ore e mezza
}
evening-removed = Hai tolto { $name }.
evening-restore = Rimetti
evening-begin = Inizia la serata

evening-who = { $count ->
    [one] { $format }, un giocatore.
   *[other] { $format }, { $count } giocatori.
}
evening-round = Turno { $round }.
evening-round-of = Turno { $round } di { $count }.
evening-is-over = Finita.
evening-too-few = Finita: restano meno di due giocatori.
evening-two-each = Due partite per abbinamento.
evening-title = Turno { $round }
evening-title-of = Turno { $round } di { $count }
evening-round-before = Turno precedente
evening-round-after = Turno seguente
evening-round-now = Turno attuale
evening-press = Tocca un abbinamento per giocare la partita o segnare il risultato.
evening-press-over = Tocca un abbinamento per correggere il risultato.
evening-won-by = Vittoria di { $names }
evening-no-winner = Nessun vincitore
evening-second-game = seconda partita
evening-queue = In coda per il tavolo
evening-next = la prossima
evening-now = adesso
evening-done = finita
evening-turn = Tocca a { $name }
evening-bye = riposa
evening-waiting = da giocare
evening-playing = in corso
evening-forfeit = a tavolino
evening-not-played = non giocata
evening-not-counted = non conta
evening-third = per il terzo posto
evening-drawn = { $count ->
    [one] una patta
   *[other] { $count } patte
}
evening-over = finita
evening-left = ha smesso
evening-word-round = Turno
evening-word-table = Tavolo
evening-word-two-games = due partite per abbinamento
evening-standings = Classifica
evening-points = punti
evening-buchholz = punti degli avversari
evening-wins = vinte
evening-head-points = pt
evening-head-points-line = Punti
evening-head-opponents = avv
evening-head-opponents-line = Somma dei punti degli avversari (Buchholz)
evening-head-won = vinte
evening-head-won-line = Partite vinte
evening-tie-breaks = Parità: punti degli avversari (avv), scontri diretti, vittorie.
evening-places-out = Prima delle semifinali, chi è eliminato nello stesso turno è a pari merito.

evening-back = Torna al tabellone
evening-place = Turno { $round }, tavolo { $table }
evening-has-side = { $name }: { $side }
evening-play = Gioca qui
evening-go-on = Continua la partita
evening-elsewhere = Segna come iniziata altrove
evening-put-back = Segna come non iniziata
evening-put-back-line = Questa partita è sul tuo tavolo. Se la segni come non iniziata, ricomincia da capo.
evening-enter = Com’è finita?
evening-enter-first = Com’è finita la prima partita?
evening-enter-second = Com’è finita la seconda partita?
evening-correct = Correggi il risultato
evening-correct-first = Correggi la prima partita
evening-correct-second = Correggi la seconda partita
evening-draw-again = Dopo una patta si rigioca.
evening-level-again = Con lo stesso numero di vittorie si giocano altre due partite.
evening-wins-one = Vince { $name }
evening-wins-double = Cappotto di { $name }
evening-draw = Patta

evening-people = Chi c’è
evening-leave-line = Togli la spunta a chi smette e rimettila quando torna.
evening-leaves = { $name }
evening-is-back = { $name } (ha smesso)
evening-late = Chi arriva tardi
evening-late-line = Se c’è ancora posto, gioca dal prossimo turno.

evening-end = Chiudi la serata
evening-end-ask = Chiudere la serata?
evening-end-line = Le partite non giocate restano così. Puoi ancora correggere i risultati.
evening-end-yes = Chiudi la serata
evening-new = Nuova serata
evening-new-ask = Eliminare questo tabellone?
evening-new-line = Una nuova serata lo sostituisce. Se vuoi conservarlo, prima salvalo.
evening-new-yes = Elimina il tabellone
evening-no = Non ancora

evening-code = Codice per telefoni
evening-code-follow = Il tabellone sul telefono
evening-code-how = Tocca per ingrandire
evening-code-title = Il tabellone sul tuo telefono
evening-code-line = Inquadra il codice con la fotocamera: contiene il tabellone com’è ora, come testo. Per i risultati successivi, inquadralo di nuovo.
evening-code-part = Codice { $number } di { $count }
evening-code-next = Codice seguente
evening-code-short = Per restare leggibile, il codice non contiene i primi turni.
evening-save-text = Salva come testo
evening-save-picture = Salva come immagine

evening-table-taken = Qui c’è ancora una partita di questo gioco, fra { $first } e { $second }. Finitela, o segnatela come non iniziata.
evening-result-kept = Il risultato è sul tabellone.
evening-refused-busy = { $name } sta ancora giocando.
evening-refused-later = Non puoi cambiare questo risultato: ne dipende una partita già giocata, { $first } contro { $second }.
evening-refused-over = La serata è finita. Puoi ancora correggere i risultati.
evening-refused-left = { $name } ha già smesso.
evening-refused-there = { $name } è già qui.
evening-refused-twice = «{ $name }» è già in elenco. Scegli un altro nome.
evening-refused-name = Un nome può avere da 1 a 40 lettere.
evening-refused-full = Il limite è di 32 nomi.
evening-refused-late-out = L’eliminazione diretta è già iniziata e non ci sono più posti.
evening-refused-late-last = L’ultimo turno è già iniziato.
evening-refused-changed = Il tabellone è cambiato. Guarda di nuovo.
evening-refused-steps = Il tabellone è pieno.
evening-refused-rounds = Non si possono fare così tanti turni.
toast-evening-damaged = La serata è danneggiata e non si può aprire. I suoi dati restano conservati.
toast-evening-saved = Salvato: { $place }
