### Finished games and their throws.

statistics = Statistics
statistics-none = No games yet. Your games are counted here, and nothing leaves this device.
statistics-no-games = No finished games match.
statistics-match = Match
statistics-this-match = This match
statistics-all-games = All four
statistics-all-rules = All rules
statistics-own-options = Custom rules
statistics-position = From a position
statistics-against = Against
statistics-anybody = Anyone
statistics-people = People
statistics-computer = The computer
statistics-player = Player
statistics-everybody = Everyone
statistics-games = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}
statistics-cappotti = { $count ->
    [one] One of them was won with a cappotto.
   *[other] { $count } of them were won with a cappotto.
}
statistics-all-matches = All matches
statistics-since = First game: { $date }
statistics-sum = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
}, { NUMBER($won) } won
statistics-unfinished = { $count ->
    [one] One of them is unfinished.
   *[other] { NUMBER($count) } of them are unfinished.
}
statistics-record = { NUMBER($won) } won, { NUMBER($lost) } lost
statistics-record-sides = { $first } won { NUMBER($won) }, { $second } { NUMBER($lost) }
statistics-draws = { NUMBER($count) } drawn
statistics-latest = the last { NUMBER($count) } are shown
statistics-row-won = won
statistics-row-lost = lost
statistics-lengths = Length of games
statistics-usually = typical
statistics-turns = turns
statistics-length-said = { $game }: typically { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}, from { NUMBER($least) } to { NUMBER($most) }
statistics-luck = Luck
statistics-lucky = lucky
statistics-even = even
statistics-unlucky = unlucky
statistics-luck-good = More luck than average. The number adds up how much the throws changed the win chance, in percentage points.
statistics-luck-even = Average luck. The number adds up how much the throws changed the win chance, in percentage points.
statistics-luck-bad = Less luck than average. The number adds up how much the throws changed the win chance, in percentage points.
statistics-throws = Throws
statistics-expected = expected
statistics-normal = normal range
statistics-thrown = { $game }, { $count ->
    [one] one throw
   *[other] { NUMBER($count) } throws
}
statistics-thrown-by = { $game }, { $side }, { $count ->
    [one] one throw
   *[other] { NUMBER($count) } throws
}
statistics-by-hand = { $count ->
    [one] One game used throws by hand. Its throws and luck don’t count here.
   *[other] { $count } games used throws by hand. Their throws and luck don’t count here.
}
statistics-kept = { $count ->
    [one] One game is saved on this device only.
   *[other] { NUMBER($count) } games are saved on this device only.
}
statistics-dropped = { $count ->
    [one] One older game was removed.
   *[other] { NUMBER($count) } older games were removed.
}
statistics-save = Save as a table
statistics-forget = Clear statistics
statistics-forget-asks = { $count ->
    [one] Clear the statistics of your only game? You can’t undo this.
   *[other] Clear the statistics of all { NUMBER($count) } games? You can’t undo this.
}
statistics-keep = Keep
statistics-forget-all = Yes, clear
toast-statistics-saved = Table saved: { $place }
toast-statistics-forgotten = The statistics were cleared.
toast-statistics-damaged = The statistics are damaged, so they start again. The old data is kept.
