# What a player is asked and may answer. An attribute names an answer where the plain word would not explain it.
# ask-<card>-<step> belongs to one step of a card's event.

## Before the game

ask-bid-side = Con quale fazione vuoi giocare?
ask-bid = Quanta Influenza aggiuntiva offri all'avversario per giocare con { $the }?
ask-open-bid-side = Apri tu le puntate: con quale fazione vuoi giocare?
ask-open-bid = Quanti Punti Vittoria punti per giocare con { $the }?
ask-open-bid-raise = Rilancia per giocare con { $the }, o accetta la puntata
    .done = Accetta la puntata
ask-setup = Preparazione: piazza Influenza { $in }, { $n ->
    [one] resta 1 punto
   *[other] restano { $n } punti
}
ask-setup-extra = Piazza l'Influenza aggiuntiva dove ne hai già, { $n ->
    [one] resta 1 punto
   *[other] restano { $n } punti
}

## The turn

ask-headline = Scegli la tua Carta di Apertura
    .done = Nessuna Carta di Apertura
ask-headline-second = La Carta di Apertura dell'avversario è { $card }. Scegli la tua
ask-action-round = Round di Azione { $round } di { $rounds }: scegli una carta
    .done = Passa
ask-action-round-extra = Round di Azione supplementare: gioca una carta o passa
    .done = Passa
ask-action-round-owed = Devi giocare { $card } come Operazione
ask-trap = { $card }: scarta una carta di valore almeno 2 e tira 1-4 per liberarti
    .done = Passa
ask-trap-scoring = { $card }: non hai nulla da scartare; puoi giocare una Carta Punteggio
    .done = Perdi il round
ask-use = Per che cosa usi { $card }?
ask-use-operations = Per che cosa usi le Operazioni di { $card }? L'Evento non ha luogo
ask-norad = { card-norad }: puoi aggiungere 1 punto Influenza in una nazione dove ne hai già
    .done = Non aggiungere
ask-space-offer = Tiri il dado della Corsa allo Spazio?
    .space = Tira
    .done = Non tirare
ask-discard-held = Fine del turno: puoi scartare una carta della tua mano
    .done = Non scartare
ask-lift = { $card }: puoi porre fine alla crisi in qualsiasi momento

## Operations

ask-operations = Per che cosa usi { $n ->
    [one] 1 Punto Operazione
   *[other] { $n } Punti Operazione
}{ $where }?
    .done = Non usarli
ask-operations-granted = { $card }: puoi usare { $n ->
    [one] 1 Punto Operazione
   *[other] { $n } Punti Operazione
}{ $where }
    .done = Rinuncia
ask-influence = Piazza Influenza: { $left ->
    [one] resta
   *[other] restano
} { $left } { $left ->
    [one] punto
   *[other] punti
} su { $points }
    .realign = Continua con i Riallineamenti
    .done = Fermati
ask-influence-bonus = { $points ->
    [one] { $points } punto piazzato
   *[other] { $points } punti piazzati
}: puoi ancora piazzare il punto in più della Regione
    .realign = Continua con i Riallineamenti
    .done = Lascialo
ask-realign = Scegli una nazione da riallineare{ $where }: { $left ->
    [one] resta
   *[other] restano
} { $left } { $left ->
    [one] tiro
   *[other] tiri
} su { $points }
    .influence = Continua a piazzare Influenza
    .done = Nessun altro tiro
ask-realign-bonus = { $points ->
    [one] { $points } tiro fatto
   *[other] { $points } tiri fatti
}: puoi ancora fare il tiro in più della Regione{ $where }
    .influence = Continua a piazzare Influenza
    .done = Nessun altro tiro
ask-coup = Scegli la nazione del Colpo di Stato, con { $n ->
    [one] { $n } Punto Operazione
   *[other] { $n } Punti Operazione
}{ $where }
ask-coup-free = Scegli la nazione del Colpo di Stato gratuito, con { $n ->
    [one] { $n } Punto Operazione
   *[other] { $n } Punti Operazione
}{ $where }

zone-central-or-south-america = in Centro o Sud America
zone-beside-nicaragua = accanto al Nicaragua
zone-che = in uno Stato Non-Conteso di Centro America, Sud America o Africa
zone-che-again = in un altro Stato Non-Conteso di Centro America, Sud America o Africa

## Words

