### I problemi: l’elenco e quel che sta accanto a uno di essi.

puzzles = Problemi
puzzle-of-the-day = Il problema del giorno
puzzle-day-line = { $game }, numero { $number }
puzzle-day-solve = Mettiti alla prova
puzzle-day-again = Riguardalo
puzzle-days = { $days ->
    [one] Un giorno risolto: è l’inizio di una serie
   *[other] { $days } giorni di fila
}
puzzle-count = { $solved } risolti su { $all }
puzzle-easy = Facili
puzzle-medium = Medi
puzzle-hard = Difficili
puzzle-title = Problema { $number }
puzzle-task-win = { $moves ->
    [one] { $side }: trova la mossa che vince subito.
   *[other] { $side }: muovi e vinci in { $moves }.
}
puzzle-task-throw = { $side }: il lancio è fatto. Trova il modo migliore di usarlo.
puzzle-thinking = Prenditi il tempo che vuoi.
puzzle-wrong = Non è questa, ma l’idea non era male. Guarda ancora.
puzzle-solved = Trovata! Bravo occhio.
puzzle-showing = Guarda come si fa.
puzzle-shown = Ecco come si fa. Provaci tu, oppure vai avanti.
puzzle-hint = Un aiuto
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-list = Tutti i problemi
puzzle-leave = Torna alla partita
