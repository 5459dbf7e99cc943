### La schermata iniziale con i quattro tavoli, e la pausa.

home-line = Quattro giochi antichi, quattro tavoli
home-continue = Continua
home-play = Gioca
home-learn = Impara
home-watch = Guarda
home-new = Da provare
home-lesson = Lezione: passo { $number } di { $count }
home-learn-next = Da imparare adesso
home-learned = Lezione finita
home-played = { $number ->
    [one] Una partita giocata
   *[other] { $number } partite giocate
}
home-your-move = Tocca a te · turno { $number }
home-goes-on = Turno { $number }
home-facts = { $lot } · circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
home-tablan-lot = Quattro bastoncini
home-tablan-line = Una corsa e una battaglia lungo un percorso a serpente.
home-tablut-lot = Senza dadi
home-tablut-line = Il re vuole uscire. In sedici vogliono fermarlo.
home-tapatan-lot = Senza dadi
home-tapatan-line = Tre in fila, e nessuna pedina sta ferma.
home-tawula-lot = Due dadi
home-tawula-line = Il backgammon turco: entra, fai un giro, esci.

home-first-note = Con «Gioca» cominci subito. Con «Nuova partita» scegli giocatori e regole.
home-play-note = Con «Gioca» cominci subito, come l’ultima volta. Con «Nuova partita» scegli giocatori e regole.
home-continue-note = «Continua» riprende questa partita. «Nuova partita» ne comincia un’altra.
home-play-rules = Con «Gioca» cominci subito («{ $rules }»). In «Nuova partita» ci sono anche { $others }.
home-continue-rules = Questa partita segue «{ $rules }». In «Nuova partita» ci sono anche { $others }.
home-family = Anche { $others }

home-screen = Tavoli

pause = Pausa
menu = Menu
pause-place = Turno { $number }
pause-go-on = Riprendi
pause-saved = È tutto salvato. Riprendi quando vuoi.
