### Grande schermo e dimostrazioni.

big-mode = Grande schermo
setting-big = Modalità grande schermo
setting-big-line = Si legge bene anche da lontano.
big-never = Mai
big-automatic = Automatica
big-always = Sempre
setting-big-from = Automatica: si attiva da questa altezza della finestra
setting-big-from-line = In pixel. Le finestre più basse restano come sempre.
big-throw = Lancia!
big-nothing = Niente
big-steps-left = Da fare: { $steps }
big-die-left = Resta { $die ->
    [1] l’1
   *[other] il { $die }
}
big-dice-left = { $one } e { $other }
big-doublets-left = { $count } × { $die }
big-place = Metti giù
big-can-go = { $count ->
    [0] Nessuna pedina può muoversi
    [one] 1 pedina può muoversi
   *[other] { $count } pedine possono muoversi
}
big-can-go-short = { $count ->
    [0] Niente mosse
    [one] 1 pronta
   *[other] { $count } pronte
}
setting-demonstrates = Dimostrazione quando nessuno gioca
setting-demonstrates-line = Dopo un minuto senza comandi parte una dimostrazione dei quattro giochi.
setting-demonstration-sound = Suoni nelle dimostrazioni
setting-demonstration-sound-line = Se li spegni, le dimostrazioni sono mute.
demonstration-press = Tocca o premi un tasto per giocare

caption-tablan-again = Fa punti: si lancia ancora
caption-tablan-nothing = Nessun punto. Il turno passa.
caption-tablan-opening = Comincia chi lancia per primo un 2
caption-tablan-starts = Una pedina parte
caption-tablan-takes = Raggiunta e catturata
caption-tablan-home = Arrivata, e al sicuro
caption-tablan-lapses = Questo lancio non si può usare
caption-tablan-end = Vince chi ha più pedine arrivate
caption-tablut-slides = Dritto, finché la strada è libera
caption-tablut-takes = Presa in mezzo: catturata
caption-tablut-raichi = Raichi! Una via d’uscita
caption-tablut-tuichi = Tuichi! Più vie d’uscita
caption-tablut-escapes = Il re è in salvo
caption-tablut-king-taken = Il re è catturato
caption-tapatan-places = Ogni pedina su un incrocio libero
caption-tapatan-slides = Un passo lungo una linea
caption-tapatan-moves = Su un incrocio libero qualsiasi
caption-tapatan-passes = Nessuna mossa: si passa
caption-tapatan-line = Tre in fila
caption-tawula-doublets = Doppio: quattro mosse invece di due
caption-tawula-hit = Pedina scoperta: colpita
caption-tawula-enters = Ogni numero può far entrare una pedina
caption-tawula-returns = Rientra dalla barra
caption-tawula-off = Ultime sei punte: si esce
caption-tawula-passes = Nessuna mossa possibile
caption-tawula-end = Tutte e quindici sono uscite
