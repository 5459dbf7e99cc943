### Chi può essere il computer, e che cosa consiglia.

## I livelli di ogni gioco, il più debole per primo: un nome, e come gioca.

opponent-tapatan-1 = Novizio
opponent-tapatan-1-temper = Gioca come gli gira, e a volte non vede la propria fila.
opponent-tapatan-2 = Svelto
opponent-tapatan-2-temper = Chiude ogni fila che può, e si scorda che anche tu hai pedine.
opponent-tapatan-3 = Cauto
opponent-tapatan-3-temper = Blocca le tue file. Quel che viene dopo lo lascia alla sorte.
opponent-tapatan-4 = Focoso
opponent-tapatan-4-temper = Prepara due file in una volta.
opponent-tapatan-5 = Calmo
opponent-tapatan-5-temper = Aspetta il tuo errore e vede cinque turni avanti.
opponent-tapatan-6 = Perfetto
opponent-tapatan-6-temper = Conosce ogni posizione del gioco. Quel che non è perso lo tiene; quel che è vinto lo vince nel minor numero di turni.

opponent-tablut-1 = Novizio
opponent-tablut-1-temper = Muove come gli gira e si perde molte cose.
opponent-tablut-2 = Svelto
opponent-tablut-2-temper = Guarda la sua mossa e quasi mai la tua.
opponent-tablut-3 = Ingordo
opponent-tablut-3-temper = Gli piace mangiare pedine, e vede la tua risposta.
opponent-tablut-4 = Audace
opponent-tablut-4-temper = Vede un tranello di due mosse, e lo fa scattare subito.
opponent-tablut-5 = Cauto
opponent-tablut-5-temper = Guarda qualche mossa avanti e lascia poco in pericolo.
opponent-tablut-6 = Solido
opponent-tablut-6-temper = Tiene unite le sue pedine e non regala niente.
opponent-tablut-7 = Calmo
opponent-tablut-7-temper = Costruisce piano e vede quasi tutti i tranelli.
opponent-tablut-8 = Astuto
opponent-tablut-8-temper = Fa piani di molte mosse, e di rado te li lascia capire.
opponent-tablut-9 = Maestro
opponent-tablut-9-temper = Cerca più a fondo che può nel tempo che ha, e gioca il meglio che trova.

opponent-tablan-1 = Novizio
opponent-tablan-1-temper = Sa come corrono le pedine, e spesso gli piace il turno sbagliato.
opponent-tablan-2 = Svelto
opponent-tablan-2-temper = Prende quel che ha a tiro, e altrettanto ne lascia dietro.
opponent-tablan-3 = Focoso
opponent-tablan-3-temper = Parte presto e cattura bene; il prezzo lo vede dopo.
opponent-tablan-4 = Cauto
opponent-tablan-4-temper = Sbaglia solo dove due turni quasi si equivalgono.
opponent-tablan-5 = Calmo
opponent-tablan-5-temper = Pesa ogni turno senza fretta, e il prossimo lancio lo lascia alla sorte.
opponent-tablan-6 = Maestro
opponent-tablan-6-temper = Prova i suoi turni migliori contro ogni lancio che può capitare a tutti e due.

opponent-tawula-1 = Novizio
opponent-tawula-1-temper = Ha imparato come vanno le pedine, e spesso gli piace il turno sbagliato.
opponent-tawula-2 = Svelto
opponent-tawula-2-temper = Vede il colpo che ha davanti, e si lascia dietro pedine scoperte.
opponent-tawula-3 = Focoso
opponent-tawula-3-temper = Entra presto e colpisce appena può; il prezzo lo vede dopo.
opponent-tawula-4 = Cauto
opponent-tawula-4-temper = Tiene le sue punte, e sbaglia solo dove i turni quasi si equivalgono.
opponent-tawula-5 = Calmo
opponent-tawula-5-temper = Pesa ogni turno senza fretta, e il prossimo lancio lo lascia alla sorte.
opponent-tawula-6 = Maestro
opponent-tawula-6-temper = Prova i suoi turni migliori contro ogni lancio che ti può capitare.

## Perché un consiglio è buono: una frase.

