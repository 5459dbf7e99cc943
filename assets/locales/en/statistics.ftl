### Finished games and their throws.

statistics = Statistics
statistics-none = No finished games yet. Every game you finish is counted here, and stays on this device.
statistics-no-games = No finished games match.
statistics-game = Game
statistics-match = Match
statistics-this-match = This match
statistics-all-games = All games
statistics-all-rules = All rules
statistics-own-options = Custom rules
statistics-position = From a position
statistics-against = Against
statistics-anybody = Anyone
statistics-people = People
statistics-computer = The computer
statistics-player = Player
statistics-everybody = Everyone
statistics-you = You
statistics-others = Opponents
statistics-first = First player
statistics-second = Second player
statistics-games = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}
statistics-won = { $who } won
statistics-drawn = drawn
statistics-unfinished = unfinished
statistics-cappotti = { $count ->
    [one] One of them was a cappotto.
   *[other] { $count } of them were cappotti.
}
statistics-lengths = Length of the games
statistics-mean-turns = { $count ->
    [one] One turn on average, counting both sides.
   *[other] { NUMBER($count) } turns on average, counting both sides.
}
statistics-luck = Luck from game to game
statistics-luck-sum = { $side }: { $points }
statistics-luck-line = The win chance gained or lost by the throws, added up game by game, in percentage points.
statistics-throws = Throws in { $game }
statistics-by-hand = { $count ->
    [one] One game was thrown by hand. Its throws and luck don’t count here.
   *[other] { $count } games were thrown by hand. Their throws and luck don’t count here.
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
toast-statistics-damaged = The statistics are damaged and were set aside.
