### Big screen and demos.

big-mode = Big screen
setting-big = Big screen: large board and text
setting-big-line = Easy to read from across the room.
big-never = Never
big-automatic = Automatic
big-always = Always
setting-big-from = Automatic big screen: minimum window height
setting-big-from-line = In pixels. Shorter windows keep the usual size.
big-throw = Throw!
big-nothing = No score
big-steps-left = To use: { $steps }
big-die-left = The { $die } is left
big-dice-left = { $one } and { $other }
big-doublets-left = { $count } × { $die }
big-place = Place a piece
big-can-go = { $count ->
    [0] No piece can move
    [one] 1 piece can move
   *[other] { $count } pieces can move
}
big-can-go-short = { $count ->
    [0] No moves
    [one] 1 can move
   *[other] { $count } can move
}
setting-demonstrates = Show a demo when idle
setting-demonstrates-line = If no one plays for a minute, a demo of the four games starts.
setting-demonstration-sound = Sound in demos
setting-demonstration-sound-line = If this is off, demos are silent.
demonstration-press = Tap or press any key to play

caption-tablan-again = It scores: throw again
caption-tablan-nothing = No score. The turn passes.
caption-tablan-opening = The first to throw a 2 starts
caption-tablan-starts = A piece starts
caption-tablan-takes = Landed on and captured
caption-tablan-home = Home, and safe
caption-tablan-lapses = This throw can’t be used
caption-tablan-end = Most pieces home wins
caption-tablut-slides = Straight, as far as the path is clear
caption-tablut-takes = Caught between two and captured
caption-tablut-raichi = Raichi! One way out
caption-tablut-tuichi = Tuichi! Several ways out
caption-tablut-escapes = The king escapes
caption-tablut-king-taken = The king is captured
caption-tapatan-places = Put each piece on a free point
caption-tapatan-slides = One step along a line
caption-tapatan-moves = To any free point
caption-tapatan-passes = No moves: the turn passes
caption-tapatan-line = Three in a row
caption-tawula-doublets = Doubles: four moves instead of two
caption-tawula-hit = A blot is hit
caption-tawula-enters = Each number can bring in a piece
caption-tawula-returns = Back in from the bar
caption-tawula-off = Last six points: bear off
caption-tawula-passes = No moves: the turn passes
caption-tawula-end = All fifteen are off
