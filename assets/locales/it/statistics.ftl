### Partite finite e i loro lanci.

statistics = Statistiche
statistics-none = Nessuna partita finita, per ora. Ogni partita che finisci viene contata qui, e niente esce da questo dispositivo.
statistics-no-games = Nessuna partita finita corrisponde alla scelta.
statistics-game = Gioco
statistics-match = Incontro
statistics-this-match = Questo incontro
statistics-all-games = Tutti i giochi
statistics-all-rules = Tutte le regole
statistics-own-options = Regole personalizzate
statistics-position = Da una posizione
statistics-against = Contro
statistics-anybody = Chiunque
statistics-people = Persone
statistics-computer = Il computer
statistics-player = Giocatore
statistics-everybody = Tutti
statistics-you = Tu
statistics-others = Avversari
statistics-first = Primo giocatore
statistics-second = Secondo giocatore
statistics-games = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}
statistics-won = { $who }: vinte
statistics-drawn = patte
statistics-unfinished = non finite
statistics-cappotti = { $count ->
    [one] Una di queste è un cappotto.
   *[other] { $count } di queste sono cappotti.
}
statistics-lengths = Durata delle partite
statistics-mean-turns = { $count ->
    [one] In media un turno, contando tutti e due i giocatori.
   *[other] In media { NUMBER($count) } turni, contando tutti e due i giocatori.
}
statistics-luck = La fortuna di partita in partita
statistics-luck-sum = { $side }: { $points }
statistics-luck-line = La probabilità di vittoria guadagnata o persa con i lanci, partita dopo partita, in punti percentuali.
statistics-throws = Lanci: { $game }
statistics-by-hand = { $count ->
    [one] In una partita i lanci sono stati fatti a mano: qui i suoi lanci e la sua fortuna non contano.
   *[other] In { $count } partite i lanci sono stati fatti a mano: qui i loro lanci e la loro fortuna non contano.
}
statistics-kept = { $count ->
    [one] Una partita salvata, solo su questo dispositivo.
   *[other] { NUMBER($count) } partite salvate, solo su questo dispositivo.
}
statistics-dropped = { $count ->
    [one] Una partita più vecchia è stata eliminata.
   *[other] { NUMBER($count) } partite più vecchie sono state eliminate.
}
statistics-save = Salva come tabella
statistics-forget = Azzera le statistiche
statistics-forget-asks = { $count ->
    [one] Vuoi azzerare le statistiche della tua unica partita? Non potrai recuperarle.
   *[other] Vuoi azzerare le statistiche di tutte le { NUMBER($count) } partite? Non potrai recuperarle.
}
statistics-keep = Tieni
statistics-forget-all = Sì, azzera
toast-statistics-saved = Tabella salvata: { $place }
toast-statistics-forgotten = Le statistiche sono state azzerate.
toast-statistics-damaged = Le statistiche sono danneggiate e sono state messe da parte.