hint-throw = Rilancia: il lancio vale più di quel che costa.
hint-done = Lascia stare il lancio: di’ Fatto.
hint-only = Non c’è altra scelta.
hint-wins = Così vinci la partita.
hint-wins-in = { $count ->
    [one] Così vinci subito.
   *[other] Così vinci per forza, al più in { $count } turni.
}
hint-holds-out = { $count ->
    [0] La partita è persa.
    [one] La partita è persa; così resisti ancora un turno.
   *[other] La partita è persa; così resisti di più, ancora { $count } turni.
}
hint-only-safe = Ogni altra scelta perde.
hint-captures = { $count ->
    [one] Così catturi una pedina.
   *[other] Così catturi { $count } pedine.
}

# Tapatan
hint-completes-line = Così fai tre in fila.
hint-blocks-line = Così blocchi una fila di tre.
hint-sets-trap = { $count ->
    [one] La partita è pari, ma una delle { $all } risposte perde.
   *[other] La partita è pari, ma { $count } delle { $all } risposte perdono.
}
hint-takes-centre = Dal centro passano quattro linee.
hint-keeps-balance = Così la partita resta pari.

# Tablan e Tawula
hint-hits = { $count ->
    [one] Così colpisci una pedina.
   *[other] Così colpisci { $count } pedine.
}
hint-comes-home = Così una pedina arriva.
hint-bears-off = { $count ->
    [one] Così esce una pedina.
   *[other] Così escono { $count } pedine.
}
hint-starts = Così entra in gioco una pedina nuova.
hint-gets-safe = Così lasci meno da colpire all’avversario.
hint-wins-seven = È un cappotto: vinci sette partite.
hint-locks-in = L’avversario non potrà muovere, qualunque cosa lanci.
hint-closes-ways-in = { $count ->
    [0] Così chiudi ogni entrata.
    [one] Così chiudi un’entrata, e ne resta una.
   *[other] Così chiudi un’entrata, e ne restano { $count }.
}
hint-parts = Vi siete superati: non si può più colpire niente.
hint-covers = { $count ->
    [0] Così non lasci nessuna scoperta a tiro di un 6.
    [one] Così lasci una sola scoperta a tiro di un 6.
   *[other] Così lasci solo { $count } scoperte a tiro di un 6.
}
hint-risks = { $count ->
    [one] Così lasci una scoperta a tiro di un 6, ma tutto il resto costa di più.
   *[other] Così lasci { $count } scoperte a tiro di un 6, ma tutto il resto costa di più.
}
hint-runs-home = { $count ->
    [one] Così una pedina corre al sicuro.
   *[other] Così { $count } pedine corrono al sicuro.
}
hint-awaits-entry = Così una pedina è dove un { $throw } la fa arrivare esatta.
hint-threatens = { $count ->
    [one] Così hai a tiro una pedina avversaria.
   *[other] Così hai a tiro { $count } pedine avversarie.
}
hint-leaves-in-reach = { $count ->
    [one] Così lasci una pedina a tiro di un 2, ma tutto il resto costa di più.
   *[other] Così lasci { $count } pedine a tiro di un 2, ma tutto il resto costa di più.
}
hint-makes-point = Così chiudi una punta che sbarra la strada.
hint-comes-in = Così entra una pedina.
hint-runs-on = Subito non c’è niente da vincere: così avanzi al sicuro.

# Tablut
hint-king-escapes = Il re fugge.
hint-takes-king = Così catturi il re.
hint-blocks-escape = Così sbarri la fuga al re.
hint-saves-king = Altrimenti il re sarebbe catturato.
hint-opens-two-lines = Così apri al re due vie di fuga.
hint-opens-line = Così apri al re una via di fuga.
hint-threatens-king = Così minacci di catturare il re.
hint-saves-men = Così salvi pedine che potevano essere prese.
hint-threatens-men = Così minacci di prendere pedine.
hint-opens-ways = Così il re ha più strade verso una linea libera.
hint-closes-ways = Così il re ha meno strade verso una linea libera.
hint-hems-in = Così chiudi al re un altro lato.
hint-nears-goal = Il re si avvicina alla meta.
hint-prepares-capture = Così prepari una cattura.
hint-puts-off = La partita è persa; così la rimandi.
hint-waits = Così tieni tutto; ogni altra mossa cede qualcosa.
