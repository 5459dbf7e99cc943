### What stands on buttons, plates and panels.

app-title = Tavoliere
loading = Laying the table
loading-failed = The table cannot be laid
loading-failed-why = These parts are missing or damaged:
loading-missing = { $part } is missing
loading-damaged = { $part } is damaged: { $reason }
loading-failed-advice = Start the game from its own folder, with the folder "assets" beside it, or download it again. Esc ends the program.
loading-again = Try again

game-tablan = Tablan
game-tablan-place = Mysore
game-tablan-line = A race and war along the snake. Four sticks, twelve pieces each; bring yours home to the enemy's base and capture what you can on the way.
tablan-first = Blue
tablan-second = Red
preset-PerGioco = Italian rules
preset-PerGioco-line = The whole series is thrown first, then the pieces move. Strict order of starting and of coming home; pieces home are counted.
preset-English = English rules
preset-English-line = Pieces move after each throw. Start and come home in any order; all pieces left are counted.
game-tapatan = Tapatan
game-tapatan-place = Philippines
game-tapatan-line = Three in line on nine points. Place your three pieces, then slide them along the lines; a game takes a few minutes.
tapatan-first = White
tapatan-second = Black
preset-Tapatan = Tapatan
preset-Tapatan-line = As it was written down: the centre is free to the first piece, and a position may come again.
preset-Even-start = Even start
preset-Even-start-line = The first piece may not go to the centre; a position that stands for the third time is a draw.
custom-rules = own rules

game-tablut = Tablut
game-tablut-place = Lapland, 1732
game-tablut-line = A siege from Linnaeus' Lapland journal. The king and his eight men want to break out; sixteen want to hold him.
tablut-first = Black
tablut-second = White
tablut-people-first = Muscovites
tablut-people-second = Swedes
tablut-begins = Black always begins.
preset-Linnaeus = Linnaeus
preset-Linnaeus-line = The rules as written down in 1732: the king is taken by four, the empty throne is closed. White is heavily favoured.
preset-Open-throne = Open throne
preset-Open-throne-line = As Linnaeus has it, but everybody may pass over the empty throne.
preset-Five-thrones = Five thrones
preset-Five-thrones-line = A modern game: the corners are thrones too, and only there is the king safe. Empty thrones are hostile.
preset-Flanked-king = Flanked king
preset-Flanked-king-line = The king is taken by two like a man, except by the throne. The sides are about even.

turn-number = turn { $number }
you = You
seat-person = Person

to-throw = { $side } to throw
to-move = { $side } to move
to-confirm = { $side } has moved
wins = { $side } wins
drawn = A draw
thinking = { $side } is thinking

nothing-thrown = Press the sticks, or Space
how-to-use-whole = one piece { $steps }, or two pieces { $half } each
how-to-use-half = another piece moves { $half }
how-to-use-several = in any order; pick one to use it next
how-to-use-chosen = only the { $steps } is shown; press it again for all
declare-question = The { $steps }: start a piece with it, or throw again?
declare-start = Start a piece
declare-again = Throw again

home = Home
captured = Captured
captured-short = Taken
in-hand = In hand
how-to-place = Press a free point to place a piece
how-to-slide = Press a piece, then a free point beside it
position-seen = { $count ->
    [one] Position seen once
    [2] Position seen twice
   *[other] Position seen { $count } times
}
third-draws = 3rd time draws
repeats-free = Positions may come again
not-started = { $count ->
    [0] all started
    [one] 1 not started
   *[other] { $count } not started
}

throw = Throw
done = Done
undo = Undo
undo-turn = Undo turn
redo = Redo
hint = Hint
new-game = New game
resign = Resign
rematch = Rematch
settings = Settings
help = How to play
quit = Quit
fullscreen = Full screen
windowed = Window
mute = Mute
unmute = Sound on
move-list = Journal
close = Close
cancel = Cancel
start-game = Start the game
goes-on = goes on at move { $number }
go-on-at = Go on at move { $number }
begin-anew = Start over
keep-looking = Look at the board

flats = { $count ->
    [0] Four round
    [1] One flat, three round
    [2] Two flat, two round
    [3] Three flat, one round
   *[4] Four flat
}
worth-again = { $steps } steps, and another throw
worth-nothing = Nothing: the turn passes
worth-nothing-last = The series is over
legend = What the sticks are worth
legend-value-nothing = nothing

toast-lapsed = The { $steps } could not be used and is lost.
toast-half-lapsed = The other half of the { $steps } is lost.
toast-all-placed = All six lie on the board: from now on they slide along the lines.
toast-passed = { $side } cannot move and passes.
toast-resumed = The game goes on where it stopped.
toast-save-failed = The game could not be saved: { $problem }
toast-damaged = A damaged save was set aside: { $problem }
toast-settings = Some settings could not be read: { $problem }
toast-not-lasting = Nothing can be saved here: { $problem }
toast-link-game = The link asks for a game called “{ $found }”. Here you can play { $accepted }.
toast-link-preset = The link asks for rules called “{ $found }”. This game has { $accepted }.
toast-link-option = The link sets “{ $found }”, which this game does not know. It knows { $accepted }.
toast-link-value = The link sets { $option } to “{ $found }”. It can be { $accepted }.
toast-link-seat = The link says “{ $found }”. It can be { $accepted }.
toast-link-seed = The link gives “{ $found }” as a seed. A seed is a whole number, { $accepted }.
toast-link-speed = The link asks for the speed “{ $found }”. It can be { $accepted }.
toast-link-debug = The link says “debug={ $found }”. It can be { $accepted }.
toast-link-name = The link says “{ $found }”, which means nothing here. It can set { $accepted }.
toast-no-sound = No sound device was found; the game plays quietly.

