### The library of saved games.

library = Library
library-empty = No games here yet. Every game you play is saved here automatically, finished or not, so you can continue or review it. You can import games too.
library-reading = Loading your games…
library-none-found = No games match. Try fewer words.
library-show-all = Show all games
library-search = Search by name, day or result
library-choices = Filter and sort
library-only-pinned = Pinned
library-only-over = Finished
library-only-going-on = Unfinished
library-sort = Sort by
library-by-date = Date
library-by-game = Game
library-by-length = Length
library-by-result = Result
library-reversed = Reverse order
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
library-import = Import from files
library-drop = To add games, drop their files on the window or paste them.
library-paste = Paste games
library-export-all = { $count ->
    [one] Save this game as a file
   *[other] Save these { NUMBER($count) } games as one file
}
library-importing = Importing games: { $percent }%
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
library-import-cut = That was too much to import at once, so the rest was left out.
library-understood = Got it
library-going = { $count ->
    [one] The library is full. The next game replaces the oldest one, unless you pin it.
   *[other] The library is full. The next game replaces the { NUMBER($count) } oldest ones, unless you pin them.
}
library-show-going = Show the oldest
library-goes-next = This game will be removed to make room for the next one. Pin it to keep it.
library-kept = Showing { NUMBER($listed) } of { NUMBER($games) } games. The library keeps up to { NUMBER($most) }; pinned games always stay.
toast-library-damaged = A damaged game in the library was set aside.
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
