# Pontuação, emparceiramentos, torneios e ligas.

server-error-rated-terms = Uma partida que vale pontuação precisa de relógio e de outro jogador, e se joga sem guia
server-error-rated-guest = Só quem tem nome e senha joga partidas que valem pontuação
server-error-rated-address = Vocês dois estão conectados do mesmo endereço: esta partida não pode valer pontuação
server-error-rated-bot = Neste servidor as partidas contra bots não valem pontuação
server-error-rating-range = Sua pontuação está fora dos limites que esta mesa pede
server-error-challenge-self = Você não pode desafiar a si mesmo
server-error-challenges = Há desafios demais à espera de resposta
server-error-seeks = Você procura partidas demais ao mesmo tempo
server-error-vacation = Você não tem tantos dias de férias
server-error-events = Você organiza torneios demais ao mesmo tempo

table-offer-pause = { $seat } propõe parar os relógios por um tempo
table-offer-pause-own = Você propôs parar os relógios; falta a resposta
table-declined-pause = { $seat } não quer parar os relógios

event-terms-title = Um torneio precisa de um título
event-terms-games = Um confronto tem uma ou duas partidas
event-terms-least = São necessários pelo menos dois jogadores, e vagas para todos os que se exigem
event-terms-most = Um torneio tem no máximo 1000 jogadores
event-terms-days = Uma rodada dura de 1 a 400 dias
event-terms-ties = Cada critério de desempate aparece uma só vez
event-terms-apart = Entre duas rodadas passam de 1 a 400 dias
event-terms-rounds = Há de 1 a 30 rodadas
event-terms-cycles = Todos enfrentam todos uma ou duas vezes
event-terms-robin = Quando todos enfrentam todos, há no máximo 64 jogadores
event-terms-divisions = Uma liga tem de 1 a 40 divisões
event-terms-division = Uma divisão tem de 2 a 64 jogadores e um nome curto
event-terms-beside = A primeira divisão não tem outra antes para ficar ao lado
event-terms-moves = Sobem e descem mais jogadores do que há na menor divisão
event-terms-room = As divisões têm menos vagas do que os jogadores que podem se inscrever
event-terms-fours-games = Uma mesa de quatro joga uma partida por rodada
event-terms-fours = Mesas de quatro precisam de quatro jogadores
event-terms-times = Uma data precisa estar no futuro, e a no máximo cinco anos
event-terms-follows = A temporada anterior é indicada pelo identificador do seu torneio
event-terms-rights = Cada direito aparece uma só vez
event-terms-ratings = A pontuação mínima é maior que a máxima: ninguém poderia se inscrever

event-refused-not-open = As inscrições não estão abertas
event-refused-full = Todas as vagas estão ocupadas
event-refused-already = Esse jogador já está inscrito
event-refused-not-there = Neste torneio não existe esse jogador, confronto ou rodada
event-refused-no-right = Só os organizadores com esse direito podem fazer isso
event-refused-own-match = Ninguém pode decidir sobre o próprio confronto
event-refused-not-now = Isso não é possível neste momento do torneio
event-refused-not-done = Alguns confrontos desta rodada não terminaram
event-refused-too-few = Faltam jogadores
event-refused-no-reason = Dê um motivo: todos podem ler
event-refused-rating = Sua pontuação está fora dos limites deste torneio
event-refused-too-long = Esse texto é longo demais
event-refused-guest = Só quem tem nome e senha participa de torneios

