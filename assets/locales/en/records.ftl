### Why a text is no game that can be opened.

record-problem = Line { $line }: { $problem }
record-problem-too-large = The text is far longer than any game.
record-problem-no-record = A game begins with the line “tavoliere { $version }”, and this text does not.
record-problem-version = It was written by a newer version of Tavoliere.
record-problem-header = This is no entry of the kind “name: value”, or one that is missing, doubled or unknown here ({ $detail }).
record-problem-turn = This turn cannot be read ({ $detail }).
record-problem-unfinished = Turn { $number } is not finished, so nothing can follow it.
record-problem-after-end = Nothing can follow the end of the game.
record-problem-result = The result is given as { $found }, but the game leads to { $expected }.