word-done = Fatto
word-event = Evento
word-event-first = Prima l'Evento, poi Operazioni
word-influence = Piazza Influenza
word-realign = Riallinea
word-coup = Colpo di Stato
word-space = Corsa allo Spazio
word-add = Aggiungi
word-remove = Togli
word-participate = Partecipa
word-boycott = Boicotta
word-raise = Migliora il DEFCON
word-lower = Peggiora il DEFCON
word-take = Prendila
word-return = Restituiscila
word-play = Giocala
word-end-game = Chiudi la partita
word-chinese-civil-war = Guerra Civile Cinese
word-defcon = DEFCON { $n }
word-lift = Poni fine alla crisi: togli 2 punti Influenza { $from }

## Beside a choice

choice-event-of = Evento { $of }
choice-event-neutral = Evento di entrambe le fazioni
choice-barred = nessun Evento: { $why }
choice-event-after = poi l'Evento dell'avversario
choice-country = { $country } ({ $us-name } { $us }, { $ussr-name } { $ussr })
choice-cost = costa { $n }
choice-for-control = ancora { $n } per il Controllo

## Before something irreversible

warn-defcon = il DEFCON peggiora a 1 e perdi la partita
warn-may-defcon = il DEFCON può peggiorare a 1: perderesti la partita
warn-missile-crisis = un Colpo di Stato durante la crisi dei missili fa perdere la partita
warn-held-scoring-card = a fine turno avresti ancora una Carta Punteggio e perderesti la partita
warn-scoring = l'avversario vince con questo punteggio
warn-ends-lost = l'avversario vince se la partita finisce ora
warn-ends-drawn = la partita finisce in parità se si chiude ora

## Steps of events without words of their own

ask-step-each = { $card }: scegli una nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-step-country = { $card }: scegli una nazione
ask-step-card = { $card }: scegli una carta
ask-step-word = { $card }: scegli

## Steps of the cards, Early War

ask-asia-scoring-0 = { card-shuttle-diplomacy }: scegli lo Stato Conteso dell'URSS che non conta
ask-middle-east-scoring-0 = { card-shuttle-diplomacy }: scegli lo Stato Conteso dell'URSS che non conta
ask-blockade-0 = { card-blockade }: scarta una carta di valore almeno 3, o perdi tutta l'Influenza in Germania Ovest
    .done = Perdi la Germania Ovest
ask-comecon-0 = { card-comecon }: aggiungi Influenza in quattro nazioni dell'Europa Orientale, 1 punto ciascuna ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-marshall-plan-1 = { card-marshall-plan }: aggiungi Influenza in sette nazioni dell'Europa Occidentale, 1 punto ciascuna ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-de-stalinization-0 = { card-de-stalinization }: togli tua Influenza per spostarla (ancora fino a { $n })
    .done = Basta così
ask-de-stalinization-2 = { card-de-stalinization }: piazza l'Influenza tolta, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-decolonization-0 = { card-decolonization }: aggiungi Influenza in quattro nazioni dell'Africa o del Sudest Asiatico, 1 punto ciascuna ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-east-european-unrest-0 = { card-east-european-unrest }: togli { $late ->
    [yes] 2 punti Influenza URSS
   *[other] 1 punto Influenza URSS
} da ciascuna di tre nazioni dell'Europa Orientale ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-independent-reds-0 = { card-independent-reds }: scegli dove pareggiare l'Influenza dell'URSS
ask-indo-pakistani-war-0 = { card-indo-pakistani-war }: attacca l'India o il Pakistan
ask-olympic-games-0 = { card-olympic-games }: partecipi o boicotti? Il boicottaggio peggiora il DEFCON e dà all'avversario { $ops ->
    [one] { $ops } Punto Operazione
   *[other] { $ops } Punti Operazione
}
ask-socialist-governments-0 = { card-socialist-governments }: togli Influenza USA dall'Europa Occidentale, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-special-relationship-0 = { card-special-relationship }: { $nato ->
    [yes] aggiungi 2 punti Influenza in una nazione dell'Europa Occidentale
   *[other] aggiungi 1 punto Influenza in una nazione adiacente al Regno Unito
}
ask-suez-crisis-0 = { card-suez-crisis }: togli Influenza USA da Francia, Regno Unito o Israele, al massimo 2 da ciascuno ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-the-cambridge-five-1 = { card-the-cambridge-five }: puoi aggiungere 1 punto Influenza in una Regione delle carte mostrate dagli USA
    .done = Non aggiungere
ask-truman-doctrine-0 = { card-truman-doctrine }: scegli una nazione europea non Controllata, che perde tutta l'Influenza URSS
ask-un-intervention-1 = { card-un-intervention }: scegli la carta di cui annulli l'Evento e usi le Operazioni
ask-warsaw-pact-formed-1 = { card-warsaw-pact-formed }: azzeri l'Influenza USA in quattro nazioni o aggiungi 5 punti tuoi?
    .add = Aggiungi 5 punti Influenza
    .remove = Togli l'Influenza USA
