# La classifica, i giocatori, le partite veloci e le sfide sul web.

ladder-about = Tutti quelli che giocano qui partite valide per il punteggio, in ordine. Poche partite dicono poco: ogni punteggio è dato con la sua deviazione, e chi ha giocato poco è provvisorio.
ladder-pace = Tipo di orologio
ladder-pace-fast = fino a 40 minuti a testa
ladder-pace-standard = in una sola seduta
ladder-pace-days = su più giorni
ladder-active = Attivi
ladder-active-30 = attivi in 30 giorni
ladder-active-90 = attivi in 90 giorni
ladder-active-365 = attivi in un anno
ladder-active-all = attivi in un momento qualsiasi
ladder-provisional-too = anche i provvisori
ladder-find = Cerca un giocatore
ladder-rank = Posto
ladder-player = Giocatore
ladder-rating = Punteggio
ladder-games = Partite
ladder-won-drawn-lost = Vittorie, parità, sconfitte
    .short = V–P–S
ladder-as = con { $the }
ladder-month = 30 giorni
ladder-last = Ultima partita
ladder-spread = da { $least } a { $most }
ladder-key = Linea spessa: una deviazione; linea sottile: due; tratteggiata: bot
ladder-provisional = provvisorio
ladder-more = Mostra da { $from } a { $to }
ladder-first = Torna in cima
ladder-around = Il tuo posto
ladder-empty = Qui nessuno ha ancora un posto
ladder-empty-text = Per un posto servono alcune partite valide per il punteggio: una deviazione di 75 o meno. Crea un tavolo "Per il punteggio", oppure cerca una partita così nella sala.
ladder-empty-provisional = Mostra i provvisori
ladder-empty-none = Nessuno ha ancora giocato una partita di questo tipo valida per il punteggio.
ladder-anchors = Ancore
ladder-anchors-text = Bot il cui punteggio non cambia mai. Tengono ferma la scala e non hanno un posto.
ladder-anchors-for-rating = Qui si può giocare contro di loro per il punteggio.
ladder-fixed = fisso
ladder-your-score = il tuo bilancio
ladder-play = Gioca
ladder-all-results = Tutti i risultati

ladder-since = Gioca qui da { $month }
ladder-rated-games = { $n ->
    [one] { $n } partita valida per il punteggio
   *[other] { $n } partite valide per il punteggio
}
ladder-guest = ospite
ladder-nobody = Non c'è nessun giocatore con quel nome
ladder-nobody-text = I nomi cambiano e degli ospiti non resta traccia. Guarda nella classifica o cerca di nuovo.
ladder-challenge = Sfida
ladder-report = Segnala
ladder-ratings = Punteggi
ladder-deviation = ± è la deviazione
ladder-rank-of = { $rank } su { $ranked }
ladder-best = Migliore
ladder-no-ratings = Ancora nessuna partita valida per il punteggio.
ladder-no-ratings-mine = Non hai ancora partite valide per il punteggio. Crea un tavolo "Per il punteggio", oppure cerca una partita così nella sala.
ladder-curve = Andamento
ladder-curve-says = Da { $first } a { $last } in { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
ladder-curve-best = migliore { $n }
ladder-sides = Risultati per fazione
ladder-side-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
ladder-won-share = { $share } vinte
ladder-n-won = vinte: { $n }
ladder-n-drawn = in parità: { $n }
ladder-n-lost = perse: { $n }
ladder-endings = Come sono finite
ladder-openings = Inizi preferiti
ladder-openings-headline = Prima Carta di Apertura
ladder-openings-setup = Preparazione
ladder-openings-few = Si vedono da dieci partite con una fazione in poi.
ladder-share-won = vinte
ladder-recent = Ultime partite
ladder-when = Quando
ladder-side = Fazione
ladder-opponent = Avversari
ladder-clock = Orologio
ladder-result = Risultato
ladder-how = Come è finita
ladder-change = Variazione
ladder-won = vinta
ladder-drawn = parità
ladder-lost = persa
ladder-replay = Replay
ladder-export = Tutte le partite in un file:
ladder-against = Tu e { $name }
ladder-against-none = Non vi siete ancora incontrati in una partita valida per il punteggio.

ladder-challenge-title = Sfida { $name }
ladder-challenge-send = Invia la sfida
ladder-challenge-wait = Aspetta una risposta per tre giorni. Fino ad allora puoi ritirarla.
ladder-challenge-in = { $name } ti sfida
ladder-challenge-out = Hai sfidato { $name }
ladder-challenge-declined = { $name } non ha accettato la tua sfida
ladder-challenge-made = { $name } ha accettato la tua sfida
ladder-challenge-your-seat = giochi con { $the }
ladder-to-table = Al tavolo
ladder-dismiss = Nascondi
ladder-sign-in = Accedi per giocare per il punteggio
ladder-desk = In attesa di una partita

ladder-seek-terms = Regole normali. L'intervallo si allarga mentre aspetti; intanto puoi lasciare questa pagina.
ladder-seek-range = Intervallo di punteggio
ladder-seek-range-some = entro { $n }
ladder-seek-nobody = nessun altro in attesa
ladder-seek-others = { $n ->
    [one] { $n } altro in attesa
   *[other] { $n } altri in attesa
}
ladder-seek-usual = di solito { $time }
ladder-seek-waiting = in attesa { $time }
ladder-seek-cancel = Annulla
ladder-seek-within = punteggi entro { $n } dal tuo
ladder-seek-all = qualsiasi punteggio
ladder-seek-bot = Ancora nessuno. Intanto gioca contro il computer ({ $level }); resti in coda.
ladder-seek-bot-play = Gioca contro il computer
ladder-seek-found = La tua partita è pronta
ladder-seek-gone = La ricerca è finita perché questa pagina dormiva. Ricominciala se vuoi ancora giocare.
