### The keys and the controller’s buttons.

keys = Keys
keys-on-the-table = On the table
keys-open = Panels
keys-in-a-replay = In a replay
keys-of-the-program = Everywhere
keys-cursor = Move the cursor
keys-take = Pick, throw
keys-next = Next choice
keys-previous = Previous choice
keys-throw = Throw or roll
keys-done = “Done”, or “Start a piece” after an 8 or 12
keys-undo = Undo your last move
keys-redo = Redo your move
keys-hint = Hint
keys-digits = Enter your own throw
keys-escape = Close, cancel, pause
keys-mute = Sound off or on
keys-big = Big screen on or off
keys-fullscreen = Full screen on or off
keys-turn = One turn back or forward
keys-play = Play or pause
keys-choices = Show better move, played move or both
keys-home-move = Move the selection
keys-home-open = Open or play
keys-home-learn = Start the lesson
keys-step-back = One step back
keys-step-forward = One step forward
keys-mistake-before = Previous mistake
keys-mistake-next = Next mistake
keys-first = Go to the start
keys-last = Go to the end
keys-controller = Controller
keys-line = To change a key or button, pick its row.
keys-none = No key
keys-no-button = No button
keys-waits = Press a key, or a controller button.
keys-refused = This key can’t be changed. Use a letter, 7, 8, 9, Insert, Delete, Page up or Page down.
keys-refused-button = The direction buttons, the bottom and the right button can’t be changed. Use another button.
# The actions that have a key or button: “K” belongs to “Hint”.
keys-taken = “{ $key }” belongs to: { $actions }.
keys-swap-line = You can swap the two.
keys-swap = Swap
keys-take-line = You can take it over. Then the other action has none.
keys-take-over = Take over
keys-reset-all = Reset all keys and buttons
keys-reset-asks = Reset all keys and buttons?

key-space = Space
key-enter = Enter
key-shift = Shift
key-home = Home
key-end = End
key-insert = Insert
key-delete = Delete
key-page-up = Page up
key-page-down = Page down

pad-cross = Direction buttons, left stick
pad-south = Bottom button
pad-east = Right button
pad-west = Left button
pad-north = Top button
pad-left-shoulder = Left shoulder button
pad-right-shoulder = Right shoulder button
pad-left-trigger = Left trigger
pad-right-trigger = Right trigger
pad-select = Select button
pad-start = Start button
pad-left-stick = Left stick, pressed
pad-right-stick = Right stick, pressed

keyboard-delete = Delete
keyboard-done = Done

scan-continue = Continue
scan-other = Another piece
