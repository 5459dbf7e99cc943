### The computer’s opponents, and the reasons for its hints.

## The levels of each game, weakest first: a name and a style of play.

opponent-tapatan-1 = Novice
opponent-tapatan-1-temper = Plays on a whim, and sometimes misses its own three in a row.
opponent-tapatan-2 = Hasty
opponent-tapatan-2-temper = Makes three in a row when it can, and forgets that you have pieces too.
opponent-tapatan-3 = Careful
opponent-tapatan-3-temper = Blocks your threats, and leaves the rest to luck.
opponent-tapatan-4 = Eager
opponent-tapatan-4-temper = Likes to make two threats at once.
opponent-tapatan-5 = Patient
opponent-tapatan-5-temper = Waits for your mistake, and sees five turns ahead.
opponent-tapatan-6 = Perfect
opponent-tapatan-6-temper = Knows every position of the game. It never lets a win or a draw slip, and wins as fast as it can.

opponent-tablut-1 = Novice
opponent-tablut-1-temper = Moves on a whim, and misses a lot.
opponent-tablut-2 = Hasty
opponent-tablut-2-temper = Looks at its own moves, and hardly at yours.
opponent-tablut-3 = Greedy
opponent-tablut-3-temper = Likes to capture men, and sees your reply.
opponent-tablut-4 = Bold
opponent-tablut-4-temper = Sees a two-move trap, and springs it at once.
opponent-tablut-5 = Careful
opponent-tablut-5-temper = Looks a few moves ahead, and leaves few men in danger.
opponent-tablut-6 = Steady
opponent-tablut-6-temper = Keeps its men together and gives nothing away.
opponent-tablut-7 = Patient
opponent-tablut-7-temper = Builds slowly and sees most traps.
opponent-tablut-8 = Cunning
opponent-tablut-8-temper = Plans many moves ahead, and rarely shows its hand.
opponent-tablut-9 = Master
opponent-tablut-9-temper = Searches as deep as time allows, and plays the best move it finds.

opponent-tablan-1 = Novice
opponent-tablan-1-temper = Knows how the pieces run, but often picks the wrong moves.
opponent-tablan-2 = Hasty
opponent-tablan-2-temper = Captures whatever it can reach, and forgets that you can too.
opponent-tablan-3 = Eager
opponent-tablan-3-temper = Runs early and captures well, but sees the price too late.
opponent-tablan-4 = Careful
opponent-tablan-4-temper = Slips up only when two choices are almost equally good.
opponent-tablan-5 = Patient
opponent-tablan-5-temper = Judges every turn calmly, but leaves the next throw to luck.
opponent-tablan-6 = Master
opponent-tablan-6-temper = Tests its best moves against every throw that could come next, yours or its own.

opponent-tawula-1 = Novice
opponent-tawula-1-temper = Has learned how the pieces run, but often picks the wrong moves.
opponent-tawula-2 = Hasty
opponent-tawula-2-temper = Sees every hit, and leaves blots behind.
opponent-tawula-3 = Eager
opponent-tawula-3-temper = Enters early and hits when it can, but sees the price too late.
opponent-tawula-4 = Careful
opponent-tawula-4-temper = Holds its points, and slips up only when choices are almost equally good.
opponent-tawula-5 = Patient
opponent-tawula-5-temper = Judges every turn calmly, but leaves the next roll to luck.
opponent-tawula-6 = Master
opponent-tawula-6-temper = Tests its best moves against every roll you could get.

## The reason for a hint, in one sentence.

hint-throw = It’s better to throw again.
hint-done = It’s better to start a piece.
hint-only = This is your only choice.
hint-same-end = Whatever you pick first, the turn ends the same way.
hint-whole = You could also split the { $steps } between two pieces, but one piece is better here.
hint-split = Split the { $steps } between two pieces here, half for each.
hint-wins = This wins the game.
hint-wins-in = { $count ->
    [one] This wins at once.
   *[other] This is sure to win, in { $count } turns at most.
}
hint-holds-out = { $count ->
    [0] The game is lost.
    [one] The game is lost, but this holds out for one more turn.
   *[other] The game is lost, but this holds out longest: { $count } more turns.
}
hint-only-safe = Every other choice loses.
hint-captures = { $count ->
    [one] This captures a piece.
   *[other] This captures { $count } pieces.
}

# Tapatan
hint-completes-line = This makes three in a row.
hint-shuts-in = This leaves your opponent without a move.
hint-blocks-line = This stops your opponent’s three in a row.
hint-sets-trap = { $count ->
    [one] The game is even, but one of your opponent’s { $all } answers loses.
   *[other] The game is even, but { $count } of your opponent’s { $all } answers lose.
}
hint-takes-centre = This keeps the game even, and the centre is yours.
hint-keeps-balance = This keeps the game even.

# Tablan and Tawula
hint-hits = { $count ->
    [one] This hits a piece.
   *[other] This hits { $count } pieces.
}
hint-comes-home = This brings a piece home.
hint-bears-off = { $count ->
    [one] This bears a piece off.
   *[other] This bears { $count } pieces off.
}
hint-starts = This starts a new piece.
hint-gets-safe = This leaves your opponent fewer targets.
hint-wins-seven = This is a cappotto: it wins seven games.
hint-locks-in = Your opponent can’t move, no matter what they roll.
hint-closes-ways-in = { $count ->
    [0] This closes every way in.
    [one] This closes a way in, and leaves one open.
   *[other] This closes a way in, and leaves { $count } open.
}
hint-parts = You’ve passed each other, so no piece can be hit any more.
hint-covers = { $count ->
    [0] This leaves no blot within reach of a single die.
    [one] This leaves only one blot within reach of a single die.
   *[other] This leaves only { $count } blots within reach of a single die.
}
hint-risks = { $count ->
    [one] This leaves a blot within reach of a single die, but anything else costs more.
   *[other] This leaves { $count } blots within reach of a single die, but anything else costs more.
}
hint-runs-home = { $count ->
    [one] This brings a piece to your last six points.
   *[other] This brings { $count } pieces to your last six points.
}
hint-awaits-entry = { $throw ->
    [8] If your next throw is an 8, a piece can come home.
   *[other] If your next throw is a { $throw }, a piece can come home.
}
hint-threatens = { $count ->
    [one] This puts an opposing piece within reach.
   *[other] This puts { $count } opposing pieces within reach.
}
hint-leaves-in-reach = { $count ->
    [one] This leaves a piece within reach of a 2, but anything else costs more.
   *[other] This leaves { $count } pieces within reach of a 2, but anything else costs more.
}
hint-makes-point = This closes a point in your opponent’s way.
hint-comes-in = This brings a piece in.
hint-runs-on = There’s nothing to gain yet, so this moves ahead safely.

# Tablut
hint-king-escapes = The king escapes.
hint-takes-king = This captures the king.
hint-blocks-escape = This blocks the king’s way out.
hint-saves-king = Otherwise the king would be captured.
hint-opens-two-lines = This opens two ways out for the king.
hint-opens-line = This opens a way out for the king.
hint-threatens-king = This threatens to capture the king.
hint-saves-men = This saves men from capture.
hint-threatens-men = This threatens to capture men.
hint-opens-ways = This gives the king more ways to freedom.
hint-closes-ways = This leaves the king fewer ways to freedom.
hint-hems-in = This closes off another side of the king.
hint-nears-goal = The king gets closer to his goal.
hint-prepares-capture = This prepares a capture.
hint-puts-off = The game is lost, but this delays the end.
hint-waits = This keeps what you have. Any other move makes things worse.
