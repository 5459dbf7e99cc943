### Rivedere una partita, e ripartire da un suo momento.

look-back = Rivedi
play-from = Gioca da qui
play-from-line = Una nuova partita comincia alla mossa { $number }. Chi gioca?
