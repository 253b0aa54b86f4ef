# Pontuação, emparceiramentos, torneios e ligas.

server-error-rated-terms = Uma partida que vale pontuação precisa de relógio e de outro jogador, e não tem treinador
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

event-refused-terms = Estas condições não combinam: { $why }
event-refused-not-open = As inscrições não estão abertas
event-refused-full = Todas as vagas estão ocupadas
event-refused-already = Esse jogador já está inscrito
event-refused-not-there = Não há esse jogador, confronto ou rodada neste torneio
event-refused-no-right = Só os organizadores com esse direito podem fazer isso
event-refused-own-match = Ninguém decide sobre um confronto próprio
event-refused-not-now = Isso não é possível neste momento do torneio
event-refused-not-done = Alguns confrontos desta rodada não terminaram
event-refused-too-few = Há poucos jogadores
event-refused-no-reason = Dê um motivo: todos podem ler
event-refused-rating = Sua pontuação está fora dos limites deste torneio
event-refused-too-long = Esse texto é longo demais
event-refused-guest = Só quem tem nome e senha participa de torneios

event-log-found = O torneio foi anunciado
event-log-begin = O torneio começou com { $players ->
    [1] um jogador
   *[other] { $players } jogadores
}
event-log-pair = A rodada { $round } foi emparceirada
event-log-enter = { $player } foi admitido
event-log-leave = { $player } deixou o torneio
event-log-extend = A rodada { $round } tem prazo até { $until }
event-log-extend-all = Todos os confrontos têm prazo até { $until }
event-log-extend-match = { $match }: prazo até { $until }
event-log-forfeit = { $match }: { $player } perde o que falta jogar
event-log-adjudicate-won = { $match }, partida { $game }: vitória dada a { $player }
event-log-adjudicate-drawn = { $match }, partida { $game }: declarada empate
event-log-substitute = { $player } assume o lugar de { $other }
event-log-staff = { $player } ajuda a organizar
event-log-staff-off = { $player } não ajuda mais a organizar
event-log-announce = Aviso
event-log-call-off = O torneio foi cancelado

event-ending-forfeit = ausência
event-ending-adjudicated = decisão dos organizadores
event-round-begins = começa a rodada { $round }
event-round-ends = fim da rodada { $round }

event-notice-subject = { $event }: novidades para você
event-notice-paired = { $event }: a rodada { $round } começou e sua partida espera por você.
event-notice-deadline = { $event }: seu confronto da rodada { $round } termina em { $until }.
event-notice-extended = { $event }: seu confronto da rodada { $round } agora termina em { $until }.
event-notice-over = { $event } terminou.
event-notice-called-off = { $event } foi cancelado.

rating-former = antigo jogador

cli-admin-ratings-what = diga recompute ou check
cli-admin-ratings-same = resultados { $results }, pontuações { $ratings }: o que está guardado é o que resulta deles
cli-admin-ratings-mended = resultados { $results }, pontuações { $ratings }: { $different } estavam guardadas de outro modo e foram corrigidas
cli-admin-ratings-other = resultados { $results }, pontuações { $ratings }: { $different } estão guardadas de outro modo, ou um resultado não pode ser lido
cli-admin-results = Resultados incluídos: { $count }
