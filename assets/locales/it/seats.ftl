### Come due persone siedono davanti a uno schermo, e con che cosa gioca ciascuna.

settings-seats = In due a uno schermo
seating = Come sedete
seating-side-by-side = Fianco a fianco
seating-side-by-side-line = Tutti e due vedete lo schermo diritto.
seating-opposite = Di fronte
seating-opposite-line = Quello che c’è da leggere guarda chi è di turno.
seating-flat = Tablet sul tavolo
seating-flat-line = Ciascuno ha riquadro e pulsanti dalla propria parte.
seating-turn-board = Gira il tavoliere dopo ogni turno
seating-turn-board-line = Tutto lo schermo si gira verso chi è di turno.
device-of = Il { $side } gioca con
device-any = tutto
device-pointer = mouse o dito
device-keyboard = tastiera
device-pad = gamepad { $number }
device-line = Vale quando giocano due persone. I gamepad si contano come vengono collegati; se ne manca uno, il suo lato può giocare con tutto.
device-turn = Tocca al { $side };
device-plays-pointer = il mouse gioca per il { $side }.
device-plays-keyboard = la tastiera gioca per il { $side }.
device-plays-pad = il tuo gamepad gioca per il { $side }.
device-else = questo dispositivo qui non gioca.
device-pad-left = Il gamepad { $number } è scollegato: finché non torna, il { $side } gioca con tutto.
