# The web table. Everything else that it shows comes from the other files or, already in words, from the server.
## Around the table
web-close = Chiudi
web-skip = Vai al contenuto
web-home = Inizio
web-places = Sezioni
web-place-games = Le tue partite
web-place-lobby = Sala
web-place-events = Tornei
web-place-ladder = Classifica
web-place-cards = Carte
web-place-rules = Regole
web-place-replays = Replay
web-place-learn = Impara
web-place-settings = Impostazioni
web-title-new = Nuova partita
web-title-begin = Nuova partita
web-title-lobby = Sala
web-title-events = Tornei
web-title-ladder = Classifica
web-title-player = Giocatore
web-title-games = Le tue partite
web-title-cards = Carte
web-title-rules = Regole
web-title-replays = Replay
web-title-verify = Controlla i dadi
web-title-learn = Impara
web-title-coming = Se vieni dall'app o dal tavolo
web-title-settings = Impostazioni
web-title-credits = Riconoscimenti
web-title-puzzles = Problemi
web-title-analyse = Tabellone di analisi
web-language = Lingua
web-light = Colori chiari
web-dark = Colori scuri
web-settings = Impostazioni
web-all-settings = Tutte le impostazioni, e chi sei
web-sign-in = Accedi
web-turns = { $n ->
    [one] { $n } partita ti aspetta
   *[other] { $n } partite ti aspettano
}
web-nowhere = Qui non c'è niente
web-title-privacy = Privacy
web-loading = Un momento…
web-switch-on = sì
web-switch-off = no

## The first screen
web-home-twilight = Tutta la Guerra Fredda in dieci turni di Influenza, Colpi di Stato e carte.
    .size = 2 giocatori · da 2 a 3 ore
web-home-guerra-fria = Missili, scelte segrete e un'alleanza che chiude tutto. Vincono in due.
    .size = 4 giocatori · 20 minuti
web-play-machine = Gioca contro il computer
web-play-friend = Gioca con amici
web-options = Opzioni
web-continue = Continua
web-all-games = Tutte le tue partite
web-continue-none = Ancora niente. Qui troverai le tue partite.
web-final = Guarda la finale del torneo
web-final-text = La partita raccontata dai regolamenti, con un commento a ogni giocata. Ripercorrila dal posto dell'una o dell'altra fazione.
web-watch = Guarda
web-no-account = Non serve un account. Le tue partite restano su questo dispositivo finché non scegli un nome.

## Lists of tables
web-machine = Computer
web-seat-free = posto libero
web-alone = nessun altro
web-your-turn = Tocca a te
web-status-open = In attesa di giocatori
web-status-playing = In corso
web-status-over = Finita
web-status-aborted = Annullata
web-lobby-open = Con posti liberi
web-lobby-playing = In corso: guarda
web-lobby-none = Nessun tavolo al momento.
web-filter = Filtri
web-filter-clear = Mostra tutti
web-filter-game-any = entrambi i giochi
web-filter-clock-any = qualsiasi orologio
web-filter-clock-live = dal vivo
web-filter-clock-days = a giorni
web-filter-clock-none = senza orologio
web-filter-seat = Posto libero
web-filter-seat-any = qualsiasi posto
web-filter-handicap-any = qualsiasi vantaggio
web-filter-handicap-even = alla pari
web-filter-handicap-given = con vantaggio
web-filter-handicap-bid = asta
web-lobby-count = { $waiting ->
    [one] Un tavolo aspetta giocatori
   *[other] { $waiting } tavoli aspettano giocatori
} · { $playing } in gioco
web-lobby-hidden = { $n ->
    [one] Un tavolo non passa i filtri.
   *[other] { $n } tavoli non passano i filtri.
}
web-new-table = Nuovo tavolo
web-quick = Partita veloce
web-sit = Siediti
web-level-random = a caso
web-level-greedy = rapido
web-level-search = riflessivo
web-level-recruit = recluta
web-level-corporal = caporale
web-level-sergeant = sergente
web-level-captain = capitano
web-level-learned = colonnello
web-level-general = generale
web-level-marshal = maresciallo

## A new game
web-game = Gioco
web-start-from = Parti da
web-players = Giocatori
web-opponent = Avversario
web-opponent-machine = computer
web-opponent-friend = persone
web-opponent-hot-seat = un solo schermo
web-place = Dove si gioca
web-place-server = sul server
    .why = La partita resta sul server; puoi continuarla da qualsiasi dispositivo.
