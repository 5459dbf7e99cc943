### Beginning a game: the panel's two steps, what can be done in the first turns, and turns that came to nothing.

new-swap = Swap sides
new-changed = { $count ->
    [one] With one rule of your own.
   *[other] With { $count } rules of your own.
}
new-details = Rules in detail
new-back = Back
as-in = As in “{ $preset }”
as-in-only = Set everything back
option-without-effect = does nothing here

new-group-moving = Throwing and moving
new-group-starting = Setting out and coming home
new-group-thrones = Thrones
new-group-king = The king
new-group-placing = Placing
new-group-entering = Coming in
new-group-hitting = Hitting
new-group-end = The end

now-throw-sticks = Throw the sticks
now-throw-dice = Throw the dice
now-done = Your turn is done: press Done
now-more = and { $count } more
now-starts = A { $steps }: start the piece on { $at }
now-starts-half = Half a { $steps }: start the piece on { $at }
now-goes = { $at } can go to { $to }
now-takes = { $at } captures on { $to }
now-comes-home = { $at } comes home on { $to }
now-takes-from = { $at } captures by going to { $to }
now-king-wins = The king wins on { $to }
now-black-slides = Slide any of { $count } men, as far as the way is free
now-white-slides = Slide the king or a man, as far as the way is free: { $count } can move
now-places = Put a piece on any free point
now-slides = { $at } slides to { $to }
now-enters = Bring a piece in on { $to }
now-returns = Come in from the bar on { $to }
now-hits = { $at } hits on { $to }
now-bears-off = { $at } can be borne off

nothing-moved = { $count } turns that came to nothing
