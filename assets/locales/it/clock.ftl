### Gli orologi dei giocatori.

clock-title = Orologio
clock-rule = Come passa il tempo
clock-none = Nessuno
clock-sudden-death = Fisso
clock-increment = Con bonus
clock-hourglass = Clessidra
clock-none-line = Ognuno pensa quanto vuole.
clock-sudden-death-line = Ognuno ha tanto tempo per tutta la partita.
clock-increment-line = Ognuno ha tanto tempo, e ogni turno finito ne restituisce un po’.
clock-hourglass-line = Quel che uno usa, l’altro lo guadagna: per giocare in fretta senza pensieri.
clock-minutes = Minuti a testa
clock-seconds = Secondi in più a turno
clock-out = Quando il tempo finisce
clock-out-loss = Partita persa
clock-out-sound = Solo un suono
clock-is-none = Orologio: nessuno
clock-is-sudden-death = Orologio: { $minutes } min
clock-is-increment = Orologio: { $minutes } min + { $seconds } s
clock-is-hourglass = Clessidra: { $minutes } min
clock-is-out = Il tempo del { $side } è finito; si gioca ancora.
end-out-of-time = Il tempo del { $side } è finito.
