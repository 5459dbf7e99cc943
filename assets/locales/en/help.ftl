### How to play, short enough to read standing.

help-tablan-aim = The aim
help-tablan-aim-text = Bring your pieces along the snake into the enemy's base, on the far side. The game stops when one side's survivors are all home; then the count decides.
help-tablan-sticks = The sticks
help-tablan-sticks-text = Count the flat faces. One is worth 2, four are worth 8, none is worth 12, and each of these throws again. Two or three are worth nothing and end the series.
help-tablan-move = Moving
help-tablan-move-text = A throw moves one piece all of it, or two pieces half each. Pieces jump over others and never share a cell. What can be used must be used. On the board a full disc takes a whole throw, a half disc half of one.
help-tablan-start = Starting
help-tablan-start-text = A piece leaves its base only with a 2, or with half of one.
help-tablan-capture = Capturing
help-tablan-capture-text = End your move on an enemy and it is gone for good. Pieces that have come home are safe and stay where they are.
help-tablan-keys = Keys
help-keys-board = Arrows move the cursor, Tab goes to the next choice, Enter or Space presses.
help-keys-throw = Space or T throws. U takes a move back, Shift and U the turn. D says Done. Where an 8 or 12 may start a piece, D says start and T says again.
help-keys-program = N new game, S settings, H help, J journal, M mute, F11 full screen, Esc closes.
