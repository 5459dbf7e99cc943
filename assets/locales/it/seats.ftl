### Posti di due persone davanti a uno schermo, e i loro dispositivi.

settings-seats = In due allo stesso schermo
seating = Come siete seduti
seating-side-by-side = Fianco a fianco
seating-side-by-side-line = Tutti e due vedete lo schermo dritto.
seating-opposite = Di fronte
seating-opposite-line = Testi e pulsanti sono rivolti verso chi è di turno.
seating-flat = Tablet sul tavolo
seating-flat-line = Ognuno ha riquadro e pulsanti dalla sua parte.
seating-turn-board = Ruota lo schermo a ogni turno
seating-turn-board-line = Tutto lo schermo si gira verso chi è di turno.
device-of = Dispositivo del { $side }
device-any = Qualsiasi
device-pointer = Mouse o dito
device-keyboard = Tastiera
device-pad = Controller n. { $number }
device-line = Vale quando giocano due persone. I controller sono numerati nell’ordine in cui li colleghi. Se ne manca uno, il suo giocatore può usare qualsiasi dispositivo.
device-turn = Tocca al { $side }.
device-plays-pointer = Con il mouse o con il dito gioca il { $side }.
device-plays-keyboard = Con la tastiera gioca il { $side }.
device-plays-pad = Con questo controller gioca il { $side }.
device-else = Nessuno dei due giocatori usa questo dispositivo.
device-pad-left = Il controller { $number } si è scollegato. Finché non torna, il { $side } può usare qualsiasi dispositivo.
