# What happened, as a log tells it. No full stop at the end; `detente-chronicle` fills in the arguments.
# $who is a side at the beginning of a sentence ("Gli USA"), $the inside it, $side its id for the verb.

## Headings

fact-setup = Preparazione
fact-turn = Turno { $turn }, { $years } · { $era }
fact-round = Round di Azione { $round } · { $name }
fact-end-of-turn = Fine del turno { $turn }

## Cards

fact-dealt = { $who } { $side ->
    [us] ricevono
   *[other] riceve
} { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
fact-dealt-named = { $who } { $side ->
    [us] ricevono
   *[other] riceve
} { $n ->
    [one] 1 carta
   *[other] { $n } carte
}: { $cards }
fact-looks-at = { $who } { $side ->
    [us] guardano
   *[other] guarda
} { $n ->
    [one] 1 carta
   *[other] { $n } carte
} del mazzo
fact-looks-at-named = { $who } { $side ->
    [us] guardano
   *[other] guarda
} { $n ->
    [one] 1 carta
   *[other] { $n } carte
} del mazzo: { $cards }
fact-reveals = { $who } { $side ->
    [us] mostrano
   *[other] mostra
} { $cards }
fact-discards = { $who } { $side ->
    [us] scartano
   *[other] scarta
} { $cards }
fact-retrieves = { $who } { $side ->
    [us] riprendono
   *[other] riprende
} { $card } dagli scarti
fact-gives = { $who } { $side ->
    [us] cedono
   *[other] cede
} { $card }
fact-returns = { $card } torna nella mano da cui proviene
fact-shows-held = { $who } { $side ->
    [us] dimostrano
   *[other] dimostra
} che { $n ->
    [one] la Carta Conservata non è una Carta Punteggio
   *[other] nessuna delle { $n } Carte Conservate è una Carta Punteggio
}
fact-holds-none = { $who } non { $side ->
    [us] conservano
   *[other] conserva
} nessuna carta
fact-era-joins = Le carte di { $era } entrano nel mazzo
fact-reshuffle = Gli scarti vengono rimescolati e formano il nuovo mazzo
fact-china-face-up = { $card } passa { $to }, a faccia in su
fact-china-face-down = { $card } passa { $to }, a faccia in giù
fact-china-turned = { $card } { $of } viene girata a faccia in su

## Playing

fact-headline-chosen = { $who } { $side ->
    [us] hanno
   *[other] ha
} scelto la Carta di Apertura
fact-headline = Carta di Apertura { $of }: { $card }
fact-headline-cancelled = { $defectors } annulla { $card }
fact-passes = { $who } { $side ->
    [us] passano
   *[other] passa
}
fact-points = ({ $n ->
    [one] 1 punto
   *[other] { $n } punti
})
fact-plays-influence = { $who } { $side ->
    [us] giocano
   *[other] gioca
} { $card } per piazzare Influenza{ $points }
fact-plays-realign = { $who } { $side ->
    [us] giocano
   *[other] gioca
} { $card } per riallineare{ $points }
fact-plays-coup = { $who } { $side ->
    [us] giocano
   *[other] gioca
} { $card } per un Colpo di Stato{ $points }
fact-plays-space = { $who } { $side ->
    [us] mandano
   *[other] manda
} { $card } nella Corsa allo Spazio{ $points }
fact-plays-event = { $who } { $side ->
    [us] giocano
   *[other] gioca
} { $card } come Evento{ $points }
fact-plays-event-first = { $who } { $side ->
    [us] giocano
   *[other] gioca
} { $card }, prima l'Evento dell'avversario{ $points }
fact-plays-play = { $who } { $side ->
    [us] usano
   *[other] usa
} le Operazioni di { $card }, il cui Evento è annullato{ $points }
fact-operations-influence = { $who } { $side ->
    [us] usano
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } punti
} per piazzare Influenza
fact-operations-realign = { $who } { $side ->
    [us] usano
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } punti
} per riallineare
fact-operations-coup = { $who } { $side ->
    [us] usano
   *[other] usa
} { $n ->
    [one] 1 punto
   *[other] { $n } punti
} per un Colpo di Stato
fact-event = Evento { $of }: { $card }
fact-no-event = L'Evento di { $card } non ha luogo: { $why }

