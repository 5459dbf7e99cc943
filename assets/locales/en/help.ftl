### Keys, for the rules book.

help-keys-moves = { $undo } undoes a move and { $redo } redoes it, or the whole turn if you hold Shift. { $done } confirms the turn.
help-keys-board = The arrow keys move the cursor, { $cycle } goes to the next choice, and { $next } or Space picks it.
help-keys-throw = Space or { $throw } throws. { $undo } undoes a move and { $redo } redoes it, or the whole turn if you hold Shift. { $done } confirms the turn. If an 8 or 12 can start a piece, { $done } starts it and { $throw } throws again.
help-keys-program = { $hint } hint, { $new-game } new game, { $puzzles } puzzles, { $evening } game night, { $settings } settings, { $rules } rules, { $moves } moves, { $mute } mute, { $fullscreen } full screen, { $escape } close.
help-keys-draw = { $draw } offers a draw.
help-keys-replay = { $look-back } opens the replay. Left and right move by steps, with Shift by mistakes, up and down by turns. { $play } plays, { $first } and { $last } go to the start and the end, { $from } starts a game from there, { $flip } shows only the better or only the played move.
