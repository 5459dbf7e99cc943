### Reasons for refused moves and presses, in plain words.

refuse-nothing-to-undo = There’s nothing to undo.
refuse-nothing-to-redo = There’s nothing to redo.
refuse-looking-back = This is a replay. You can’t play here.
refuse-nothing-to-confirm = There’s no turn to confirm.
refuse-not-your-turn = It’s the computer’s turn.
refuse-enter-throw = Enter the throw: pick the sticks or the dice.
refuse-not-by-hand = In this game, the throws are made for you.
refuse-throw-first = Throw first.
refuse-move-first = Use your throws first.
refuse-confirm-first = Pick Done to end your turn, or undo the move.
refuse-draw-declined = The computer would rather play on.
refuse-over = The game is over.
refuse-no-game = There’s no game on the table yet.

tablan-game-over = The game is over.
tablan-throw-first = Throw the sticks before you move.
tablan-move-first = If you can use a throw, use it before the next one.
tablan-turn-over = This turn is over.
tablan-series-too-long = This series has too many throws to count.
tablan-declare-first = First choose: start a piece with the { $steps }, or throw again.
tablan-nothing-to-declare = There’s nothing to choose now.
tablan-finish-half = Play the other half of the { $steps } first, with another piece.
tablan-same-piece = This piece moved the first half. Another piece must move the second.
tablan-no-piece = There’s no piece on { $at }.
tablan-not-yours = The piece on { $at } isn’t yours.
tablan-not-thrown = You have no { $steps } left to use.
tablan-no-such-steps = No throw, whole or half, is worth { $count } { $count ->
    [one] step
   *[other] steps
}.
tablan-not-ahead = Pieces only move forward along their path. { $to } isn’t ahead of { $from }.
tablan-home = The piece on { $at } is home and can’t move any more.
tablan-starts-with-two = The piece on { $at } hasn’t started. Only a 2 can start it.
tablan-start-order = The front piece, on { $foremost }, must start first.
tablan-must-start = You chose to start a piece with the { $steps }, so it must start one.
tablan-own-piece = You already have a piece on { $at }.
tablan-immune = The piece on { $at } is home and can’t be captured.
tablan-beyond-end = That’s past the end of the path.
tablan-entry-order = The opponent’s base fills in order: { $required } is next.
tablan-no-partner = No other piece can move the other half.
tablan-single-half-off = These rules don’t let you lose half a throw.
tablan-single-half-needless = You can use the { $steps } in full.
tablan-leap-off = These rules don’t allow leaps.
tablan-leap-after-each-throw = Leaps aren’t possible if pieces move after each throw.
tablan-leap-too-short = A leap needs at least two throws.
tablan-leap-too-late = A leap uses the whole series, but you’ve already used part of it.
tablan-leap-with-start = The { $steps } must start a piece, so it can’t be part of a leap.
tablan-leap-not-started = The piece on { $at } hasn’t started, so it can’t leap.

tapatan-game-over = The game is over.
tapatan-turn-over = In one turn, you place a piece or move one step.
tapatan-occupied = There’s already a piece on { $at }. Pick a free point.
tapatan-place-first = All six pieces must be down before any can move. Place a piece on a free point.
tapatan-all-placed = All six pieces are down. Now slide one along a line.
tapatan-no-piece = There’s no piece on { $at }.
tapatan-not-yours = The piece on { $at } isn’t yours.
tapatan-not-neighbour = { $to } isn’t one step along a line from { $from }.
tapatan-not-free = There’s a piece on { $to }. Slide to a free point.
tapatan-first-centre = The first piece of the game can’t go to the centre.
tablut-game-over = The game is over.
tablut-turn-over = This turn is over. Each side makes one move.
tablut-no-piece = There’s no piece on { $at }.
tablut-not-yours = The piece on { $at } isn’t yours.
tablut-stuck = The piece on { $at } is blocked and can’t move.
tablut-no-passing = Move the piece on { $at } to another square. You can’t pass.
tablut-not-in-line = Pieces move in straight lines. { $to } isn’t in line with { $from }.
tablut-blocked = A piece on { $at } is in the way. Pieces can’t jump.
tablut-throne-passed = The empty throne, { $at }, is closed. No piece can cross it.
tablut-throne-taken = The king has left the throne, { $at }. No piece can stop there now.
tablut-throne-for-king = Only the king can stop on a throne, and { $at } is one.
tawula-game-over = The game is over.
tawula-throw-first = Roll the dice before you move.
tawula-move-first = If you can use a number, use it before the next roll.
tawula-turn-over = This turn is over.
tawula-not-thrown = { $die ->
    [0] None of your remaining numbers leads there.
   *[other] You have no { $die } left to use.
}
tawula-no-such-point = There’s no point { $point }. The points are 1 to 24.
tawula-bar-empty = You have no piece on that bar.
tawula-hand-empty = You have no piece there.
tawula-no-piece = You have no piece on your point { $point }.
tawula-bar-first = Your pieces on the bar must enter first.
tawula-starters-wait = Your two starters stay on point 1 until your hand is empty.
tawula-blocked = Two or more opposing pieces hold your point { $point }.
tawula-no-room = You already have a piece on your point { $point }. Points 1 to 11 hold only one each.
tawula-not-all-home = You can bear off only when all your pieces are on points 19 to 24.
tawula-rear-first = A { $die } can’t bear off from { $point } while you have a piece farther back.
tawula-more-numbers = Use as many numbers as possible. After this move, you could use fewer.
tawula-higher-die = You can use only one number: it must be the { $die }.
tawula-enter-first = The first number must bring in a piece from your hand.
tawula-shuts-out = After this move, the piece you hit couldn’t come back in.
