# Le schermate di tornei e leghe. Arrivano con loro e non prima.

## L'elenco

web-events-about = Tornei e leghe: ti iscrivi, e le tue partite vengono create e cominciano da sole.
web-events-all = Tutti i tornei
web-events-open = Iscrizioni aperte
web-events-open-none = Nessun torneo ha le iscrizioni aperte. Puoi crearne uno.
web-events-running = In corso
web-events-running-none = Nessun torneo è in corso.
web-events-past = Passati
web-events-past-none = Nessun torneo è ancora finito.
web-events-more = Mostra altri tornei
web-event-new = Nuovo torneo
web-event-status-open = Iscrizioni aperte
web-event-status-running = In corso
web-event-status-over = Finito
web-event-status-called-off = Annullato
web-event-closes = Iscrizioni fino al { $when }
web-event-until = Fino al { $when }
web-event-till = fino al { $when }
web-event-next-opens = Il turno { $round } comincia il { $when }
web-event-round = Turno { $round }
web-event-round-of = Turno { $round } di { $rounds }
web-event-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-event-players-of = { $count } di { $most ->
    [one] { $most } posto occupato
   *[other] { $most } posti occupati
}
web-event-mine = partecipi
web-event-pace-fast = orologio veloce
web-event-pace-standard = in una seduta
web-event-pace-days = a giorni

## Le condizioni

web-event-rules = Regole
web-event-format = Sistema
web-event-format-swiss = Svizzero
    .why = In ogni turno si incontrano giocatori con gli stessi punti, e finché è possibile nessuno incontra due volte lo stesso.
web-event-format-round-robin = Girone all'italiana
    .why = Ognuno incontra tutti gli altri.
web-event-format-knockout = Eliminazione diretta
    .why = Chi perde un incontro è fuori.
web-event-format-double-elimination = Doppia eliminazione
    .why = Chi perde due incontri è fuori.
web-event-format-league = Lega
    .why = Divisioni in cui tutti incontrano tutti; dopo la stagione i migliori salgono e gli ultimi scendono.
web-event-format-fours = Tavoli da quattro
    .why = Quattro giocatori per tavolo, per quanto possibile con altri posti e altri avversari a ogni turno.
