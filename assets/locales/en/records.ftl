### Problems with a game record.

record-problem = Line { $line }: { $problem }
record-problem-too-large = The text is far longer than any game.
record-problem-no-record = A game record starts with the line “tavoliere { $version }”. This text doesn’t.
record-problem-version = It comes from a newer version of Tavoliere.
record-problem-header = This isn’t a “name: value” entry, or the entry is missing, repeated or unknown ({ $detail }).
record-problem-turn = This turn can’t be read ({ $detail }).
record-problem-unfinished = Turn { $number } isn’t finished, so no other turn can follow.
record-problem-after-end = The text continues after the end of the game.
record-problem-result = The result says { $found }, but the moves lead to { $expected }.
