### Seating of two people at one screen, and their devices.

settings-seats = Two on one screen
seating = Seating
seating-side-by-side = Side by side
seating-side-by-side-line = You both see the screen the right way up.
seating-opposite = Opposite
seating-opposite-line = Text and buttons face the player whose turn it is.
seating-flat = Flat tablet
seating-flat-line = Each player has a panel and buttons on their side.
seating-turn-board = Rotate the screen each turn
seating-turn-board-line = The whole screen turns to face the player whose turn it is.
device-of = Device for { $side }
device-any = Any device
device-pointer = Mouse or finger
device-keyboard = Keyboard
device-pad = Controller { $number }
device-line = Applies when two people play. Controllers are numbered in the order you connect them. If one is missing, its side can use any device.
device-turn = It’s { $side }’s turn.
device-plays-pointer = { $side } plays with the mouse or a finger.
device-plays-keyboard = { $side } plays with the keyboard.
device-plays-pad = { $side } plays with this controller.
device-else = Neither player uses this device.
device-pad-left = Controller { $number } was disconnected. Until it’s back, { $side } can use any device.
