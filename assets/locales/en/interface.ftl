### Buttons, plates and panels.

app-title = Tavoliere
loading = Setting the table
loading-failed = The game couldn’t load
loading-failed-why = These parts couldn’t be loaded:
loading-missing = { $part } is missing
loading-unread = { $part } couldn’t be read
loading-damaged = { $part } is damaged
loading-failed-advice = The game and its “assets” folder must be in the same place. Move them into one folder again, or download the game again. Press Esc to quit.
loading-failed-connection = Check the connection, then try again.
loading-again = Try again

game-tablan = Tablan
game-tablan-place = Mysore
game-tablan-line = A race and a battle along a winding path. Throw four sticks, bring your twelve pieces home to the opponent’s base, and capture what you can on the way.
tablan-first = Blue
tablan-second = Red
preset-PerGioco = Italian rules
preset-PerGioco-line = Throw the whole series first, then move. Pieces start and come home in order. Most pieces home wins.
preset-English = English rules
preset-English-line = Move after each throw. Pieces start and come home in any order. The side with more pieces left wins.
preset-Bell = Bell’s rules
preset-Bell-line = Move after each throw. Pieces start and come home in any order. Most pieces home wins.
game-tapatan = Tapatan
game-tapatan-place = Philippines
game-tapatan-line = Three in a row on nine points. Place your three pieces, then slide them along the lines. A game takes a few minutes.
tapatan-first = White
tapatan-second = Black
preset-Tapatan = Tapatan
preset-Tapatan-line = The original rules: the first piece can go to the centre, and positions can repeat.
preset-Even-start = Even start
preset-Even-start-line = The first piece can’t go to the centre. A position seen three times is a draw.
preset-Achi = Achi
preset-Achi-line = From Ghana: four pieces each, so only one point stays free. If you start in the centre, you can always win.
preset-Nine-holes = Nine Holes
preset-Nine-holes-line = From England: a piece moves to any free point, and diagonals don’t win. Best play ends in a draw.
preset-Tant-fant = Tant Fant
preset-Tant-fant-line = From India: all pieces start on the board, and your own start row doesn’t win. Best play ends in a draw.
preset-Three-mens-morris = Three Men’s Morris
preset-Three-mens-morris-line = The board has no diagonals: pieces move and win along rows and columns. Best play ends in a draw.
custom-rules = custom rules

game-tablut = Tablut
game-tablut-place = Lapland, 1732
game-tablut-line = A siege from Linnaeus’s travels in Lapland. The king and his eight men want to break out. Sixteen men want to stop them.
tablut-first = Black
tablut-second = White
tablut-people-first = Muscovites
tablut-people-second = Swedes
tablut-begins = Black always starts.
tablut-begins-second = White always starts.
preset-Linnaeus = Linnaeus
preset-Linnaeus-line = The rules of 1732: it takes four men to capture the king, and the empty throne is closed. White is the clear favourite.
preset-Open-throne = Open throne
preset-Open-throne-line = Like Linnaeus, but any piece can cross the empty throne.
preset-Five-thrones = Five thrones
preset-Five-thrones-line = A modern game: the corners are thrones too, and the king wins only there. Empty thrones help capture men.
preset-Flanked-king = Flanked king
preset-Flanked-king-line = Away from the throne, two men are enough to capture the king. The sides are about even.
preset-Walker = Walker
preset-Walker-line = Away from the throne, two men capture the king. Any piece can cross the empty throne, which helps both sides capture. If a side can’t move, it’s a draw.
preset-Ashton = Ashton
preset-Ashton-line = Black’s men wait in camps that no piece can enter from outside. Camps and the throne help both sides capture. White starts, but Black is the favourite.
preset-BrainKing = BrainKing
preset-BrainKing-line = The rules of the website BrainKing: like “Open throne”, but the king doesn’t help to capture. White is the clear favourite.

turn-number = turn { $number }
you = You
seat-person = Person

to-throw = { $side } to throw
to-roll = { $side } to roll
to-move = { $side } to move
to-confirm = { $side } has moved
wins = { $side } wins
drawn = Draw
thinking = { $side } is thinking

