# Analisi: che cosa ha deciso una partita. I punti sono punti percentuali nella probabilità di vincere.

review-when = Turno { $turn }, Round di Azione { $round }
review-when-turn = Turno { $turn }
review-error = { $when }. { $name }: { $played }. Meglio: { $best }. { $points ->
    [one] Un punto percentuale regalato.
   *[other] { $points } punti percentuali regalati.
}
review-why-from = { $told ->
    [answer] Con la seconda risposta migliore
    [wrong] Con questa risposta
   *[choice] Dopo quanto è stato giocato
}
review-why-then = { $told ->
    [answer] con questa
    [wrong] con la migliore
   *[choice] dopo la scelta migliore
}
review-why-control = { review-why-from }, { $the } { $side ->
    [us] hanno
   *[other] ha
} il Controllo ({ $country }) in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-points = { review-why-from }, vantaggio finale in Punti Vittoria ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-lost-defcon = { review-why-from }, { $the } { $side ->
    [us] perdono
   *[other] perde
} per guerra nucleare in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-lost-europe = { review-why-from }, { $the } { $side ->
    [us] perdono
   *[other] perde
} per il Controllo dell'Europa in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-lost-wargames = { review-why-from }, { $the } { $side ->
    [us] perdono
   *[other] perde
} per "{ card-wargames }" in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-lost-points = { review-why-from }, { $the } { $side ->
    [us] perdono
   *[other] perde
} ai punti in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-lost-held = { review-why-from }, { $the } { $side ->
    [us] perdono
   *[other] perde
} per una Carta Punteggio conservata in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-won = { review-why-from }, { $the } { $side ->
    [us] vincono
   *[other] vince
} { $before } su 100 partite; { review-why-then }, { $after }.
review-luck = { $when }. { $line }. { $good ->
    [yes] Fortuna
   *[no] Sfortuna
} ({ $name }), punti percentuali: { $points }.
review-deal = { $when }. Le carte ricevute ({ $name }): { $good ->
    [yes] buone
   *[no] brutte
}; punti percentuali: { $points }.
review-resigned = abbandona
review-out-of-time = esaurisce il tempo
review-given-up = { $when }. { $name }: { $how ->
    [time] esaurisce il tempo
   *[other] abbandona
}. { $points ->
    [one] Un punto percentuale regalato.
   *[other] { $points } punti percentuali regalati.
}
review-dealt = Le carte distribuite

## Il resoconto

review-title = Analisi
review-of = La probabilità di vincere, in punti percentuali: { $name }
review-start = Inizio
review-luck-of = Fortuna: { $name }
review-luck-parts = dadi { $dice }, carte { $cards }, mano { $hand }
review-errors-of = Errori: { $name }
review-errors-better = ha giocato meglio di come avrebbe giocato il computer
review-rest = Non attribuito
review-end = Risultato
review-accuracy = Precisione
review-accuracy-line = { $name }: { $accuracy } su 100; punti persi per decisione: { $loss }; decisioni: { $decisions }; imprecisioni: { $inaccuracies }; errori: { $mistakes }; errori gravi: { $blunders }
review-accuracy-part = { $part }: { $accuracy } (punti persi: { $lost }; decisioni: { $decisions })
review-turning = Che cosa ha deciso la partita
review-turning-none = Niente di particolare
review-marks = Decisioni segnate
review-marks-none = Nessuna decisione è segnata
review-curve = La probabilità di vincere nel corso della partita
review-legend-error = errore
review-legend-luck = fortuna di dadi e carte
review-note = Valutato in base a ciò che ciascun giocatore poteva sapere: la propria mano, il tabellone, gli scarti. Linee di gioco: { $lines }; seme { $seed }, profondità { $effort }.
review-kind-card = Scelta della carta
review-kind-use = Uso delle carte
review-kind-resignation = Abbandono
review-kind-build = Nuovi missili
review-kind-regroup = Riorganizzazione
review-kind-attack = Attacchi
review-kind-other = Altre
review-mark-inaccuracy = imprecisione
review-mark-mistake = errore
review-mark-blunder = errore grave

## Profili

review-profile = { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, precisione { $accuracy }; tutti gli altri { $others }
review-profile-lost = Punti persi per decisione, e quelli di tutti gli altri:
review-profile-part = { $part }: { $own }, gli altri { $others } ({ $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
})
review-profile-alone = { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, precisione { $accuracy }
review-profile-lost-alone = Punti persi per decisione:
review-profile-part-alone = { $part }: { $own } ({ $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
})

## More reasons of a mark
review-why-coup = { review-why-from }, rischio di Colpo di Stato ({ $country }): a DEFCON { $defcon }, { $the } { $side ->
    [us] lo fanno
   *[other] lo fa
} in { $before } su 100 partite; { review-why-then }, in { $after }.
review-why-scored = { review-why-from }, Punti Vittoria dal Punteggio ({ $region }, { $name }): { $before }; { review-why-then }: { $after }.
review-why-shortfall = { review-why-from }, Operazioni Militari che mancano alla fine del turno ({ $name }): { $before }; { review-why-then }: { $after }.

## What the curve and luck are
review-legend-lines = linea spessa: la media di ciò che vedevano i giocatori; linea sottile: ciò che vedeva un giocatore ({ $name })
review-luck-choices = Qui la fortuna è solo ciò che gli altri hanno scelto nello stesso momento: in questo gioco nulla dipende dal caso.
