### I problemi: la loro pagina e il riquadro accanto a ciascuno.

puzzles = Problemi
puzzles-loading = Sto preparando i problemi…
puzzles-missing = Non è stato possibile caricare i problemi.
puzzle-of-the-day = Il problema del giorno
puzzle-day-line = { $game }, numero { $number }
puzzle-day-solve = Mettiti alla prova
puzzle-day-solved = { $days ->
    [one] Risolto oggi: torna anche domani
   *[other] Risolto oggi: { $days } giorni di fila
}
puzzle-days = { $days ->
    [one] Risolvilo oggi: saranno due giorni di fila
   *[other] Finora { $days } giorni di fila
}
puzzle-on-table = Stai risolvendo il problema { $number } di { $game }
puzzle-count = Risolti: { $solved } su { $all }
puzzle-count-rules = { $rules }, risolti { $solved } su { $all }
puzzle-usual-rules = Regole abituali
puzzle-easy = Facile
puzzle-medium = Medio
puzzle-hard = Difficile
puzzle-title = Problema { $number }
puzzle-title-solved = Problema { $number }, risolto
puzzle-task-win = { $moves ->
    [one] Tocca al { $side }: vinci subito, con una mossa.
   *[other] Tocca al { $side }: vinci in { $moves } mosse.
}
puzzle-task-win-rules = { $moves ->
    [one] { $rules }. Tocca al { $side }: vinci subito, con una mossa.
   *[other] { $rules }. Tocca al { $side }: vinci in { $moves } mosse.
}
puzzle-task-hold = Tocca al { $side }. Una sola mossa non perde: trovala.
puzzle-task-hold-rules = { $rules }. Tocca al { $side }: una sola mossa non perde, trovala.
puzzle-task-throw = Tocca al { $side }. Trova il modo migliore di usare il lancio.
puzzle-task-throw-rules = { $rules }. Tocca al { $side }: trova il modo migliore di usare il lancio.
puzzle-thinking = Prenditi il tempo che vuoi.
puzzle-wrong = Non è questa, ma l’idea non è male. Guarda ancora.
puzzle-solved = Trovata! Che occhio!
puzzle-showing = Guarda la soluzione.
puzzle-shown = Ecco come si fa. Provaci tu, oppure passa al prossimo.
puzzle-hint = Suggerimento
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-list = Tutti i problemi
puzzle-next-short = Avanti
puzzle-list-short = Tutti
puzzle-leave = Lascia il problema
puzzle-return = Torna al problema
toast-puzzles-damaged = I tuoi progressi nei problemi sono danneggiati e ripartono da zero. I vecchi dati restano conservati.
puzzles-short = Problema