event-log-found = O torneio foi anunciado
event-log-begin = O torneio começou com { $players ->
    [1] um jogador
   *[other] { $players } jogadores
}
event-log-pair = Saiu o emparceiramento da rodada { $round }
event-log-enter = Inscrição aceita: { $player }
event-log-enter-division = Inscrição aceita: { $player }, para jogar em { $division }
event-log-leave = { $player } deixou o torneio
event-log-extend = O prazo da rodada { $round } vai até { $until }
event-log-extend-all = Todos os confrontos têm prazo até { $until }
event-log-extend-match = { $match }: prazo até { $until }
event-log-ask-more = { $match }: pedido de prorrogação até { $until }
event-log-agree-more = { $match }: prorrogação combinada, prazo até { $until }
event-log-refuse-more = { $match }: a prorrogação até { $until } não foi concedida
event-log-forfeit = { $match }: { $player } perde o que falta jogar
event-log-adjudicate-won = { $match }, partida { $game }: vitória dada a { $player }
event-log-adjudicate-drawn = { $match }, partida { $game }: declarada empate
event-log-substitute = { $player } assume o lugar de { $other }
event-log-staff = { $player } entra na organização e pode: { $rights }
event-log-staff-off = { $player } sai da organização
event-log-announce = Aviso
event-log-call-off = O torneio foi cancelado

event-ending-forfeit = W.O.
event-ending-adjudicated = decisão dos organizadores
event-round-begins = começa a rodada { $round }
event-round-ends = fim da rodada { $round }

event-notice-subject = { $event }: novidades para você
event-notice-paired = { $event }: a rodada { $round } começou e sua partida espera por você.
event-notice-deadline = { $event }: jogue o seu confronto da rodada { $round } até { $until }.
event-notice-extended = { $event }: seu confronto da rodada { $round } agora termina em { $until }.
event-notice-asked = { $event }: { $player } pede prorrogação até { $until }. Sua resposta é aguardada.
event-notice-refused = { $event }: a prorrogação não foi concedida. Seu confronto termina em { $until }.
event-notice-over = { $event } terminou.
event-notice-called-off = { $event } foi cancelado.

rating-former = ex-jogador

cli-admin-ratings-what = diga recompute ou check
cli-admin-ratings-same = resultados { $results }, pontuações { $ratings }: o que está guardado confere com o cálculo
cli-admin-ratings-mended = resultados { $results }, pontuações { $ratings }: { $different ->
    [1] { $different } não conferia e foi corrigida
   *[other] { $different } não conferiam e foram corrigidas
}
cli-admin-ratings-other = resultados { $results }, pontuações { $ratings }: { $different ->
    [1] { $different } não confere
   *[other] { $different } não conferem
}, ou há um resultado ilegível
cli-admin-results = Resultados incluídos: { $count }

server-error-rated-bot-offer = Em uma partida que vale pontuação os bots não aceitam nem voltar jogadas nem pausas
event-refused-too-many = Este torneio já atingiu o limite para esta ação
event-refused-barred = Este jogador não pode participar no momento
event-refused-not-withdrawn = Um organizador só ocupa o lugar de um jogador que saiu
event-refused-earlier = Uma prorrogação dá mais tempo: nenhum confronto pode terminar antes do previsto, e o que não tinha prazo recebe pelo menos três dias
event-refused-begun = Uma partida que vale pontuação e já começou é terminada pelos jogadores: você pode decidi-la depois do prazo. Se não houver prazo, defina um com “Prorrogar”
event-refused-same-address = Só um moderador pode fazer valer pontuação as partidas entre contas de um mesmo endereço
event-log-invite = { $player } recebeu um convite
event-log-invite-division = { $player } recebeu um convite para jogar em { $division }
event-log-invite-place = { $player } recebeu um convite para assumir o lugar de { $other }
event-log-accept = { $player } aceitou o convite
event-log-decline = { $player } recusou o convite
event-log-part = A conta de um jogador foi encerrada
event-log-advise = { $match }, partida { $game }: um organizador consultou quanto vale a posição; a partida não continua
event-log-hand-over = { $player } organiza o torneio a partir de agora
event-log-late = { $match }: o prazo acabou e { $player } perde o que falta jogar
event-log-too-few = Houve poucas inscrições: o torneio foi cancelado
event-log-forgotten = Ninguém o começou em um ano: o torneio foi cancelado
event-log-forgotten-running = Em um ano ninguém fez nem jogou nada: o torneio foi cancelado
event-season-ends = fim da temporada
event-notice-invited = { $event }: você foi convidado a jogar.
server-challenged = { $name }, { $from } desafia você para uma partida de { $game }.
server-mail-challenge = Um desafio