## Influence

fact-gains-influence = { $who } { $side ->
    [us] aggiungono
   *[other] aggiunge
} { $n ->
    [one] 1 punto
   *[other] { $n } punti
} Influenza { $in } ({ $now })
fact-loses-influence = { $who } { $side ->
    [us] perdono
   *[other] perde
} { $n ->
    [one] 1 punto
   *[other] { $n } punti
} Influenza { $in } ({ $now })
fact-gains-influence-list = { $who } { $side ->
    [us] aggiungono
   *[other] aggiunge
} Influenza: { $items }
fact-loses-influence-list = { $who } { $side ->
    [us] perdono
   *[other] perde
} Influenza: { $items }
fact-influence-item = { $country } { $change } ({ $now })
fact-now = ora { $n }
fact-now-control = ora { $n }, con il Controllo
fact-now-foe = ora { $n }, Controllo: { $foe }
fact-chinese-civil-war = { $who } { $side ->
    [us] hanno
   *[other] ha
} { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} su 3 nella Guerra Civile Cinese

## Tracks

fact-defcon-falls = Il DEFCON peggiora a { $n }
fact-defcon-rises = Il DEFCON migliora a { $n }
fact-vp = { $who } { $side ->
    [us] ottengono
   *[other] ottiene
} { $n } PV ({ $score })
fact-vp-because = { $card }: { $the } { $side ->
    [us] ottengono
   *[other] ottiene
} { $n } PV ({ $score })
fact-no-points = Nessuno ottiene punti ({ $score })
fact-score = punteggio: { $name } +{ $n }
fact-score-even = punteggio in parità
fact-scored = Punteggio · { $region }: { $us-name } { $us }, { $ussr-name } { $ussr }
fact-military-ops = { $who } { $side ->
    [us] salgono
   *[other] sale
} a { $n ->
    [one] 1 Operazione Militare
   *[other] { $n } Operazioni Militari
}
fact-lacks = { $who } { $side ->
    [us] hanno
   *[other] ha
} { $n ->
    [one] 1 Operazione Militare
   *[other] { $n } Operazioni Militari
} in meno del richiesto
fact-space-roll = { $who } { $side ->
    [us] tirano
   *[other] tira
} { $die }, serviva un { $needed } o meno: { $outcome }
fact-space = { $who } { $side ->
    [us] raggiungono
   *[other] raggiunge
} la casella { $n } della Corsa allo Spazio: { $box }

## Dice

fact-success = successo
fact-failure = fallimento
fact-coup = { $who } { $side ->
    [us] tentano
   *[other] tenta
} un Colpo di Stato { $in }: dado { $die }, +{ $points } Op{ $modifiers } = { $total } contro { $twice }: { $outcome }
fact-coup-succeeds = successo di { $n }
fact-coup-fails = fallimento
fact-realignment = Riallineamento { $in }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-realignment-tie = nessun effetto
fact-contest = { $card }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-contest-tie = parità
fact-wins-by = { $the } { $side ->
    [us] prevalgono
   *[other] prevale
} di { $n }
fact-war = Guerra { $of } { $in }: dado { $roll }, serviva un { $needed }: { $outcome }
fact-war-won = vittoria
fact-war-lost = sconfitta
fact-trap-free = { $who } { $side ->
    [us] tirano
   *[other] tira
} { $die } e { $side ->
    [us] si liberano
   *[other] si libera
} da { $card }
fact-trap-stays = { $who } { $side ->
    [us] tirano
   *[other] tira
} { $die }, serviva 1-4, e { $side ->
    [us] restano
   *[other] resta
} in { $card }

mod-neighbours = { $n ->
    [one] nazione adiacente
   *[other] nazioni adiacenti
}
mod-influence = più Influenza
mod-superpower = superpotenza adiacente
mod-target = Controllo del bersaglio
mod-chinese-civil-war = Guerra Civile Cinese
mod-player = chi gioca la carta
mod-regions = { $n ->
    [one] Regione dominata
   *[other] Regioni dominate
}

## Effects and answers

