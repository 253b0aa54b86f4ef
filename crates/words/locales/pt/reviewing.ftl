# The screen of a review. What a review says in words of its own is in review.ftl.

reviewing-title = Análise
reviewing-ask = Analisar esta partida
reviewing-about = O que decidiu esta partida: a chance de vencer ao longo do jogo, as opções melhores e a sorte dos dados e das cartas. Cada decisão é avaliada pelo que o jogador podia saber naquele momento.
reviewing-about-device = É calculada neste aparelho e fica aqui.
reviewing-about-host = É calculada uma só vez, depois das partidas em andamento, e depois fica disponível para quem puder ver esta partida.
reviewing-effort = Profundidade
reviewing-effort-quick = Rápida
reviewing-effort-usual = Normal
reviewing-effort-thorough = A fundo
reviewing-failed = Não foi possível fazer a análise. Você pode pedi-la de novo.
reviewing-waiting = { $ahead ->
    [1] Antes vem outra análise.
   *[other] Antes vêm outras { $ahead } análises.
}
reviewing-working = A análise está sendo feita: { $done } de { $of }
reviewing-leave = Você pode sair desta página; o trabalho continua.
reviewing-stay = Continua enquanto houver aqui uma página do Détente aberta, e é retomada depois.
reviewing-decided = Como esta partida foi decidida
reviewing-points = chance de vencer, em pontos percentuais: { $name }
reviewing-start = início
reviewing-luck = sorte
reviewing-errors = erros: { $name }
reviewing-rest = não atribuído
reviewing-result = resultado
reviewing-luck-parts = { $name }: dados { $dice }, cartas { $cards }, mão { $hand }.
reviewing-accuracy = Precisão do jogo
reviewing-accuracy-about = 100 = nenhuma chance entregue
reviewing-early = Início
reviewing-mid = Meio
reviewing-late = Fim
reviewing-whole = Tudo
reviewing-moments = Momentos-chave
reviewing-every = Todas as decisões
reviewing-which = O que se percorre
reviewing-all = Todos
reviewing-lucky = Sorte
reviewing-none = Nada a destacar.
reviewing-curve = A chance de vencer ao longo da partida, em pontos percentuais: { $name }: { $points }
reviewing-legend-error = havia algo melhor
reviewing-legend-luck = sorte
reviewing-decision = decisão { $n } de { $of }
reviewing-played = Jogado
reviewing-better = Melhor
reviewing-good = Jogado, e nada era melhor
reviewing-to-win = de vencer
reviewing-also = Também bom: { $list }.
reviewing-known = Avaliado pelo que este jogador podia saber então: a própria mão, o tabuleiro, os descartes. Não as outras mãos nem os dados por vir.
reviewing-exact = { $n } para mais ou para menos
reviewing-try = Experimente aqui
reviewing-try-title = Experimente você a partir daqui
reviewing-try-about = Nesta posição começa uma partida sua. Na que você está vendo nada muda, e os dados são novos.
reviewing-try-seat = Seu lugar
reviewing-try-against = Contra
reviewing-try-self = ninguém: você joga com todos os lados
reviewing-try-begin = Começar
reviewing-try-link = Copiar um link para esta posição
reviewing-hands = Mãos à mostra
reviewing-download = Baixar
reviewing-eyes = Visto por
reviewing-lines = Linhas de jogo: { $lines }; profundidade { $effort }.
