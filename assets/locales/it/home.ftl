### La schermata iniziale con le quattro stanze, e la pausa.

home-line = Quattro giochi antichi, quattro tavole
home-continue = Continua
home-play = Gioca
home-learn = Impara
home-watch = Guarda
home-new = Nuova
home-your-move = Tocca a te · turno { $number }
home-goes-on = Turno { $number }
home-facts = { $lot } · circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
home-tablan-lot = Quattro bastoncini
home-tablan-line = Una corsa e una guerra lungo il serpente.
home-tablut-lot = Senza dadi
home-tablut-line = Il re vuole uscire; in sedici vogliono fermarlo.
home-tapatan-lot = Senza dadi
home-tapatan-line = Tre in fila, e nessuno sta fermo.
home-tawula-lot = Due dadi
home-tawula-line = Il backgammon turco: tutte dentro, poi tutte a casa.

home-screen = Le quattro tavole

pause = Pausa
pause-place = Turno { $number }
pause-go-on = Riprendi
pause-home = Torna alle quattro tavole
pause-saved = È tutto salvato. Riprendi quando vuoi.
