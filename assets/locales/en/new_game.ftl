### Starting a game: the two steps of the panel, possible moves of the first turns, and turns without a move.

new-swap = Swap sides
new-changed = { $count ->
    [one] One custom rule
   *[other] { $count } custom rules
}
new-details = Rules in detail
new-level = { $name }, level { $number } of { $count }
new-back = Back
as-in = Use the rule set “{ $preset }”
as-in-only = Reset all rules
option-without-effect = no effect here

new-group-moving = Throwing and moving
new-group-starting = Starting and coming home
new-group-thrones = Thrones
new-group-king = The king
new-group-turns = Turns and the end
new-group-placing = Placing
new-group-tapatan-moving = Moving and winning
new-group-entering = Entering
new-group-hitting = Hitting
new-group-end = End of the game

now-throw-sticks = Throw the sticks
now-throw-dice = Roll the dice
now-done = Your turn is finished: pick “Done”
now-more = { $count ->
    [one] and one more move
   *[other] and { $count } more moves
}
now-starts = With the { $steps }, start the piece on { $at }
now-starts-half = With half of the { $steps }, start the piece on { $at }
now-goes = Move from { $at } to { $to }
now-takes = Move from { $at } to { $to } and capture
now-comes-home = Come home from { $at } to { $to }
now-takes-from = Move from { $at } to { $to } and capture
now-king-wins = The king wins on { $to }
now-black-slides = Move a man any distance along a clear path ({ $count } can move)
now-white-slides = Move the king or a man any distance along a clear path ({ $count } can move)
now-places = Put a piece on any free point
now-slides = Move from { $at } to { $to }
now-enters = Bring a piece in on { $to }
now-returns = From the bar, enter on { $to }
now-hits = Move from { $at } to { $to } and hit
now-bears-off = Bear off from { $at }

