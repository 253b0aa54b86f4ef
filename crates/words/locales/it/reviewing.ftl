# The screen of a review. What a review says in words of its own is in review.ftl.

reviewing-title = Analisi
reviewing-ask = Analizza questa partita
reviewing-about = Che cosa ha deciso questa partita: la probabilità di vincere nel corso del gioco, le scelte migliori e la fortuna dei dadi e delle carte. Ogni decisione è valutata in base a ciò che il suo giocatore poteva sapere in quel momento.
reviewing-about-device = Viene calcolata su questo dispositivo e resta qui.
reviewing-about-host = Viene calcolata una sola volta, dopo le partite in corso, e poi è a disposizione di chiunque possa vedere questa partita.
reviewing-effort = Profondità
reviewing-effort-quick = Rapida
reviewing-effort-usual = Normale
reviewing-effort-thorough = Approfondita
reviewing-failed = Non è stato possibile fare l'analisi. Puoi chiederla di nuovo.
reviewing-waiting = { $ahead ->
    [one] Prima viene un'altra analisi.
   *[other] Prima vengono altre { $ahead } analisi.
}
reviewing-working = L'analisi è in corso: { $done } di { $of }
reviewing-leave = Puoi lasciare questa pagina; il lavoro continua.
reviewing-stay = Continua finché qui è aperta una pagina di Détente, e riprende più tardi.
reviewing-decided = Come si è decisa questa partita
reviewing-points = probabilità di vincere, in punti percentuali: { $name }
reviewing-start = inizio
reviewing-luck = fortuna
reviewing-errors = errori: { $name }
reviewing-rest = non attribuito
reviewing-result = risultato
reviewing-luck-parts = { $name }: dadi { $dice }, carte { $cards }, mano { $hand }.
reviewing-accuracy = Precisione di gioco
reviewing-accuracy-about = 100 = nessuna possibilità regalata
reviewing-early = Inizio
reviewing-mid = Metà
reviewing-late = Fine
reviewing-whole = Tutto
reviewing-moments = Momenti chiave
reviewing-every = Tutte le decisioni
reviewing-which = Che cosa si scorre
reviewing-all = Tutti
reviewing-lucky = Fortuna
reviewing-none = Niente di particolare.
reviewing-curve = La probabilità di vincere nel corso della partita, in punti percentuali: { $name }: { $points }
reviewing-legend-error = c'era di meglio
reviewing-legend-luck = fortuna
reviewing-decision = decisione { $n } di { $of }
reviewing-played = Giocato
reviewing-better = Meglio
reviewing-good = Giocato, e nulla era meglio
reviewing-to-win = di vincere
reviewing-also = Buono anche: { $list }.
reviewing-known = Valutato in base a ciò che questo giocatore poteva sapere allora: la propria mano, il tabellone, gli scarti. Non le altre mani, né i dadi a venire.
reviewing-exact = { $n } in più o in meno
reviewing-try = Provaci qui
reviewing-try-title = Provaci tu da qui
reviewing-try-about = In questa posizione comincia una partita tua. In quella che stai guardando non cambia nulla, e i dadi sono nuovi.
reviewing-try-seat = Il tuo posto
reviewing-try-against = Contro
reviewing-try-self = nessuno: giochi con tutte le fazioni
reviewing-try-begin = Comincia
reviewing-try-link = Copia un link a questa posizione
reviewing-hands = Mani scoperte
reviewing-download = Scarica
reviewing-eyes = Visto da
reviewing-lines = Linee di gioco: { $lines }; profondità { $effort }.
