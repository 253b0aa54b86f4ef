# A classificação, os jogadores, as partidas rápidas e os desafios na web.

ladder-about = Todos os que jogam aqui partidas que valem pontuação, em ordem. Poucas partidas dizem pouco: cada número vem com seu desvio, e quem jogou pouco é provisório.
ladder-pace = Tipo de relógio
ladder-pace-fast = até 40 minutos cada
ladder-pace-standard = de uma só vez
ladder-pace-days = ao longo de vários dias
ladder-active = Ativos
ladder-active-30 = ativos em 30 dias
ladder-active-90 = ativos em 90 dias
ladder-active-365 = ativos em um ano
ladder-active-all = ativos em algum momento
ladder-provisional-too = provisórios também
ladder-find = Procurar um jogador
ladder-rank = Posição
ladder-player = Jogador
ladder-rating = Pontuação
ladder-games = Partidas
ladder-won-drawn-lost = Vitórias, empates, derrotas
    .short = V–E–D
ladder-as = com { $the }
ladder-month = 30 dias
ladder-last = Última partida
ladder-spread = de { $least } a { $most }
ladder-key = Linha grossa: um desvio; linha fina: dois; tracejada: bots
ladder-provisional = provisório
ladder-more = Mostrar do { $from } ao { $to }
ladder-first = Voltar ao topo
ladder-around = Sua posição
ladder-empty = Ninguém tem posição aqui ainda
ladder-empty-text = Para ter posição são necessárias algumas partidas que valem pontuação: um desvio de 75 ou menos. Crie uma mesa com “Vale pontuação”, ou procure uma partida assim na sala.
ladder-empty-provisional = Mostrar os provisórios
ladder-empty-none = Ninguém jogou ainda uma partida deste tipo que valesse pontuação.
ladder-anchors = Âncoras
ladder-anchors-text = Bots cuja pontuação nunca muda. Eles mantêm a escala no lugar e não têm posição.
ladder-anchors-for-rating = Aqui se pode jogar contra eles valendo pontuação.
ladder-fixed = fixa
ladder-your-score = seu placar
ladder-play = Jogar
ladder-all-results = Todos os resultados

ladder-since = Joga aqui desde { $month }
ladder-rated-games = { $n ->
    [1] { $n } partida valendo pontuação
   *[other] { $n } partidas valendo pontuação
}
ladder-guest = convidado
ladder-nobody = Não há jogador com esse nome
ladder-nobody-text = Nomes mudam e convidados são esquecidos. Olhe na classificação ou procure de novo.
ladder-challenge = Desafiar
ladder-report = Denunciar
ladder-ratings = Pontuações
ladder-deviation = ± é o desvio
ladder-rank-of = { $rank } de { $ranked }
ladder-best = Melhor
ladder-no-ratings = Nenhuma partida valendo pontuação ainda.
ladder-no-ratings-mine = Você ainda não tem partidas valendo pontuação. Crie uma mesa com “Vale pontuação”, ou procure uma partida assim na sala.
ladder-curve = Evolução
ladder-curve-says = De { $first } a { $last } em { $n ->
    [1] { $n } partida
   *[other] { $n } partidas
}
ladder-curve-best = melhor { $n }
ladder-sides = Resultados por lado
ladder-side-games = { $n ->
    [1] { $n } partida
   *[other] { $n } partidas
}
ladder-won-share = { $share } vencidas
ladder-n-won = vitórias: { $n }
ladder-n-drawn = empates: { $n }
ladder-n-lost = derrotas: { $n }
ladder-endings = Como acabaram
ladder-openings = Aberturas favoritas
ladder-openings-headline = Primeiro Destaque
ladder-openings-setup = Preparação
ladder-openings-few = Aparecem a partir de dez partidas com um lado.
ladder-share-won = vencidas
ladder-recent = Últimas partidas
ladder-when = Quando
ladder-side = Lado
ladder-opponent = Oponentes
ladder-clock = Relógio
ladder-result = Resultado
ladder-how = Como terminou
ladder-change = Mudança
ladder-won = vitória
ladder-drawn = empate
ladder-lost = derrota
ladder-replay = Replay
ladder-export = Todas as partidas em um arquivo:
ladder-against = Você e { $name }
ladder-against-none = Vocês ainda não se enfrentaram valendo pontuação.

ladder-challenge-title = Desafiar { $name }
ladder-challenge-send = Enviar o desafio
ladder-challenge-wait = Ele espera uma resposta por três dias. Até lá você pode retirá-lo.
ladder-challenge-in = { $name } desafia você
ladder-challenge-out = Você desafiou { $name }
ladder-challenge-declined = { $name } não aceitou seu desafio
ladder-challenge-made = { $name } aceitou seu desafio
ladder-challenge-your-seat = você joga com { $the }
ladder-to-table = Ir para a mesa
ladder-dismiss = Dispensar
ladder-sign-in = Entre para jogar valendo pontuação
ladder-desk = À espera de partida

ladder-seek-terms = Regras normais. A faixa aumenta enquanto você espera; você pode sair desta página nesse meio-tempo.
ladder-seek-range = Faixa de pontuação
ladder-seek-range-some = até { $n }
ladder-seek-nobody = ninguém mais esperando
ladder-seek-others = { $n ->
    [1] mais { $n } esperando
   *[other] mais { $n } esperando
}
ladder-seek-usual = costuma levar { $time }
ladder-seek-waiting = esperando { $time }
ladder-seek-cancel = Cancelar
ladder-seek-within = pontuações a até { $n } da sua
ladder-seek-all = qualquer pontuação
ladder-seek-bot = Ninguém por enquanto. Jogue contra o computador ({ $level }) enquanto isso; você continua na fila.
ladder-seek-bot-play = Jogar contra o computador
ladder-seek-found = Sua partida está pronta
ladder-seek-gone = Sua busca terminou porque esta página estava adormecida. Comece de novo se ainda quiser jogar.