ask-warsaw-pact-formed-3 = { card-warsaw-pact-formed }: togli tutta l'Influenza USA da nazioni dell'Europa Orientale ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-warsaw-pact-formed-5 = { card-warsaw-pact-formed }: aggiungi Influenza nell'Europa Orientale, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})

## Mid War

ask-brush-war-0 = { card-brush-war }: attacca una nazione di Stabilità 1 o 2
ask-ask-not-what-your-country-can-do-for-you-0 = { card-ask-not-what-your-country-can-do-for-you }: scarta una carta, o pesca tante carte quante ne hai scartate
    .done = Pesca ora
ask-colonial-rear-guards-0 = { card-colonial-rear-guards }: aggiungi Influenza in quattro nazioni dell'Africa o del Sudest Asiatico, 1 punto ciascuna ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-cultural-revolution-1 = { card-cultural-revolution }: prendi La Carta Cinese, a faccia in su?
    .take = Prendila
    .done = Lasciala
ask-grain-sales-to-soviets-2 = { card-grain-sales-to-soviets }: giochi { $drawn } o la restituisci e usi { $ops ->
    [one] { $ops } Punto Operazione
   *[other] { $ops } Punti Operazione
}?
    .play = Gioca la carta
    .return = Restituiscila
    .event = Con { card-un-intervention }
ask-grain-sales-to-soviets-5 = { card-grain-sales-to-soviets }: per che cosa usi { $ops ->
    [one] { $ops } Punto Operazione
   *[other] { $ops } Punti Operazione
}?
    .done = Per nulla
ask-how-i-learned-to-stop-worrying-0 = { card-how-i-learned-to-stop-worrying }: porta il DEFCON al livello che vuoi
ask-junta-0 = { card-junta }: aggiungi 2 punti Influenza in una nazione del Centro o del Sud America
ask-liberation-theology-0 = { card-liberation-theology }: aggiungi Influenza in Centro America, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-missile-envy-0 = { card-missile-envy }: cedi la tua carta di valore più alto
    .done = Nessuna carta da cedere
ask-muslim-revolution-0 = { card-muslim-revolution }: scegli una nazione che perde tutta l'Influenza USA ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-oas-founded-0 = { card-oas-founded }: aggiungi Influenza in Centro o Sud America ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-our-man-in-tehran-1 = { card-our-man-in-tehran }: scarta quelle che vuoi di queste carte del mazzo
    .done = Rimescola le altre
ask-puppet-governments-0 = { card-puppet-governments }: puoi aggiungere 1 punto Influenza in nazioni dove nessuno ne ha ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
    .done = Basta così
ask-salt-negotiations-1 = { card-salt-negotiations }: puoi riprendere una carta dagli scarti
    .done = Nessuna
ask-south-african-unrest-1 = { card-south-african-unrest }: ancora 1 in Sud Africa, o 2 in nazioni adiacenti
ask-south-african-unrest-3 = { card-south-african-unrest }: il secondo punto in una nazione adiacente al Sud Africa
ask-summit-2 = { card-summit }: hai prevalso; muovi il DEFCON?
    .done = Lascialo com'è
ask-summit-4 = { card-summit }: hai prevalso; muovi il DEFCON?
    .done = Lascialo com'è
ask-the-voice-of-america-0 = { card-the-voice-of-america }: togli Influenza URSS fuori dall'Europa, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-ussuri-river-skirmish-1 = { card-ussuri-river-skirmish }: prendi La Carta Cinese, a faccia in su?
    .take = Prendila
    .done = Lasciala
ask-ussuri-river-skirmish-3 = { card-ussuri-river-skirmish }: aggiungi Influenza in Asia, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})

## Late War and promotional cards

ask-aldrich-ames-remix-2 = { card-aldrich-ames-remix }: scegli la carta che gli USA scartano
    .done = Nessuna carta da scartare
ask-aldrich-ames-remix-4 = { card-aldrich-ames-remix }: scegli la prossima carta che gli USA giocheranno
    .done = Non restano carte
ask-chernobyl-0 = { card-chernobyl }: indica la Regione dove l'URSS non potrà piazzare Influenza con Operazioni in questo turno
    .done = Nessuna