web-event-system-rounds = { $name }, { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-event-system-divisions = { $name }, { $count ->
    [one] { $count } divisione
   *[other] { $count } divisioni
}
web-event-system-cycles = { $name }, { $count ->
    [one] solo andata
   *[other] andata e ritorno
}
web-event-sides-lot = a caso
    .one = A caso in ogni incontro.
    .two = A caso; la seconda partita si gioca a fazioni scambiate.
web-event-sides-swap = alternate
    .one = Bilanciate lungo i turni.
    .two = Bilanciate lungo i turni; la seconda partita si gioca a fazioni scambiate.
web-event-sides-bid = all'asta
    .one = I due puntano in segreto al tavolo; la puntata più alta ottiene la sua fazione.
    .two = I due puntano in segreto prima di ogni partita; la puntata più alta ottiene la sua fazione.
web-event-sides-fours = Ognuno siede dove si è seduto meno.
web-event-rounds-when-done = quando tutti gli incontri sono finiti
web-event-rounds-by-hand = quando lo dice un organizzatore
web-event-rounds-by-date = a date fisse
web-event-rounds-by-date-text = { $days ->
    [one] il primo il { $first }, poi uno ogni giorno
   *[other] il primo il { $first }, poi uno ogni { $days } giorni
}
web-event-match-games = { $count ->
    [one] una partita
   *[other] due partite, una dopo l'altra
}
web-event-points-one = 1 per la vittoria, ½ per la parità
web-event-points-two = 1 per l'incontro, ½ se finisce 1–1
web-event-points-fours = 1 a ogni vincitore del tavolo, ½ a testa in caso di parità
web-event-points-bye = Un turno di riposo vale come una vittoria.
web-event-points-even = Se un incontro è in parità si giocano fino a due partite in più; se la parità resta, passa la testa di serie migliore.
web-event-season = Stagione { $season }
web-event-seasons = Stagioni di questa lega
web-event-moves = { $up ->
    [one] sale { $up }
   *[other] salgono { $up }
}, { $down ->
    [one] scende { $down }
   *[other] scendono { $down }
} dopo la stagione
web-event-days-round = { $count ->
    [one] un giorno per turno
   *[other] { $count } giorni per turno
}
web-event-days-season = { $count ->
    [one] un giorno per la stagione
   *[other] { $count } giorni per la stagione
}
web-event-rated-yes = vale per il punteggio
web-event-rated-same-address = vale per il punteggio, anche tra giocatori dello stesso indirizzo
web-event-rated-no = non vale per il punteggio
web-event-places-text = da { $least } a { $most }
web-event-term-system = Sistema
web-event-term-match = Incontro
web-event-term-sides = Fazioni
web-event-term-points = Punti
web-event-term-moves = Divisioni
web-event-term-rounds = I turni cominciano
web-event-term-days = Termine
web-event-term-clock = Orologio
web-event-term-options = Tavoli
web-event-term-rated = Punteggio
    .why = I risultati cambiano il punteggio dei giocatori; serve un orologio.
web-event-term-places = Giocatori
web-event-term-bounds = Limiti
web-event-term-spectators = Spettatori
web-event-calendar = File di calendario
web-event-csv = Risultati in CSV

## Il torneo

web-event-parts = Parti del torneo
web-event-tab-standings = Classifica
web-event-tab-pairings = Abbinamenti
web-event-tab-players = Giocatori
web-event-tab-log = Registro
web-event-log-more = Mostra le voci precedenti
web-event-organised-by = organizzato da { $names }
web-event-organised = Organizzato da { $names }.
web-event-helped = Aiutano: { $names }.
web-event-player = Giocatore
web-event-players-head = Giocatori
web-event-rating = Punteggio
web-event-points = Punti
web-event-played = Giocati
web-event-you = tu
web-event-instead = al posto di { $name }
web-event-withdrawn = ritirato
web-event-out = eliminato
web-event-nobody = Nessuno si è ancora iscritto.
web-event-mark-champion = campione
web-event-mark-up = sale
web-event-mark-down = scende
web-event-explain = Come si contano gli spareggi
web-event-equal = A parità di punti decide: { $order }.
web-event-ahead = { $name } è davanti a { $other } per questo: { $by }, { $own } contro { $theirs }.
web-event-tie-mutual = scontri diretti
    .short = Dir.
    .why = punti degli incontri fra chi è a pari punti
web-event-tie-games = partite
    .short = Part.
    .why = punti delle singole partite
web-event-tie-buchholz = Buchholz
    .short = Buch.
    .why = Buchholz (i punti di tutti gli avversari)
web-event-tie-sonneborn-berger = Sonneborn–Berger
    .short = S–B
    .why = Sonneborn–Berger (i punti degli avversari battuti e la metà di quelli con cui è finita in parità)
web-event-tie-wins = incontri vinti
    .short = Vit.
    .why = incontri vinti
web-event-tie-rating = punteggio
    .short = Punt.
    .why = il punteggio all'inizio
web-event-rounds = Turni
web-event-no-rounds = Il primo turno viene abbinato alla chiusura delle iscrizioni.
web-event-table = Tavolo
web-event-board = tavolo { $board }
web-event-games = Partite
web-event-state = Stato
web-event-how = Come sta andando
web-event-open = Vai lì
web-event-go = Vai alla tua partita
web-event-decide = Decidi
web-event-bye = riposa
web-event-to-begin = da cominciare
web-event-state-not-begun = non cominciato
web-event-state-playing = in corso
web-event-state-your-play = tocca a te
web-event-state-won = vittoria: { $names }
web-event-state-shared = diviso
web-event-state-drawn = parità
web-event-state-adjudicate = da decidere
web-event-state-bye = riposa
web-event-state-void = non conta
web-event-game = partita { $number }
web-event-turn = turno di gioco { $turn }
web-event-turn-short = t{ $turn }
web-event-awaited = tocca a { $names }
web-event-pairings-note = Un incontro non finito allo scadere del tempo va a un organizzatore che non vi gioca. Se tre giorni dopo nessuno ha deciso, lo perde chi ha usato più tempo al tavolo; se non si può dire, lo perdono entrambi. Posto e punti sono quelli di adesso.
web-event-relaxed-sides = Non è stato possibile bilanciare le fazioni di tutti.
web-event-relaxed-twice = Alcuni si incontrano di nuovo: non c'era altro modo.
web-event-bracket-winners = senza sconfitte
web-event-bracket-losers = con una sconfitta
web-event-bracket-final = finale
web-event-games-played = { $played } di { $games ->
    [one] { $games } partita giocata
   *[other] { $games } partite giocate
}
web-event-marks-now = secondo la classifica di adesso
web-event-marks-final = definitivo

## Il proprio torneo

web-event-your-match = Il tuo incontro
web-event-table-soon = Il tuo tavolo è in preparazione.
web-event-taking-part = Partecipazione
web-event-you-in = Hai un posto nel torneo.
web-event-you-play = Partecipi.
web-event-you-left = Hai lasciato questo torneo.
web-event-withdraw = Ritirati
web-event-register = Iscriviti
web-event-free-places = { $count ->
    [one] È libero un posto.
   *[other] Sono liberi { $count } posti.
}
web-event-needs-name = Per giocare o organizzare un torneo servono nome e password.

## Organizzatori

web-event-organisers = Per gli organizzatori
web-event-registered = { $count ->
    [one] Un giocatore iscritto
   *[other] { $count } giocatori iscritti
}; ne servono almeno { $least }
web-event-done-of = { $done } di { $of ->
    [one] { $of } incontro finito
   *[other] { $of } incontri finiti
}
web-event-late = { $count ->
    [one] Uno da decidere
   *[other] { $count } da decidere
}
web-event-pair-round = Abbina il turno { $round }
web-event-publish = Pubblica il turno
web-event-do-withdraw = Ritirati
    .why = Perdi ciò che non hai giocato, anche per il tuo punteggio. All'inizio di una lega o di un girone tutti i tuoi risultati vengono cancellati.
web-event-do-begin = Comincia
    .why = Le iscrizioni si chiudono; il primo turno viene estratto e pubblicato.
web-event-do-pair = Abbina il prossimo turno
    .why = Il turno sarebbe così. Nessuno è ancora stato avvisato.
web-event-do-enter = Invita
    .why = Qualcuno che ha un account, anche fuori dai limiti di punteggio. Gioca non appena accetta.
web-event-do-remove = Escludi
    .why = Il giocatore perde ciò che non ha giocato; all'inizio di una lega o di un girone tutti i suoi risultati vengono cancellati.
web-event-do-extend = Prolunga
    .why = Un nuovo termine per un turno o per un incontro. Tutti gli interessati vengono avvisati.
web-event-do-ask-more = Chiedi una proroga
    .why = Viene chiesto al tuo avversario oppure, se altri aspettano questo incontro o è più di una settimana, agli organizzatori. Tutti possono leggerlo nel registro.
web-event-do-forfeit = Dai per perso
    .why = Chi indichi perde ciò che resta da giocare dell'incontro.
web-event-do-adjudicate = Assegna il risultato
    .why = Il risultato di una partita per tua decisione.
web-event-do-substitute = Sostituisci
    .why = Qualcuno è invitato a prendere un posto con tutti i punti e a giocare quello che resta. Una partita valida per il punteggio che è cominciata la finisce chi l'ha cominciata e conta per il posto; le altre partite in corso ricominciano.
web-event-do-staff = Aiutanti
    .why = Dai a qualcuno diritti in questo torneo, o toglili.
web-event-do-announce = Annuncia
    .why = Sta in testa al torneo fino al prossimo annuncio.
web-event-do-call-off = Annulla il torneo
    .why = Il torneo finisce subito. Le partite in corso continuano e valgono per il punteggio, non per il torneo. Non si può tornare indietro.
web-event-do-nothing = Qui non c'è nulla a cui applicarlo.
web-event-more = Proroga
web-event-more-by = { $player } chiede una proroga fino al { $when }
web-event-more-own = Hai chiesto una proroga fino al { $when }.
web-event-more-organisers = Decidono gli organizzatori.
web-event-more-opponent = Manca la risposta del tuo avversario.
web-event-more-agree = Accetta
web-event-more-back = Ritira la richiesta
web-event-which = Quale
web-event-which-game = Partita
web-event-whole-round = Tutto il turno { $round }
web-event-whole-season = Tutti gli incontri
web-event-until-when = Fino a
web-event-who-forfeits = Chi perde
web-event-result = Risultato
web-event-name-of = Nome
web-event-division = Divisione
web-event-division-any = secondo la forza
web-event-rights = Può
web-event-rights-none = Senza alcun diritto non aiuta più.
web-event-right-register = ammettere ed escludere giocatori
web-event-right-pair = cominciare e abbinare i turni
web-event-right-extend = prolungare
web-event-right-forfeit = dare incontri per persi
web-event-right-adjudicate = assegnare risultati
web-event-right-substitute = sostituire
web-event-right-announce = annunciare
web-event-text = Testo
web-event-reason = Motivo (tutti possono leggerlo)
web-event-advice-ask = Quanto vale la posizione?
web-event-advice = { $count ->
    [one] Un bot ha giocato la partita una volta da qui:
   *[other] I bot hanno giocato la partita { $count } volte da qui:
}
web-event-chance = { $chance }% ± { $error }
web-event-advice-note = È solo un consiglio. Decidi tu. Si può chiedere quando il tempo dell'incontro è scaduto e se non giochi nel torneo; allora la partita si ferma, e il registro dice che l'hai chiesto.

## Un nuovo torneo

web-event-form-what = Il torneo
web-event-form-title = Titolo
web-event-form-about = Descrizione (se vuoi)
web-event-form-rounds = Numero di turni
web-event-form-twice = Con così pochi giocatori per tanti turni, alcuni si incontrerebbero due volte.
web-event-form-cycles = Tutti incontrano tutti
web-event-cycles-1 = una volta
web-event-cycles-2 = due volte
web-event-form-division = Divisione
web-event-division-name = Divisione { $number }
web-event-form-size = Giocatori
web-event-form-beside = Allo stesso livello della divisione precedente
web-event-form-drop = Togli
web-event-form-add = Aggiungi una divisione
web-event-form-up = Salgono
web-event-form-down = Scendono
web-event-form-season = Stagione
web-event-form-follows = Riprende le divisioni da
web-event-form-follows-none = nessuna stagione
web-event-form-match = Un incontro
web-event-form-games = Partite per incontro
web-event-games-count = { $count ->
    [one] una partita
   *[other] due partite
}
web-event-form-address = Stesso indirizzo ammesso
    .why = Per un circolo in un solo luogo: valgono per il punteggio anche le partite fra chi condivide la connessione.
web-event-form-options = Tutte le opzioni dei tavoli
web-event-form-when = Chi e quando
web-event-form-least = Giocatori, minimo
web-event-form-most = Giocatori, massimo
web-event-form-least-rating = Punteggio da
web-event-form-most-rating = Punteggio fino a
web-event-form-closes = Le iscrizioni si chiudono e il torneo comincia (per data: il giorno del primo turno; vuoto: quando lo dici tu)
web-event-form-first = Primo turno
web-event-form-apart = Giorni fra i turni
web-event-form-days = Giorni per turno (vuoto: senza termine)
web-event-form-days-season = Giorni per la stagione (vuoto: senza termine)
web-event-form-ties = A parità di punti decide, in quest'ordine
web-event-form-earlier = Prima
web-event-found = Annuncia il torneo
web-event-found-note = Dopo, nessuno può cambiare le condizioni, nemmeno tu.

## Invitations

web-event-you-invited = Hai un invito
web-event-invited-by = { $by } ti invita a giocare questo torneo.
web-event-invited-instead = { $by } ti invita a prendere il posto di { $other }.
web-event-accept = Accetta
web-event-decline = Rifiuta
web-event-invited = con invito
