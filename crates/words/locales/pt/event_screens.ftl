# As telas de torneios e ligas. Vêm com essas telas, e não antes.

## A lista

web-events-about = Torneios e ligas: você se inscreve, e suas partidas são criadas e começam sozinhas.
web-events-all = Todos os torneios
web-events-open = Inscrições abertas
web-events-open-none = Nenhum torneio está com inscrições abertas. Você pode criar um.
web-events-running = Em andamento
web-events-running-none = Nenhum torneio está em andamento.
web-events-past = Anteriores
web-events-past-none = Nenhum torneio terminou ainda.
web-events-more = Mostrar mais torneios
web-event-new = Novo torneio
web-event-status-open = Inscrições abertas
web-event-status-running = Em andamento
web-event-status-over = Terminado
web-event-status-called-off = Cancelado
web-event-closes = Inscrições até { $when }
web-event-until = Até { $when }
web-event-till = até { $when }
web-event-next-opens = A rodada { $round } começa em { $when }
web-event-round = Rodada { $round }
web-event-round-of = Rodada { $round } de { $rounds }
web-event-players = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}
web-event-players-of = { $count } de { $most ->
    [1] { $most } vaga ocupada
   *[other] { $most } vagas ocupadas
}
web-event-mine = você participa
web-event-pace-fast = relógio rápido
web-event-pace-standard = de uma vez só
web-event-pace-days = por dias

## O combinado

web-event-rules = Regras
web-event-format = Sistema
web-event-format-swiss = Suíço
    .why = Em cada rodada se enfrentam jogadores com os mesmos pontos, e ninguém repete oponente enquanto for possível.
web-event-format-round-robin = Todos contra todos
    .why = Cada um joga contra todos os outros.
web-event-format-knockout = Eliminatória
    .why = Quem perde um confronto está fora.
web-event-format-double-elimination = Dupla eliminação
    .why = Quem perde dois confrontos está fora.
web-event-format-league = Liga
    .why = Divisões em que todos jogam contra todos; depois da temporada, os melhores sobem e os últimos descem.
web-event-format-fours = Mesas de quatro
    .why = Quatro jogadores em cada mesa; na medida do possível, com outros lugares e outros oponentes em cada rodada.
web-event-system-rounds = { $name }, { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
}
web-event-system-divisions = { $name }, { $count ->
    [1] { $count } divisão
   *[other] { $count } divisões
}
web-event-system-cycles = { $name }, { $count ->
    [1] turno único
   *[other] turno e returno
}
web-event-sides-lot = aleatórios
    .one = Aleatórios em cada confronto.
    .two = Aleatórios; a segunda partida é jogada com os lados trocados.
web-event-sides-swap = alternados
    .one = Equilibrados ao longo das rodadas.
    .two = Equilibrados ao longo das rodadas; a segunda partida é jogada com os lados trocados.
web-event-sides-bid = por leilão
    .one = Os dois dão lances secretos na mesa; o lance mais alto fica com o seu lado.
    .two = Os dois dão lances secretos antes de cada partida; o lance mais alto fica com o seu lado.