web-place-device = su questo dispositivo
    .why = Pensa il tuo dispositivo e la partita resta in questo browser. Funziona anche senza rete.
web-place-device-games = Partite su questo dispositivo
web-place-back = Al server
web-strength = Forza
    .why = Quanto gioca bene il computer; 1 è il più debole.
web-clock = Orologio
    .why = Tempo di ogni giocatore; chi lo finisce, perde.
web-clock-none = nessuno
web-clock-bank = { $clock } a giocata
web-visible = Chi può partecipare
    .why = Un tavolo privato si trova solo con il suo link.
web-visible-private = chi ha il link
web-visible-public = chiunque
web-your-seat = Il tuo posto
web-by-lot = a caso
web-help = Aiuto nelle decisioni
web-help-odds = Probabilità
    .why = Le probabilità prima di un tiro.
web-help-scores = Punteggi
    .why = Quanti punti darebbe ora ogni Regione.
web-help-warnings = Avvisi
    .why = Avvisa prima di una giocata che può far perdere la partita.
web-help-tracker = Registro delle carte
    .why = Quali carte si sono viste e quali possono ancora arrivare.
web-changed = cambiato
web-your-game = La tua partita
web-summary-machine = { $game } contro il computer ({ $level }).
web-summary-friend = { $game } con altre persone: mandi loro un link.
web-summary-hot-seat = { $game } su un solo schermo: occupi tutti i posti.
web-summary-lot = Il tuo posto è scelto a caso.
web-summary-seat = Il tuo posto: { $seat }.
web-back-to-preset = Annulla le modifiche
web-start = Comincia
web-stop-any-time = Puoi fermarti e riprendere quando vuoi.
web-preset-standard = Standard
    .why = Dieci turni, edizione Deluxe, tutte le 110 carte.
web-preset-league = Lega
    .why = Come nei tornei: 2 punti Influenza in più per gli USA.
web-preset-first-edition = Prima edizione
    .why = Le carte e i valori della prima edizione.
web-preset-late-war = Tarda Guerra
    .why = Turni da 8 a 10 da una posizione preparata.
web-preset-chinese-civil-war = Guerra Civile Cinese
    .why = L'URSS deve conquistare la Cina prima di avere la carta.
web-option-edition = Di quale edizione sono valori e carte.
web-option-scenario = Tutta la guerra, o solo gli ultimi tre turni.
web-option-optional-cards = Sette carte in più, da 104 a 110, entrano nei mazzi.
web-option-promo = Quattro carte di edizioni nazionali.
web-option-without = Carte da lasciare fuori.
web-option-us-handicap = Influenza in più degli USA alla preparazione.
web-option-ussr-handicap = Influenza in più dell'URSS alla preparazione.
web-option-chinese-civil-war = Si combatte per la Cina prima di giocarne la carta.
web-option-bid = I giocatori puntano per avere la fazione che vogliono.
web-option-show-held = Le Carte Conservate si mostrano a fine turno.
web-option-realign-any-defcon = Il DEFCON non limita i Riallineamenti.
web-option-realign-safe = Chi riallinea non può perdere Influenza.
web-option-split-ops = Le Operazioni si possono dividere fra Influenza e Riallineamento.
web-option-space-decline = Si può rinunciare al tiro spaziale.
web-option-talk = I giocatori possono parlare della partita?
web-option-max-rounds = Parità dopo questo numero di giocate; vuoto, nessun limite.
web-value-deluxe = Deluxe
web-value-first = prima
web-value-standard = tutta la guerra
web-value-late-war = Tarda Guerra
web-value-none = no
web-value-sealed = segreta
web-value-open = aperta
web-value-on = sì
web-value-off = no

