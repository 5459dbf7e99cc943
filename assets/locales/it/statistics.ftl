### Le partite giocate, e che cosa vi è stato lanciato.

statistics = Statistiche
statistics-none = Qui non è ancora finita nessuna partita. Ogni partita che finisci viene contata in questa pagina, e da nessun’altra parte: niente lascia questo dispositivo.
statistics-no-games = Nessuna partita finita corrisponde.
statistics-game = Gioco
statistics-match = Incontro
statistics-this-match = Questo incontro
statistics-all-games = Tutti i giochi
statistics-all-rules = Tutte le regole
statistics-own-options = Opzioni proprie
statistics-position = Da una posizione
statistics-against = Contro
statistics-anybody = Chiunque
statistics-people = Persone
statistics-computer = Il computer
statistics-player = Giocatore
statistics-everybody = Tutti
statistics-you = Tu
statistics-others = Gli altri
statistics-first = Il primo lato
statistics-second = Il secondo lato
statistics-games = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}
statistics-won = { $who }: vinte
statistics-drawn = pari
statistics-unfinished = lasciate a metà
statistics-cappotti = { $count ->
    [one] Una di queste è un cappotto.
   *[other] { $count } di queste sono cappotti.
}
statistics-lengths = Quanto sono durate
statistics-mean-turns = { $count ->
    [one] In media un turno, dei due lati insieme.
   *[other] In media { NUMBER($count) } turni, dei due lati insieme.
}
statistics-luck = La fortuna di partita in partita
statistics-luck-sum = { $side }: { $points }
statistics-luck-line = Quanto i lanci hanno cambiato le probabilità di vincere, sommato sulle partite, in centesimi di partita.
statistics-throws = Lanciato a { $game }
statistics-by-hand = { $count ->
    [one] Una partita è stata lanciata a mano: i suoi lanci e la loro fortuna qui non contano.
   *[other] { $count } partite sono state lanciate a mano: i loro lanci e la loro fortuna qui non contano.
}
statistics-kept = { $count ->
    [one] Su questo dispositivo, e solo qui, è conservata una partita.
   *[other] Su questo dispositivo, e solo qui, sono conservate { NUMBER($count) } partite.
}
statistics-dropped = { $count ->
    [one] Una partita più vecchia non è più conservata.
   *[other] { NUMBER($count) } partite più vecchie non sono più conservate.
}
statistics-save = Salva come tabella
statistics-forget = Dimentica tutto
statistics-forget-asks = { $count ->
    [one] Vuoi dimenticare l’unica partita? Non si può riavere.
   *[other] Vuoi dimenticare tutte le { NUMBER($count) } partite? Non si possono riavere.
}
statistics-keep = Tienile
statistics-forget-all = Sì, dimentica
toast-statistics-saved = La tabella è salvata: { $place }
toast-statistics-forgotten = Tutte le partite sono state dimenticate.
toast-statistics-damaged = Le statistiche danneggiate sono state messe da parte: { $problem }
