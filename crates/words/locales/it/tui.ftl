# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turno { $turn }, apertura
tui-when-round = Turno { $turn }, round di azione { $round } ({ $seat })
tui-when-gf-round = Giocata { $round }
tui-when-gf-round-of = Giocata { $round } di { $most }
tui-observer = spettatore
tui-you-are = giochi con { $seat }
tui-eyes-of = visto da { $seat }
tui-over-won = { $n ->
    [one] Vince { $winners }: { $how }.
   *[other] Vincono { $winners }: { $how }.
}
tui-over-draw = Pareggio: { $how }.
tui-over-keys = Tab per guardare il tavolo, Ctrl-C per uscire.

## Tracks

tui-track-vp = PV
tui-track-defcon = DEFCON
tui-track-military = Op. mil.
tui-track-space = Spazio
tui-track-china = Cina
tui-track-hands = Mani
tui-track-piles = Carte
tui-track-civil-war = Guerra civile cinese
tui-china-up = { $seat }
tui-china-down = { $seat } (coperta)
tui-piles = { $draw } da pescare, { $discard } scartate
tui-wins-game = vince { $seat }

## The map

tui-legend = * conteso; stab., USA, URSS; [n] controlla
tui-controlled-by = controllato da { $seat }
tui-country = { $name }: stabilità { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controlla)
tui-odds-of = Probabilità per { $seat }
tui-nobody = nessuno
tui-nothing = niente

## Guerra Fría