## A table that is filling
web-machine-here = Metti il computer
web-free-seat = Libera il posto
web-send-link = Manda questo link alle persone con cui vuoi giocare.
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-call-off = Annulla la partita
web-leave = Lascia
web-opening = Si aprono i contributi dei giocatori ai dadi…
web-wait-start = Chi ha aperto il tavolo fa cominciare la partita.
web-table-full = Tutti i posti sono occupati. Potrai guardare quando la partita comincia.
web-gone = Questo tavolo non esiste
web-gone-text = È stato annullato, è privato o il link è sbagliato.
web-set-aside = Messa da parte
web-set-aside-download = Scarica ciò che si sa
web-invitation = Invito
web-your-table = Il tuo tavolo
web-invites = { $name } ti invita a { $game }
web-invite-learn = Non conosci il gioco? Imparalo qui
web-seats = Posti
web-sit-as = Siediti come { $seat }
web-name-here = Il tuo nome al tavolo
web-here-now = qui adesso
web-called-off = Questa partita è stata annullata
web-called-off-text = Chi l'ha aperta l'ha annullata prima dell'inizio. Non si è perso nulla: apri un altro tavolo o cercane uno.
web-term-edition = Edizione
web-term-handicap = Vantaggio
web-term-handicap-note = Influenza in più nella preparazione
web-term-bid = asta per le fazioni
web-term-clock = Orologio
web-term-clock-ends = chi esaurisce il tempo perde
web-term-clock-claimed = finito il tempo, l'altro può rivendicare la vittoria
web-term-clock-shown = { $n ->
    [one] il primo secondo dopo la giocata di un altro non conta: serve a guardarla
   *[other] i primi { $n } secondi dopo la giocata di un altro non contano: servono a guardarla
}
web-term-help = Aiuti
web-term-help-all = tutti
web-term-help-none = nessuno
web-term-help-note = gli stessi per entrambe le fazioni
web-term-spectators = Spettatori
    .why = Se altri possono guardare, e con quanto ritardo vedono la partita.
web-term-spectators-on = possono guardare
web-term-spectators-later = guardano { $time } dopo
web-term-spectators-off = nessuno guarda
web-term-spectators-note = non vedono le mani
web-term-rules = Altre regole
web-row-handicap = vantaggio: { $what }
web-row-clock = orologio: { $what }
web-row-help = aiuti: { $what }

## At the table
web-you = Tu
web-away = assente
web-time-left = Meno di { $time } rimasti
web-watching = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
web-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
web-decision = Decisione
web-panes = Pannelli
web-fold = Ripiega
web-regions = Regioni
web-world = Mondo
web-zoom-in = Avvicina
web-zoom-out = Allontana
web-tab-decision = Decisione
web-tab-log = Cronaca
web-tab-since = Novità
web-tab-scores = Punti
web-tab-cards = Carte
web-tab-rules = Regole
web-tab-chat = Chat
web-tab-tracks = Tracciati
web-table-open = In attesa di giocatori
web-see-rules = Regole { $section }
web-looking-on = Stai guardando. Le mani sono nascoste.
web-looking-on-later = Vedi tutto { $time } dopo i giocatori.
web-must-score = Carte Punteggio da giocare in questo turno: { $cards }
web-headline-laid = La tua Carta di Apertura è scelta: { $card }
web-undo = Annulla
web-dock = Indica una nazione o una carta per leggere qui di che cosa si tratta.
web-start-over = Ricomincia
web-done = Fatto
web-laid-text = Nessun altro lo vede ancora.
web-all-laid = La giocata è completa: premi "Fatto" o annulla un passo.
web-points-left = { $n ->
    [one] resta
   *[other] restano
} { $n } di { $of ->
    [one] { $of } punto
   *[other] { $of } punti
}
web-choose-again = Scegli di nuovo
web-all-the-same = Procedi comunque
web-ask-unused = { $n ->
    [one] Lasciare { $n } punto inutilizzato?
   *[other] Lasciare { $n } punti inutilizzati?
}
web-ask-unused-text = Vanno persi quando chiudi le Operazioni.
web-end-anyway = Chiudi comunque
web-roll = Tira
web-not-there = Adesso non si può scegliere { $country }. Scegli una nazione con la cornice ambra.
web-not-that-card = Adesso non si può scegliere { $card }. Scegli una carta con la cornice ambra.
web-more = Altro
web-hint = Suggerimento
web-hint-says = Un bot sceglierebbe: { $hint }
web-offer-a-draw = Proponi la parità
web-ask-take-back = Chiedi di ritirare la giocata
web-accept = Accetta
web-decline = Rifiuta
web-claim-time = Rivendica la vittoria per il tempo
web-resign = Abbandona
web-resign-text = La partita finisce e vince l'altra fazione.
web-record = Scarica la registrazione
web-download = Scarica
web-result = Risultato
web-replay = Replay
web-review = Analisi
web-rematch = Rivincita, a fazioni scambiate
web-rematch-go = Alla prossima partita
web-to-event = Al torneo
web-see-board = Vedi il tabellone
web-wins = { $side ->
    [us] Vincono gli USA
   *[other] Vince l'URSS
}
web-end-line = Turno { $turn } · DEFCON { $defcon } · Corsa allo Spazio { $us } : { $ussr }
web-curve = Punti Vittoria nel corso della partita: { $points }
web-curve-control = Nazioni controllate
web-log-lines = { $n ->
    [one] { $n } riga
   *[other] { $n } righe
}
web-log-empty = Non è ancora successo niente.
web-log-why = Bot: { $why }
web-log-reasons = Ragioni
web-since = Dalla tua ultima giocata
web-since-show = Mostra di nuovo
web-since-nothing = Da allora non è successo nulla.
web-show = Che cosa è successo
web-show-on = Avanti
web-show-back = Passo indietro
web-show-next = Passo avanti
web-show-step = { $n } di { $of }
web-show-then = Poi: { $what }
web-show-plays = { $who }: { $use }
web-show-needed = { $n } o più
web-show-at-most = { $n } o meno
web-show-ends = { $what } finisce
web-show-countries = { $n ->
        [one] { $n } nazione
       *[other] { $n } nazioni
    }
