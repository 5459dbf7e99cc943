### Turns in pictures and words: in the list of moves, the record, the review, hints and captions.

setting-notation = Show moves in notation
setting-notation-line = Letters and signs, as in records and links.

# Short words beside the steps.
move-in = in
move-home = home
move-leap = leap
move-half-lost = half lost
move-no-score = no score
move-no-use =
    { $count ->
        [one] no piece can use it
       *[other] no piece can use them
    }
move-raichi = Raichi! One way out
move-tuichi = Tuichi! Several ways out
move-three-in-row = three in a row
move-wins = wins
move-draws = draw
move-no-entry = can’t enter
move-no-move = can’t move

# Several turns in one line.
move-fold-no-score =
    { $count ->
        [one] Turn { $first }: no score
        [2] Turns { $first } and { $last }: no score
       *[other] Turns { $first } to { $last }: no score
    }
move-fold-no-move =
    { $count ->
        [one] Turn { $first }: no move
        [2] Turns { $first } and { $last }: no move
       *[other] Turns { $first } to { $last }: no move
    }

# The meanings of the signs.
move-sign-starts = starts
move-sign-captured = captured
move-sign-hit = hit

# A turn in a sentence, such as “Turn 12, Red: threw 8 and 2, h2 to g2, captures”.
move-turn-said = Turn { $number }, { $side }: { $moves }
move-threw-said = threw { $throws }
move-rolled-said = rolled { $throws }
move-step-said = { $from } to { $to }
move-on-said = { $way } and on to { $to }
move-enters-said = enters on { $to }
move-from-bar-said = from the bar to { $to }
move-off-said = bears off from { $from }
move-placed-said = new piece on { $to }
move-starts-said = starts a piece from { $way }
move-times-said = { $way } with { $count } pieces
move-captures-said =
    { $count ->
        [one] captures
       *[other] captures { $count }
    }
move-takes-king-said = captures the king
move-hits-said =
    { $count ->
        [one] hits
       *[other] hits { $count }
    }
move-home-said = comes home
move-leap-said = in one leap
move-lost-said =
    { $count ->
        [one] no piece can use the { $throws }
       *[other] no piece can use { $throws }
    }
move-unfinished-said = not finished

# A move in the book, and a hint with its reason.
move-played = { $side }: { $moves }.
move-hinted = { $moves }. { $reason }