nothing-thrown = Pick the sticks, or press { $key }
press-button-sticks = Press { $button } to throw the sticks
how-to-use-whole = One piece moves { $steps }, or two move { $half } each
how-to-use-half = Another piece moves { $half }
how-to-use-several = In any order: pick the throw to use next
how-to-use-chosen = Showing moves for the { $steps }. Pick it again to see all
declare-question = { $steps ->
    [8] You threw an 8: start a piece, or throw again?
   *[other] You threw a { $steps }: start a piece, or throw again?
}
declare-start = Start a piece
declare-again = Throw again

home = Home
captured = Captured
captured-short = Captured
in-hand = In hand
how-to-place = Pick a free point to place a piece
how-to-slide = Pick a piece, then a free point next to it
how-to-move-anywhere = Pick a piece, then any free point
position-seen = { $count ->
    [one] Position seen once
    [2] Position seen twice
   *[other] Position seen { $count } times
}
third-draws = 3rd time is a draw
tapatan-lines = Fill one of these lines and you win
repeats-free = Positions can repeat
not-started = { $count ->
    [0] all started
    [one] 1 not started
   *[other] { $count } not started
}

throw = Throw
roll = Roll
done = Done
show-result = Show result
undo = Undo
redo = Redo
pause-undo = Undo move
pause-redo = Redo move
hint = Hint
new-game = New game
resign = Resign
rematch = Rematch
settings = Settings
help = How to play
help-short = Rules
quit = Quit
quit-question = Quit Tavoliere?
quit-line = Your game is saved. It’ll be here when you come back.
quit-stay = Keep playing
fullscreen = Full screen
windowed = Window
mute = Mute
unmute = Unmute
closer-view = Closer view
whole-board = Whole board
move-list = Moves
close = Close
cancel = Cancel
start-game = Start the game
goes-on = In progress, turn { $number }
go-on-at = Continue at turn { $number }
begin-anew = Start over
keep-looking = Look at the board

flats = { $count ->
    [0] Four round
    [1] One flat, three round
    [2] Two flat, two round
    [3] Three flat, one round
   *[4] Four flat
}
# A counted throw. Flat sides are plain wood.
sticks-counted = { $flats ->
    [0] None flat: { $steps }
   *[other] { $flats } flat: { $steps }
}
sticks-counted-nothing = { $flats } flat: no score
dice-counted = { $one } and { $other }
dice-counted-double = Double { $die }: four times
throw-until-move = Throw until I can move
throw-until-move-short = Keep throwing
toast-empty-turns = { $count ->
    [one] { $count } turn without a move
   *[other] { $count } turns without a move
}
worth-again = { $steps } steps, and another throw
worth-move = Move { $steps } steps
worth-nothing = No score. The turn passes.
worth-nothing-last = The series is over
worth-not-two = Not a 2. The other side throws.
legend = Steps for each throw
legend-value-nothing = no score