web-show-card = Carta
web-show-headlines = Carte di Apertura
web-show-event = Evento
web-show-change = Influenza
web-show-die = Dado
web-show-score = Punteggio
web-show-follows = Poi
web-show-tells = Poi
web-show-reveal = Carte scoperte
web-show-missiles = Missili
web-use-event = Evento
web-use-event-first = prima l'Evento, poi le Operazioni
web-use-influence = Influenza
web-use-coup = Colpo di Stato
web-use-realign = Riallineamento
web-use-space = Corsa allo Spazio
web-use-play = Operazioni
web-log-where = Mostra sulla mappa: { $countries }
web-chat-empty = Nessuno ha detto niente.
web-chat-say = Di' qualcosa

## The board
web-board = Il tabellone
web-map-presence = Presenza
web-map-domination = Dominio
web-map-control = Controllo
web-map-win = Vittoria
web-map-closed = Chiusa a Colpi di Stato e Riallineamenti per il DEFCON
web-map-closed-coups = Chiusa ai Colpi di Stato per il DEFCON
web-controlled-by = controllata { $by }
web-uncontrolled = priva di controllo
web-may-choose = si può scegliere
web-costs = { $n ->
    [one] costa { $n } punto
   *[other] costa { $n } punti
}
web-in-force = In vigore
web-this-turn = in questo turno
web-space-key = tiro · PV primo / secondo
web-space-ops = { $n }+ Op
web-space-now = Corsa allo Spazio: USA a { $us }, URSS a { $ussr }
web-milops-required = { $n ->
    [one] { $n } richiesta
   *[other] { $n } richieste
}
web-milops-now = Operazioni Militari: USA { $us }, URSS { $ussr }, richieste { $n }
web-china-nobody = nessuno
web-vp-leads = { $side }: vantaggio di { $n }
web-vp-even = parità
web-defcon-note = chiuso ai Colpi di Stato
web-defcon-5 = nulla
web-defcon-4 = Europa
web-defcon-3 = + Asia
web-defcon-2 = + M. Oriente
web-defcon-1 = guerra
web-defcon-says-5 = Colpi di Stato e Riallineamenti in ogni Regione
web-defcon-says-4 = Europa chiusa a Colpi di Stato e Riallineamenti
web-defcon-says-3 = Europa e Asia chiuse a Colpi di Stato e Riallineamenti
web-defcon-says-2 = Europa, Asia e Medio Oriente chiusi a Colpi di Stato e Riallineamenti
web-defcon-says-1 = guerra nucleare
web-defcon-bars-coups-4 = niente Colpi di Stato in Europa
web-defcon-bars-coups-3 = niente Colpi di Stato in Europa e Asia
web-defcon-bars-coups-2 = niente Colpi di Stato in Europa, Asia e Medio Oriente

