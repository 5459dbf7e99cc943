### Texts that only screen readers read.

reader-board = Board
# A place with its pieces: “b2: empty. You can move here”.
reader-place = { $place }: { $content }
reader-hand = { $side }’s hand
reader-bar = { $side } on the bar
reader-off = { $side } borne off
reader-empty = empty
reader-pieces = { $count ->
    [one] { $side } piece
   *[other] { $count } { $side } pieces
}
reader-king = king
reader-moves-to = moves to { $to }
# The places that a lesson lights.
reader-lit-at = Lit: { $at }.
reader-movable = You can move from { $at }.
reader-captures-at = { $at } with a capture
reader-hits-at = { $at } with a hit
# Places that a lesson highlights: “b2: empty, lit”.
reader-arrow = the arrow starts here
reader-lit = lit