tablan-lost = { $steps ->
    [8] No move for an 8: no piece can go 8 or 4 steps.
    [12] No move for a 12: no piece can go 12 or 6 steps.
   *[other] No move for a 2: no piece can go 2 steps or 1.
}
tablan-lost-waiting = { $steps ->
    [8] No move for an 8: only a piece that has started can use it.
   *[other] No move for a 12: only a piece that has started can use it.
}
tablan-lost-taken = { $steps ->
    [8] No move for an 8: every piece would land on one of the same colour.
   *[other] No move for a { $steps }: every piece would land on one of the same colour.
}
tablan-lost-home = { $steps ->
    [8] No move for an 8: no piece lands exactly on the right home cell.
   *[other] No move for a { $steps }: no piece lands exactly on the right home cell.
}
stuck = None of your pieces can move now, whatever you throw.
stuck-finish = Fast-forward
mark-can-move = You can move it
mark-can-move-one = You can move one of them
mark-goes = You can move here
mark-places = You can put a piece here
mark-captures = You can capture here
mark-started = Started
mark-waiting = Not started yet
mark-home = Home: it can’t be captured
mark-home-exposed = Home: it can still be captured
mark-king = The king
mark-throne = The empty throne: no piece can stop here
mark-throne-of-five = A throne: only the king can stop here
mark-camp = A camp: no piece can enter it from outside
mark-locked = Padlocked until your hand is empty
mark-blot = A blot: alone, so it can be hit
mark-head = The head: it holds any number of pieces
mark-in-hand = In hand: these must still enter
mark-on-bar = On the bar: these come in first
mark-off = Borne off
tray-hand = In hand
tray-off = Off
toast-half-lapsed = The other half of the { $steps } is lost.
toast-all-placed = All pieces are down. From now on, slide them along the lines.
toast-all-placed-anywhere = All pieces are down. From now on, move them to any free point.
toast-seen-twice = This position has come up twice. The third time is a draw.
toast-passed = { $side } can’t move and passes.
toast-other-side = You play { $side } this time.
toast-resumed = Your game continues where you left off.
toast-save-failed = The game couldn’t be saved.
toast-save-full = There’s no room left to save. Free some space on the disk. You can play on, but this game won’t be there once you close Tavoliere.
toast-save-full-page = There’s no room left to save in this browser. Remove games from the library. You can play on, but this game won’t be there once you close the tab.
toast-save-forbidden = Tavoliere can’t write to its folder. Make the folder writable. You can play on, but this game won’t be there once you close Tavoliere.
toast-save-in-use = Another Tavoliere window is using the save files. Close that window. Your game continues here.
toast-damaged = A saved game is damaged and can’t be opened. Its data is kept.
toast-settings = Some settings couldn’t be read.
toast-restarted = The graphics driver stopped, so Tavoliere restarted where you left off.
graphics-lost = The graphics driver keeps stopping
graphics-lost-line = Your game is saved. Update the graphics driver or restart the computer, then open Tavoliere again.
crashed-line = Something went wrong. Your game is saved, so open Tavoliere again. If it stops again, please report this: { $reason }
no-graphics = No working graphics driver
no-graphics-line = Tavoliere needs Vulkan, DirectX 12, Metal or OpenGL. Install or update the driver of your graphics card, then open Tavoliere again. You can also play in a browser.
toast-not-lasting = The game can’t save anything here.
toast-not-lasting-page = This browser doesn’t let the page save anything. Allow it to store data, then reload the page.
toast-link-game = The link contains an unknown game, “{ $found }”. You can play { $accepted }.
toast-link-preset = The link contains an unknown rule set, “{ $found }”. This game has { $accepted }.
toast-link-option = The link contains an unknown rule, “{ $found }”. This game has { $accepted }.
toast-link-value = The link sets { $option } to “{ $found }”, but it can only be { $accepted }.
toast-link-seat = The link contains an unknown player, “{ $found }”. You can use { $accepted }.
toast-link-seed = The link’s seed, “{ $found }”, isn’t valid. A seed is a whole number, { $accepted }.
toast-link-speed = The link contains an unknown speed, “{ $found }”. It can be { $accepted }.
toast-link-debug = The link sets debug to “{ $found }”, but it can only be { $accepted }.
toast-link-name = The link sets “{ $found }”, which doesn’t exist. It can set { $accepted }.
toast-no-sound = No sound device found. You’ll play without sound.

sure = Are you sure?
sure-question = Are you sure?
sure-line = { $moves }? It costs more than 10 percentage points of your win chance.
sure-play = Play it
sure-take-back = Take it back
resign-question = Resign this game?
resign-line = { $side } loses. You’ll still find the game in the library.
you-win = You win
you-lose = You lose
end-more = More…
end-finished-you = You have no piece left to move.
end-wiped-out-you = You have no pieces left.
end-resigned-you = You resigned.
end-out-of-time-you = You ran out of time.
end-three-in-line-you = You have three in a row.
end-no-move-you = You can’t move.
end-borne-off-you = You’ve borne off all fifteen pieces.
end-finished = { $side } has no piece left to move.
end-wiped-out = { $side } has no pieces left.
end-dead = Neither side can move any more.
end-resigned = { $side } resigned.
end-three-in-line = { $side } has three in a row.
end-no-move = { $side } can’t move.
end-no-move-drawn = One side couldn’t move on its turn.
end-repetition = The same position came up again.
end-agreed = Both sides agreed to a draw.
end-score-home = Pieces home
end-score-remaining = Pieces left
end-tally-home = { $first } has { $most } home, { $second } { $least }.
end-tally-remaining = { $first } has { $most } left, { $second } { $least }.