web-event-sides-fours = Cada um se senta onde menos se sentou.
web-event-rounds-when-done = quando todos os confrontos terminam
web-event-rounds-by-hand = quando um organizador decidir
web-event-rounds-by-date = por datas
web-event-rounds-by-date-text = { $days ->
    [1] a primeira em { $first }, depois uma por dia
   *[other] a primeira em { $first }, depois uma a cada { $days } dias
}
web-event-match-games = { $count ->
    [1] uma partida
   *[other] duas partidas, uma após a outra
}
web-event-points-one = 1 por vitória, ½ por empate
web-event-points-two = 1 por confronto, ½ se ficar 1–1
web-event-points-fours = 1 para cada vencedor da mesa, ½ para cada um em caso de empate
web-event-points-bye = Folgar numa rodada conta como vitória.
web-event-points-even = Se um confronto fica empatado, jogam-se até duas partidas a mais; se continuar empatado, passa o mais bem colocado entre os cabeças de chave.
web-event-season = Temporada { $season }
web-event-seasons = Temporadas desta liga
web-event-moves = { $up ->
    [1] sobe { $up }
   *[other] sobem { $up }
}, { $down ->
    [1] desce { $down }
   *[other] descem { $down }
} depois da temporada
web-event-days-round = { $count ->
    [1] um dia por rodada
   *[other] { $count } dias por rodada
}
web-event-days-season = { $count ->
    [1] um dia para a temporada
   *[other] { $count } dias para a temporada
}
web-event-rated-yes = valendo pontuação
web-event-rated-same-address = valendo pontuação, também entre jogadores de um mesmo endereço
web-event-rated-no = sem valer pontuação
web-event-places-text = de { $least } a { $most }
web-event-term-system = Sistema
web-event-term-match = Confronto
web-event-term-sides = Lados
web-event-term-points = Pontos
web-event-term-moves = Divisões
web-event-term-rounds = As rodadas começam
web-event-term-days = Prazo
web-event-term-clock = Relógio
web-event-term-options = Mesas
web-event-term-rated = Pontuação
    .why = Os resultados mudam a pontuação dos jogadores; é preciso um relógio.
web-event-term-places = Jogadores
web-event-term-bounds = Limites
web-event-term-spectators = Espectadores
web-event-calendar = Arquivo de calendário
web-event-csv = Resultados em CSV

## O torneio

web-event-parts = Partes do torneio
web-event-tab-standings = Classificação
web-event-tab-pairings = Emparceiramento
web-event-tab-players = Jogadores
web-event-tab-log = Registro
web-event-log-more = Mostrar registros anteriores
web-event-organised-by = organizado por { $names }
web-event-organised = Organizado por { $names }.
web-event-helped = Ajudam: { $names }.
web-event-player = Jogador
web-event-players-head = Jogadores
web-event-rating = Pontuação
web-event-points = Pontos
web-event-played = Jogados
web-event-you = você
web-event-instead = no lugar de { $name }
web-event-withdrawn = desistiu
web-event-out = eliminado
web-event-nobody = Ninguém se inscreveu ainda.
web-event-mark-champion = campeão
web-event-mark-up = sobe
web-event-mark-down = desce
web-event-explain = Como se contam os desempates
web-event-equal = Com pontos iguais decide: { $order }.
web-event-ahead = { $name } está à frente de { $other } por isto: { $by }, { $own } contra { $theirs }.
web-event-tie-mutual = resultado entre eles
    .short = Entre
    .why = pontos dos confrontos entre os empatados
web-event-tie-games = partidas
    .short = Part.
    .why = pontos de cada partida
web-event-tie-buchholz = Buchholz
    .short = Buch.
    .why = Buchholz (os pontos de todos os oponentes)
web-event-tie-sonneborn-berger = Sonneborn–Berger
    .short = S–B
    .why = Sonneborn–Berger (os pontos dos vencidos e a metade dos pontos de quem empatou)
web-event-tie-wins = confrontos vencidos
    .short = Vit.
    .why = confrontos vencidos
web-event-tie-rating = pontuação
    .short = Pont.
    .why = a pontuação no começo
