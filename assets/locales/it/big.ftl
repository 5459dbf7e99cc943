### La tavola letta da lontano, e le dimostrazioni.

big-mode = Tavola grande, da leggere da lontano
setting-big = Tavola grande, da leggere da lontano
big-never = Mai
big-automatic = Dalla finestra
big-always = Sempre
setting-big-from = In finestre alte almeno così
big-throw = Lancia!
big-nothing = Niente
big-steps-left = { $steps } da fare
big-die-left = Resta { $die }
big-dice-left = { $one } e { $other }
big-doublets-left = { $count } × { $die }
big-can-go = { $count ->
    [0] Niente può muovere
    [one] Può muovere 1 pedina
   *[other] Possono muovere { $count } pedine
}
big-can-go-short = { $count ->
    [0] Nessuna
    [one] 1 muove
   *[other] { $count } muovono
}
setting-demonstrates = Dimostrazione quando nessuno gioca
setting-demonstrates-line = Dopo un minuto senza comandi si mostrano i quattro giochi.
setting-demonstration-sound = Suoni nelle dimostrazioni
setting-demonstration-sound-line = Altrimenti sono mute.
demonstration-press = Premi qualcosa per giocare
help-keys-big = { $big } mostra la tavola in grande, da leggere da lontano, o come al solito.

caption-tablan-again = Vale: si lancia ancora
caption-tablan-nothing = Non vale niente: si passa
caption-tablan-starts = Una pedina parte
caption-tablan-takes = Raggiunta: è presa
caption-tablan-home = A casa, e al sicuro
caption-tablan-lapses = Non si può usare
caption-tablan-end = Vince chi ne ha di più a casa
caption-tablut-slides = Dritto, finché è libero
caption-tablut-takes = Fra due nemici: presa
caption-tablut-raichi = Raichi! Una via d’uscita
caption-tablut-tuichi = Tuichi! Due vie d’uscita
caption-tablut-escapes = Il re è fuori
caption-tablut-king-taken = Il re è preso
caption-tapatan-places = A ogni pedina un punto libero
caption-tapatan-slides = Un passo lungo una linea
caption-tapatan-line = Tre in fila
caption-tawula-doublets = I doppi valgono il doppio
caption-tawula-hit = Era scoperta: colpita
caption-tawula-enters = Ogni pedina entra con un tiro
caption-tawula-returns = Rientra dalla barra
caption-tawula-off = Tutte a casa: ora si esce
caption-tawula-passes = Non può entrare né muovere
caption-tawula-end = Tutte e quindici sono uscite
