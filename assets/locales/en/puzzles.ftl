### Puzzles: their page, and the panel beside one.

puzzles = Puzzles
puzzles-loading = Setting up the puzzles…
puzzles-missing = The puzzles couldn’t be loaded.
puzzle-of-the-day = Puzzle of the day
puzzle-day-line = { $game }, number { $number }
puzzle-day-solve = Have a go
puzzle-day-solved = { $days ->
    [one] Solved today: your streak starts
   *[other] Solved today: { $days } days in a row
}
puzzle-days = { $days ->
    [one] Solve it today to make it two days in a row
   *[other] { $days } days in a row so far
}
puzzle-on-table = You’re solving { $game } puzzle { $number }
puzzle-count = { $solved } of { $all } solved
puzzle-count-rules = { $rules }: { $solved } of { $all } solved
puzzle-usual-rules = Usual rules
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-title = Puzzle { $number }
puzzle-title-solved = Puzzle { $number }, solved
puzzle-task-win = { $moves ->
    [one] { $side } to move and win at once.
   *[other] { $side } to move and win in { $moves } moves.
}
puzzle-task-win-rules = { $moves ->
    [one] { $rules }: { $side } to move and win at once.
   *[other] { $rules }: { $side } to move and win in { $moves } moves.
}
puzzle-task-hold = { $side } to move. Only one move doesn’t lose.
puzzle-task-hold-rules = { $rules }: { $side } to move. Only one move doesn’t lose.
puzzle-task-throw = { $side } to move. Find the best turn.
puzzle-task-throw-rules = { $rules }: { $side } to move. Find the best use of the throw.
puzzle-thinking = Take your time.
puzzle-wrong = Not quite, but a good idea. Have another look.
puzzle-solved = Well spotted!
puzzle-showing = Watch the solution.
puzzle-shown = That’s how it’s done. Try it yourself, or pick the next one.
puzzle-hint = Hint
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-next-short = Next
puzzle-list-short = All
puzzle-leave = Leave the puzzle
puzzle-return = Back to the puzzle
toast-puzzles-damaged = Your puzzle progress is damaged, so it starts again. The old data is kept.
puzzles-short = Puzzle