new-title = New game
new-rules = Rules
new-who = Who plays?
new-computers-line = Between two computers, a position seen three times is a draw.
new-first = Who starts?
new-first-throw = Who throws first?
first-random = Random
option-changed = changed

settings-search = Search settings
settings-none-found = No setting matches. Try another word.
setting-reset = Reset: { $setting }
settings-reset-all = Reset all settings
settings-reset-asks = Reset all settings?
settings-reset-asks-line = Your games, your players and full screen stay as they are.
settings-reset-yes = Reset
settings-reset-done = All settings are reset.
settings-reset-undo = Undo
settings-text = Settings as text
settings-text-line = Copy your settings, send them to another device, and paste them there.
settings-text-copy = Copy settings
settings-text-paste = Paste settings
settings-text-done = The game uses the pasted settings now.
toast-settings-copied = Your settings are on the clipboard.
toast-settings-in-part = { $count ->
    [one] The game can’t use one line of this text. It uses the rest now.
   *[other] The game can’t use { NUMBER($count) } lines of this text. It uses the rest now.
}
toast-settings-version = These settings come from a newer version of Tavoliere. Update the game, then try again.
toast-settings-not-read = The pasted text doesn’t contain settings. On the other device, pick “Copy settings”. Then paste them here.
first-start-title = Welcome to Tavoliere
first-start-line = Three questions before you start. You can change your answers later in the settings.
first-start-text = How big should the text be?
first-start-sound = Do you want sound?
first-start-sound-on = Sound on
first-start-sound-off = Sound off
first-start-motion = How much motion do you want on screen?
first-start-motion-full = Normal motion
first-start-motion-reduced = Reduced motion
first-start-done = Start
first-start-skip = Skip
settings-sound = Sound
settings-motion = Motion
settings-play = Play
settings-view = View
setting-volume = Volume
setting-volume-line = All sounds together.
setting-volume-throws = Sticks and dice
setting-volume-throws-line = Shaking, throwing and landing.
setting-volume-pieces = Pieces
setting-volume-pieces-line = Moves and captures.
setting-volume-messages = Alerts
setting-volume-messages-line = Your turn, refused moves and the end of a game.
setting-muted = Mute
setting-muted-line = Turns off all sound and keeps the volume.
setting-captions = Captions
setting-captions-line = Each sound that matters appears as text at the bottom.
setting-speed = Speed
setting-speed-line = How fast pieces, sticks and dice move.
setting-thinking = Computer thinking time
setting-thinking-line = How long the computer waits before it moves.
thinking-short = Short
thinking-middle = Medium
thinking-long = Long
speed-off = Instant
speed-half = Slow
speed-normal = Normal
speed-double = Fast
setting-reduced-motion = Reduced motion
setting-reduced-motion-line = Short fades and arrows instead of animations. If your system reduces motion, this setting is always on.
setting-auto-throw = Throw automatically
setting-auto-throw-line = Your turn starts with a throw right away.
setting-show-throws = Show what each throw is worth
setting-show-throws-line = Counts the sticks or dice on the table.
show-throws-automatic = In my first games
show-throws-always = Always
show-throws-never = Never
setting-note-time = Keep notes
setting-note-time-line = Notes say, for example, why a move isn’t allowed. If they stay longer, you also have more time to undo a reset.
note-time-standard = As usual
note-time-long = Three times as long
note-time-press = Until you press something
setting-reader-detail = Screen reader
setting-reader-detail-line = How much a screen reader says about the board.
reader-detail-brief = Brief
reader-detail-normal = Normal
reader-detail-full = Full
setting-confirm-turn = Confirm each turn
setting-confirm-turn-line = Your turn ends only when you pick “Done”.
setting-show-destinations = Show where a piece can go
setting-show-destinations-line = Marks every place that the picked piece can reach.
setting-one-press = Pick just the destination
setting-one-press-line = If only one piece can go there, it moves at once.
setting-text-scale = Text size
setting-text-scale-line = Makes all text larger.
setting-theme = Theme
setting-theme-line = The table by day or by lamplight, or plain with strong contrasts.
theme-day = Day
theme-night = Night
theme-contrast = High contrast
setting-calm = Calm mode
setting-calm-line = A plain table, without celebrations or demos.
setting-children = For children
setting-children-line = Larger text and pieces, fewer buttons, and the simplest rules of each game.
setting-place-tones = Follow the game by ear
setting-place-tones-line = Each place has two notes, for its column and its row. A move plays them, and each side has its own sound.
setting-piece-size = Piece size
setting-piece-size-line = Larger pieces are easier to see.
piece-size-normal = Normal
piece-size-large = Large
piece-size-largest = Largest
setting-vibration = Vibration
setting-vibration-line = The phone or controller vibrates for throws, captures, refused moves and the end of a game.
setting-fullscreen = Full screen
setting-fullscreen-line = The game covers the whole screen.
on-board = On the board
on-board-short = Men
raichi-line = Raichi! The king can reach { $squares }.
tuichi-line = Tuichi! The king can reach { $squares }.
rules-in-force = Rules of this game
draw-question = Offer the computer a draw?
draw-line = The computer accepts unless it’s ahead.
draw-offer = Offer a draw
draw-question-both = { $side } offers a draw
draw-line-both = If { $other } accepts, the game ends without a winner.
draw-agree = Accept the draw
draw-play-on = Play on
end-king-escaped = { $side }’s king has escaped.
end-king-escaped-you = Your king has escaped.
end-king-captured = { $side } has captured the king.
end-king-captured-you = You’ve captured the king.
end-king-shut-in = { $side } has shut the king in on all sides.
end-king-shut-in-you = You’ve shut the king in on all sides.
on = On
off = Off

