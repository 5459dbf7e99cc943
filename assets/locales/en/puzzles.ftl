### Puzzles: the list of them, and what stands beside one.

puzzles = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-day-line = { $game }, number { $number }
puzzle-day-solve = Have a go
puzzle-day-again = Look at it again
puzzle-days = { $days ->
    [one] One day solved: a row begins
   *[other] { $days } days in a row
}
puzzle-count = { $solved } of { $all } solved
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-title = Puzzle { $number }
puzzle-task-win = { $moves ->
    [one] { $side } to move and win at once.
   *[other] { $side } to move and win in { $moves }.
}
puzzle-task-throw = { $side } has thrown. Find the best way to use it.
puzzle-thinking = Take your time.
puzzle-wrong = Not that one, but a fair idea. Have another look.
puzzle-solved = Well found!
puzzle-showing = Watch how it goes.
puzzle-shown = That is the way. Try it yourself, or go on.
puzzle-hint = Hint
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-leave = Back to my game