## Cards and panes
web-your-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
}
web-no-cards = Non hai carte in mano.
web-card-printed = valore stampato { $n }
web-card-this-turn = giocala in questo turno
web-card-event-happens = l'Evento ha luogo
web-card-number = N. { $n }
web-card-worth = Vale { $n } ora
web-deck-and-hands = Mazzo { $deck } · mano USA { $us } · mano URSS { $ussr }
web-can-come = Ancora in arrivo
web-can-come-ops = Op in tutto
web-pile-in-play = In gioco
web-pile-looked-at = Viste nel mazzo
web-pile-hand = Nella tua mano
web-pile-some = { $n } su { $of }
web-pile-known-us = Viste nella mano USA
web-pile-known-ussr = Viste nella mano URSS
web-pile-unseen = In una mano nascosta o nel mazzo
web-pile-discard = Scartate
web-pile-removed = Rimosse
web-scores-now = Se si contasse ora
web-scores-final = Punteggio finale ora:
web-scores-note = Punti per livello, Stati Contesi e nazioni accanto all'avversario, come li contano le Carte Punteggio.
web-score-bordering = accanto all'avversario
web-score-even = parità
web-score-lead = { $side } +{ $n }
web-score-wins = { $side ->
    [ussr] vince l'URSS
   *[us] vincono gli USA
}
web-level-of-none = nulla
web-level-of-presence = Presenza
web-level-of-domination = Dominio
web-level-of-control = Controllo
web-keys = Tasti
web-key-tab = Tab
    .does = da un'area all'altra
web-key-arrows = Frecce
    .does = lungo i collegamenti della mappa, lungo la mano
web-key-letters = Lettere
    .does = sulla mappa: alla nazione con quel nome
web-key-dot = . e ,
    .does = sulla mappa: nazione selezionabile seguente e precedente
web-key-enter = Invio
    .does = scegliere, o chiudere le Operazioni
web-key-esc = Esc
    .does = un passo indietro
web-key-z = Z
    .does = annullare
web-key-space = Spazio
    .does = Mentre si mostra una giocata: avanti. Le frecce vanno passo per passo, Esc la chiude
web-key-words = E F I C R S
    .does = Evento, prima l'Evento, Influenza, Colpo di Stato, Riallineamento, spazio
web-key-help = ?
    .does = questo elenco

## Guerra Fría
web-gf-board = Il tavolo nella giocata { $n }
web-gf-key = Sulla freccia: missili. In grande: la riserva. La linea: tutti i missili, giocata per giocata.
web-gf-ready = pronto
web-gf-choosing = sta scegliendo…
web-gf-total = { $n ->
    [one] { $n } missile
   *[other] { $n } missili
}
web-gf-together = Se due attaccano insieme
web-gf-danger = pericolo
web-gf-chance = occasione
web-gf-balance = equilibrio
web-gf-attack-defence = attacco : difesa
web-gf-in = entra
web-gf-out = esce
web-gf-pact = patto
web-gf-chosen = { $n ->
    [one] Ha scelto { $n } su 4.
   *[other] Hanno scelto { $n } su 4.
} Tutte le carte si scoprono insieme.
web-gf-free = Carte una alla volta
web-gf-plays = Giocate
web-gf-onto = Missili sulle tue frecce
web-gf-columns = ora · cambio · dopo
web-gf-laid = messi
web-gf-moved = spostati
web-gf-moves = { $n } in movimento; la riserva resta
web-gf-at-most = al massimo { $n }
web-gf-must-balance = deve dare 0
web-gf-never-below = mai sotto 0
web-gf-if-others = se gli altri non cambiano nulla
web-gf-clear = Azzera
web-gf-lay = Metti sei carte
web-gf-turned = Tutti e quattro hanno scelto: le carte si scoprono
web-gf-against = contro { $who }
web-gf-next-card = Prossima carta
web-gf-rounds = Giocate
web-gf-play-build = quattro nuovi missili, sulle tue frecce o in riserva
web-gf-play-regroup = sposta missili fra le tue frecce
web-gf-play-ally = attaccate insieme, se anche questo alleato sceglie te
web-gf-play-free = metti sei carte una alla volta; una giocata nulla è passare

## Replays
web-replay-file = Un tuo file
web-replay-file-text = Una registrazione di questo programma, o un log dell'edizione digitale ufficiale. Puoi anche trascinarlo in qualsiasi punto di questa pagina.
web-replay-own = Le tue partite finite
web-replay-imported = Partite importate
web-replay-step = Passo { $n } di { $of }
web-replay-back = Indietro
web-replay-next = Avanti
web-replay-by = Avanza per
web-replay-by-moment = momento
web-replay-by-play = giocata
web-replay-by-round = round
web-replay-by-turn = turno
web-replay-begin = L'inizio
web-replay-both = Le due mani scoperte
web-replay-link = Copia il link
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-eyes = Visto da
web-replay-all = tutti
web-replay-none = Questa partita non si può rivedere
web-save = Salva immagine o video
web-save-short = Salva…
web-save-picture = Immagine di questa posizione
web-save-play = Video di questa giocata
web-save-turn = Video di questo turno
web-save-round = Video di questa giocata
web-save-text = Il video mostra tutti i momenti in ordine. Registrarlo richiede lo stesso tempo che dura.
web-save-none = Questo browser non può registrare video.
web-save-drawing = Disegno dell'immagine…
web-save-recording = Registrazione del video…
web-save-cancel = Interrompi la registrazione
web-save-failed = Non ha funzionato: non è stato possibile creare l'immagine o il video.

