# Chances, operations values and scores before they happen.

odds-coup = { $chance } de éxito ({ $least ->
    [6] dado 6
   *[other] dado { $least } o más
}) · { $expected } puntos de media · { $control } de control
odds-hopeless = no puede salir bien
odds-defcon = el DEFCON baja a { $n }
odds-loses = pierdes la partida en el acto
odds-realignment = { $win } pierde el rival ({ $gain } de media) · { $nothing } nada · { $lose } pierdes tú
odds-war = { $chance } de victoria ({ $least ->
    [6] dado 6
   *[other] dado { $least } o más
})
odds-space = { $chance } de llegar a { $box } (dado { $most } o menos)

ops-worth = { $printed } de valor impreso{ $modifiers } = { $total }
ops-at-most = (máximo 4)
ops-at-least = (mínimo 1)
ops-regional = +1 { $card } si todo se gasta { $in }

preview-region = { $region }: { $us-name } { $us }, { $ussr-name } { $ussr } → { $result }
preview-battlegrounds = { $n ->
    [one] 1 país conflictivo
   *[other] { $n } países conflictivos
}
preview-adjacent = { $n } junto a la superpotencia rival
preview-even = nadie puntúa
preview-wins = { $the } { $side ->
    [us] ganan
   *[other] gana
} la partida
