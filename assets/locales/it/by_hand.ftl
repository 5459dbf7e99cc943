### Lanci che i giocatori fanno con bastoncini o dadi propri.

hand-choice = Chi lancia?
hand-sealed = Il programma
hand-own-sticks = Tu, con i tuoi bastoncini
hand-own-dice = Tu, con i tuoi dadi
hand-line = Il tavolo chiede ogni lancio, anche quello del computer, e tu segni che cosa è uscito. Si può correggere finché la mossa non comincia. Di questi lanci non si dice niente: né che sono equi né il contrario.
hand-chosen = Bastoncini o dadi tuoi
hand-ask = { $side }, che cosa è uscito?
hand-ask-computer = Lancia per { $side }: che cosa è uscito?
hand-opening = Un dado a testa: che cosa è uscito?
hand-sticks = Premi i bastoncini caduti con il lato piatto in su.
hand-dice = Premi ciò che mostra ogni dado.
hand-round = Bastoncino { $number }: lato tondo in su
hand-flat = Bastoncino { $number }: lato piatto in su
hand-die = Dado { $number }
hand-worth = { $flats }: { $steps } passi.
hand-worth-nothing = { $flats }: non vale niente.
hand-enter = È così
hand-correct = Correggi
hand-fair = Lanciati a mano
hand-fair-line = I lanci di questa partita sono stati fatti a mano e poi segnati. Non se ne può provare niente, e quindi si dice soltanto quante volte è stato segnato ogni valore; non entrano in nessun altro conto, e nemmeno la loro fortuna.
