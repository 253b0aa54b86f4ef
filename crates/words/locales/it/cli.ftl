# What the program `detente` answers on the command line. Words in `code` and seat or level names are never translated.

## How games end

cli-result-unfinished = Risultato: partita non conclusa
cli-result-draw = Risultato: parità ({ $how })
cli-result-won = Risultato: { $winners } ({ $how })

## Simulated games

cli-sim-head = { $game }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
cli-sim-draws = Parità: { $n }
cli-sim-unfinished = Interrotte: { $n }
cli-sim-length-turn = Durata media in turni: { $n }
cli-sim-length-round = Durata media in giocate: { $n }
cli-sim-speed = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} in { $seconds } s ({ $rate } al secondo)
cli-sim-forfeit = Partita { $game }, sconfitta per squalifica: { $seat } ({ $level }). { $why }
cli-sim-more-forfeits = { $n ->
    [one] … e un'altra partita persa così
   *[other] … e altre { $n } partite perse così
}
cli-sim-saved = Registrazioni in { $folder }
cli-sim-cannot-save = impossibile salvare le registrazioni: { $why }
cli-column-seat = Posto
cli-column-level = Livello
cli-column-all = tutti
cli-column-wins = Vittorie
cli-column-share = Quota
cli-column-interval = Intervallo al 95%
cli-column-duel = Duello
cli-column-result = Risultato
cli-column-drawn = Parità
cli-column-points = Punti
cli-column-elo = Elo
cli-column-cost = Tempo per scelta
cli-column-ending = Fine per
cli-column-games = Partite
cli-progress-left = ancora circa { $seconds } s

## Speed

cli-bench-head = { $game }, gioco casuale su un solo thread
cli-bench-games = { $rate } partite al secondo
cli-bench-turns = { $rate } turni al secondo
cli-bench-rounds = { $rate } giocate al secondo
cli-bench-decisions = { $rate } decisioni al secondo
cli-bench-actions = { $rate } azioni al secondo, compresi dadi e distribuzione delle carte

## Records

cli-check-ok = { $file }: partita regolare di { $game }, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}. { $result }
cli-rules-used = Riprodotta con la versione { $record } delle regole.
cli-other-rules = Riprodotta con la versione { $record } delle regole, con cui fu giocata; le partite nuove usano la versione { $program }.
cli-replay-too-far = la registrazione ha { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}, non { $wanted }
cli-replay-viewer = nessuno di nome "{ $name }" può guardare questa partita; prova con { $known }
cli-view-no-play = nessuna giocata si chiama "{ $place }"; si chiamano 2-us-3, 2-headline, setup o end

## Log dell'edizione digitale ufficiale

cli-conform-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $ok ->
    [one] { $ok } concorda
   *[other] { $ok } concordano
} con le regole; { $plays ->
    [one] { $plays } carta giocata
   *[other] { $plays } carte giocate
}, { $checks ->
    [one] { $checks } valore confrontato
   *[other] { $checks } valori confrontati
}
cli-conform-differs = { $wrong } log su { $games } { $wrong ->
    [one] non concorda
   *[other] non concordano
} con le regole
cli-conform-no-logs = non ci sono log in { $folder }
cli-conform-mismatch = riga { $line }: il log dice "{ $expected }", le regole dicono "{ $got }"
cli-said-line = { $text }
cli-said-no-card = nessuna carta
cli-said-end-of-log = la fine del log
cli-said-card-from-hand = { $card } dalla mano ({ $side })
cli-said-card-from-table = { $card } dal mazzo o dagli scarti
cli-said-card-at = { $card } { $at }
cli-said-full-hand = una mano completa
cli-said-no-deal = nessuna distribuzione è possibile
cli-said-legal = permesso ({ $side }): { $answers }
cli-said-legal-and-more = permesso ({ $side }): { $answers }, …
cli-said-not-legal = { $answer } non è permesso
cli-said-over = la partita è finita ({ $ending })
cli-said-nothing = niente
cli-card-lies-box = non è ancora in gioco
cli-card-lies-pile = non è ancora stata giocata
cli-card-lies-hand-us = è nella mano degli USA
cli-card-lies-hand-ussr = è nella mano dell'URSS
cli-card-lies-discards = è negli scarti
cli-card-lies-out-of-game = è fuori dal gioco
cli-card-lies-table = è sul tavolo
cli-departure-wargames = riga { $line }, non segue i regolamenti: { card-wargames } a 0 punti è stata persa da chi ha chiuso la partita
cli-departure-shuttle = riga { $line }, non segue i regolamenti: { card-shuttle-diplomacy } ha lasciato il punto del Giappone accanto alla superpotenza nemica
cli-departure-crisis = riga { $line }, non segue i regolamenti: un Colpo di Stato durante { card-cuban-missile-crisis } è stato tirato prima di perdere la partita
cli-departure-junta = riga { $line }, non segue i regolamenti: i Riallineamenti di { card-junta } sono andati su entrambe le Regioni
cli-departure-china = riga { $line }, non segue i regolamenti: { card-the-china-card } è stata giocata benché lasciasse in mano una Carta Punteggio
cli-import-broken-off = il log si interrompe alla riga { $line }, nel mezzo di una giocata; la partita è conservata fino alla giocata precedente
cli-conform-departures = Scostamenti dai regolamenti che hanno fatto differenza: { $list }
cli-import-written = { $file }: { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}. { $result }
cli-import-inferred = il log si ferma nella giocata che ha chiuso la partita; le regole dicono com'è finita
cli-import-differs = { $difference }; la partita salvata finisce prima
cli-import-cannot-write = impossibile scrivere { $file }: { $why }

## Rules and cards

