### The review of a game: the cost of each decision, and the better one.

review = Review
review-number = { NUMBER($number) }
review-leave = Back to the table
review-ended-won = { $count ->
    [one] { $winner } beat { $loser } in one turn
   *[other] { $winner } beat { $loser } in { NUMBER($count) } turns
}
review-ended-drawn = { $count ->
    [one] A draw after one turn
   *[other] A draw after { NUMBER($count) } turns
}
review-unfinished = { $count ->
    [one] One turn so far
   *[other] { NUMBER($count) } turns so far
}

# The graph.
review-graph = Win chance, turn by turn
review-even = even
review-chance = win chance
review-play-line = skill { $gain }
review-luck-line = luck { $gain }
review-as-good-as-won = as good as won
review-judging = reviewed { $number } of { $count }
review-looking-again = deeper look: { $number } of { $count }
review-points = percentage points
review-turn-axis = turn

# The controls.
review-to-first = To the start
review-back = One turn back
review-play = Play
review-pause = Pause
review-on = One turn forward
review-to-last = To the end
review-speed = Speed { $speed }
review-turn-of = turn { $number } of { $count }

# The list of turns.
review-turns = Turns
review-page-turn = This turn
review-page-players = Players
review-cost-head = win chance lost, in percentage points
review-is-better = { $moves } is better.
review-reply = Best reply: { $reply }.
review-played = the move played: { $cost }
review-better = better
review-inaccuracy = an inaccuracy
review-mistake = a mistake
review-blunder = a blunder
review-inaccuracy-short = inaccuracy
review-mistake-short = mistake
review-blunder-short = blunder
review-forced = the only choice
review-found = great find: anything else costs { $cost } percentage points or more
review-won-in = { $count ->
    [one] a win in one move
   *[other] a win in { $count } moves
}
review-lost-in = { $count ->
    [one] a loss in one move
   *[other] a loss in { $count } moves
}
review-drawn = a draw
review-truth-changed = was { $before }, now { $after }

# The two players.
review-average = Average win chance lost per decision
review-average-short = Average cost
review-luck = Luck
review-luckiest = Luckiest throw
review-luckiest-short = Luckiest
review-best = Best find
review-worst = Worst turn
review-sizes = Inaccuracies · mistakes · blunders
review-sizes-short = Mistakes
review-grade = Grade
review-turn = turn { $number }
review-turn-cost = { $number }, { $cost }
review-turn-throw = { $throw }, turn { $number }
grade-learning = learning
grade-casual = casual
grade-steady = steady
grade-strong = strong
grade-master = master
grade-note = Compared with the computer
grade-as-level = like level { $level }
grade-as-levels = like levels { $low } and { $high }
grade-level = level { $level }
grade-levels = levels { $low }–{ $high }

# The actions.
review-play-from = Play from turn { $number }
review-play-from-here = Play from here
review-share = Share
review-look-closer = Look deeper
review-looking = Looking: { $percent }%
review-looked-closer = Fully reviewed