tui-aimed-at = Missili puntati su (# ha scelto)
tui-reserve = Ris.
tui-total = Tot.
tui-forces = Coppie (! vince se attacca)
tui-own-choice = La tua giocata
tui-marker-against = Contro { $seat }
tui-have-chosen = { $n ->
    [one] Ha scelto: { $seats }
   *[other] Hanno scelto: { $seats }
}
tui-arsenal = { $name } punta su { $aimed }; riserva { $reserve }, totale { $total }
tui-force-stronger = { $both }: un attacco di { $pair } vincerebbe
tui-force-even = { $both }: nessun attacco vincerebbe
tui-free-cards = Carte una alla volta
tui-track-missiles = I tuoi missili
tui-track-reserve = in riserva

## Panels and keys

tui-panel-board = Mappa
tui-panel-missiles = Missili
tui-panel-about = Dettagli
tui-panel-log = Cronaca
tui-panel-state = Tavolo
tui-panel-question = Domanda
tui-panel-record = Partita
tui-keys = ↑↓ Invio · a-z filtro · Tab pannello · ←→ area · / cerca · ^Z annulla · ^C · ?
tui-view-keys = ←→ passo · ↑↓ round · e occhi · Tab pannello · r regione · / = · ? aiuto · q
tui-overlay-close = Esc chiude
tui-overlay-enter = Invio
tui-look-up = Scrivi qualche lettera di una carta o di un paese
tui-too-small = Questo schermo è troppo piccolo: servono almeno { $width } colonne e { $height } righe. Oppure gioca con --plain.
tui-hand-over =
    Tocca a { $seat } decidere.
    Prendi la tastiera e premi Invio quando nessun altro guarda.
tui-help =
    ↑ ↓ — indicare una risposta; Invio — darla
    a–z 0–9 — filtrare le risposte: qualche lettera del nome, o il numero
    Backspace — dimenticare l'ultima lettera; Esc — tutte
    Tab — altro pannello: mappa, mano, cronaca, tavolo; PagSu PagGiù — scorrere
    ← → — altra regione della mappa
    F2 — tutto sulla carta o sul paese indicato, con le probabilità
    / — cercare una carta o un paese; = — che cosa darebbe punti ora
    Ctrl-Z — annullare l'ultimo passo, finché non parlano dadi, carte o altri
    Ctrl-C — uscire; la partita è salvata dopo ogni azione

    Sulla mappa * è uno stato conteso; seguono la stabilità e l'influenza di USA e URSS. [3] è tra parentesi dove quell'influenza controlla il paese. Un punto davanti al nome: si può scegliere adesso.
tui-view-help =
    → ← — un passo avanti, indietro; ↓ ↑ — round seguente, precedente
    Inizio Fine — l'inizio, la fine; e — con altri occhi
    Tab — altro pannello: mappa, mano, cronaca, tavolo; PagSu PagGiù — scorrere
    r — altra regione della mappa
    / — cercare una carta o un paese; = — che cosa darebbe punti ora
    q — uscire
tui-read-why = Vedi { $why }.
tui-kept-here = Salvata in { $file }
tui-looking-at = File { $file }

## What goes wrong

tui-cannot-save = impossibile salvare la partita in { $file }: { $why }
tui-bot-failed = il bot di { $seat } ha fallito; la partita è salvata fin qui
tui-not-now = adesso non ti è chiesto nulla
tui-only-looking = questa è una partita registrata; qui non si gioca
tui-undo-not = non si può annullare: da allora hanno parlato i dadi, le carte o un altro giocatore
tui-nothing-fits = niente comincia con "{ $asked }" né lo contiene
tui-no-answer = "{ $asked }" non risponde a questa domanda; "scelte" le elenca, "?" spiega
tui-several = "{ $asked }" può essere più di una cosa: { $known }
tui-no-thing = nessuna carta e nessun paese si chiama "{ $asked }"
tui-no-country = nessun paese si chiama "{ $asked }"
tui-no-region = nessuna regione si chiama "{ $asked }"; sono { $known }
tui-odds-usage = scrivi: probabilità colpo PAESE PUNTI, probabilità riallinea PAESE, probabilità spazio (e us o ussr per l'altra parte)
tui-odds-no-space = non ci sono altre caselle nella corsa allo spazio
tui-goto-usage = scrivi: vai NUMERO
tui-undone = Annullato.

## The line mode

tui-plain-hello = Rispondi con un numero o con parole; "?" spiega, "esci" o la fine dell'input lasciano la partita salvata.
tui-plain-view-hello = "avanti", "indietro", "vai 100", "occhi", "stato", "mano", "cronaca"; "?" spiega.
tui-plain-help =
    Rispondi con il numero di una scelta o con parole: un nome, una sua parte, o più risposte di seguito ("colpo iran").
    scelte: elenca di nuovo le risposte, con quel che si sa di ciascuna
    annulla: annulla il tuo ultimo passo, finché non parlano dadi, carte o altri
    stato: tutto quel che c'è sul tavolo
    mappa REGIONE: tutti i paesi di una regione
    mano: le tue carte
    cronaca NUMERO: le ultime righe della cronaca
    punti REGIONE: i punti che la regione, o senza nome tutte, darebbe ora
    probabilità colpo PAESE PUNTI, probabilità riallinea PAESE, probabilità spazio: le tue probabilità
    su NOME, o ? NOME: una carta o un paese
    esci: lascia la partita, che è salvata dopo ogni azione
tui-plain-view-help =
    avanti NUMERO, indietro NUMERO: passi avanti e indietro; una riga vuota è il passo seguente
    vai NUMERO: la posizione dopo tante azioni
    occhi: guardare con gli occhi del giocatore seguente
    stato, mappa REGIONE, mano, cronaca NUMERO, punti REGIONE, probabilità colpo PAESE PUNTI, su NOME: guardare il tavolo
    esci: finire
tui-step = Passo { $at } di { $of }, visto da { $eyes }
tui-kept = Salvata in { $file }. Per continuare: detente play --resume
tui-kept-finished = La partita è registrata in { $file }

## Words of the line mode, besides the English ones

tui-command-help = aiuto
tui-command-choices = scelte
tui-command-undo = annulla
tui-command-state = stato
tui-command-map = mappa
tui-command-hand = mano
tui-command-log = cronaca
tui-command-score = punti
tui-command-odds = probabilità
tui-command-about = su
tui-command-quit = esci
tui-command-next = avanti
tui-command-back = indietro
tui-command-goto = vai
tui-command-eyes = occhi
tui-command-coup = colpo
tui-command-realign = riallinea
tui-command-space = spazio

## The command line

tui-seat-unknown = --seat: non esiste il posto "{ $word }"; i posti sono { $known }, oppure all
tui-level-unknown = --bot: non esiste il livello "{ $word }"; prova con { $known }
tui-no-save = non c'è nessuna partita da finire in { $folder }
tui-damaged = la partita salvata è danneggiata ed è stata lasciata com'era: { $why }
tui-over-already = { $file } è una partita finita; guardala con `detente view`
tui-no-terminal = lo schermo intero ha bisogno di un terminale; qui usa --plain
tui-level-of-save = la partita salvata nomina un bot "{ $word }" che questo programma non conosce; prova con { $known }