web-event-rounds = Rodadas
web-event-no-rounds = A primeira rodada é emparceirada quando as inscrições terminam.
web-event-table = Mesa
web-event-board = mesa { $board }
web-event-games = Partidas
web-event-state = Situação
web-event-how = Como está
web-event-open = Ir até lá
web-event-go = Ir para a sua partida
web-event-decide = Decidir
web-event-bye = folga
web-event-to-begin = a começar
web-event-state-not-begun = não começou
web-event-state-playing = em andamento
web-event-state-your-play = sua vez
web-event-state-won = vitória: { $names }
web-event-state-shared = dividido
web-event-state-drawn = empate
web-event-state-adjudicate = a decidir
web-event-state-bye = folga
web-event-state-void = não conta
web-event-game = partida { $number }
web-event-turn = turno { $turn }
web-event-turn-short = t{ $turn }
web-event-awaited = vez de { $names }
web-event-pairings-note = Um confronto que não terminou no prazo vai para um organizador que não joga nele. Se três dias depois ninguém decidiu, perde quem gastou mais tempo na mesa; se não dá para saber, perdem os dois. Posição e pontos são os de agora.
web-event-relaxed-sides = Não foi possível equilibrar os lados de todos.
web-event-relaxed-twice = Alguns se enfrentam de novo: não havia outro jeito.
web-event-bracket-winners = sem derrota
web-event-bracket-losers = com uma derrota
web-event-bracket-final = final
web-event-games-played = { $played } de { $games ->
    [1] { $games } partida jogada
   *[other] { $games } partidas jogadas
}
web-event-marks-now = como a tabela está
web-event-marks-final = definitivo

## O próprio torneio

web-event-your-match = Seu confronto
web-event-table-soon = Sua mesa está sendo preparada.
web-event-taking-part = Participação
web-event-you-in = Sua vaga está garantida.
web-event-you-play = Você participa.
web-event-you-left = Você deixou este torneio.
web-event-withdraw = Desistir
web-event-register = Inscrever-se
web-event-free-places = { $count ->
    [1] Há uma vaga.
   *[other] Há { $count } vagas.
}
web-event-needs-name = Para jogar ou organizar um torneio é preciso ter nome e senha.

## Organizadores

web-event-organisers = Para organizadores
web-event-registered = { $count ->
    [1] Um jogador inscrito
   *[other] { $count } jogadores inscritos
}; são necessários pelo menos { $least }
web-event-done-of = { $done } de { $of ->
    [1] { $of } confronto terminado
   *[other] { $of } confrontos terminados
}
web-event-late = { $count ->
    [1] Um a decidir
   *[other] { $count } a decidir
}
web-event-pair-round = Emparceirar a rodada { $round }
web-event-publish = Publicar a rodada
web-event-do-withdraw = Desistir
    .why = Você perde o que não jogou, também na sua pontuação. No começo de uma liga ou de um todos contra todos, todos os seus resultados são apagados.
web-event-do-begin = Começar
    .why = As inscrições terminam, e a primeira rodada é sorteada e publicada.
web-event-do-pair = Emparceirar a próxima rodada
    .why = A rodada ficaria assim. Ninguém foi avisado ainda.
web-event-do-enter = Convidar
    .why = Alguém que tem conta, mesmo fora dos limites de pontuação. Joga assim que aceitar.
web-event-do-remove = Retirar
    .why = O jogador perde o que não jogou; no começo de uma liga ou de um todos contra todos, todos os seus resultados são apagados.
web-event-do-extend = Prorrogar
    .why = Um novo prazo para uma rodada ou para um confronto. Todos os envolvidos são avisados.
web-event-do-ask-more = Pedir prorrogação
    .why = A pergunta vai para o seu oponente ou, se outros esperam por este confronto ou é mais de uma semana, para os organizadores. Todos podem ler no registro.
web-event-do-forfeit = Dar por perdido
    .why = Quem você indicar perde o que falta jogar do confronto.
web-event-do-adjudicate = Decidir o resultado
    .why = O resultado de uma partida por decisão sua.
web-event-do-substitute = Substituir
    .why = Alguém é convidado a assumir uma vaga com todos os pontos e a jogar o que falta. Uma partida que vale pontuação e já começou é terminada por quem a começou e conta para a vaga; as outras partidas em andamento recomeçam.
web-event-do-staff = Ajudantes
    .why = Dê a alguém direitos neste torneio, ou retire-os.
web-event-do-announce = Avisar
    .why = Fica no alto do torneio até o próximo aviso.
web-event-do-call-off = Cancelar o torneio
    .why = O torneio termina na hora. As partidas em andamento continuam e contam para a pontuação, não para o torneio. Não dá para desfazer.
