### Gli avversari del computer, e i motivi dei suoi suggerimenti.

## I livelli di ogni gioco, dal più debole: un nome e un modo di giocare.

opponent-tapatan-1 = Novizio
opponent-tapatan-1-temper = Gioca come gli gira, e a volte non vede il suo tre in fila.
opponent-tapatan-2 = Svelto
opponent-tapatan-2-temper = Fa tre in fila appena può, e si scorda che anche tu hai delle pedine.
opponent-tapatan-3 = Cauto
opponent-tapatan-3-temper = Blocca le tue minacce e lascia il resto alla sorte.
opponent-tapatan-4 = Focoso
opponent-tapatan-4-temper = Ama fare due minacce in una volta.
opponent-tapatan-5 = Calmo
opponent-tapatan-5-temper = Aspetta il tuo errore, e vede cinque turni avanti.
opponent-tapatan-6 = Perfetto
opponent-tapatan-6-temper = Conosce ogni posizione del gioco. Non si lascia scappare né una vittoria né una patta, e vince più in fretta che può.

opponent-tablut-1 = Novizio
opponent-tablut-1-temper = Muove come gli gira, e gli sfuggono molte cose.
opponent-tablut-2 = Svelto
opponent-tablut-2-temper = Guarda le sue mosse, e quasi mai le tue.
opponent-tablut-3 = Ingordo
opponent-tablut-3-temper = Gli piace catturare pedine, e vede la tua risposta.
opponent-tablut-4 = Audace
opponent-tablut-4-temper = Vede un tranello di due mosse, e lo fa scattare subito.
opponent-tablut-5 = Cauto
opponent-tablut-5-temper = Guarda qualche mossa avanti, e lascia poche pedine in pericolo.
opponent-tablut-6 = Solido
opponent-tablut-6-temper = Tiene unite le sue pedine e non regala niente.
opponent-tablut-7 = Calmo
opponent-tablut-7-temper = Gioca con calma e vede quasi tutti i tranelli.
opponent-tablut-8 = Astuto
opponent-tablut-8-temper = Fa piani di molte mosse, e di rado te li fa capire.
opponent-tablut-9 = Maestro
opponent-tablut-9-temper = Guarda lontano quanto il tempo gli permette, e gioca la mossa migliore che trova.

opponent-tablan-1 = Novizio
opponent-tablan-1-temper = Sa come corrono le pedine, ma spesso sceglie le mosse sbagliate.
opponent-tablan-2 = Svelto
opponent-tablan-2-temper = Cattura tutte le pedine che può, e altrettante ne lascia in pericolo.
opponent-tablan-3 = Focoso
opponent-tablan-3-temper = Parte presto e cattura bene, ma il prezzo lo vede dopo.
opponent-tablan-4 = Cauto
opponent-tablan-4-temper = Sbaglia solo quando due scelte quasi si equivalgono.
opponent-tablan-5 = Calmo
opponent-tablan-5-temper = Valuta ogni turno con calma, ma lascia il prossimo lancio alla sorte.
opponent-tablan-6 = Maestro
opponent-tablan-6-temper = Prova le sue mosse migliori contro ogni lancio che può uscire, a te o a lui.

opponent-tawula-1 = Novizio
opponent-tawula-1-temper = Ha imparato come corrono le pedine, ma spesso sceglie le mosse sbagliate.
opponent-tawula-2 = Svelto
opponent-tawula-2-temper = Vede ogni colpo, e si lascia dietro pedine scoperte.
opponent-tawula-3 = Focoso
opponent-tawula-3-temper = Entra presto e colpisce appena può, ma il prezzo lo vede dopo.
opponent-tawula-4 = Cauto
opponent-tawula-4-temper = Tiene le sue punte, e sbaglia solo quando le scelte quasi si equivalgono.
opponent-tawula-5 = Calmo
opponent-tawula-5-temper = Valuta ogni turno con calma, ma lascia il prossimo lancio alla sorte.
opponent-tawula-6 = Maestro
opponent-tawula-6-temper = Prova le sue mosse migliori contro ogni lancio che ti può uscire.

## Il motivo di un suggerimento, in una frase.

