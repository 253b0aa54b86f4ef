# Chances, operations values and scores before they happen.

odds-coup = { $chance } di successo ({ $least ->
    [6] dado 6
   *[other] dado { $least } o più
}) · { $expected } punti in media · { $control } di Controllo
odds-hopeless = non può riuscire
odds-defcon = il DEFCON peggiora a { $n }
odds-loses = perdi subito la partita
odds-realignment = { $win } perde l'avversario ({ $gain } in media) · { $nothing } nulla · { $lose } perdi tu
odds-war = { $chance } di vittoria ({ $least ->
    [6] dado 6
   *[other] dado { $least } o più
})
odds-space = { $chance } di raggiungere { $box } (dado { $most } o meno)

ops-worth = { $printed } di valore stampato{ $modifiers } = { $total }
ops-at-most = (al massimo 4)
ops-at-least = (almeno 1)
ops-regional = +1 { $card } se tutto è speso { $in }

preview-region = { $region }: { $us-name } { $us }, { $ussr-name } { $ussr } → { $result }
preview-battlegrounds = { $n ->
    [one] 1 Stato Conteso
   *[other] { $n } Stati Contesi
}
preview-adjacent = { $n } accanto alla superpotenza nemica
preview-even = nessuno ottiene punti
preview-wins = { $the } { $side ->
    [us] vincono
   *[other] vince
} la partita
