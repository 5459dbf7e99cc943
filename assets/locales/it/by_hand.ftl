### Lanci con i bastoncini o i dadi dei giocatori.

hand-choice = Chi lancia?
hand-sealed = Il gioco
hand-own-sticks = Tu, con i tuoi bastoncini
hand-own-dice = Tu, con i tuoi dadi
hand-line = Inserisci tu ogni lancio, anche quelli del computer. Puoi correggerlo fino alla mossa seguente. Il gioco non può controllare i lanci fatti a mano.
hand-by-program = Dal gioco
hand-by-hand = A mano
hand-ask = { $side }, che cosa è uscito?
hand-ask-dice = { $side }, che cosa è uscito?
hand-ask-computer = Lancia per il { $side }. Che cosa è uscito?
hand-ask-computer-dice = Lancia per il { $side }. Che cosa è uscito?
hand-opening = Un dado a testa. Che cosa è uscito?
hand-sticks = Tocca i bastoncini caduti con la faccia piatta in su.
hand-dice = Tocca il numero di ogni dado.
hand-round = Bastoncino { $number }: faccia tonda in su
hand-flat = Bastoncino { $number }: faccia piatta in su
hand-die = Dado { $number }
hand-worth = { $flats }: { $steps } passi.
hand-worth-nothing = { $flats }: nessun punto.
hand-enter = Conferma
hand-correct = Correggi
hand-fair = Lanci fatti a mano
hand-fair-line = Questi lanci sono stati inseriti a mano, quindi il gioco non può provare che siano onesti. Qui vedi quante volte è uscito ogni valore. Questi lanci non contano per la fortuna né per le statistiche dei lanci.
