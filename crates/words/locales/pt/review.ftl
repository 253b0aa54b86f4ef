# Análises: o que decidiu uma partida. Os pontos são pontos percentuais na chance de vencer.

review-when = Turno { $turn }, Rodada de Ação { $round }
review-when-turn = Turno { $turn }
review-error = { $when }. { $name }: { $played }. Melhor: { $best }. { $points ->
    [1] Um ponto percentual desperdiçado.
   *[other] { $points } pontos percentuais desperdiçados.
}
review-why-from = { $told ->
    [answer] Com a segunda melhor resposta
    [wrong] Com esta resposta
   *[choice] Depois do que foi jogado
}
review-why-then = { $told ->
    [answer] com esta
    [wrong] com a melhor
   *[choice] depois da melhor escolha
}
review-why-control = { review-why-from }, { $the } { $side ->
    [us] têm
   *[other] tem
} o Controle ({ $country }) em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-points = { review-why-from }, vantagem final em Pontos de Vitória ({ $name }): { $before }; { review-why-then }: { $after }.
review-why-lost-defcon = { review-why-from }, { $the } { $side ->
    [us] perdem
   *[other] perde
} por guerra nuclear em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-lost-europe = { review-why-from }, { $the } { $side ->
    [us] perdem
   *[other] perde
} pelo Controle da Europa em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-lost-wargames = { review-why-from }, { $the } { $side ->
    [us] perdem
   *[other] perde
} por “{ card-wargames }” em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-lost-points = { review-why-from }, { $the } { $side ->
    [us] perdem
   *[other] perde
} por pontos em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-lost-held = { review-why-from }, { $the } { $side ->
    [us] perdem
   *[other] perde
} por ficar com uma Carta de Pontuação na mão em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-won = { review-why-from }, { $the } { $side ->
    [us] vencem
   *[other] vence
} { $before } de cada 100 partidas; { review-why-then }, { $after }.
review-luck = { $when }. { $line }. { $good ->
    [yes] Sorte
   *[no] Azar
} ({ $name }), pontos percentuais: { $points }.
review-deal = { $when }. As cartas recebidas ({ $name }): { $good ->
    [yes] boas
   *[no] ruins
}; pontos percentuais: { $points }.
review-resigned = desiste
review-out-of-time = fica sem tempo
review-given-up = { $when }. { $name }: { $how ->
    [time] fica sem tempo
   *[other] desiste
}. { $points ->
    [1] Um ponto percentual desperdiçado.
   *[other] { $points } pontos percentuais desperdiçados.
}
review-dealt = As cartas distribuídas

## O relatório

review-title = Análise
review-of = A chance de vencer, em pontos percentuais: { $name }
review-start = Começo
review-luck-of = Sorte: { $name }
review-luck-parts = dados { $dice }, cartas { $cards }, mão { $hand }
review-errors-of = Erros: { $name }
review-errors-better = jogou melhor do que o computador teria jogado
review-rest = Não atribuído
review-end = Resultado
review-accuracy = Precisão
review-accuracy-line = { $name }: { $accuracy } de 100; pontos perdidos por decisão: { $loss }; decisões: { $decisions }; imprecisões: { $inaccuracies }; erros: { $mistakes }; erros graves: { $blunders }
review-accuracy-part = { $part }: { $accuracy } (pontos perdidos: { $lost }; decisões: { $decisions })
review-turning = O que decidiu a partida
review-turning-none = Nada a destacar
review-marks = Decisões marcadas
review-marks-none = Nenhuma decisão está marcada
review-curve = A chance de vencer ao longo da partida
review-legend-error = erro
review-legend-luck = sorte dos dados e das cartas
review-note = Avaliado pelo que cada jogador podia saber: a própria mão, o tabuleiro, os descartes. Linhas de jogo: { $lines }; semente { $seed }, profundidade { $effort }.
review-kind-card = Escolha da carta
review-kind-use = Uso das cartas
review-kind-resignation = Desistência
review-kind-build = Mísseis novos
review-kind-regroup = Reorganização
review-kind-attack = Ataques
review-kind-other = Outras
review-mark-inaccuracy = imprecisão
review-mark-mistake = erro
review-mark-blunder = erro grave

## Perfis

review-profile = { $name }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, precisão { $accuracy }; todos os outros, { $others }
review-profile-lost = Pontos perdidos por decisão, e os de todos os outros:
review-profile-part = { $part }: { $own }, os outros { $others } ({ $decisions ->
    [1] { $decisions } decisão
   *[other] { $decisions } decisões
})
review-profile-alone = { $name }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, precisão { $accuracy }
review-profile-lost-alone = Pontos perdidos por decisão:
review-profile-part-alone = { $part }: { $own } ({ $decisions ->
    [1] { $decisions } decisão
   *[other] { $decisions } decisões
})

## More reasons of a mark
review-why-coup = { review-why-from }, risco de Golpe ({ $country }): em DEFCON { $defcon }, { $the } { $side ->
    [us] dão o Golpe
   *[other] dá o Golpe
} em { $before } de cada 100 partidas; { review-why-then }, em { $after }.
review-why-scored = { review-why-from }, Pontos de Vitória na Pontuação ({ $region }, { $name }): { $before }; { review-why-then }: { $after }.
review-why-shortfall = { review-why-from }, Operações Militares que faltam no fim do turno ({ $name }): { $before }; { review-why-then }: { $after }.

## What the curve and luck are
review-legend-lines = linha grossa: a média do que os jogadores viam; linha fina: o que um jogador via ({ $name })
review-luck-choices = Aqui, sorte é só o que os outros escolheram ao mesmo tempo: neste jogo nada depende do acaso.
