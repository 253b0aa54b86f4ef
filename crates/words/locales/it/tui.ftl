# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turno { $turn }, Fase di Apertura
tui-when-round = Turno { $turn }, Round di Azione { $round } ({ $seat })
tui-when-gf-round = Giocata { $round }
tui-when-gf-round-of = Giocata { $round } di { $most }
tui-observer = spettatore
    .by = da uno spettatore
tui-you-are = giochi con { $the }
tui-eyes-of = visto { $by }
tui-over-won = { $n ->
    [one] Vittoria: { $winners } ({ $how }).
   *[other] Vittoria: { $winners } ({ $how }).
}
tui-over-draw = Parità: { $how }.
tui-over-keys = Tab per guardare il tavolo, Ctrl-C per uscire.

## Tracks

tui-track-vp = PV
tui-track-defcon = DEFCON
tui-track-military = Op. mil.
tui-track-space = Spazio
tui-track-china = Cina
tui-track-hands = Mani
tui-track-piles = Carte
tui-track-civil-war = Guerra Civile Cinese
tui-china-up = { $seat }
tui-china-down = { $seat } (a faccia in giù)
tui-piles = { $discard ->
    [1] { $draw } da pescare, { $discard } scartata
   *[other] { $draw } da pescare, { $discard } scartate
}
tui-mark-neutral = Entrambe
tui-wins-game = { $side ->
    [ussr] vince l'URSS
   *[us] vincono gli USA
}

## The map

tui-legend = * conteso; stab., USA, URSS; [n] controlla
tui-controlled-by = controllata { $by }
tui-country = { $name }: Stabilità { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controlla)
tui-odds-of = Probabilità { $side ->
    [ussr] dell'URSS
   *[us] degli USA
}
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
tui-view-keys = ←→ passo · ↑↓ round · e vista · Tab pannello · r regione · / = · ? aiuto · q
tui-overlay-close = Esc chiude
tui-overlay-enter = Invio
tui-look-up = Scrivi qualche lettera di una carta o di una nazione
tui-too-small = Questo schermo è troppo piccolo: servono almeno { $width } colonne e { $height } righe. Oppure gioca con --plain.
tui-hand-over =
    { $turn }.
    Prendi la tastiera e premi Invio quando nessun altro sta guardando.
tui-help =
    ↑ ↓ — indicare una risposta; Invio — sceglierla
    a–z 0–9 — filtrare le risposte: qualche lettera del nome, o il numero
    Backspace — cancellare l'ultima lettera; Esc — tutte
    Tab — altro pannello: mappa, mano, cronaca, tavolo; PagSu PagGiù — scorrere
    ← → — altra Regione della mappa
    F2 — tutto sulla carta o sulla nazione indicata, con le probabilità
    F4 — un suggerimento: che cosa farebbe un bot al posto tuo
    F5 — mostrare o nascondere nella cronaca perché i bot giocano così
    F6 — che cosa dice la guida di una prima partita; F7 — quanto dice
    / — cercare carte, nazioni e regole; = — che cosa darebbe punti ora
    Ctrl-Z — annullare l'ultimo passo, se non ci sono stati dadi o altri
    Ctrl-C — uscire; la partita è salvata dopo ogni azione

    Sulla mappa * è uno Stato Conteso; seguono la Stabilità e l'Influenza degli USA e dell'URSS. [3] tra parentesi: quella fazione controlla la nazione. Un punto davanti al nome: si può scegliere adesso.
tui-lesson-help =
    ↑ ↓ — indicare una risposta; Invio — sceglierla
    a–z 0–9 — filtrare le risposte: qualche lettera del nome, o il numero
    Backspace — cancellare l'ultima lettera; Esc — tutte
    Tab — altro pannello: mappa, mano, cronaca, tavolo; PagSu PagGiù — scorrere
    ← → — altra Regione della mappa
    F2 — tutto sulla carta o sulla nazione indicata, con le probabilità
    F4 — un suggerimento per questo passo; F8 — il passo da capo
    / — cercare carte, nazioni e regole; = — che cosa darebbe punti ora
    Ctrl-Z — annullare l'ultimo passo, se non ci sono stati dadi
    Ctrl-C — uscire; la prossima volta la lezione riprende da questo passo

    Sulla mappa * è uno Stato Conteso; seguono la Stabilità e l'Influenza degli USA e dell'URSS. [3] tra parentesi: quella fazione controlla la nazione. Un punto davanti al nome: si può scegliere adesso.
