### The source of a game’s throws: sealed before the first, opened after the last.

fair-title = Fair throws
fair-mix = Throws
fair-mix-line = A secret number is already sealed, and these four words stand for it. Remember them: at the end they show that nothing was changed. To be extra sure, each side can add some secret text. The throws come from the number and the texts together.
fair-not-sealed = This device has no secure random source, so the throws of this game can’t be sealed.
fair-from = { $side }’s text
fair-from-hint = Any words, or just press keys at random
fair-sealed = Sealed before the first throw
fair-opens = The seal opens after the last throw. Until then, no one can work out the throws.
fair-salt = Salt (a second random number)
fair-seed = Seed (the secret number)
fair-gave = { $side } added: { $text }
fair-same-words = Salt and seed match the four words shown at the start.
fair-throws-follow = { $count ->
    [one] The only throw comes from the seed and any added text.
   *[other] All { $count } throws come from the seed and any added text.
}
fair-result-true = The result matches the moves.
fair-wrong-altered = The record has been changed since it was sealed.
fair-wrong-seal = Salt and seed don’t match the four words shown at the start.
fair-wrong-throw = Throw { $number } doesn’t follow from the seed.
fair-wrong-result = The game is over, but its record doesn’t say who won.
fair-wrong-digest = The record’s last line, the digest, is missing.
fair-wrong-earlier = This couldn’t be checked, because an earlier check failed.
fair-numbered = These throws come from seed { $number }. Anyone could have picked that seed, so the throws can’t be proved fair. If you don’t choose a seed, a new game is sealed before its first throw.
fair-how = How to check
fair-check = Anyone can check the copied game record with a short Python script from Tavoliere’s source code.
fair-copy = Copy game record
fair-match = The whole match
fair-none = This game has no throws.
fair-throws = { $count ->
    [one] one throw
   *[other] { $count } throws
}
fair-band = The line marks the expected count. Nine times out of ten, the count falls inside the band.
fair-verdict-all = Almost everyone has counts at least this uneven.
fair-verdict-ten = { $count ->
    [one] One player in ten has counts at least this uneven.
   *[other] { $count } players in ten have counts at least this uneven.
}
fair-verdict-hundred = { $count ->
    [one] One player in a hundred has counts at least this uneven.
   *[other] { $count } players in a hundred have counts at least this uneven.
}
fair-verdict-rare = One player in { NUMBER($count) } has counts at least this uneven. It’s rare, but it happens.
fair-waits = Longest waits
fair-waits-six = { $side }, waiting for a six
fair-waits-doublets = { $side }, waiting for doubles
fair-waits-start = { $side }, waiting to start a piece
fair-waits-score = { $side }, waiting for a score
fair-wait = { $count ->
    [one] Waited one throw, in turn { $turn }.
   *[other] Waited { $count } throws, from turn { $turn }.
}
fair-no-wait = No wait at all.
fair-wait-all = Nearly every game has a wait this long.
fair-wait-ten = { $count ->
    [one] One game in ten has a wait this long.
   *[other] { $count } games in ten have a wait this long.
}
fair-wait-hundred = { $count ->
    [one] One game in a hundred has a wait this long.
   *[other] { $count } games in a hundred have a wait this long.
}
fair-wait-rare = One game in { NUMBER($count) } has a wait this long.
fair-luck = Luck
fair-luck-line = How much the throws changed each side’s win chance, turn by turn, in percentage points.
fair-luck-good = Good for { $side }
fair-luck-turn = Turn
fair-count-said = { $value }: { NUMBER($count) }
fair-counts-said = { $value }: { NUMBER($count) }, expected { NUMBER($expected) }
fair-luck-reading = Analysing: { $percent }%
fair-luck-sum = { $side }: { $points }
fair-swing = turn { $turn }, { $side }: { $points }
