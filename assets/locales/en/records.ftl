### Problems with a game record.

record-problem = Line { $line }: { $problem }
record-problem-too-large = The text is far longer than any game.
record-problem-no-record = A game record starts with the line “tavoliere { $version }”. This text doesn’t.
record-problem-version = It comes from a newer version of Tavoliere.
record-problem-header = There’s a problem with a “name: value” line. It’s wrong, missing, repeated or unknown.
record-problem-turn = This turn can’t be read.
record-problem-unfinished = Turn { $number } isn’t finished, so no other turn can follow.
record-problem-after-end = The text continues after the end of the game.
record-problem-result = The result says { $found }, but the moves lead to { $expected }.
record-problem-ambiguous = “{ $found }” can mean “{ $one }” or “{ $other }”. Write the whole turn.
record-problem-unreadable = “{ $found }” isn’t part of a game.
record-problem-interrupted = “{ $found }” isn’t part of the game, but the game continues below. Remove that line.
record-problem-case-lost = Capital and small letters got mixed up on the way, so the position can’t be read.
record-problem-lines-lost = The line breaks got lost on the way. Copy the record again, or put the breaks back.
record-problem-cut = Tavoliere reads up to { $most } MB, and this game is bigger.
record-problem-many = Tavoliere reads at most { $most } games at once.
record-problem-several = This text has { $count } games. Open them in the library.
record-no-game = There’s no game in this text. A game record starts with “tavoliere”, and a link has “#replay=” in it.
record-empty = The text is empty.
record-altered = The record was changed after it was sealed, so its throws can’t be checked.
record-no-digest = The last line of the record, the digest, is missing. So the last moves might be missing too, and the throws can’t be checked.
record-others-unread = { $count ->
    [one] One other game in this text can’t be read.
   *[other] { $count } other games in this text can’t be read.
}
