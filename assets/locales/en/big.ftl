### The table read from afar, and demonstrations.

big-mode = Large table, to read from afar
setting-big = Large table, to read from afar
big-never = Never
big-automatic = By the window
big-always = Always
setting-big-from = In windows of this height or more
big-throw = Throw!
big-nothing = Nothing
big-steps-left = { $steps } to go
big-die-left = { $die } left
big-dice-left = { $one } and { $other }
big-doublets-left = { $count } × { $die }
big-can-go = { $count ->
    [0] Nothing can go
    [one] 1 piece can go
   *[other] { $count } pieces can go
}
big-can-go-short = { $count ->
    [0] Nothing
    [one] 1 can go
   *[other] { $count } can go
}
setting-demonstrates = Demonstration when nobody plays
setting-demonstrates-line = After a minute without input the four games are shown.
setting-demonstration-sound = Sound in demonstrations
setting-demonstration-sound-line = Otherwise they are silent.
demonstration-press = Press anything to play
help-keys-big = { $big } shows the table large, to be read from afar, or as usual.

caption-tablan-again = It counts: throw again
caption-tablan-nothing = Worth nothing: the turn passes
caption-tablan-starts = A piece sets out
caption-tablan-takes = Landed on: captured
caption-tablan-home = Home, and safe
caption-tablan-lapses = No way to use it
caption-tablan-end = The most pieces home wins
caption-tablut-slides = Straight on, as far as it is free
caption-tablut-takes = Between two: captured
caption-tablut-raichi = Raichi! One way out
caption-tablut-tuichi = Tuichi! Two ways out
caption-tablut-escapes = The king is out
caption-tablut-king-taken = The king is taken
caption-tapatan-places = A free point for each piece
caption-tapatan-slides = One step along a line
caption-tapatan-line = Three in a row
caption-tawula-doublets = Doublets count twice
caption-tawula-hit = Alone, so it is hit
caption-tawula-enters = Every piece enters by a throw
caption-tawula-returns = Back in from the bar
caption-tawula-off = All home: now off the board
caption-tawula-passes = No way in or on
caption-tawula-end = All fifteen are off
