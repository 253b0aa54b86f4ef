# What `detente verify` and the page of the same name find out about a game. `server` is whoever runs the table's server.

## The whole

verify-is-fair = { $file }: corretto
verify-is-fair-of-old = { $file }: corretto, fin dove i vecchi dadi possono provarlo
verify-is-open = { $file }: finora è tutto in ordine; la prova arriva a partita finita
verify-is-nothing = { $file }: non si può provare nulla
verify-is-broken = { $file }: non corretto: { $count ->
    [one] una cosa non torna
   *[other] { $count } cose non tornano
}

## The scheme

verify-scheme-2 = Il server e i giocatori hanno fatto i dadi insieme (schema 2)
verify-scheme-1 = Vecchi dadi (schema 1): solo il seme del server, con estrazioni numerate
verify-scheme-none = Il file non promette nulla sui suoi dadi
verify-scheme-mixed = Ci sono righe di due schemi insieme: qualcuno ha cambiato lo schema della registrazione
verify-scheme-unknown = Il file indica uno schema che questo programma non conosce

## The seed

verify-host = Il segreto del server è quello che aveva sigillato prima della partita
verify-host-other = Il segreto del server non è quello che aveva sigillato prima della partita
verify-host-later = Il server ha sigillato il suo segreto, che viene aperto a partita finita
verify-host-alone = Nessun giocatore ha avuto parte nel seme: il server può averlo scelto
verify-secret-missing = La partita è finita e il segreto del server non è nella registrazione
verify-head-damaged = Le righe sui dadi sono danneggiate o incomplete
verify-part = { $seat }: il contributo è quello sigillato prima della partita
verify-part-other = { $seat }: il contributo non è quello sigillato prima della partita
verify-part-missing = { $seat }: manca il contributo aperto
verify-part-damaged = { $seat }: la riga sul contributo manca o è danneggiata
verify-part-later = { $seat }: c'è un contributo sigillato; il suo valore sarà nella registrazione a partita finita
verify-part-absent = { $seat }: un contributo è stato sigillato e non aperto in tempo
verify-part-none = { $seat }: nessun contributo
verify-part-bot = { $seat }: un bot del server, che non contribuisce
verify-seed = Il seme è fatto esattamente di queste parti
verify-seed-other = Il seme non è quello che danno queste parti
verify-seed-missing = Manca il seme
verify-together = { $count ->
    [one] Nel seme c'è il contributo di un giocatore: il server non poteva sceglierlo da solo
   *[other] Nel seme ci sono { $count } contributi di giocatori: né il server né un giocatore poteva sceglierlo da solo
}

## The dice

verify-answers-none = La partita non ha risultati casuali
verify-answers = { $count ->
    [one] L'unico risultato casuale viene dal seme
   *[other] Tutti i { $count } risultati casuali vengono dal seme
}
verify-differs = L'azione { $action } è "{ $got }" e dovrebbe essere "{ $expected }": è stato cambiato questo risultato, o qualcosa prima ({ $count ->
    [one] l'unico risultato sbagliato
   *[other] il primo di { $count } risultati sbagliati
})
verify-answer-extra = L'azione { $action }, "{ $got }", è un risultato casuale che nulla richiedeva
verify-answer-missing = Prima dell'azione { $action }, "{ $got }", manca un risultato casuale
verify-answer-impossible = L'azione { $action }, "{ $got }", non può essere il risultato qui
verify-draws-bad = L'elenco delle estrazioni non corrisponde ai risultati casuali
verify-gap = Prima dell'azione { $action } { $count ->
    [one] è stata saltata l'estrazione { $got }
   *[other] sono state saltate le estrazioni { $got }
}: una giocata ritirata, o un server che cercava dadi migliori; la registrazione non può dirlo

## The game

verify-legal = { $count ->
    [one] L'unica azione segue le regole
   *[other] Tutte le { $count } azioni seguono le regole
}
verify-illegal = L'azione { $action }, "{ $got }" ({ $seat }), è contro le regole
verify-ending-other = Sulla fine la registrazione dice "{ $got }"; le regole dicono "{ $expected }"
verify-unfinished = La partita non è finita

## What a player has kept or seen

verify-kept-host = Il server aveva sigillato lo stesso segreto quando ti sei seduto
verify-kept-host-other = Il server aveva sigillato un altro segreto quando ti sei seduto
verify-kept-part = { $seat }: il tuo contributo è nel seme
verify-kept-part-other = { $seat }: il contributo nel seme non è il tuo
verify-kept-part-unused = { $seat }: il tuo contributo non è nel seme: è arrivato tardi, o il server l'ha lasciato fuori
verify-kept-seat-other = { $seat }: qui era sigillata un'altra cosa quando hai aperto il tuo contributo
verify-seen-so-far = { $count ->
    [one] Finora conosci un'azione
   *[other] Finora conosci { $count } azioni
}; i dadi si potranno controllare a partita finita
verify-seen-actions = { $count ->
    [one] L'unica azione che avevi visto è
   *[other] Le { $count } azioni che avevi visto sono
} nella registrazione
verify-seen-differs = L'azione { $action } era "{ $expected }" quando l'hai vista; la registrazione ha "{ $got }": ritirata con il tuo consenso, o cambiata
verify-seen-head-other = Il gioco, le sue opzioni o quanto promesso sui dadi non è ciò che avevi visto