## Cards and rules
web-search-rules = Cerca nelle regole
web-rules-lesson = Imparalo giocando
web-rules-tournament = Guardalo in partita
web-search-cards = Cerca fra le carte
web-sections = { $n ->
    [one] { $n } sezione
   *[other] { $n } sezioni
}
web-contents = Indice
web-era = Epoca
web-era-all = tutte le epoche
web-side = Fazione
web-side-all = tutte le fazioni
web-ops = Operazioni
web-ops-all = qualsiasi Op
web-edition = Edizione
web-credits-icons = Disegni delle carte
web-credits-icons-text = Le { $n } icone vengono da game-icons.net, con licenza CC BY 3.0, modificate solo nel colore. Disegnate da:
web-credits-type = Caratteri
web-credits-type-text = Barlow e Barlow Condensed, di Jeremy Tribby.
web-era-short-early = Inizio
web-era-short-mid = Metà
web-era-short-late = Tarda

## Settings
web-set-theme = Colori
    .why = Chiari, scuri o come il tuo dispositivo.
web-set-theme-system = dispositivo
web-set-theme-light = chiari
web-set-theme-dark = scuri
web-set-colours = Colori delle fazioni
    .why = Un'altra coppia per chi distingue male rosso e verde.
web-set-colours-standard = rosso e blu
web-set-colours-safe = arancio e blu
web-set-size = Dimensione del testo
    .why = La mappa cresce con la finestra, le parole con questo.
web-set-size-normal = normale
web-set-size-large = grande
web-set-size-larger = più grande
web-set-motion = Animazione
    .why = A che velocità si mostra ciò che succede.
web-set-motion-full = completa
web-set-motion-fast = veloce
web-set-motion-none = nessuna
web-set-sound = Suono
    .why = Un colpetto per dadi e carte.
web-set-notices = Avvisi del browser
    .why = Avvisami del mio turno quando questa scheda è in secondo piano.
web-set-notices-refused = Il browser non consente avvisi da questa pagina. Cambialo nelle sue impostazioni.
web-set-away = Anche senza pagine aperte
    .why = Questo browser si sveglia quando tocca a te; chi gestisce il suo servizio di avvisi sa che qualcosa è successo, e nient'altro.
web-set-away-refused = Questo browser non può essere svegliato: non ha un servizio di avvisi o ora non lo raggiunge.
web-set-confirm = Chiedi prima dell'irreversibile
    .why = Una domanda prima di tirare dadi o perdere punti.
web-set-pace = Mostrare le giocate altrui
    .why = Un momento dopo l'altro, in ordine. Spazio prosegue, le frecce vanno avanti e indietro.
web-set-pace-off = subito
web-set-pace-quick = veloce
web-set-pace-normal = normale
web-set-pace-slow = lento
web-set-finish = "Fatto" alla fine di una giocata
    .why = La giocata aspetta finché non premi "Fatto"; prima non la vede nessuno.
web-set-finish-always = sempre
web-set-finish-stakes = se c'era scelta
web-set-finish-never = mai
web-set-reasons = Ragioni dei bot
    .why = Nella cronaca, sotto ogni loro giocata: perché l'hanno scelta.
web-set-reasons-alone = quando gioco solo contro bot
web-set-reasons-always = sempre
web-set-reasons-never = mai
web-profile = Profilo
web-profile-text = Giochi come ospite. Con un nome e una password ritrovi le tue partite su ogni dispositivo.
web-name = Nome
web-password = Password
web-register = Registra questo nome
web-log-in = Accedi
web-log-out = Esci
web-logged-out = Sessione chiusa.
web-hello = Ti diamo il benvenuto, { $name }.
web-you-are = Sei { $name }.
web-notices = Quando tocca a te
web-notices-text = Non viene inviato nulla se non lo chiedi qui. Un webhook è un indirizzo di Discord o di un tuo programma.
web-notices-email = E-mail
web-notices-webhook = Webhook
web-notices-keep = Salva
web-notices-kept = Salvato.
web-notices-confirm = Salvato. Nulla sarà inviato a { $address } finché non apri il link dell'e-mail appena spedita.

