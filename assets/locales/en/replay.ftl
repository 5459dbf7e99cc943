### Looking back at a game, and going on from a moment of it.

look-back = Look back
play-from = Play from here
play-from-line = A new game begins at move { $number }. Who plays?
