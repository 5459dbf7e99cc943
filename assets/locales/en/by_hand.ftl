### Throws that the players make with their own sticks or dice.

hand-choice = Who throws?
hand-sealed = The program
hand-own-sticks = You, with your own sticks
hand-own-dice = You, with your own dice
hand-line = The table asks for every throw, also the computer’s, and you enter what fell. It can be corrected until the move begins. Nothing is said of such throws: neither fair nor unfair.
hand-chosen = Your own sticks or dice
hand-ask = { $side }, what fell?
hand-ask-computer = Throw for { $side }: what fell?
hand-opening = One die each: what fell?
hand-sticks = Press the sticks that lie flat side up.
hand-dice = Press what each die shows.
hand-round = Stick { $number }: round side up
hand-flat = Stick { $number }: flat side up
hand-die = Die { $number }
hand-worth = { $flats }: { $steps } steps.
hand-worth-nothing = { $flats }: worth nothing.
hand-enter = That’s it
hand-correct = Correct
hand-fair = Thrown by hand
hand-fair-line = The throws of this game were made by hand and entered. Nothing about them can be proved, so nothing is said of them but how often each value was entered; they enter no other count, and neither does their luck.