hint-throw = Meglio rilanciare: ne vale la pena.
hint-done = Meglio far partire una pedina.
hint-only = È la tua unica scelta.
hint-same-end = Qualunque cosa tocchi per prima, il turno finisce allo stesso modo.
hint-whole = Potresti anche dividere il lancio da { $steps } fra due pedine, ma qui conviene usarne una sola.
hint-split = Qui dividi il lancio da { $steps } fra due pedine, metà per ciascuna.
hint-wins = Così vinci la partita.
hint-wins-in = { $count ->
    [one] Così vinci subito.
   *[other] Così vinci di sicuro, al massimo in { $count } turni.
}
hint-holds-out = { $count ->
    [0] La partita è persa.
    [one] La partita è persa, ma così resisti ancora un turno.
   *[other] La partita è persa, ma così resisti di più: ancora { $count } turni.
}
hint-only-safe = Ogni altra scelta perde.
hint-captures = { $count ->
    [one] Così catturi una pedina.
   *[other] Così catturi { $count } pedine.
}

# Tapatan
hint-completes-line = Così fai tre in fila.
hint-shuts-in = Così il tuo avversario resta senza mosse.
hint-blocks-line = Così impedisci il tre in fila dell’avversario.
hint-sets-trap = { $count ->
    [one] La partita è pari, ma una delle { $all } risposte dell’avversario perde.
   *[other] La partita è pari, ma { $count } delle { $all } risposte dell’avversario perdono.
}
hint-takes-centre = Così la partita resta pari, e il centro è tuo.
hint-keeps-balance = Così la partita resta pari.

# Tablan e Tawula
hint-hits = { $count ->
    [one] Così colpisci una pedina.
   *[other] Così colpisci { $count } pedine.
}
hint-comes-home = Così porti una pedina all’arrivo.
hint-bears-off = { $count ->
    [one] Così esce una pedina.
   *[other] Così escono { $count } pedine.
}
hint-starts = Così fai partire un’altra pedina.
hint-gets-safe = Così lasci meno bersagli all’avversario.
hint-wins-seven = È un cappotto: vinci sette partite.
hint-locks-in = L’avversario non potrà muovere, qualunque sia il lancio.
hint-closes-ways-in = { $count ->
    [0] Così chiudi ogni entrata.
    [one] Così chiudi un’entrata, e ne resta una.
   *[other] Così chiudi un’entrata, e ne restano { $count }.
}
hint-parts = Le pedine non si incontrano più: nessuna può essere colpita.
hint-covers = { $count ->
    [0] Così nessuna tua pedina scoperta è a portata di un dado.
    [one] Così una sola pedina scoperta è a portata di un dado.
   *[other] Così solo { $count } pedine scoperte sono a portata di un dado.
}
hint-risks = { $count ->
    [one] Così lasci una pedina scoperta a portata di un dado, ma tutto il resto costa di più.
   *[other] Così lasci { $count } pedine scoperte a portata di un dado, ma tutto il resto costa di più.
}
hint-runs-home = { $count ->
    [one] Così porti una pedina sulle tue ultime sei punte.
   *[other] Così porti { $count } pedine sulle tue ultime sei punte.
}
hint-awaits-entry = Se il prossimo lancio è un { $throw }, una tua pedina può arrivare.
hint-threatens = { $count ->
    [one] Così hai a portata una pedina avversaria.
   *[other] Così hai a portata { $count } pedine avversarie.
}
hint-leaves-in-reach = { $count ->
    [one] Così lasci una pedina a portata di un 2, ma tutto il resto costa di più.
   *[other] Così lasci { $count } pedine a portata di un 2, ma tutto il resto costa di più.
}
hint-makes-point = Così chiudi una punta e sbarri la strada.
hint-comes-in = Così fai entrare una pedina.
hint-runs-on = Per ora non c’è niente da guadagnare: così avanzi al sicuro.

# Tablut
hint-king-escapes = Il re fugge.
hint-takes-king = Così catturi il re.
hint-blocks-escape = Così sbarri la fuga al re.
hint-saves-king = Altrimenti il re verrebbe catturato.
hint-opens-two-lines = Così apri al re due vie di fuga.
hint-opens-line = Così apri al re una via di fuga.
hint-threatens-king = Così minacci di catturare il re.
hint-saves-men = Così salvi delle pedine dalla cattura.
hint-threatens-men = Così minacci di catturare delle pedine.
hint-opens-ways = Così il re ha più modi di trovare una via di fuga.
hint-closes-ways = Così il re ha meno modi di trovare una via di fuga.
hint-hems-in = Così chiudi al re un altro lato.
hint-nears-goal = Il re si avvicina alla meta.
hint-prepares-capture = Così prepari una cattura.
hint-puts-off = La partita è persa, ma così dura di più.
hint-waits = Così tieni quello che hai. Ogni altra mossa peggiora le cose.
