### Partite finite e i loro lanci.

statistics = Statistiche
statistics-none = Ancora nessuna partita. Qui trovi i numeri delle tue partite, e niente esce da questo dispositivo.
statistics-no-games = Nessuna partita finita corrisponde alla scelta.
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
statistics-games = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}
statistics-cappotti = { $count ->
    [one] Una di queste è un cappotto.
   *[other] { $count } di queste sono cappotti.
}
statistics-all-matches = Tutti gli incontri
statistics-since = Prima partita: { $date }
statistics-sum = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
}, { $won ->
    [one] una vinta
   *[other] { NUMBER($won) } vinte
}
statistics-unfinished = { $count ->
    [one] Una non è finita.
   *[other] { NUMBER($count) } non sono finite.
}
statistics-record = { $won ->
    [one] 1 vinta
   *[other] { NUMBER($won) } vinte
}, { $lost ->
    [one] 1 persa
   *[other] { NUMBER($lost) } perse
}
statistics-record-sides = { $first }: { NUMBER($won) }, { $second }: { NUMBER($lost) }
statistics-draws = { $count ->
    [one] 1 patta
   *[other] { NUMBER($count) } patte
}
statistics-latest = in figura le ultime { NUMBER($count) }
statistics-row-won = vinte
statistics-row-lost = perse
statistics-lengths = Durata delle partite
statistics-usually = di solito
statistics-turns = turni
statistics-length-said = { $game }: di solito { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turni
}, da { NUMBER($least) } a { NUMBER($most) }
statistics-luck = Fortuna
statistics-lucky = fortuna
statistics-even = pari
statistics-unlucky = sfortuna
statistics-luck-good = Fortuna sopra la media. Il numero è la somma di quanto i lanci hanno cambiato la probabilità di vittoria, in punti percentuali.
statistics-luck-even = Fortuna nella media. Il numero è la somma di quanto i lanci hanno cambiato la probabilità di vittoria, in punti percentuali.
statistics-luck-bad = Fortuna sotto la media. Il numero è la somma di quanto i lanci hanno cambiato la probabilità di vittoria, in punti percentuali.
statistics-throws = Lanci
statistics-expected = attesi
statistics-normal = intervallo normale
statistics-thrown = { $game }, { $count ->
    [one] un lancio
   *[other] { NUMBER($count) } lanci
}
statistics-thrown-by = { $game }, { $side }, { $count ->
    [one] un lancio
   *[other] { NUMBER($count) } lanci
}
statistics-by-hand = { $count ->
    [one] In una partita i lanci sono stati fatti a mano: qui non contano, né fra i lanci né per la fortuna.
   *[other] In { $count } partite i lanci sono stati fatti a mano: qui non contano, né fra i lanci né per la fortuna.
}
statistics-kept = { $count ->
    [one] Una partita, salvata solo qui.
   *[other] { NUMBER($count) } partite, salvate solo qui.
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
toast-statistics-damaged = Le statistiche sono danneggiate e ripartono da zero. I vecchi dati restano conservati.