resign-question = Give up this game?
resign-line = { $side } loses; the game so far is kept in the journal.
end-finished = All of { $side }'s pieces are home.
end-wiped-out = { $side } has no piece left.
end-dead = Nobody can move any more.
end-resigned = { $side } gave up.
end-three-in-line = { $side } has three in line.
end-no-move = { $side } cannot move.
end-repetition = The same position has come up for the third time.
end-agreed = Both sides agreed on a draw.
end-score-home = Pieces home
end-score-remaining = Pieces left

new-title = A new game
new-rules = Rules
new-who = Who plays
new-computers-line = Two computers: a position that stands for the third time is a draw.
new-first = Who begins
first-random = By lot
option-changed = changed

settings-sound = Sound
settings-motion = Motion
settings-play = Play
settings-view = View
setting-volume = Volume
setting-muted = Mute
setting-speed = Speed
setting-thinking = The computer thinks
thinking-short = Briefly
thinking-middle = A while
thinking-long = Long
speed-off = Off
speed-half = Slow
speed-normal = Normal
speed-double = Fast
setting-reduced-motion = Reduced motion
setting-reduced-motion-line = Short fades and arrows in place of flights.
setting-auto-throw = Throw by itself
setting-auto-throw-line = Your series begins without a press.
setting-confirm-turn = Ask before a turn ends
setting-confirm-turn-line = Your turn ends only with Done.
setting-show-destinations = Show where a piece can go
setting-show-destinations-line = Marks the cells that the chosen piece can reach.
setting-text-scale = Text size
setting-fullscreen = Full screen
on-board = On the board
on-board-short = Men
raichi-line = Raichi! The king can reach { $squares }.
tuichi-line = Tuichi! The king can reach { $squares }.
rules-in-force = The rules in force
draw = Draw
draw-question = Offer the computer a draw?
draw-line = It agrees where it stands no better than you.
draw-offer = Offer a draw
draw-question-both = { $side } offers a draw
draw-line-both = Does { $other } agree? The game then ends without a winner.
draw-agree = Agree on a draw
draw-play-on = Play on
end-king-escaped = The king has escaped.
end-king-captured = The king is taken.
end-king-shut-in = The king is shut in on all sides.
on = On
off = Off

game-tawula = Tawula
game-tawula-place = Istanbul
game-tawula-line = The Turkish race with two dice. Every piece enters by a throw, runs once round the board, and is borne off; a piece that stands alone can be hit.
tawula-first = White
tawula-second = Black
preset-Tawula = As written
preset-Tawula-line = A number enters on its own point; entering is never forced; a hit leaves a way back; a cappotto wins at once.

in-hand-short = Hand
on-bar = Bar
on-bar-short = Bar
borne-off = Off
borne-off-short = Off
move-hand = hand
move-bar = bar
move-off = off

pips = { $count ->
    [one] 1 pip
   *[other] { $count } pips
}
games-won = { $count ->
    [one] 1 game
   *[other] { $count } games
}
capote-stood = cappotto

press-dice = Press the dice, or Space
opening-roll = One die each: the higher begins
die-left = The { $die } is left: press a piece, then a point
die-picked = Only the { $die } is shown; press it again for all
dice-left = Press a piece, then a point; press it twice for the higher number
doublets-left = { $count } times { $die } left

toast-tie = Both dice are equal: throw again.
toast-begins = { $side } begins with these two numbers.
toast-unused = The { $die } cannot be used and is lost.
toast-stuck = No piece of { $side } can use { $dice }: the turn passes.
toast-stuck-bar = { $side } cannot enter from the bar with { $dice }: the turn passes.
toast-stuck-hand = { $side } can enter nothing with { $dice }, and the starters wait: the turn passes.

end-borne-off = { $side } has borne off all fifteen pieces.
end-capote = Cappotto! The enemy is caught on the bar: this counts seven games.
match-line = match to { $length }, { $first }–{ $second }
match-player = Player { $number }
match-won-games = Games won: { $won } of { $length }
match-won-by = The match is won: { $side }
match-drawn = Drawn, and played again.
match-change = For the next game the players change sides.
match-earlier = { $count ->
    [one] One game before these
   *[other] { $count } games before these
}
match-to = Match to { $length }
match-won = { $side } wins the match
next-game = Next game
new-match = Games to win the match
match-single = Single game
first-dice = By the dice
setting-finish-by-itself = Finish races by itself
setting-finish-by-itself-line = In Tawula, once nobody can be hit any more.

record-title = Game record
record-this = This game
record-copy = Copy
record-save = Save as a file
record-other = Another game
record-hint-drop = Paste a record or a link here, or drop a file on the window
record-hint-choose = Paste a record or a link here, or choose a file
record-paste = Paste
record-choose = Choose a file
record-open = Open it
record-reading = Reading it: { $percent }%
record-is = { $game }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
record-is-none = This is no record: { $problem }
record-replaces = It takes the place of your unfinished game, at turn { $number }.
toast-copied = The record is on the clipboard.
toast-record-saved = The record is saved: { $place }
toast-record-not-saved = The record could not be saved: { $problem }
toast-record-not-read = The record could not be read: { $problem }