cli-card-none = non esiste nessuna carta "{ $asked }"; `detente card --all` le elenca tutte
cli-card-several = "{ $asked }" può indicare più carte: { $names }
cli-rules-none = le regole di { $game } non hanno la sezione "{ $asked }"; i capitoli sono { $existing }
cli-rules-none-under = le regole di { $game } non hanno la sezione "{ $asked }"; sotto { $above } ci sono { $existing }
cli-rules-more = Vedi anche: { $sections }

## Files

cli-file-missing = il file { $file } non esiste
cli-file-is-folder = { $file } è una cartella, non un file
cli-file-unreadable = impossibile leggere { $file }: { $why }
cli-file-not-text = { $file } non è un file di testo
cli-file-unknown-game = { $file } è una registrazione di "{ $game }", un gioco sconosciuto; quelli noti sono { $known }

## Wrong usage

cli-usage-no-command = manca il comando; `detente --help` li elenca tutti
cli-usage-unknown-command = il comando "{ $word }" non esiste; `detente --help` li elenca tutti
cli-usage-unknown-argument = argomento sconosciuto: "{ $argument }"; `--help` elenca ciò che questo comando accetta
cli-usage-missing-argument = manca: { $argument }
cli-usage-missing-value = { $argument } richiede un valore
cli-usage-conflict = { $argument } non si può usare con gli altri argomenti
cli-usage-value-of = "{ $value }" non va bene per { $argument }; prova con { $known }
cli-usage-value = "{ $value }" non va bene per { $argument } ({ $why })
cli-bad-rules = --rules: { $why }
cli-seats-form = --seats: "{ $word }" non ha la forma POSTO=LIVELLO; i posti sono { $known }
cli-seats-level = --seats: il livello "{ $word }" non esiste; prova con { $known }
cli-seats-seat = --seats: il posto "{ $word }" non esiste; i posti sono { $known }, oppure all
cli-seats-twice = --seats: "{ $word }" compare due volte
cli-seats-mixed = --seats: un torneo fra più livelli non assegna posti, ma "{ $word }" lo fa
cli-seats-empty = --seats: nessuno gioca con { $word }

## The manual

cli-man-cannot-write = impossibile scrivere le pagine del manuale: { $why }

## Il server

cli-serve-listening = Détente è su { $url } (Ctrl-C lo ferma)
cli-serve-no-folder = nessuna cartella per i dati; indicane una con --data
cli-serve-database = "{ $url }" non è un database accettato; scrivi sqlite:FILE o postgres://UTENTE@SERVER/NOME
cli-serve-config = { $file }: { $why }
cli-serve-mail = per inviare e-mail servono sia --smtp sia --mail-from
cli-admin-there = c'è già un database in { $file }; ferma il server e usa --force per sostituirlo (il vecchio resta accanto)
cli-admin-in-use = un server sta usando { $file }; prima fermalo
cli-admin-restored = { $file } è ora il database
cli-admin-no-database = nessun database in { $file }
cli-admin-what = indica l'utente, il tavolo o il file
cli-admin-reason = dai un motivo con --reason; resta nel registro e viene detto alla persona
cli-admin-nobody = nessuno si chiama "{ $name }"
cli-admin-done = Fatto.
cli-admin-nothing = non c'è nulla da revocare
cli-admin-repaired = azioni mantenute: { $kept }; scartate perché non compatibili: { $dropped }
cli-admin-backup = Copiato in { $file }
cli-admin-check-good = Il database è integro e tutti i tavoli si possono aprire.
cli-admin-move-where = dove? Indica un database come postgres://UTENTE@SERVER/NOME
cli-admin-moved =
    { $rows ->
        [one] Una riga copiata
       *[other] { $rows } righe copiate
    }
cli-admin-only-file = è per un database che è un file; PostgreSQL ha strumenti propri (pg_dump, pg_restore)

## Programmi esterni

cli-exec-cannot-start = Impossibile avviare il programma "{ $command }": { $what }.
cli-exec-ended = Il programma "{ $command }" è terminato a metà partita ({ $what }).
cli-exec-silent = Il programma "{ $command }" non ha risposto entro { $what } s.
cli-exec-deaf = Il programma "{ $command }" non ha letto entro { $what } s ciò che gli è stato inviato.
cli-exec-closed-input = Il programma "{ $command }" ha chiuso il suo standard input a metà partita.
cli-exec-closed-output = Il programma "{ $command }" ha chiuso il suo standard output a metà partita.
cli-exec-illegal = Il programma "{ $command }" ha risposto "{ $what }", che qui non è legale.

## Analisi

cli-review-effort = "{ $effort }" non è una profondità: 400n per linee di gioco, 200ms o 1.5s per il tempo
cli-review-seat = non esiste il posto "{ $seat }": { $known }
cli-review-empty = in questa registrazione non è stato deciso nulla, quindi non c'è nulla da analizzare
cli-review-too-long = questa registrazione è più lunga di qualsiasi partita e non viene analizzata
cli-review-no-games = non ci sono registrazioni né log (.txt, .dtr) in { $folder }
cli-review-none = nessuna partita in { $folder } si è potuta analizzare
cli-review-no-judge = questo programma è stato costruito senza la rete che analizza le partite
cli-review-kept = i dati salvati dell'analisi non sono coerenti tra loro
cli-review-kept-other = { $file } appartiene a un'altra analisi (altra registrazione, altro seme o altra profondità)
cli-review-written = { $file } scritto
cli-puzzles-unreadable = { $file }: la riga { $line } non è un problema
cli-puzzles-theme = non esiste il tema "{ $theme }": { $known }
cli-serve-two-databases = --data indica un database e la variabile d'ambiente DETENTE_DATABASE un altro; togline uno
