# `detente --help` e le pagine del manuale. help-<comando> dice che cosa fa un comando; gli attributi, a che cosa serve ogni
# argomento; help-common raccoglie ciò che è comune a più comandi. Le parole in maiuscolo indicano valori e non si traducono.

## The program

help-detente = Due giochi della Guerra Fredda da giocare, ospitare, studiare e programmare
help-common =
    .lang = Lingua di tutto ciò che viene mostrato: en, es, pt o it [predefinita: quella del sistema]
    .help = Mostra questo aiuto
    .version = Mostra la versione
    .json = Mostra un oggetto JSON
    .rules = Opzioni delle regole, come in una registrazione: chiave=valore,chiave=valore; prima può stare una modalità, se il gioco ne ha
    .plain = Riga per riga, per lettori di schermo, script e connessioni lente
    .game = Quale gioco
    .file = La registrazione
help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = [predefinito: { $value }]
help-values = [valori possibili: { $values }]

## The manual

help-man-name = NOME
help-man-synopsis = SINTASSI
help-man-description = DESCRIZIONE
help-man-options = OPZIONI
help-man-commands = COMANDI
help-man-version = VERSIONE

## The commands

help-sim = Partite fra bot: vittorie per posto, parità, come sono finite, durata media, decisioni, secondi
    .seats = Chi gioca: POSTO=LIVELLO per ogni posto (us=search,ussr=random), all=LIVELLO per lo stesso ovunque, o all=LIVELLO,LIVELLO,… per un torneo in cui tutti i livelli si incontrano. search@200ms o search@4000n fissa lo sforzo; exec:PROGRAMMA è un programma che parla il protocollo dei motori
    .games = Quante partite; in un torneo, quante per ogni coppia di livelli
    .seed = Lo stesso seme dà le stesse partite [predefinito: dall'orologio; viene mostrato]
    .move-time = Quanto può pensare a una decisione un programma esterno (exec:PROGRAMMA), in millisecondi
    .save = Scrive la registrazione di ogni partita in questa cartella
    .threads = Thread da usare [predefinito: tutti i core]; il risultato non ne dipende
help-field = La forza dei livelli: un gruppo fisso di giocatori, tutti contro tutti, in punti Elo e con il tempo per scelta
    .games = Quante partite per ogni coppia di giocatori; si scambiano le parti con le stesse carte e gli stessi dadi
    .levels = Altri giocatori al posto di quelli del gruppo: LIVELLO,LIVELLO,…
    .seed = Lo stesso seme dà le stesse partite, tranne per chi gioca a tempo [predefinito: dall'orologio; viene mostrato]
    .threads = Thread da usare [predefinito: tutti i core]; il risultato non ne dipende
help-bench = Quanto vanno veloci le regole: un thread, partite intere a caso, un gioco dopo l'altro
    .seconds = Quanto giocare a ciascun gioco, in secondi
    .seed = Lo stesso seme gioca le stesse partite, finché il tempo basta [predefinito: dall'orologio]
help-replay = Una registrazione come testo leggibile, o la posizione dopo tante azioni
    .to = Mostra la posizione dopo questo numero di azioni, compresi dadi e distribuzione delle carte
    .view = Mostra solo ciò che questo posto può sapere, o "observer" [predefinito: tutto]
    .actions = Mostra le azioni numerate, con le parole della registrazione, invece di un racconto
help-check = Controlla che una registrazione si ripeta in modo regolare fino alla fine dichiarata
help-conform = Ripete log dell'edizione digitale ufficiale e confronta con le regole ogni valore che mostrano
    .paths = Log, o cartelle di log
help-import = Trasforma un log dell'edizione digitale ufficiale in una registrazione
    .log = Il log
    .output = Scrive qui la registrazione [predefinito: lo standard output]
help-card = Una carta di Twilight Struggle per numero o nome, oppure tutte
    .card = Numero, identificativo o parte del nome in una delle quattro lingue
    .all = Tutte le carte
    .edition = Le carte di quale edizione: deluxe o first
help-map = La mappa di Twilight Struggle: nazioni, stabilità, Stati Contesi, Influenza iniziale, collegamenti
help-rules = Le regole dei giochi a parole nostre: l'indice, una sezione con tutto ciò che contiene o ciò che risponde a una domanda
    .section = Il numero di una sezione (6, 6.3.2, 4.5.C) o parole: come perdo con la bomba
    .game = Di quale gioco: twilight o guerra-fria
    .json = Mostra un oggetto JSON; senza sezione, tutte
help-play = Giocare nel terminale: contro bot o su una sola tastiera senza rete, o al tavolo di un server
    .seat = I posti giocati da persone, su una sola tastiera: uno, più d'uno separati da virgole, o all [predefinito: il primo]
    .coach = Una prima partita con una guida, contro il livello per principianti; usual, more, less o silent dice quanto racconta
    .bot = Il livello di tutti gli altri posti [predefinito: il più forte]
    .seed = Lo stesso seme dà le stesse carte e gli stessi dadi [predefinito: dall'orologio]
    .resume = Continua una partita salvata: questa, o l'ultima non finita
    .save = Salva la partita in questo file [predefinito: uno nella tua cartella di dati]
    .server = Gioca su questo server: http://HOST:PORT o https://HOST, o il link di un tavolo
    .table = Siediti a questo tavolo: al tuo posto, o a uno libero (--seat dice quale)
    .watch = Guarda senza prendere un posto
    .open = A un tavolo nuovo: posti lasciati liberi per altre persone, separati da virgole, o all
    .clock = A un tavolo nuovo: minuti per ogni giocatore, e secondi aggiunti per ogni decisione
    .private = Un tavolo nuovo che si trova solo con il suo link
    .guest = Entra come ospite con questo nome; la prossima volta sarai lo stesso ospite [predefinito: un nome scelto dal server]
    .user = Accedi con questo nome; la password viene da DETENTE_PASSWORD, o viene chiesta
    .password = La password di --user; qui altri su questo computer possono leggerla, perciò DETENTE_PASSWORD è più sicuro
    .token = Un token invece di un nome; più sicuro in DETENTE_TOKEN, per lo stesso motivo
help-learn = Lezioni che si giocano: l'elenco con i tuoi progressi, o una di esse
    .lesson = Una lezione per nome o per numero nell'elenco [predefinito: l'elenco]
help-view = Percorre una registrazione passo per passo, da qualsiasi posto
    .seat = Come la vede questo posto, o "observer" [predefinito: il primo posto]
    .to = Comincia dopo questo numero di azioni [predefinito: dalla fine]
    .file = La registrazione, o "tournament" per la partita che i regolamenti raccontano, con una guida
    .at = Comincia dopo questa giocata: 2-us-3 per un Round di Azione, 2-headline, setup
help-engine = Il protocollo a righe per bot, su standard input e standard output
help-completions = Mostra ciò che serve a una shell per completare i comandi di detente
    .shell = La shell
help-man = Mostra la pagina del manuale del programma o di un comando
    .command = Il comando [predefinito: il programma stesso]
    .dir = Scrive tutte le pagine in questa cartella
help-serve = Ospita tavoli per persone e bot, con il tavolo web incluso
    .config = Un file con le impostazioni; ciò che si indica nella riga di comando ha la precedenza
    .print-config = Mostra un file con tutte le impostazioni predefinite e un commento per ciascuna
    .addr = Dove ascoltare [predefinito: 127.0.0.1:1989]
    .data = La cartella del database [predefinito: la tua cartella per i dati dei programmi]
    .database = L'indirizzo del database, invece di un file nella cartella: sqlite:FILE
    .public-url = Come si raggiunge il server da fuori, per i link: https://example.org
    .trust-proxy = Prende l'indirizzo del client dall'ultima voce di X-Forwarded-For (solo dietro un proxy proprio)
    .allow-private-webhooks = Permette webhook verso indirizzi privati e locali
    .smtp = Il server di posta per gli avvisi di turno, come smtps://mail.example.org (più sicuro come DETENTE_SMTP nell'ambiente) [predefinito: nessuna e-mail]
    .mail-from = Il mittente delle e-mail: "Détente <table@example.org>" (o DETENTE_MAIL_FROM nell'ambiente)
    .bot-threads = Bot che pensano nello stesso momento [predefinito: uno in meno dei core]
    .no-rate-limits = Accetta ogni richiesta appena arriva (per prove di carico)
help-admin = Curare il database di un server: persone, segnalazioni, misure, tavoli, copie
    .task = Che cosa fare
    .what = L'utente, il tavolo o il file
    .data = La cartella del database [predefinita: la tua cartella dei dati dei programmi]
    .reason = Perché; resta nel registro e viene detto alla persona
    .days = Per quanti giorni (mute, suspend) [predefinito: per sempre]
    .rules = Un'altra versione delle regole, per repair
    .force = Sostituire un database che c'è già (restore)
help-verify = Controlla quali promesse sui dadi sono mantenute: in una registrazione o in ciò che hai visto di una partita
    .seen = Ciò che avevi visto prima della partita (scaricato mentre si giocava), da confrontare con la registrazione
