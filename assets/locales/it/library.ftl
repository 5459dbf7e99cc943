### La raccolta: le partite conservate.

library = Raccolta
library-empty = Qui non c’è ancora nessuna partita. Ogni partita che giochi si salva qui da sola, finita o no. Così puoi continuarla o analizzarla. Puoi anche aggiungere altre partite.
library-reading = Carico le tue partite…
library-none-found = Nessuna partita trovata. Prova con meno parole.
library-show-all = Mostra tutte le partite
library-search = Cerca per nome, giorno o risultato
library-shelves = Scaffali
library-all = Tutte le partite
library-all-short = Tutte
library-to-continue = Non finite
library-finished = Finite
library-pinned = Fissate
library-newest = Più recenti
library-oldest = Meno recenti
library-by-game = Per gioco
library-longest = Più lunghe
library-by-result = Per risultato
library-games = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}
library-month = { $month ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
} { $year }
library-time = { $hour }:{ $minute }
library-date = { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
} { $year }
library-turns = { $count ->
    [one] un turno
   *[other] { NUMBER($count) } turni
}
library-going-on = Non finita
library-your-move = Tocca a te, turno { NUMBER($turn) }
library-their-move = Turno { NUMBER($turn) }, muove: { $who }
library-won = Vittoria: { $who }
library-you-won = Hai vinto
library-go-on = Continua
library-look-back = Analizza
library-pin = Fissa
library-unpin = Togli dalle fissate
library-rename = Rinomina
library-rename-done = Salva il nome
library-rename-keep = Annulla
library-remove = Elimina
library-remove-asks = Eliminare questa partita per sempre?
library-remove-keep = Tieni
library-remove-yes = Elimina
library-import = Aggiungi partite
library-drop = Trascina qui i file per aggiungere partite.
library-paste = Incolla partite
library-export-all = { $count ->
    [one] Salva questa partita
   *[other] Salva queste { NUMBER($count) } partite
}
library-importing = Aggiungo le partite: { $percent }%
library-exporting = Salvo le partite: { $percent }%
library-opening = Apro la partita: { $percent }%
library-imported = { $count ->
    [0] Nessuna partita nuova aggiunta.
    [one] Aggiunta una partita.
   *[other] Aggiunte { NUMBER($count) } partite.
}
library-import-known = { $count ->
    [one] Una era già nella raccolta.
   *[other] { NUMBER($count) } erano già nella raccolta.
}
library-import-no-room = { $count ->
    [one] Per una partita non c’era posto. Elimina qualche partita e riprova.
   *[other] Per { NUMBER($count) } partite non c’era posto. Elimina qualche partita e riprova.
}
library-import-refused = { $count ->
    [one] Una è illeggibile:
   *[other] { NUMBER($count) } sono illeggibili:
}
library-import-why = Partita { $number }: { $problem }
library-import-cut = Era troppo da aggiungere in una volta: il resto è rimasto fuori.
library-understood = Va bene
library-going = { $count ->
    [one] La raccolta è piena. La partita più vecchia farà posto alla prossima, se non la fissi.
   *[other] La raccolta è piena. Per far posto alla prossima se ne andranno le { NUMBER($count) } partite più vecchie. Fissa quelle che vuoi tenere.
}
library-show-going = Mostra la più vecchia
library-goes-next = Questa partita farà posto alla prossima. Fissala per tenerla.
library-kept = Partite in elenco: { NUMBER($listed) } di { NUMBER($games) }. La raccolta ne tiene fino a { NUMBER($most) }; quelle fissate restano sempre.
toast-library-damaged = Una partita della raccolta è danneggiata e non si può aprire. I suoi dati restano conservati.
toast-library-problem = C’è un problema con la raccolta.
toast-library-not-kept = Impossibile salvare nella raccolta.
toast-library-going = { $count ->
    [one] La raccolta è piena: la prossima a essere eliminata è la partita più vecchia. Fissala se vuoi tenerla.
   *[other] La raccolta è piena: le { NUMBER($count) } partite più vecchie sono le prossime a essere eliminate. Fissa quelle che vuoi tenere.
}
toast-library-saved = Partite salvate: { $place }
toast-library-not-opened = Impossibile aprire questa partita: { $problem }
toast-library-removed = Partita eliminata.
toast-library-replaced = La tua partita di { $game } non finita è nella raccolta.
