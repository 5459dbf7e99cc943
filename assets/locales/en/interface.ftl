### What stands on buttons, plates and panels.

app-title = Tavoliere
loading = Laying the table
loading-failed = The table cannot be laid
loading-failed-why = These parts are missing or damaged:
loading-missing = { $part } is missing
loading-damaged = { $part } is damaged: { $reason }
loading-failed-advice = Start the game from its own folder, with the folder "assets" beside it, or fetch it anew. Esc ends the program.

game-tablan = Tablan
game-tablan-place = Mysore
game-tablan-line = A race and war along the snake. Four sticks, twelve pieces each; bring yours home to the enemy's base and capture what you can on the way.
tablan-first = Blue
tablan-second = Red
preset-PerGioco = Italian rules
preset-PerGioco-line = The whole series is thrown first, then the pieces move. Strict order of starting and of coming home; pieces home are counted.
preset-English = English rules
preset-English-line = Pieces move after each throw. Start and come home in any order; all pieces left are counted.
custom-rules = own rules

turn-number = turn { $number }
you = You
computer = Computer
seat-person = Person
seat-computer = Computer

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
not-started = { $count ->
    [0] all started
    [one] 1 not started
   *[other] { $count } not started
}

throw = Throw
done = Done
undo = Undo
undo-turn = Undo turn
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
journal = Journal
close = Close
cancel = Cancel
start-game = Start the game
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
toast-passed = { $side } cannot move and passes.
toast-resumed = The game goes on where it stopped.
toast-save-failed = The game could not be saved: { $problem }
toast-damaged = A damaged save was set aside: { $problem }
toast-settings = Some settings could not be read: { $problem }
toast-not-lasting = Nothing can be saved here: { $problem }
toast-no-sound = No sound device was found; the game plays quietly.

resign-question = Give up this game?
resign-line = { $side } loses; the game so far is kept in the journal.
end-finished = All of { $side }'s pieces are home.
end-wiped-out = { $side } has no piece left.
end-dead = Nobody can move any more.
end-resigned = { $side } gave up.
end-agreed = Both sides agreed on a draw.
end-score-home = Pieces home
end-score-remaining = Pieces left

new-title = A new game
new-rules = Rules
new-options = Options
new-who = Who plays
new-first = Who begins
first-random = By lot
option-changed = changed

settings-sound = Sound
settings-motion = Motion
settings-play = Play
settings-view = View
setting-volume = Volume
setting-speed = Speed
speed-off = Off
speed-half = Slow
speed-normal = Normal
speed-double = Fast
setting-reduced = Reduced motion
setting-reduced-line = Short fades and arrows in place of flights.
setting-auto-throw = Throw by itself
setting-auto-throw-line = Your series begins without a press.
setting-confirm = Ask before a turn ends
setting-confirm-line = Your turn ends only with Done.
setting-destinations = Show where a piece can go
setting-destinations-line = Marks the cells that the chosen piece can reach.
setting-text = Text size
setting-fullscreen = Full screen
on = On
off = Off
