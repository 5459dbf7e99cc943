### Reasons for refused moves and presses, in plain words.

refuse-nothing-to-undo = There’s nothing to undo.
refuse-nothing-to-redo = There’s nothing to redo.
refuse-looking-back = You can’t make moves in a replay.
refuse-nothing-to-confirm = There’s no turn to confirm.
refuse-not-your-turn = It’s the computer’s turn.
refuse-enter-throw = Enter the throw: pick the sticks or the dice.
refuse-not-by-hand = In this game, the throws are made for you.
refuse-throw-first = The throw comes first.
refuse-move-first = Use your throws first.
refuse-confirm-first = Pick “Done” to end your turn, or undo the move.
refuse-pick-piece = { $count ->
    [one] One piece can go there: pick it first.
    [2] Two pieces can go there: pick one.
    [3] Three pieces can go there: pick one.
   *[other] { $count } pieces can go there: pick one.
}
refuse-draw-declined = The computer thinks it’s ahead and plays on.
refuse-draw-won = The computer can force a win, so it plays on.
refuse-over = The game is over.
refuse-no-game = There’s no game on the table yet.

# A reason, followed by the possible moves.
two-sentences = { $before } { $next }
advice-marked = Pick one of the marked places.
advice-pick = Pick the piece on { $at }.
advice-pick-lit = Pick a lit piece: { $count } can move.
place-hand = the hand
place-bar = the bar
place-off = off the board

tablan-game-over = The game is over.
tablan-throw-first = Throw the sticks before you move.
tablan-move-first = If you can use a throw, use it before the next one.
tablan-turn-over = This turn is over.
tablan-series-too-long = This series has too many throws to count.
tablan-declare-first = First choose: start a piece with the { $steps }, or throw again.
tablan-nothing-to-declare = There’s nothing to choose now.
tablan-finish-half = Play the other half of the { $steps } first, with another piece.
tablan-same-piece = This piece moved the first half. Another piece must move the second.
tablan-no-piece = None of your pieces can go to { $at } now.
tablan-not-yours = The piece on { $at } is your opponent’s, and you can’t capture it now.
tablan-not-thrown = You don’t have a throw of { $steps } now.
tablan-no-such-steps = { $count ->
    [one] That’s 1 step away, and no throw is worth that.
   *[other] That’s { $count } steps away, and no throw is worth that.
}
tablan-not-ahead = Pieces only move forward along their path. { $to } isn’t ahead of { $from }.
tablan-home = The piece on { $at } is home and can’t move any more.
tablan-starts-with-two = The piece on { $at } hasn’t started. Only a 2 can start it.
tablan-start-order = The front piece, on { $foremost }, must start first.
tablan-must-start = You chose to start a piece with the { $steps }, so use it to start one.
tablan-own-piece = You already have a piece on { $at }.
tablan-immune = The piece on { $at } is home and can’t be captured.
tablan-beyond-end = That’s past the end of the path.
tablan-entry-order = Home fills in order: { $required } is next.
tablan-no-partner = No other piece can move the other half.
tablan-single-half-off = These rules don’t let you use just half a throw.
tablan-single-half-needless = You can’t play just half, because the { $steps } can be used in full.
tablan-leap-off = These rules don’t allow leaps.
tablan-leap-after-each-throw = Leaps aren’t possible if pieces move after each throw.
tablan-leap-too-short = A leap needs at least two throws.
tablan-leap-too-late = A leap uses the whole series, but you’ve already used part of it.
tablan-leap-with-start = The { $steps } must start a piece, so it can’t be part of a leap.
tablan-leap-not-started = The piece on { $at } hasn’t started, so it can’t leap.
tablan-threw = { $steps ->
    [8] You threw an 8.
   *[other] You threw a { $steps }.
}
tablan-last-left = The { $steps } is left.
tablan-left = The { $throws } are left.
tablan-half-left = Half of the { $steps } is left, for another piece.
tablan-try-start = Start the piece on { $at }: it moves to { $to }.
tablan-try-capture = The piece on { $at } can capture on { $to }.
tablan-try-home = The piece on { $at } can come home on { $to }.
tablan-try-move = Move the piece on { $at } to { $to }.