## Learning
web-learn-begin = Comincia una prima partita con una guida
web-learn-twilight-1 = Due superpotenze, gli USA e l'URSS, diffondono Influenza nel mondo. Controlli una nazione se superi l'avversario di almeno il suo Valore di Stabilità.
web-learn-twilight-2 = Usa le tue carte come Evento o come Operazione. Se usi una carta dell'avversario come Operazione, ha luogo anche il suo Evento.
web-learn-twilight-3 = Le Operazioni piazzano Influenza, tentano Colpi di Stato, riallineano una nazione o vanno nella Corsa allo Spazio.
web-learn-twilight-4 = Le Carte Punteggio danno i punti di una Regione. Con 20 punti si vince subito; così anche con il Controllo dell'Europa quando se ne calcola il punteggio.
web-learn-twilight-5 = I Colpi di Stato negli Stati Contesi peggiorano il DEFCON. A DEFCON 1 scoppia la guerra nucleare e perde il giocatore di turno.
web-learn-guerra-fria-1 = Quattro giocatori intorno a un tavolo. Ognuno ha tre frecce, una contro ciascuno degli altri, e una riserva.
web-learn-guerra-fria-2 = In ogni giocata tutti scelgono in segreto: quattro nuovi missili, spostare missili o un'alleanza.
web-learn-guerra-fria-3 = Se due giocatori si scelgono a vicenda, attaccano insieme gli altri due.
web-learn-guerra-fria-4 = L'attacco vince se è più forte della difesa. Il centro del tavolo mostra le possibilità di ogni coppia.
web-learn-guerra-fria-5 = Due vincono, due perdono. Guarda contro chi si armano i tuoi vicini.
web-coach = Guida
web-coach-wish = Quanto dice la guida
web-coach-usual = Il solito
web-coach-less = Meno
web-coach-silent = Silenzio
web-coach-waits = Gioca l'avversario. Guarda che cosa cambia sul tabellone.
web-coach-plays = Che cosa conviene ora
web-coach-nothing = Niente da segnalare.

