# Análises: o que decidiu uma partida. Os pontos são pontos percentuais na chance de vencer.

review-when = Turno { $turn }, Rodada de Ação { $round }
review-when-turn = Turno { $turn }
review-error = { $when }. { $name }: { $played }. Melhor: { $best }. { $points ->
    [1] Um ponto percentual desperdiçado.
   *[other] { $points } pontos percentuais desperdiçados.
}
review-why-control = Seguindo o jogo, de cada 100 partidas: { $name } com o Controle ({ $country }): { $before }; com a melhor escolha: { $after }.
review-why-points = Seguindo o jogo, vantagem final em Pontos de Vitória ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-lost-defcon = Seguindo o jogo, de cada 100 partidas: derrota por guerra nuclear ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-lost-europe = Seguindo o jogo, de cada 100 partidas: derrota pelo Controle da Europa ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-lost-wargames = Seguindo o jogo, de cada 100 partidas: derrota por “{ card-wargames }” ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-lost-points = Seguindo o jogo, de cada 100 partidas: derrota por pontos ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-lost-held = Seguindo o jogo, de cada 100 partidas: derrota por ficar com uma Carta de Pontuação na mão ({ $name }): { $before }; com a melhor escolha: { $after }.
review-why-won = Seguindo o jogo, de cada 100 partidas: vitórias ({ $name }): { $before }; com a melhor escolha: { $after }.
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
review-why-coup = Risco de Golpe ({ $name }, DEFCON { $defcon }): { $country }. Seguindo o jogo, de cada 100 partidas: Golpe ali: { $before }; com a melhor escolha: { $after }.
review-why-scored = Seguindo o jogo, Pontos de Vitória na Pontuação ({ $region }, { $name }): { $before }; com a melhor escolha: { $after }.
review-why-shortfall = Seguindo o jogo, Operações Militares que faltam no fim do turno ({ $name }): { $before }; com a melhor escolha: { $after }.

## What the curve and luck are
review-legend-lines = linha grossa: a média do que os jogadores viam; linha fina: o que um jogador via ({ $name })
review-luck-choices = Aqui, sorte é só o que os outros escolheram ao mesmo tempo: neste jogo nada depende do acaso.
