### La cornice del libro delle regole; le pagine sono in book_pages.ftl.

book-title = Le regole
book-coming = Apro il libro…
book-missing = Non riesco a caricare il libro.
book-again = Riprova
book-board = Tavoliere di { $game }
book-sections = Capitoli
book-place = { $game }, pagina { $page } di { $pages }
book-see = Vedi anche
book-search = Cerca
book-found = { $count ->
    [0] Nessun risultato. Prova con una parola più breve.
    [one] Una pagina
   *[other] { $count } pagine
}
book-step = Passo
book-show = Mostra
book-reset = Ricomincia
book-hint-try = Tocca una pedina per vedere dove può andare.
# Una scelta sotto un tavoliere, come «Il Blu usa un 8: da h2 a a3 e cattura.»
book-uses = Il { $side } usa un { $number }: { $moves }.
book-uses-half = Il { $side } usa metà di un { $number }: { $moves }.
book-and-captures = { $moves } e { $captures }
book-picks = Il { $side } sceglie «{ $button }».
book-refused = Non si può: { $move }. { $why }
book-looks = Tocca al { $side }.
book-over = Partita finita: vince il { $side }.
book-over-draw = Partita finita: patta.
book-thrown = Ancora da usare: { $numbers }.
book-history = La storia
book-words = Glossario
book-sources = Fonti
book-next-page = Pagina seguente
book-last-page = Pagina precedente
book-option = Opzione: { $name }
book-preset = Regolamento: { $name }
book-why = Perché?
toast-details = Dettagli
book-says = Pronuncia: { $said }
