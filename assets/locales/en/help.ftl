### The keys and the controller’s buttons.

keys = Keys
keys-on-the-table = On the table
keys-open = Panels
keys-in-a-replay = In a replay
keys-of-the-program = Everywhere
keys-on-a-controller = On a controller
keys-cursor = Move the cursor
keys-take = Pick, throw
keys-next = Next choice
keys-previous = Previous choice
keys-choice = Previous or next choice
keys-throw = Throw or roll
keys-done = “Done”, or “Start a piece” after an 8 or 12
keys-undo = Undo your last move
keys-redo = Redo your move
keys-hint = Hint
keys-digits = Enter your own throw
keys-escape = Close, cancel, pause
keys-up = Cancel, pause
keys-mute = Sound off or on
keys-big = Big screen on or off
keys-fullscreen = Full screen on or off
keys-step = One step back or forward
keys-mistake = Previous or next mistake
keys-turn = One turn back or forward
keys-ends = Go to the start or the end
keys-play = Play or pause
keys-choices = Show better move, played move or both

key-space = Space
key-enter = Enter
key-shift = Shift
key-home = Home
key-end = End

pad-cross = Direction buttons, left stick
pad-south = Bottom button
pad-east = Right button
pad-west = Left button
pad-north = Top button
pad-right-trigger = Right trigger
pad-shoulders = Shoulder buttons
pad-start = Start button
pad-right-stick = Press the right stick