ask-iran-iraq-war-0 = { card-iran-iraq-war }: attacca l'Iran o l'Iraq
ask-latin-american-debt-crisis-0 = { card-latin-american-debt-crisis }: scarta una carta di valore almeno 3, o l'URSS raddoppia la sua Influenza in due nazioni del Sud America
    .done = Lascia che raddoppi
ask-latin-american-debt-crisis-2 = { card-latin-american-debt-crisis }: scegli una nazione del Sud America dove la tua Influenza raddoppia ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-marine-barracks-bombing-1 = { card-marine-barracks-bombing }: togli Influenza USA dal Medio Oriente ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-pershing-ii-deployed-1 = { card-pershing-ii-deployed }: puoi togliere 1 punto Influenza USA da nazioni dell'Europa Occidentale ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
    .done = Basta così
ask-star-wars-0 = { card-star-wars }: scegli una carta dagli scarti; il suo Evento ha luogo subito
    .done = Nessuna carta da scegliere
ask-the-reformer-1 = { card-the-reformer }: aggiungi Influenza in Europa, al massimo 2 per nazione ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
})
ask-wargames-0 = { card-wargames }: dai 6 PV all'avversario e chiudi subito la partita?
    .end-game = Chiudi la partita
    .done = Continua a giocare
ask-baghdad-pact-1 = { card-baghdad-pact }: aggiungi 1 punto Influenza in Pakistan o in Iran
ask-years-of-lead-0 = { card-years-of-lead }: scegli una nazione dell'Europa Occidentale che conserva solo 1 punto Influenza URSS

## What others are doing

wait-die = Si tira un dado
wait-dice = Si tirano i dadi
wait-card = Si pesca una carta
wait-both-headlines = Le due fazioni scelgono la Carta di Apertura
wait-both-bids = I due giocatori fanno la loro puntata
wait-bid = Punta il giocatore del posto { $name }
wait-setup = { $who } { $side ->
    [us] piazzano
   *[other] piazza
} Influenza ({ $left ->
    [one] ne resta
   *[other] ne restano
} { $left })
wait-headline = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} la Carta di Apertura
wait-action-round = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} una carta
wait-trap = { $who } { $side ->
    [us] restano
   *[other] resta
} in { $card } e { $side ->
    [us] scelgono
   *[other] sceglie
} una carta
wait-use = { $who } { $side ->
    [us] decidono
   *[other] decide
} per che cosa usare { $card }
wait-operations = { $who } { $side ->
    [us] decidono
   *[other] decide
} per che cosa usare le Operazioni
wait-influence = { $who } { $side ->
    [us] piazzano
   *[other] piazza
} Influenza ({ $left ->
    [one] ne resta
   *[other] ne restano
} { $left })
wait-realign = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} una nazione da riallineare ({ $left ->
    [one] ne resta
   *[other] ne restano
} { $left })
wait-coup = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} la nazione di un Colpo di Stato
wait-space-offer = { $who } { $side ->
    [us] decidono
   *[other] decide
} se tirare per la Corsa allo Spazio
wait-discard-held = { $who } { $side ->
    [us] possono
   *[other] può
} scartare una Carta Conservata
wait-event = { $who } { $side ->
    [us] decidono
   *[other] decide
} su { $card }

## Guerra Fría

gf-wait = { $n ->
    [one] Deve ancora scegliere
   *[other] Devono ancora scegliere
}: { $names }
gf-ask-play = Giocata { $n }: che cosa giochi?
gf-ask-build = { $new ->
    [one] { $new } nuovo missile
   *[other] { $new } nuovi missili
}: quanti vanno al segnalino contro { $rival }? Fino a { $n }; gli altri restano nella riserva
gf-ask-regroup = Riorganizza: quanti escono (−) o entrano (+) nel segnalino contro { $rival }? Saldo finora { $balance }, al massimo { $most }
gf-ask-free = Carta { $n } di 6, al segnalino contro { $rival }
gf-ask-commit = Disponi le tue sei carte a faccia in giù?
gf-choice-marker = ora { $now }, poi { $then }
gf-word-build = Quattro nuovi missili (+4)
    .hint = Aggiungi quattro missili e, se vuoi, altri dalla riserva
gf-word-regroup = Riorganizza (R)
    .hint = Sposta fino a dodici missili tra i tuoi segnalini di attacco
gf-word-ally = Attacca con { $ally } (A)
    .hint = Vale se anche l'alleato sceglie te
gf-word-free = Carte a piacere
    .hint = Due carte a ogni segnalino, una alla volta; ciò che non è nessuna delle tre scelte è nullo
gf-word-commit = Disponile
gf-word-back = Indietro