web-event-do-nothing = Não há nada aqui com que você possa fazer isso.
web-event-more = Prorrogação
web-event-more-by = { $player } pede prorrogação até { $when }
web-event-more-own = Você pediu prorrogação até { $when }.
web-event-more-organisers = Os organizadores decidem.
web-event-more-opponent = Falta a resposta do seu oponente.
web-event-more-agree = Concordar
web-event-more-back = Retirar o pedido
web-event-which = Qual?
web-event-which-game = Partida
web-event-whole-round = Toda a rodada { $round }
web-event-whole-season = Todos os confrontos
web-event-until-when = Até
web-event-who-forfeits = Quem perde
web-event-result = Resultado
web-event-name-of = Nome
web-event-division = Divisão
web-event-division-any = pela força
web-event-rights = Pode
web-event-rights-none = Sem nenhum direito, deixa de ajudar.
web-event-right-register = admitir e retirar jogadores
web-event-right-pair = começar e emparceirar rodadas
web-event-right-extend = prorrogar
web-event-right-forfeit = dar confrontos por perdidos
web-event-right-adjudicate = decidir resultados
web-event-right-substitute = substituir
web-event-right-announce = avisar
web-event-text = Texto
web-event-reason = Motivo (todos podem ler)
web-event-advice-ask = Quanto vale a posição?
web-event-advice = { $count ->
    [1] Um bot jogou a partida uma vez a partir daqui:
   *[other] Os bots jogaram a partida { $count } vezes a partir daqui:
}
web-event-chance = { $chance }% ± { $error }
web-event-advice-note = É só um conselho. A decisão é sua. Você pode pedi-lo quando o prazo do confronto terminou e se não joga no torneio; então a partida para, e o registro mostra que você o pediu.

## Um novo torneio

web-event-form-what = O torneio
web-event-form-title = Título
web-event-form-about = Descrição (se quiser)
web-event-form-rounds = Número de rodadas
web-event-form-twice = Com tão poucos jogadores para tantas rodadas, alguns se enfrentariam duas vezes.
web-event-form-cycles = Todos contra todos
web-event-cycles-1 = uma vez
web-event-cycles-2 = duas vezes
web-event-form-division = Divisão
web-event-division-name = Divisão { $number }
web-event-form-size = Jogadores
web-event-form-beside = No mesmo nível da divisão anterior
web-event-form-drop = Remover
web-event-form-add = Acrescentar uma divisão
web-event-form-up = Sobem
web-event-form-down = Descem
web-event-form-season = Temporada
web-event-form-follows = Herda as divisões de
web-event-form-follows-none = nenhuma temporada
web-event-form-match = Um confronto
web-event-form-games = Partidas por confronto
web-event-games-count = { $count ->
    [1] uma partida
   *[other] duas partidas
}
web-event-form-address = Mesmo endereço permitido
    .why = Para um clube num só lugar: partidas entre quem divide a conexão também valem pontuação.
web-event-form-options = Todas as opções das mesas
web-event-form-when = Quem e quando
web-event-form-least = Jogadores, no mínimo
web-event-form-most = Jogadores, no máximo
web-event-form-least-rating = Pontuação a partir de
web-event-form-most-rating = Pontuação até
web-event-form-closes = As inscrições terminam e o torneio começa (por data: na data da primeira rodada; vazio: quando você decidir)
web-event-form-first = Primeira rodada
web-event-form-apart = Dias entre rodadas
web-event-form-days = Dias por rodada (vazio: sem prazo)
web-event-form-days-season = Dias para a temporada (vazio: sem prazo)
web-event-form-ties = Com pontos iguais decide, nesta ordem
web-event-form-earlier = Antes
web-event-found = Anunciar o torneio
web-event-found-note = Depois disso ninguém pode mudar as condições, nem você.

## Invitations

web-event-you-invited = Você tem um convite
web-event-invited-by = { $by } convida você a jogar este torneio.
web-event-invited-instead = { $by } convida você a assumir o lugar de { $other }.
web-event-accept = Aceitar
web-event-decline = Recusar
web-event-invited = com convite
