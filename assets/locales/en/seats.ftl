### How two people sit at one screen, and what each of them plays with.

settings-seats = Two at one screen
seating = How you sit
seating-side-by-side = Side by side
seating-side-by-side-line = Both of you see the screen the right way up.
seating-opposite = Opposite
seating-opposite-line = What is to be read faces whoever acts.
seating-flat = Flat tablet
seating-flat-line = Each of you has panel and buttons at your own edge.
seating-turn-board = Turn the board after each turn
seating-turn-board-line = The whole screen turns to whoever acts.
device-of = { $side } plays with
device-any = anything
device-pointer = mouse or finger
device-keyboard = keyboard
device-pad = pad { $number }
device-line = Counts while two people play. Pads are numbered as they are plugged in; one that is missing leaves its side to all.
device-turn = It is { $side }’s turn;
device-plays-pointer = the mouse plays { $side }.
device-plays-keyboard = the keyboard plays { $side }.
device-plays-pad = your pad plays { $side }.
device-else = this device plays nothing here.
device-pad-left = Pad { $number } is unplugged: until it is back, { $side } plays with anything.
