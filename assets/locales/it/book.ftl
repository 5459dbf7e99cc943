### Il contorno del libro delle regole; le pagine stanno in book_pages.ftl.

book-title = Le regole
book-coming = Il libro sta arrivando.
book-missing = Il libro non si è potuto caricare.
book-again = Riprova
book-board = Tavoliere di { $game }
book-sections = Capitoli
book-place = { $game }, regola { $page } di { $pages }
book-rules = { $rules } nelle regole complete
book-see = Vedi anche
book-search = Cerca
book-found = { $count ->
    [0] Non ho trovato nulla. Prova con una parola più breve.
    [one] Una pagina
   *[other] { $count } pagine
}
book-step = Passo
book-show = Mostra
book-reset = Ricomincia
book-hint-try = Premi una pedina per vedere dove può andare.
book-plays = { $side } gioca { $move }.
book-refused = { $move } non è permesso: { $why }
book-looks = Tocca a: { $side }.
book-over = Qui la partita è finita: vince { $side }.
book-over-draw = Qui la partita è finita: patta.
book-thrown = Ancora da usare: { $numbers }
book-history = La storia
book-words = Le parole
book-keys = Tasti e controller
book-sources = Fonti
book-next-page = Pagina seguente
book-last-page = Pagina precedente
book-option = Opzione: { $name }
book-preset = Regolamento: { $name }
book-why = Perché?
book-says = si dice { $said }
book-pad = Sul controller, la croce sposta il cursore, il pulsante in basso preme e quello a destra lascia. La levetta destra, premuta, apre questo libro: qui la croce passa da una cosa all’altra e i pulsanti dorsali voltano pagina.