tapatan-game-over = The game is over.
tapatan-turn-over = In one turn, you place a piece or move one.
tapatan-occupied = There’s already a piece on { $at }.
tapatan-place-first = All pieces must be down before any can move. Place a piece on a free point.
tapatan-all-placed = All pieces are down. Now move one of yours.
tapatan-no-piece = None of your pieces can move to { $at } now.
tapatan-not-yours = The piece on { $at } is your opponent’s.
tapatan-not-neighbour = You can’t go from { $from } to { $to } in one step.
tapatan-not-free = There’s a piece on { $to }.
tapatan-first-centre = The first piece of the game can’t go to the centre.
tapatan-try-place = Put a piece on { $to }.
tapatan-try-slide = From { $at } you can move to { $to }.

tablut-game-over = The game is over.
tablut-turn-over = This turn is over. Each side makes one move.
tablut-no-piece = None of your pieces can go to { $at } now.
tablut-not-yours = The piece on { $at } is your opponent’s.
tablut-stuck = The piece on { $at } is blocked and can’t move.
tablut-no-passing = Move the piece on { $at } to another square. You can’t pass.
tablut-not-in-line = Pieces move in straight lines. { $to } isn’t in line with { $from }.
tablut-blocked = A piece on { $at } is in the way. Pieces can’t jump.
tablut-throne-passed = The empty throne, { $at }, is closed. No piece can cross it.
tablut-throne-taken = The king has left the throne, { $at }. No piece can stop there now.
tablut-throne-for-king = Only the king can stop on a throne, and { $at } is one.
tablut-camp-entered = { $at } belongs to a camp. No piece can enter or cross a camp from outside.
tablut-try-move = Move the piece on { $at } to { $to }.

tawula-game-over = The game is over.
tawula-throw-first = Roll the dice before you move.
tawula-move-first = If you can use a number, use it before the next roll.
tawula-turn-over = This turn is over.
tawula-not-thrown = { $die ->
    [0] None of your numbers leads there.
   *[other] You’d need a { $die } for that.
}
tawula-no-such-point = There’s no point { $point }. The points are 1 to 24.
tawula-bar-empty = You have no piece on the bar.
tawula-hand-empty = You can’t move a piece from there now.
tawula-no-piece = None of your pieces can go to point { $point } now.
tawula-bar-first = Your pieces on the bar must enter first.
tawula-starters-wait = Your two starters stay on point 1 until your hand is empty.
tawula-blocked = Two or more opposing pieces hold point { $point }.
tawula-no-room = You already have a piece on point { $point }. Points 1 to 11 hold only one each.
tawula-not-all-home = You can bear off only when all your pieces are on points 19 to 24.
tawula-rear-first = A { $die } can’t bear off from { $point } while you have a piece farther back.
tawula-more-numbers = Use as many numbers as you can. This move wastes one that you could use.
tawula-higher-die = You can use only one number: it must be the { $die }.
tawula-enter-first = The first number must bring in a piece from your hand.
tawula-shuts-out = After this move, the piece you hit couldn’t come back in.
tawula-rolled = You rolled { $high } and { $low }.
tawula-last-left = The { $die } is left.
tawula-doubles-left = { $count ->
    [4] You rolled a double { $die }: play it four times.
    [3] You can play the { $die } three more times.
   *[other] You can play the { $die } twice more.
}
tawula-try-enter = Bring a piece from your hand onto point { $to }.
tawula-try-return = Bring your piece from the bar onto point { $to }.
tawula-try-off = Bear off the piece on point { $at }.
tawula-try-hit = Move a piece from point { $at } to { $to } and hit the blot there.
tawula-try-move = Move a piece from point { $at } to { $to }.