game-tawula = Tawula
game-tawula-place = Istanbul
game-tawula-line = The Turkish race with two dice. Bring your pieces in, run them once round the board and bear them off. Careful: a piece on its own can be hit.
tawula-first = White
tawula-second = Black
preset-Tawula = Original rules
preset-Tawula-line = Enter on the point you roll. You choose whether to enter or to move. If you hit, leave your opponent a way back in. A cappotto wins at once.

in-hand-short = Hand
on-bar = Bar
on-bar-short = Bar
borne-off = Off
borne-off-short = Off
move-bar = bar
move-off = off

pips = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
games-won = { $count ->
    [one] 1 game
   *[other] { $count } games
}
capote-stood = cappotto

press-dice = Pick the dice, or press { $key }
press-button-dice = Press { $button } to roll the dice
# The name of a button, such as “Right shoulder button”, within “Press … to roll the dice”.
press-other-button = “{ $button }”
press-bottom-button = the bottom button
press-cross-button = the cross button
opening-roll = One die each: the higher starts
opening-throws = The first to throw a 2 starts
die-left = The { $die } is left: pick a piece, then a point
die-picked = Showing moves for the { $die }. Pick it again to see all
dice-left = Pick a piece and a point. Pick the piece twice to play the higher number
doublets-left = { $die }: { $count ->
    [one] one move left
   *[other] { $count } moves left
}

toast-tie = The dice match: roll again.
toast-begins = { $side } starts with these two numbers.
toast-no-two = Not a 2. The sticks pass to the other side.
toast-first-two = { $side } throws a 2 and starts with it.
toast-unused = No move for a { $die }: every point it leads to is blocked.
toast-stuck = { $side } can’t move with { $dice }. The turn passes.
toast-stuck-bar = { $side } can’t enter from the bar with { $dice }. The turn passes.
toast-stuck-hand = { $side } can’t bring in a piece with { $dice }, and the starters can’t move yet. The turn passes.

end-borne-off = { $side } has borne off all fifteen pieces.
end-capote = Cappotto! This win counts as seven games.
match-line = match to { $length }, { $first }–{ $second }
match-player = Player { $number }
match-won-games = Games won: { $won } of { $length }
match-won-by = Match winner: { $side }
match-drawn = A draw, so you play it again.
match-change = For the next game, the players swap sides.
match-earlier = { $count ->
    [one] One earlier game
   *[other] { $count } earlier games
}
match-to = Match to { $length }
match-won = { $side } wins the match
next-game = Next game
new-match = Games to win the match
match-single = Single game
first-dice = Roll for it
setting-confirm-mistakes = Warn me of mistakes
setting-confirm-mistakes-line = Asks before a move that costs more than 10 percentage points of your win chance. Clocks keep running.
setting-finish-by-itself = Finish races for me
setting-finish-by-itself-line = In Tawula, the game plays the rest once no piece can be hit any more.
setting-switch-scan = Switches
setting-switch-scan-line = Everything you can pick lights up in turn. Space, Enter, a mouse button or a controller button picks it.
switch-scan-off = Off
switch-scan-one = One switch
switch-scan-two = Two switches
setting-scan-step = Time for each step
setting-scan-step-line = How long each choice stays lit.
seconds = { $number } s

