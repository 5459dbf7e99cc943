### Rivedere una partita, e giocare da un suo turno.

look-back = Rivedi
play-from = Gioca da qui
play-from-line = Una nuova partita comincia dal turno { $number }. Chi gioca?
