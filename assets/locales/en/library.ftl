### The library of saved games.

library = Library
library-empty = No games here yet. Every game you play is saved here automatically, finished or not, so you can continue or review it. You can add games too.
library-reading = Loading your games…
library-none-found = No games found. Try fewer words.
library-show-all = Show all games
library-search = Search by name, day or result
library-shelves = Shelves
library-all = All games
library-all-short = All
library-to-continue = Unfinished
library-finished = Finished
library-pinned = Pinned
library-newest = Newest first
library-oldest = Oldest first
library-by-game = By game
library-longest = Longest first
library-by-result = By result
library-games = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}
library-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
library-time = { $hour }:{ $minute }
library-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
library-turns = { $count ->
    [one] one turn
   *[other] { NUMBER($count) } turns
}
library-going-on = Unfinished
library-your-move = Your move, turn { NUMBER($turn) }
library-their-move = { $who }’s move, turn { NUMBER($turn) }
library-won = { $who } won
library-you-won = You won
library-go-on = Continue
library-look-back = Review
library-pin = Pin
library-unpin = Unpin
library-rename = Rename
library-rename-done = Save name
library-rename-keep = Cancel
library-remove = Remove
library-remove-asks = Remove this game for good?
library-remove-keep = Keep
library-remove-yes = Remove
library-import = Add games
library-drop = Drop files here to add games.
library-paste = Paste games
library-export-all = { $count ->
    [one] Save this game
   *[other] Save these { NUMBER($count) } games
}
library-importing = Adding games: { $percent }%
library-exporting = Saving games: { $percent }%
library-opening = Opening the game: { $percent }%
library-imported = { $count ->
    [0] No new games were added.
    [one] One game was added.
   *[other] { NUMBER($count) } games were added.
}
library-import-known = { $count ->
    [one] One was in the library already.
   *[other] { NUMBER($count) } were in the library already.
}
library-import-no-room = { $count ->
    [one] There wasn’t enough room for one game. Remove a few games and try again.
   *[other] There wasn’t enough room for { NUMBER($count) } games. Remove a few games and try again.
}
library-import-refused = { $count ->
    [one] One couldn’t be read:
   *[other] { NUMBER($count) } couldn’t be read:
}
library-import-why = Game { $number }: { $problem }
library-import-cut = That was too much to add at once, so the rest was left out.
library-understood = Got it
library-going = { $count ->
    [one] The library is full. The next game replaces the oldest one, unless you pin it.
   *[other] The library is full. To fit the next game, your { NUMBER($count) } oldest games will go. Pin any you want to keep.
}
library-show-going = Show the oldest
library-goes-next = This game will be removed to make room for the next one. Pin it to keep it.
library-kept = Showing { NUMBER($listed) } of { NUMBER($games) } games. The library keeps up to { NUMBER($most) }; pinned games always stay.
toast-library-damaged = A game in the library is damaged and can’t be opened. Its data is kept.
toast-library-problem = There’s a problem with the library.
toast-library-not-kept = Saving to the library failed.
toast-library-going = { $count ->
    [one] The library is full, so its oldest game will be removed next. Pin it there to keep it.
   *[other] The library is full, so its { NUMBER($count) } oldest games will be removed next. Pin the ones you want to keep.
}
toast-library-saved = Games saved: { $place }
toast-library-not-opened = This game couldn’t be opened: { $problem }
toast-library-removed = The game has been removed.
toast-library-replaced = Your unfinished game of { $game } is in the library.
