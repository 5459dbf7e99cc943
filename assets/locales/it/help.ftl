### I tasti, per il libro delle regole.

help-keys-moves = { $undo } ritira una mossa, { $redo } la ripete; con Maiusc valgono per il turno intero. { $done } conferma il turno.
help-keys-board = Le frecce spostano il cursore, { $cycle } passa alla scelta seguente, { $next } o Spazio la prende.
help-keys-throw = Spazio o { $throw } lancia. { $undo } ritira una mossa, { $redo } la ripete; con Maiusc valgono per il turno intero. { $done } conferma il turno. Se un 8 o un 12 può far partire una pedina, { $done } la fa partire e { $throw } rilancia.
help-keys-program = { $hint } suggerimento, { $new-game } nuova partita, { $puzzles } problemi, { $evening } serata, { $settings } impostazioni, { $rules } regole, { $moves } mosse, { $mute } audio, { $fullscreen } schermo intero, { $escape } chiude.
help-keys-draw = { $draw } propone patta.
help-keys-replay = { $look-back } rivede la partita. Destra e sinistra vanno di passo in passo, con Maiusc di errore in errore, su e giù di turno in turno. { $play } avvia, { $first } e { $last } vanno all’inizio e alla fine, { $from } gioca da lì, { $flip } mostra solo la mossa migliore o la giocata.
