### Who the computer can be, and what it advises.

## The levels of each game, the weakest first: a name, and how they play.

opponent-tapatan-1 = Novice
opponent-tapatan-1-temper = Plays by mood, and at times does not see its own line.
opponent-tapatan-2 = Hasty
opponent-tapatan-2-temper = Takes every line it can, and forgets that you have pieces too.
opponent-tapatan-3 = Careful
opponent-tapatan-3-temper = Blocks your lines. What comes after that is left to luck.
opponent-tapatan-4 = Eager
opponent-tapatan-4-temper = Plays for two lines at once.
opponent-tapatan-5 = Patient
opponent-tapatan-5-temper = Waits for your error and sees five turns of the board ahead.
opponent-tapatan-6 = Perfect
opponent-tapatan-6-temper = Knows every position of the game. What is not lost, it holds; what is won, it wins in the fewest turns.

opponent-tablut-1 = Novice
opponent-tablut-1-temper = Moves by mood and misses much.
opponent-tablut-2 = Hasty
opponent-tablut-2-temper = Looks at its own move and hardly at yours.
opponent-tablut-3 = Greedy
opponent-tablut-3-temper = Likes to take men, and sees your answer.
opponent-tablut-4 = Bold
opponent-tablut-4-temper = Sees a trap of two moves, and springs it at once.
opponent-tablut-5 = Careful
opponent-tablut-5-temper = Looks a few moves ahead, and leaves little hanging.
opponent-tablut-6 = Steady
opponent-tablut-6-temper = Keeps its men together and gives nothing away.
opponent-tablut-7 = Patient
opponent-tablut-7-temper = Builds slowly and sees most traps.
opponent-tablut-8 = Cunning
opponent-tablut-8-temper = Plans for many moves, and seldom lets you know what.
opponent-tablut-9 = Master
opponent-tablut-9-temper = Searches as deep as its time allows, and plays the best it finds.

opponent-tablan-1 = Novice
opponent-tablan-1-temper = Knows how the pieces run, and often likes the wrong turn best.
opponent-tablan-2 = Hasty
opponent-tablan-2-temper = Takes what stands in reach, and leaves as much behind.
opponent-tablan-3 = Eager
opponent-tablan-3-temper = Runs early and captures well; what it costs is seen later.
opponent-tablan-4 = Careful
opponent-tablan-4-temper = Errs only where two turns are nearly alike.
opponent-tablan-5 = Patient
opponent-tablan-5-temper = Judges every turn calmly, and leaves the next throw to luck.
opponent-tablan-6 = Master
opponent-tablan-6-temper = Holds its best turns against every throw that either of you can have.

opponent-tawula-1 = Novice
opponent-tawula-1-temper = Has learned how the pieces go, and often likes the wrong turn best.
opponent-tawula-2 = Hasty
opponent-tawula-2-temper = Sees the blow at hand, and leaves lone pieces behind it.
opponent-tawula-3 = Eager
opponent-tawula-3-temper = Enters early and hits when it can; what it costs is seen later.
opponent-tawula-4 = Careful
opponent-tawula-4-temper = Holds its points, and errs only where turns are nearly alike.
opponent-tawula-5 = Patient
opponent-tawula-5-temper = Judges every turn calmly, and leaves the next throw to luck.
opponent-tawula-6 = Master
opponent-tawula-6-temper = Holds its best turns against every throw that you can have.

## Why a hint is good: one sentence.

hint-throw = Throw again: the throw is worth more than what it costs.
hint-done = Let the throw be: press Done.
hint-only = There is no other choice.
hint-wins = This wins the game.
hint-wins-in = { $count ->
    [one] This wins at once.
   *[other] This wins by force, in { $count } turns at most.
}
hint-holds-out = { $count ->
    [0] The game is lost.
    [one] The game is lost; this holds out for one more turn.
   *[other] The game is lost; this holds out longest, for { $count } more turns.
}
hint-only-safe = Every other choice loses.
hint-captures = { $count ->
    [one] This takes a piece.
   *[other] This takes { $count } pieces.
}

# Tapatan
hint-completes-line = This completes three in line.
hint-blocks-line = This blocks a line of three.
hint-sets-trap = { $count ->
    [one] The game is even, but one of the { $all } answers loses.
   *[other] The game is even, but { $count } of the { $all } answers lose.
}
hint-takes-centre = The centre lies on four lines.
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
hint-starts = This brings a new piece into play.
hint-gets-safe = This leaves less for the other side to hit.
hint-wins-seven = This is a cappotto and wins seven games.
hint-locks-in = The other side will not be able to move, whatever it throws.
hint-closes-ways-in = { $count ->
    [0] This closes every way in.
    [one] This closes a way in, and leaves one.
   *[other] This closes a way in, and leaves { $count }.
}
hint-parts = The sides have passed each other: nothing can be hit any more.
hint-covers = { $count ->
    [0] This leaves no lone piece within a throw of 6.
    [one] This leaves only one lone piece within a throw of 6.
   *[other] This leaves only { $count } lone pieces within a throw of 6.
}
hint-risks = { $count ->
    [one] This leaves a lone piece within a throw of 6, but anything else costs more.
   *[other] This leaves { $count } lone pieces within a throw of 6, but anything else costs more.
}
hint-runs-home = { $count ->
    [one] This runs home with a piece.
   *[other] This runs home with { $count } pieces.
}
hint-awaits-entry = This puts a piece where a { $throw } brings it home exactly.
hint-threatens = { $count ->
    [one] This brings a piece of the other side within reach.
   *[other] This brings { $count } pieces of the other side within reach.
}
hint-leaves-in-reach = { $count ->
    [one] This leaves a piece within reach of a 2, but anything else costs more.
   *[other] This leaves { $count } pieces within reach of a 2, but anything else costs more.
}
hint-makes-point = This makes a point that bars the way.
hint-comes-in = This brings a piece in.
hint-runs-on = Nothing can be won at once; this gains ground safely.

# Tablut
hint-king-escapes = The king escapes.
hint-takes-king = This takes the king.
hint-blocks-escape = This blocks the king's way out.
hint-saves-king = The king would be taken otherwise.
hint-opens-two-lines = This opens two ways out for the king.
hint-opens-line = This opens a way out for the king.
hint-threatens-king = This threatens to take the king.
hint-saves-men = This saves men that could be taken.
hint-threatens-men = This threatens to take men.
hint-opens-ways = This gives the king more ways towards an open line.
hint-closes-ways = This leaves the king fewer ways towards an open line.
hint-hems-in = This closes one more side of the king.
hint-nears-goal = The king comes nearer to his goal.
hint-prepares-capture = This prepares to take men.
hint-puts-off = The game is lost; this puts it off.
hint-waits = This holds everything; any other move gives something up.
