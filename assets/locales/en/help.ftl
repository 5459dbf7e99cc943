### The keys, as the rules book tells them.

help-keys-moves = { $undo } takes a move back, { $redo } brings it back, with Shift the whole turn. { $done } says Done.
help-keys-board = Arrows move the cursor, { $cycle } goes to the next choice, { $next } or Space presses.
help-keys-throw = Space or { $throw } throws. { $undo } takes a move back, { $redo } brings it back, with Shift the whole turn. { $done } says Done. Where an 8 or 12 may start a piece, { $done } says start and { $throw } says again.
help-keys-program = { $hint } asks for a hint, { $new-game } new game, { $puzzles } puzzles, { $evening } the evening, { $settings } settings, { $rules } rules, { $moves } journal, { $mute } mute, { $fullscreen } full screen, { $escape } closes.
help-keys-draw = { $draw } offers a draw.
help-keys-replay = { $look-back } looks back. There the arrows go step by step, with Shift to mistakes, up and down by turns; { $play } plays, { $first } and { $last } go to the ends, { $from } plays on, { $flip } shows only the better move, then only the one played.
