### The library: the games that are kept.

library = Library
library-empty = No games here yet. Every game you play is kept here by itself, finished or not, to go on with or look back at. Games from elsewhere are welcome too.
library-reading = Fetching your games …
library-none-found = No game fits. Try one word less.
library-show-all = Show all games
library-search = Search: a name, a day, a result
library-choices = Filter and sort
library-only-pinned = Pinned
library-only-over = Finished
library-only-going-on = Under way
library-sort = Sort by
library-by-date = Date
library-by-game = Game
library-by-length = Length
library-by-result = Result
library-reversed = The other way round
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
library-going-on = Under way
library-won = { $who } won
library-you-won = You won
library-go-on = Go on playing
library-look-back = Look back
library-pin = Pin
library-unpin = Unpin
library-rename = Rename
library-rename-done = Save the name
library-rename-keep = Leave it
library-remove = Remove
library-remove-asks = Remove this game for good?
library-remove-keep = Keep it
library-remove-yes = Yes, remove it
library-import = Import from files
library-drop = To bring games in, drop their files on the window or paste them.
library-paste = Paste games
library-export-all = { $count ->
    [one] Save this game as a file
   *[other] Save these { NUMBER($count) } games as one file
}
library-importing = Reading games: { $percent }%
library-exporting = Writing games: { $percent }%
library-opening = Opening the game: { $percent }%
library-imported = { $count ->
    [0] No new games came in.
    [one] One game came in.
   *[other] { NUMBER($count) } games came in.
}
library-import-known = { $count ->
    [one] One was here already.
   *[other] { NUMBER($count) } were here already.
}
library-import-no-room = { $count ->
    [one] There was no room for one more. Remove a few games and try again.
   *[other] There was no room for { NUMBER($count) } more. Remove a few games and try again.
}
library-import-refused = { $count ->
    [one] One could not be read:
   *[other] { NUMBER($count) } could not be read:
}
library-import-why = Game { $number }: { $problem }
library-import-cut = There was more than can be read at once; the rest was left out.
library-understood = All right
library-going = { $count ->
    [one] The library is full. Its oldest game goes when the next one is kept, unless you pin it.
   *[other] The library is full. Its { NUMBER($count) } oldest games go when the next one is kept, unless you pin them.
}
library-show-going = Show what goes
library-goes-next = This game goes when the next one is kept. Pin it and it stays.
library-kept = Listed: { NUMBER($listed) } of { NUMBER($games) }. Up to { NUMBER($most) } games are kept; pinned ones always stay.
toast-library-damaged = A damaged game of the library was set aside: { $problem }
toast-library-problem = Something is wrong with the library: { $problem }
toast-library-not-kept = The library could not keep this: { $problem }
toast-library-going = { $count ->
    [one] The library is full: its oldest game goes next. Pin it there if you would like to keep it.
   *[other] The library is full: its { NUMBER($count) } oldest games go next. Pin there what you would like to keep.
}
toast-library-saved = The games are saved: { $place }
toast-library-not-opened = This game could not be opened: { $problem }
toast-library-removed = The game is removed.