fact-begins = { $card } in vigore: { $what }
fact-ends = { $card } non è più in vigore
fact-acts = { $card } ha effetto: { $what }
fact-chooses = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
}: { $word }
fact-chooses-done = { $who } { $side ->
    [us] rinunciano
   *[other] rinuncia
}
fact-chooses-add = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} di aggiungere Influenza
fact-chooses-remove = { $who } { $side ->
    [us] scelgono
   *[other] sceglie
} di togliere Influenza
fact-chooses-participate = { $who } { $side ->
    [us] partecipano
   *[other] partecipa
}
fact-chooses-boycott = { $who } { $side ->
    [us] boicottano
   *[other] boicotta
} i Giochi
fact-chooses-end-game = { $who } { $side ->
    [us] mettono
   *[other] mette
} fine alla partita
fact-chooses-defcon = { $who } { $side ->
    [us] portano
   *[other] porta
} il DEFCON a { $n }
fact-chooses-region = { $who } { $side ->
    [us] indicano
   *[other] indica
} una Regione: { $region }
fact-names = { $card }: { $country } non conta in questo punteggio
fact-bids = Puntata dal posto { $chair }: { $n } per giocare con { $the }
fact-chairs-change = I giocatori si scambiano di posto

## The end

fact-over-vp = { $who } { $side ->
    [us] vincono
   *[other] vince
} con 20 Punti Vittoria
fact-over-defcon = { $who } { $side ->
    [us] vincono
   *[other] vince
}: scoppia la guerra nucleare e { $side ->
    [us] perde
   *[other] perdono
} { $loser }
fact-over-missile-crisis = { $who } { $side ->
    [us] vincono
   *[other] vince
}: l'avversario ({ $loser }) ha tentato un Colpo di Stato durante la crisi dei missili
fact-over-europe-control = { $who } { $side ->
    [us] vincono
   *[other] vince
} per il Controllo dell'Europa
fact-over-final-scoring = { $who } { $side ->
    [us] vincono
   *[other] vince
} dopo il punteggio finale
fact-over-wargames = { $who } { $side ->
    [us] vincono
   *[other] vince
}: "{ card-wargames }" chiude la partita
fact-over-held-scoring-card = { $who } { $side ->
    [us] vincono
   *[other] vince
}: l'avversario ({ $loser }) ha conservato una Carta Punteggio
fact-over-draw = La partita finisce in parità

## Guerra Fría

gf-round = Giocata { $n }
gf-chosen = { $name } ha scelto
gf-built = { $name }: quattro nuovi missili, { $items }; riserva { $reserve }
gf-built-reserve = { $name }: quattro nuovi missili, tutti nella riserva (ora { $reserve })
gf-regrouped = { $name } riorganizza: { $items }
gf-item = { $change } contro { $rival } (ora { $now })
gf-null = { $name } perde la giocata, che è nulla: { $why } ({ $cards })
gf-null-no-play = le carte non formano nessuna delle tre scelte
gf-null-over-twelve = la somma dei numeri è { $n }, più di dodici
gf-null-reserve = { $taken } da una riserva di { $reserve }
gf-null-moved = { $n ->
    [one] { $n } missile spostato
   *[other] { $n } missili spostati
}, più di dodici
gf-null-unequal = { $leaving ->
    [one] esce { $leaving } missile
   *[other] escono { $leaving } missili
} e { $coming ->
    [one] ne entra { $coming }
   *[other] ne entrano { $coming }
}
gf-null-marker = { $leaving ->
    [one] esce { $leaving } missile
   *[other] escono { $leaving } missili
} dal segnalino contro { $rival }, che ne ha { $missiles }
gf-card-salida = USCITA
gf-card-entrada = ENTRATA
gf-card-alianza = ALLEANZA
gf-card-cero = ZERO
gf-offered = { $name } sceglie { $ally } come alleato
gf-unanswered = { $ally } non ha scelto { $name }
gf-attack = { $attackers } attaccano { $defenders } con { $attacking } contro { $defending }: { $outcome }
gf-attack-open = l'attacco è valido
gf-attack-won = vittoria
gf-attack-failed = l'attacco fallisce
gf-over-attack = { $winners } vincono la partita
gf-over-max-rounds = Non ci sono altre giocate: parità
