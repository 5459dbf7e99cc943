### The games that were played, and what was thrown in them.

statistics = Statistics
statistics-none = No game has been finished here yet. Every game that you finish is counted on this page, and nowhere else: nothing leaves this device.
statistics-no-games = No finished game fits.
statistics-game = Game
statistics-match = Match
statistics-this-match = This match
statistics-all-games = All games
statistics-all-rules = All rules
statistics-own-options = Own options
statistics-position = From a position
statistics-against = Against
statistics-anybody = Anybody
statistics-people = People
statistics-computer = The computer
statistics-player = Player
statistics-everybody = Everybody
statistics-you = You
statistics-others = The others
statistics-first = The first side
statistics-second = The second side
statistics-games = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}
statistics-won = { $who } won
statistics-drawn = drawn
statistics-unfinished = left unfinished
statistics-cappotti = { $count ->
    [one] One of them was a cappotto.
   *[other] { $count } of them were cappotti.
}
statistics-lengths = How long they were
statistics-mean-turns = { $count ->
    [one] One turn of both sides on average.
   *[other] { NUMBER($count) } turns of both sides on average.
}
statistics-luck = Luck from game to game
statistics-luck-sum = { $side }: { $points }
statistics-luck-line = What the throws changed in the chances to win, added up over the games, in hundredths of a game.
statistics-throws = Thrown at { $game }
statistics-by-hand = { $count ->
    [one] One game was thrown by hand: its throws and their luck are counted in nothing here.
   *[other] { $count } games were thrown by hand: their throws and their luck are counted in nothing here.
}
statistics-kept = { $count ->
    [one] One game is kept on this device, and nowhere else.
   *[other] { NUMBER($count) } games are kept on this device, and nowhere else.
}
statistics-dropped = { $count ->
    [one] One older game is no longer kept.
   *[other] { NUMBER($count) } older games are no longer kept.
}
statistics-save = Save as a table
statistics-forget = Forget everything
statistics-forget-asks = { $count ->
    [one] Forget the only game? It cannot be brought back.
   *[other] Forget all { NUMBER($count) } games? They cannot be brought back.
}
statistics-keep = Keep them
statistics-forget-all = Yes, forget
toast-statistics-saved = The table is saved: { $place }
toast-statistics-forgotten = All games have been forgotten.
toast-statistics-damaged = The damaged statistics were set aside: { $problem }