tui-view-help =
    → ← — un passo avanti, indietro; ↓ ↑ — round seguente, precedente
    Inizio Fine — l'inizio, la fine; e — la vista di un altro giocatore
    Tab — altro pannello: mappa, mano, cronaca, tavolo; PagSu PagGiù — scorrere
    r — altra Regione della mappa
    / — cercare carte, nazioni e regole; = — che cosa darebbe punti ora
    q — uscire
tui-read-why = Vedi { $why }.
tui-kept-here = Salvata in { $file }
tui-looking-at = File { $file }

## What goes wrong

tui-cannot-save = impossibile salvare la partita in { $file }: { $why }
tui-bot-failed = il bot { $of } ha avuto un errore; la partita è salvata fin qui
tui-not-now = adesso non hai nulla da decidere
tui-only-looking = questa è una partita registrata; qui non si gioca
tui-undo-not = non si può annullare: nel frattempo ci sono stati dadi, una pescata o un altro giocatore
tui-nothing-fits = niente comincia con "{ $asked }" né lo contiene
tui-no-answer = "{ $asked }" non risponde a questa domanda; "scelte" le elenca, "?" spiega
tui-several = "{ $asked }" può essere più di una cosa: { $known }
tui-no-thing = nessuna carta e nessuna nazione si chiama "{ $asked }"
tui-no-country = nessuna nazione si chiama "{ $asked }"
tui-no-region = nessuna Regione si chiama "{ $asked }"; sono { $known }
tui-odds-usage = scrivi: probabilità colpo NAZIONE PUNTI, probabilità riallinea NAZIONE, probabilità spazio (e us o ussr per l'altra fazione)
tui-odds-no-space = non ci sono altre caselle nella Corsa allo Spazio
tui-goto-usage = scrivi: vai NUMERO
tui-rules-usage = scrivi: regole 6.3, o regole e quel che vuoi sapere: regole come perdo con la bomba
tui-rules-none = le regole non dicono nulla su "{ $asked }"
tui-rules-also = Vedi anche: { $sections }
tui-rules-lesson = Lezione: detente learn { $game } { $lesson }
tui-rules-tournament = Nella partita di torneo: detente view tournament --at { $place }
tui-undone = Annullato.
tui-hint = Suggerimento: { $choice }
tui-hint-why = Suggerimento: { $choice } ({ $why })
tui-no-hint = qui non c'è alcun suggerimento
tui-bot-why = Bot: { $why }
tui-reasons-on = La cronaca dice perché i bot giocano così.
tui-reasons-off = La cronaca non dice più perché i bot giocano così.
tui-no-reasons = qui nessun bot spiega le sue giocate
tui-coach-first = Guida: { $choice }. { $why }
tui-coach-first-plain = Guida: { $choice }.
tui-coach-other = Oppure { $choice }. { $why }
tui-coach-other-plain = Oppure { $choice }.
tui-coach-first-why = Guida: { $why }
tui-coach-other-why = Oppure: { $why }
tui-coach-note = · { $text }
tui-coach-danger = ! { $text }
tui-coach-now-usual = La guida dice tutto all'inizio e meno man mano che la partita va avanti.
tui-coach-now-more = La guida dice tutto.
tui-coach-now-less = La guida dice meno.
tui-coach-now-silent = La guida tace.
tui-coach-nothing = la guida non ha nulla da dire
tui-no-coach = qui non c'è una guida; "detente play --coach" comincia una partita con una
tui-coach-usage = scrivi: guida, guida meno, guida più, guida normale o guida silenzio
tui-coach-alone = una partita con una guida si gioca da soli, contro i bot

## The line mode

tui-plain-hello = Rispondi con un numero o con parole; "?" spiega, "esci" salva la partita ed esce.
tui-plain-lesson-hello = Rispondi con un numero o con parole; "suggerimento" aiuta, "ripeti" ricomincia il passo, "?" spiega, "esci" termina.
tui-plain-watch-hello = Stai guardando: "stato", "mappa europa", "cronaca"; "?" spiega, "esci" termina.
tui-plain-view-hello = "avanti", "indietro", "vai 100", "occhi", "stato", "mano", "cronaca"; "?" spiega.
tui-plain-help =
    Rispondi con il numero di una scelta o con parole: un nome, una sua parte, o più risposte di seguito ("colpo iran").
    scelte: elenca di nuovo le risposte, con quel che si sa di ciascuna
    annulla: annulla il tuo ultimo passo, se non ci sono stati dadi, una pescata o un altro giocatore
    stato: tutto quel che c'è sul tavolo
    mappa REGIONE: tutte le nazioni di una Regione
    mano: le tue carte
    cronaca NUMERO: le ultime righe della cronaca
    punti REGIONE: i punti che la Regione, o senza nome tutte, darebbe ora
    probabilità colpo NAZIONE PUNTI, probabilità riallinea NAZIONE, probabilità spazio: le tue probabilità
    suggerimento: che cosa farebbe un bot al posto tuo, e perché
    ragioni: mostra o nasconde nella cronaca perché i bot giocano così
    guida: che cosa dice la guida di una prima partita; guida meno, guida più, guida normale, guida silenzio: quanto dice
    su NOME, o ? NOME: una carta o una nazione
    regole PAROLE, o regole 6.3: che cosa dice il regolamento
    esci: lascia la partita, che è salvata dopo ogni azione
tui-plain-lesson-help =
    Rispondi con il numero di una scelta o con parole: un nome, una sua parte, o più risposte di seguito ("colpo iran").
    scelte: elenca di nuovo le risposte, con quel che si sa di ciascuna
    suggerimento: un suggerimento per questo passo
    ripeti: questo passo da capo
    annulla: annulla il tuo ultimo passo, se non ci sono stati dadi
    stato: tutto quel che c'è sul tavolo
    mappa REGIONE: tutte le nazioni di una Regione
    mano: le tue carte
    cronaca NUMERO: le ultime righe della cronaca
    punti REGIONE: i punti che la Regione, o senza nome tutte, darebbe ora
    probabilità colpo NAZIONE PUNTI, probabilità riallinea NAZIONE, probabilità spazio: le tue probabilità
    su NOME, o ? NOME: una carta o una nazione
    regole PAROLE, o regole 6.3: che cosa dice il regolamento
    esci: finire; la prossima volta la lezione riprende da questo passo
tui-plain-view-help =
    avanti NUMERO, indietro NUMERO: passi avanti e indietro; una riga vuota è il passo seguente
    vai NUMERO: la posizione dopo tante azioni
    occhi: la vista del giocatore seguente
    stato, mappa REGIONE, mano, cronaca NUMERO, punti REGIONE, probabilità colpo NAZIONE PUNTI, su NOME, regole PAROLE: guardare il tavolo
    esci: finire
tui-step = Passo { $at } di { $of }, visto { $by }
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
tui-command-hint = suggerimento
tui-command-reasons = ragioni
tui-command-coach = guida
tui-command-coach-less = meno
tui-command-coach-more = più
tui-command-coach-usual = normale
tui-command-coach-silent = silenzio
tui-command-about = su
tui-command-rules = regole
tui-command-again = ripeti
tui-command-quit = esci
tui-command-next = avanti
tui-command-back = indietro
tui-command-goto = vai
tui-command-eyes = occhi
tui-command-coup = colpo
tui-command-realign = riallinea
tui-command-space = spazio

## At a server's table

tui-go-on = Non ora: si va avanti
tui-not-here = adesso a questo tavolo non si può fare
tui-panel-chat = Chat
tui-shared-keys = ↑↓ Invio · a-z filtra · Tab pannello · / cerca · F3 proposte · ^Z · ^C esci · ?
tui-help-shared = F3 — chattare, proporre la parità, chiedere di ritirare una giocata, rispondere a una proposta, abbandonare
tui-track-clock = Orologi
tui-clock = { $seat } { $time }
tui-clock-running = { $seat } { $time } (in corsa)
tui-sitter-open = libero
tui-sitter-bot = bot ({ $level })
tui-sitter-you = { $name } (tu)
tui-sitter-away = { $name } (assente)
tui-waiting-players = { $n ->
    [one] Manca un giocatore: { $seats }
   *[other] Mancano giocatori: { $seats }
}
tui-waiting-start = Ci sono tutti; manca solo l'inizio della partita
tui-deeds = Al tavolo
tui-deeds-none = Adesso a questo tavolo non c'è altro da fare.
tui-deed-accept = Accettare la proposta
tui-deed-refuse = Rifiutare la proposta, o ritirare la tua
tui-deed-say = Dire qualcosa agli altri
tui-deed-takeback = Chiedere di ritirare la tua ultima giocata
tui-deed-draw = Proporre la parità
tui-deed-claim = Rivendicare la vittoria: il tempo è finito
tui-deed-resign = Abbandonare
tui-deed-start = Cominciare la partita
tui-deed-bots = Mettere bot ai posti liberi
tui-deed-calloff = Annullare il tavolo
tui-deed-rematch = Giocare ancora cambiando i posti
tui-deed-sure = { $deed }? Se non hai dubbi, scrivi: { $sure }
tui-deed-really = { $deed }: davvero?
tui-answer-yes = Sì
tui-answer-no = No
tui-remote-versions = il server usa un'altra versione delle regole; usa la stessa versione del programma su entrambi
tui-remote-lost = connessione caduta, si riprova: { $why }
tui-remote-back = La connessione è tornata.
tui-remote-gone = il tavolo non c'è più, o non hai più accesso
tui-remote-away = adesso non c'è connessione; aspetta che torni
tui-remote-unheard = il server non ha risposto; guarda il tavolo prima di ripetere
tui-remote-too-often = troppe richieste; riprova fra un momento
tui-remote-undo-not = questo non si può annullare da soli; "ritira" (F3) lo chiede agli altri
tui-remote-called-off = Il tavolo è stato annullato.
tui-remote-here = Il tavolo è { $url }
tui-remote-farewell = Il tavolo resta su { $url }. Per continuare: detente play --server { $server } --table { $table }
tui-remote-farewell-over = Il tavolo è { $url }
tui-without-help = a questo tavolo si gioca senza quell'aiuto
tui-server-closed = { $url } ha chiuso la connessione
tui-server-unreachable = { $url } non è raggiungibile: { $why }
tui-server-insecure = nessuna connessione sicura con { $url }: { $why }
tui-server-silent = { $url } non risponde
tui-server-foreign = { $url } risponde, ma non è un server Détente
tui-command-accept = accetta
tui-command-refuse = rifiuta
tui-command-say = di
tui-command-takeback = ritira
tui-command-draw = parità
tui-command-claim = rivendica
tui-command-resign = abbandona
tui-command-start = comincia
tui-command-bots = bot
tui-command-calloff = disdici
tui-command-rematch = rivincita
tui-command-yes = sì

## Coming to a server's table

tui-server-url = --server: "{ $word }" non è un indirizzo; scrivilo come http://127.0.0.1:1989
tui-signed-in = { $url }: sei { $name }
tui-invitation = Gli altri si siedono con: detente play --server { $server } --table { $table }
tui-table-unknown = non c'è nessun tavolo "{ $table }" su { $url }, o non hai accesso
tui-table-game = a questo tavolo si gioca a { $game }
tui-table-full = a questo tavolo non c'è un posto libero; con --watch si guarda
tui-seat-not-free = il posto { $seat } non è libero; sono liberi { $known }
tui-open-unknown = --open: non esiste il posto "{ $word }"; i posti sono { $known }, oppure all
tui-open-own = --open: { $seat } non può essere tuo e restare libero
tui-password-missing = manca la password di { $name }: mettila in DETENTE_PASSWORD, o gioca in un terminale, dove ti viene chiesta
tui-password-ask = Password di { $name }:
tui-token-unknown = il server non conosce questo token
tui-session-not-kept = la sessione non si può conservare, perciò la prossima volta sarai un altro ospite: { $why }
tui-pick = Quale tavolo? Scrivi il suo numero; con una riga vuota si esce.
tui-pick-number = un numero da 1 a { $n }, per favore
tui-pick-none = nessun tavolo aspetta giocatori su { $url }; nomina un gioco per aprirne uno
tui-pick-turn = tocca a te
tui-pick-yours = tuo
tui-pick-free = posto libero
tui-pick-watch = da guardare
tui-pick-event = torneo "{ $title }"
tui-pick-rated = per il punteggio
tui-ladder = classifica di { $game }, { $pace }
tui-pace-fast = veloce
tui-pace-standard = normale
tui-pace-days = giorni
tui-ladder-provisional = provvisorio
tui-ladder-none = qui nessuno ha ancora giocato una partita valida per il punteggio
tui-ladder-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
tui-seeking = Ricerca di un avversario
tui-seek-words = "esci" ferma la ricerca
tui-seek-keys = Esc o q ferma la ricerca
tui-seek-waited = In attesa da { $time }
tui-seek-usual = la metà trova una partita entro { $time }
tui-seek-unusual = non si sa ancora quanto ci vuole di solito
tui-seek-others = { $n ->
    [one] un altro giocatore aspetta
   *[other] altri { $n } aspettano
}
tui-seek-nobody = nessun altro aspetta
tui-seek-within = punteggi entro { $n } dal tuo
tui-seek-all = qualsiasi punteggio
tui-seek-bot-word = Nessuno finora. "bot" comincia invece una partita contro il computer ({ $level }), non valida per il punteggio
tui-seek-bot-key = Nessuno finora. Il tasto b comincia invece una partita contro il computer ({ $level }), non valida per il punteggio
tui-seek-left = Non cerchi più una partita

## The command line

tui-seat-unknown = --seat: non esiste il posto "{ $word }"; i posti sono { $known }, oppure all
tui-level-unknown = --bot: non esiste il livello "{ $word }"; prova con { $known }
tui-no-save = non c'è nessuna partita da finire in { $folder }
tui-damaged = la partita salvata è danneggiata ed è stata lasciata com'era: { $why }
tui-over-already = { $file } è una partita finita; guardala con `detente view`
tui-no-terminal = lo schermo intero ha bisogno di un terminale; qui usa --plain
tui-level-of-save = la partita salvata nomina un bot "{ $word }" che questo programma non conosce; prova con { $known }

# Only in puzzles.
tui-command-answer = soluzione
## Perché un orologio è fermo
tui-deed-pause = Proporre una pausa: tutti gli orologi si fermano
tui-deed-resume = Terminare la pausa
tui-command-pause = pausa
tui-command-resume = riprendi
tui-clock-rests = { $clock }, { $why }
tui-rest-mark-paused = in pausa
tui-rest-mark-missing = in attesa
tui-rest-mark-vacation = ferie
tui-rest-mark-weekend = fine settimana
tui-rest-paused = Gli orologi sono in pausa
tui-rest-missing = Gli orologi partono quando ci sono tutti
tui-rest-weekend = Gli orologi riposano nel fine settimana
tui-rest-vacation = { $name } è in ferie fino al { $until }
tui-rest-vacation-own = Sei in ferie fino al { $until }
