### Gli orologi dei giocatori.

clock-title = Orologio
clock-rule = Tipo di orologio
clock-none = Spento
clock-sudden-death = Fisso
clock-increment = Con bonus
clock-hourglass = Clessidra
clock-none-line = Pensa quanto vuoi.
clock-sudden-death-line = Ognuno ha questo tempo per tutta la partita.
clock-increment-line = Ognuno ha questo tempo, più un bonus dopo ogni turno.
clock-hourglass-line = Il tempo che usi passa all’avversario. Ideale per partite veloci.
clock-minutes = Minuti a testa
clock-seconds = Secondi di bonus a turno
clock-out = Quando il tempo finisce
clock-out-loss = Partita persa
clock-out-sound = Solo un suono
clock-waits-line = L’orologio aspetta durante le animazioni, nei menu, e quando il tavolo non è in vista: finestra nascosta, altra scheda, computer in pausa.
clock-value-sudden-death = { $minutes } min
clock-value-increment = { $minutes } min + { $seconds } s
clock-value-hourglass = Clessidra, { $minutes } min
clock-is-out = Il { $side } ha finito il tempo. Si continua!
end-out-of-time = Il { $side } ha finito il tempo.
