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
