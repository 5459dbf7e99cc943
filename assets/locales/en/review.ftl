### Looking back at a game: what each choice cost, and what was better.

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
review-graph = Chance to win, turn by turn
review-even = even
review-chance = chance
review-play-line = play { $gain }
review-luck-line = luck { $gain }
review-as-good-as-won = as good as won
review-judging = judged { $number } of { $count }
review-looking-again = looking closer: { $number } of { $count }
review-first-marks = { $name }’s slips
review-second-marks = { $name }’s; filled: 8 or more

# The controls.
review-to-first = To the beginning
review-back = One turn back
review-play = Play on
review-pause = Stop
review-on = One turn on
review-to-last = To the end
review-speed = Speed { $speed }
review-turn-of = turn { $number } of { $count }

# The list of turns.
review-turns = Turns
review-page-turn = This turn
review-page-players = Players
review-cost-head = cost in points of chance
review-cannot-move = cannot move
review-is-better = is better.
review-reply = It is punished by { $reply }.
review-played = played { $cost }
review-better = better
review-inaccuracy = an inaccuracy
review-mistake = a mistake
review-blunder = a blunder
review-forced = the only choice
review-found = well found: anything else costs { $cost } or more
review-won-in = { $count ->
    [one] won in one move
   *[other] won in { $count } moves
}
review-lost-in = { $count ->
    [one] lost in one move
   *[other] lost in { $count } moves
}
review-drawn = drawn
review-truth-changed = it was { $before }, now { $after }

# The two players.
review-average = Average cost of a choice
review-average-short = Average cost
review-luck = Luck
review-luckiest = Luckiest throw
review-luckiest-short = Luckiest
review-best = Best find
review-worst = Worst turn
review-sizes = Inaccuracies · mistakes · blunders
review-sizes-short = Slips by size
review-grade = Grade
review-turn = turn { $number }
review-turn-cost = { $number }, { $cost }
review-turn-throw = { $throw }, turn { $number }
grade-learning = learning
grade-casual = casual
grade-steady = steady
grade-strong = strong
grade-master = master
grade-note = As the computer’s levels play
grade-as-level = as level { $level }
grade-as-levels = as levels { $low } and { $high }
grade-level = level { $level }
grade-levels = levels { $low }–{ $high }

# What can be done.
review-play-from = Play from turn { $number }
review-play-from-here = From here
review-share = Share
review-look-closer = Look deeper
review-looking = Looking: { $percent }%
review-looked-closer = Looked deeper
