### La raccolta: le partite conservate.

library = Raccolta
library-empty = Qui non c’è ancora nessuna partita. Giocane una: si conserva da sola, finita o no, da riprendere o riguardare. Benvenute anche quelle da fuori.
library-reading = Cerco le tue partite …
library-none-found = Nessuna partita corrisponde. Prova con una parola in meno.
library-show-all = Mostra tutte le partite
library-search = Cerca: un nome, un giorno, un risultato
library-choices = Filtra e ordina
library-only-pinned = Fissate
library-only-over = Finite
library-only-going-on = In corso
library-sort = Ordina per
library-by-date = Data
library-by-game = Gioco
library-by-length = Durata
library-by-result = Risultato
library-reversed = Al contrario
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
library-going-on = In corso
library-won = Ha vinto { $who }
library-you-won = Hai vinto
library-go-on = Riprendi
library-look-back = Riguarda
library-pin = Fissa
library-unpin = Non fissare più
library-rename = Rinomina
library-rename-done = Si chiama così
library-rename-keep = Lascia com’è
library-remove = Elimina
library-remove-asks = Eliminare questa partita per sempre?
library-remove-keep = Tienila
library-remove-yes = Sì, eliminala
library-import = Importa da file
library-drop = Qui possono entrare altre partite: lascia cadere i file sulla finestra, o incollale.
library-paste = Incolla partite
library-export-all = { $count ->
    [one] Salva questa partita in un file
   *[other] Salva queste { NUMBER($count) } partite in un file
}
library-importing = Leggo le partite: { $percent }%
library-exporting = Scrivo le partite: { $percent }%
library-opening = Apro la partita: { $percent }%
library-imported = { $count ->
    [0] Non è entrata nessuna partita nuova.
    [one] È entrata una partita.
   *[other] Sono entrate { NUMBER($count) } partite.
}
library-import-known = { $count ->
    [one] Una c’era già.
   *[other] { NUMBER($count) } c’erano già.
}
library-import-no-room = { $count ->
    [one] Per un’altra non c’era posto. Elimina qualche partita e riprova.
   *[other] Per altre { NUMBER($count) } non c’era posto. Elimina qualche partita e riprova.
}
library-import-refused = { $count ->
    [one] Una non si riesce a leggere:
   *[other] { NUMBER($count) } non si riescono a leggere:
}
library-import-why = Partita { $number }: { $problem }
library-import-cut = C’era più di quanto si possa leggere in una volta; il resto è rimasto fuori.
library-understood = Va bene
library-going = { $count ->
    [one] La raccolta è piena. La partita più vecchia se ne va con la prossima che viene conservata, se non la fissi.
   *[other] La raccolta è piena. Le { NUMBER($count) } partite più vecchie se ne vanno con la prossima che viene conservata, se non le fissi.
}
library-show-going = Mostra quali
library-goes-next = Questa partita se ne va con la prossima che viene conservata. Se la fissi, resta.
library-kept = In elenco: { NUMBER($listed) } di { NUMBER($games) }. Si conservano fino a { NUMBER($most) } partite; quelle fissate restano sempre.
toast-library-damaged = Una partita danneggiata della raccolta è stata messa da parte: { $problem }
toast-library-problem = Qualcosa non va nella raccolta: { $problem }
toast-library-not-kept = La raccolta non è riuscita a conservare: { $problem }
toast-library-going = { $count ->
    [one] La raccolta è piena: la partita più vecchia sarà la prossima ad andarsene. Se vuoi tenerla, fissala lì.
   *[other] La raccolta è piena: le { NUMBER($count) } partite più vecchie saranno le prossime ad andarsene. Fissa lì quelle che vuoi tenere.
}
toast-library-saved = Le partite sono salvate: { $place }
toast-library-not-opened = Questa partita non si riesce ad aprire: { $problem }
toast-library-removed = La partita è eliminata.