record-title = Game record
record-this = This game
record-earlier-rules = Played by the rules from before 27 November 2026
record-copy = Copy
record-save = Save as a file
record-other = Another game
record-add = Add a game in the library
record-open = Open
record-reading = Reading: { $percent }%
record-is = { $game }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
record-is-none = The game can’t be read. { $problem }
record-replaces = If you open it, your unfinished game (turn { $number }) moves to the library.
toast-copy-saved = Copying doesn’t work here. Your copy is saved as { $place }.
toast-copy-failed = The text couldn’t be copied or saved.
toast-copied = The game record is on the clipboard.
toast-record-saved = Game record saved: { $place }
toast-file-not-saved = The file couldn’t be saved.
toast-file-full = There’s no room left for the file. Free some space on the disk, then save it again.
toast-file-forbidden = Tavoliere can’t write to this folder. Make it writable or pick another one, then save again.
toast-record-not-read = The game record couldn’t be read.
toast-no-dialog = Your system can’t open a window to choose files. Paste the text of the game instead.
toast-files-missing = { $count ->
    [one] One file couldn’t be loaded. Try again.
   *[other] { NUMBER($count) } files couldn’t be loaded. Try again.
}

# The settings' section about everything that is saved.
data = Your data
data-place = Saved in { $place }
data-parts = Games take { NUMBER($games) } kB, statistics { NUMBER($results) } kB, the rest { NUMBER($others) } kB.
data-room = Using { NUMBER($used) } kB of about { NUMBER($room) } kB.
data-home-screen = To keep your games for good, pick “Share” in the browser, then “Add to Home Screen”.
data-save = Save everything
data-restore = Restore from a file
data-install = Install
data-drop = Drag your saved file onto this window.
data-asks = Restore this file? Saved games: { NUMBER($games) }. Games in the statistics: { NUMBER($results) }. Players: { NUMBER($players) }.
data-asks-line = The file’s games and players are added to yours. Its settings replace yours.
data-restore-yes = Restore
toast-data-saved = Everything is saved in { $place }.
toast-data-restored = Your data is restored. New saved games: { NUMBER($games) }. New results in the statistics: { NUMBER($results) }. New players: { NUMBER($players) }.
toast-data-no-room =
    { $count ->
        [one] One game or player didn’t fit, so it wasn’t restored.
       *[other] { NUMBER($count) } games or players didn’t fit, so they weren’t restored.
    }
toast-data-short = The file breaks off at line { NUMBER($line) }. Your data hasn’t changed.
toast-data-damaged = The file is damaged at line { NUMBER($line) }. Your data hasn’t changed.
toast-data-version = A newer version of Tavoliere made this file. Update the game, then try again.
toast-data-not-restored = The file couldn’t be restored. Your data hasn’t changed.
toast-data-offer = You can save everything as one file. Pick this message to see how.
toast-data-offer-page = The browser can delete your games. Pick this message to keep them as a file, or to install the game.

heard-sticks = Sticks are thrown
heard-dice = Dice are thrown
heard-score = Throw: { $steps }
heard-nothing = Throw: no score
heard-start = A piece starts
heard-move = A piece moves
heard-placed = A piece is placed
heard-captured = A piece is captured
heard-hit = A piece is hit
heard-home = A piece is home
heard-enters = A piece enters
heard-off = A piece is borne off
heard-your-turn = Your turn
heard-refused = Not allowed
heard-undone = A move is undone
heard-won = The game is won
heard-lost = The game is lost
heard-draw = The game is drawn
heard-agreed = A draw is agreed
heard-solved = The puzzle is solved
heard-raichi = Raichi! One way out
heard-tuichi = Tuichi! Several ways out
heard-king-escapes = The king escapes
heard-king-taken = The king is captured
heard-king-shut-in = The king is shut in
heard-line = Three in a row
heard-cappotto = Cappotto: seven games
heard-clock-low = Little time left
heard-time-up = Time’s up
