### Throws with the players’ sticks or dice.

hand-choice = Who throws?
hand-sealed = The game
hand-own-sticks = You, with your own sticks
hand-own-dice = You, with your own dice
hand-line = You enter every throw, the computer’s too. You can correct each one until the next move. The game can’t check throws made by hand.
hand-by-program = By the game
hand-by-hand = By hand
hand-ask = { $side }, what did you throw?
hand-ask-dice = { $side }, what did you roll?
hand-ask-computer = Throw for { $side }. What did you get?
hand-ask-computer-dice = Roll for { $side }. What did you get?
hand-opening = One die each. What did you roll?
hand-sticks = Pick the sticks that landed flat side up.
hand-dice = Pick the number on each die.
hand-round = Stick { $number }: round side up
hand-flat = Stick { $number }: flat side up
hand-die = Die { $number }
hand-worth = { $flats }: { $steps } steps.
hand-worth-nothing = { $flats }: no score.
hand-enter = Confirm
hand-correct = Change
hand-fair = Thrown by hand
hand-fair-line = These throws were entered by hand, so the game can’t prove they were fair. Here’s how often each value came up. These throws don’t count towards luck or throw statistics.