## Bad moments
web-connection-lost = Connessione persa. Le giocate confermate sono salve.
web-unsent = Non confermato: { $what }
web-unsent-some = Il tuo ultimo comando non è confermato.
web-reconnect-now = Prova ora
web-reconnecting = { $n ->
    [one] Nuovo tentativo fra { $n } secondo.
   *[other] Nuovo tentativo fra { $n } secondi.
}
web-error-offline = Il server non risponde. Riprova fra un momento.
web-error-internal = Qualcosa è andato storto. Niente è cambiato.
web-error-load = Non è stato possibile caricare questa pagina. Riprova.
web-error-stale = La partita è andata avanti. Guarda di nuovo e scegli.
web-session-ended = La tua sessione è scaduta e ora guardi come ospite. Accedi per riprendere il tuo posto.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over-text = Mettiti davanti allo schermo e continua quando nessun altro guarda.
web-hand-over-go = Continua come { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = Accettando si annulla: { $plays }
web-withdraw = Ritira

# L'account.
web-title-account = Account
web-title-reset = Nuova password
web-settings-look = Aspetto e gioco

# Moderazione.
web-decide = Decidi
web-title-moderation = Segnalazioni
web-place-moderation = Segnalazioni
web-trail-reported = ha segnalato
web-trail-joined = ha segnalato la stessa cosa
web-trail-took = ha preso in carico
web-trail-gave-back = ha restituito
web-trail-proposed = propone:
web-trail-decided = ha deciso:
web-trail-lifted = ha revocato:
web-trail-role = ha cambiato un ruolo

## Checking the dice
web-verify = Controlla i dadi
web-verify-text = Qui la registrazione di una partita di un server viene controllata nel tuo browser: ogni dado e ogni distribuzione con il seme che server e giocatori hanno fatto insieme. Non viene inviato nulla a nessuno. Chi non si fida di un server può usare questa pagina su un altro, o il programma: detente verify.
web-verify-file = Una registrazione da un file
web-verify-paste = Oppure incollala qui
web-verify-check = Controlla
web-verify-pasted = La registrazione
web-verify-unreadable = Questo non si può leggere come registrazione (riga { $line }).
web-verify-missing = Questo server è stato costruito senza il programma che controlla le registrazioni nel browser. Usa detente verify FILE.
web-verify-no-record = Non c'è nessuna partita finita di quel tavolo da controllare.

## Lessons that are played
web-class-about = Lezioni brevi che si giocano sul tabellone vero. Interrompi quando vuoi: i progressi restano in questo browser e, se hai un account, anche nell'account.
web-class-minutes = { $n } min
web-class-stage = { $n } di { $of }
web-class-go-on = Avanti
web-class-again = Da capo
web-class-back = Indietro
web-class-hint = Suggerimento
web-class-all = Tutte le lezioni
web-class-happened = Che cosa è successo
web-class-missing = Questo server non include le lezioni. Nel terminale: detente learn
web-class-done = Fatta
web-class-task = Il tuo compito
web-class-next = Prossima lezione
web-daily = Problema del giorno
web-daily-about = Una decisione, oggi la stessa per tutti.
web-daily-solve = Risolvilo
web-daily-right = Risolto al primo tentativo
web-daily-answered = Risposto
web-analyse-here = Analizza da qui

# La pagina senza server
web-alone-foot = Tutto gira in questo browser. Non viene inviato nulla a nessuno, e le tue partite restano su questo dispositivo.
web-alone-import = Porta qui una partita
web-alone-import-text = Una registrazione non conclusa prosegue qui; le altre si rivedono giocata per giocata. Così una partita salvata qui può proseguire altrove: su un server o in un browser senza server.
web-alone-save = Salva in un file
web-alone-forget-text = La partita scompare per sempre da questo browser. Se vuoi conservarla, prima salvala in un file.
web-alone-network = Scarico gli avversari forti: { $share }
web-alone-fetching = Scarico gli avversari forti
web-alone-fetched = Gli avversari forti sono qui.
web-alone-unkept = Questo browser non conserva nulla: la partita dura finché questa pagina resta aperta. Salvala in un file prima di uscire.
web-alone-news = C'è una nuova versione di questa pagina.
web-alone-renew = Caricala
web-alone-now = Gioca subito
web-alone-thinking = Il computer sta pensando
web-alone-thought = Il computer ha deciso.
web-alone-lines = Linee provate: { $lines } di { $limit }
web-alone-sparing = Batteria scarica: metà della profondità

## Partite per il punteggio
web-term-rated = Per il punteggio
    .why = Il risultato conta per la classifica; servono un orologio, e nome e password di entrambi.
web-rated-yes = sì
web-rated-no = no
web-rated-note = conta per il punteggio, tipo di orologio: { $pace }
web-rated-note-off = il risultato non conta da nessuna parte
web-rated-guest = qui si siedono solo giocatori con nome e password
web-rated-row = per il punteggio
web-rated-needs-clock = Una partita valida per il punteggio richiede un orologio.
web-rated-sign-in = Accedi per sederti
web-rated-outside = il tuo punteggio ({ $rating }) è fuori dai limiti
web-rated-no-rating = serve un punteggio
web-rated-now = Punteggio
web-rated-pending = I punteggi arrivano tra un attimo.
web-range-both = da { $least } a { $most }
web-range-least = da { $least } in su
web-range-most = fino a { $most }
web-range-from = Punteggio minimo
web-range-to = Punteggio massimo
web-range-any = qualsiasi
web-filter-rated-any = tutte
web-filter-rated-rated = per il punteggio
web-filter-rated-casual = amichevoli
web-pace-fast = veloce
web-pace-standard = normale
web-pace-days = giorni

## Lessons: where one stands, and what comes after them
web-class-first-game = Una prima partita
web-class-first-game-about = con una guida accanto al tabellone
web-class-at = Lezione { $n } di { $of } · circa { $minutes } min
web-class-progress = { $done } lezioni fatte su { $of }
web-alone-missing = Gli avversari forti non sono su questo dispositivo e ora non si possono scaricare. Nel frattempo gioca al posto loro il livello "{ $level }".
web-alone-stumbled = Un avversario forte si è bloccato. Al posto suo ha deciso il livello "{ $level }".
web-alone-strong = Livelli forti
web-alone-strong-away = Hanno bisogno di un file che si scarica una volta sola. Scaricalo ora per giocare contro di loro più tardi senza connessione.
web-alone-strong-here = Sono su questo dispositivo e giocano anche senza connessione.
web-alone-strong-fetch = Scarica ora
web-alone-strong-failed = Ora il file non si può scaricare. Riprova quando c'è connessione.
