# Chances, operations values and scores before they happen.

odds-coup = { $chance } de sucesso ({ $least ->
    [6] dado 6
   *[other] dado { $least } ou mais
}) · { $expected } pontos em média · { $control } de Controle
odds-hopeless = não tem como dar certo
odds-defcon = o DEFCON cai para { $n }
odds-loses = você perde a partida na hora
odds-realignment = { $win } o oponente perde ({ $gain } em média) · { $nothing } nada · { $lose } você perde
odds-war = { $chance } de vitória ({ $least ->
    [6] dado 6
   *[other] dado { $least } ou mais
})
odds-space = { $chance } de chegar a { $box } (dado { $most } ou menos)

ops-worth = { $printed } de valor impresso{ $modifiers } = { $total }
ops-at-most = (máximo 4)
ops-at-least = (mínimo 1)
ops-regional = +1 { $card } se tudo for gasto { $in }

preview-region = { $region }: { $us-name } { $us }, { $ussr-name } { $ussr } → { $result }
preview-battlegrounds = { $n ->
    [1] { $n } País-Chave
   *[other] { $n } Países-Chaves
}
preview-adjacent = { $n } ao lado da superpotência inimiga
preview-even = ninguém pontua
preview-wins = { $the } { $side ->
    [us] vencem
   *[other] vence
} a partida
