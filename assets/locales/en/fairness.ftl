### What the throws of a game follow from: sealed before the first, opened after the last.

fair-title = Fair throws
fair-mix = Mix into the throws
fair-mix-line = All throws of this game are already sealed. Keep the four words in mind: at the end they show that nothing was changed. If you like, each side mixes in a line that nobody could know before.
fair-not-sealed = This device gives no random bytes, so the throws of this game cannot be sealed.
fair-from = { $side } mixes in
fair-from-hint = Any words, or just drum on the keys
fair-sealed = Sealed before the first throw
fair-opens = It opens after the last throw. Until then nobody can compute what will fall.
fair-salt = Salt
fair-seed = Seed
fair-gave = { $side } mixed in: { $text }
fair-same-words = Salt and seed lead to the same four words.
fair-throws-follow = { $count ->
    [one] The only throw follows from the seed.
   *[other] All { $count } throws follow from the seed.
}
fair-result-true = The result is the one that the moves lead to.
fair-wrong = This does not hold: { $problem }
fair-numbered = The throws of this game follow from the number { $number }. Anybody may have chosen it, so nothing about them can be proved. Every new game is sealed before its first throw.
fair-check = Anybody can check the record: docs/fairness.md tells how, with a short Python script.
fair-copy = Copy the record
fair-match = The whole match
fair-none = Nothing is thrown in this game.
fair-throws = { $count ->
    [one] one throw
   *[other] { $count } throws
}
fair-band = The line is what was to be expected; nine counts in ten lie in the band.
fair-verdict-all = Nearly everybody sees this or worse.
fair-verdict-ten = { $count ->
    [one] One player in ten sees this or worse.
   *[other] { $count } players in ten see this or worse.
}
fair-verdict-hundred = { $count ->
    [one] One player in a hundred sees this or worse.
   *[other] { $count } players in a hundred see this or worse.
}
fair-verdict-rare = One player in { NUMBER($count) } sees this or worse. Rare, and it happens.
fair-waits = The longest waits
fair-waits-six = { $side } for a six
fair-waits-doublets = { $side } for doublets
fair-waits-start = { $side } for a throw that starts a piece
fair-waits-score = { $side } for a throw that counts
fair-wait = { $count ->
    [one] One throw without, in turn { $turn }.
   *[other] { $count } throws without, from turn { $turn }.
}
fair-no-wait = No throw without.
fair-wait-all = Nearly every game waits as long.
fair-wait-ten = { $count ->
    [one] One game in ten waits as long.
   *[other] { $count } games in ten wait as long.
}
fair-wait-hundred = { $count ->
    [one] One game in a hundred waits as long.
   *[other] { $count } games in a hundred wait as long.
}
fair-wait-rare = One game in { NUMBER($count) } waits as long.
fair-luck = Luck
fair-luck-line = What each throw changed in the chance to win, added up over the turns, in hundredths of a game: up for the first side, down for the other.
fair-luck-reading = { $percent } % looked at
fair-luck-sum = { $points } for { $side }
fair-swing = turn { $turn }, { $side }: { $points }
