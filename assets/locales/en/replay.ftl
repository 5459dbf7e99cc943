### Replaying a game, and playing on from a turn of it.

look-back = Replay
play-from = Play from here
play-from-line = A new game starts at turn { $number }. Who plays?
