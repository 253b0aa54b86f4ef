# The web table. Everything else that it shows comes from the other files or, already in words, from the server.

## Around the table

web-close = Fechar
web-skip = Ir para o conteúdo
web-home = Início
web-places = Seções
web-place-games = Suas partidas
web-place-lobby = Sala
web-place-cards = Cartas
web-place-rules = Regras
web-place-replays = Replays
web-place-learn = Aprender
web-place-settings = Ajustes
web-title-new = Nova partida
web-title-lobby = Sala
web-title-games = Suas partidas
web-title-cards = Cartas
web-title-rules = Regras
web-title-replays = Replays
web-title-learn = Aprender
web-title-settings = Ajustes
web-language = Idioma
web-light = Cores claras
web-dark = Cores escuras
web-settings = Ajustes
web-nowhere = Não há nada aqui
web-loading = Um momento…
web-switch-on = sim
web-switch-off = não

## The first screen

web-home-twilight = Toda a Guerra Fria em dez turnos de influência, golpes e cartas.
    .size = 2 jogadores · 2 a 3 horas
web-home-guerra-fria = Mísseis, escolhas secretas ao mesmo tempo e uma aliança que encerra tudo. Dois vencem.
    .size = 4 jogadores · 20 minutos
web-play-machine = Jogar contra a máquina
web-play-friend = Jogar com amigos
web-options = Opções
web-continue = Continuar
web-all-games = Todas as suas partidas
web-continue-none = Nada ainda. Suas partidas ficarão aqui.
web-final = Ver a final do torneio
web-final-text = A partida contada nos livros de regras, com um comentário a cada jogada. Percorra-a da cadeira de qualquer lado.
web-watch = Ver
web-no-account = Não precisa de conta. Suas partidas ficam neste aparelho até você escolher um nome.

## Lists of tables

web-machine = Máquina
web-seat-free = lugar livre
web-alone = ninguém mais
web-your-turn = Sua vez
web-status-open = Esperando jogadores
web-status-playing = Em jogo
web-status-over = Encerrada
web-status-aborted = Cancelada
web-actions = { $n ->
    [one] { $n } passo
   *[other] { $n } passos
}
web-lobby-open = Com lugar livre
web-lobby-playing = Em jogo: assistir
web-lobby-none = Nenhuma mesa no momento.
web-new-table = Nova mesa
web-level-random = ao acaso
web-level-greedy = rápida
web-level-search = ponderada
web-level-recruit = recruta
web-level-learned = treinada
web-level-marshal = marechal

## A new game

web-game = Jogo
web-start-from = Partir de
web-players = Jogadores
web-opponent = Adversário
web-opponent-machine = máquina
web-opponent-friend = pessoas
web-opponent-hot-seat = uma tela
web-strength = Força
    .why = Quão bem a máquina joga.
web-clock = Relógio
    .why = Tempo de cada jogador; quem esgota perde.
web-clock-none = sem relógio
web-clock-30 = 30 min
web-clock-60 = 60 min
web-clock-days = um dia por jogada
web-visible = Quem pode vir
    .why = Uma mesa privada só é achada pelo link.
web-visible-private = quem tem o link
web-visible-public = qualquer um
web-your-seat = Seu lugar
web-by-lot = por sorteio
web-help = Ajuda para decidir
web-help-odds = Probabilidades
    .why = As chances antes de rolar o dado.
web-help-scores = Pontuações
    .why = O que cada região pontuaria agora.
web-help-warnings = Avisos
    .why = Um aviso antes de uma jogada que pode perder a partida.
web-help-tracker = Controle de cartas
    .why = Quais cartas já saíram e quais ainda podem vir.
web-changed = alterado
web-your-game = Sua partida
web-summary-machine = { $game } contra a máquina ({ $level }).
web-summary-friend = { $game } com outras pessoas: você envia um link.
web-summary-hot-seat = { $game } em uma só tela: você ocupa todos os lugares.
web-summary-lot = Seu lugar é sorteado.
web-summary-seat = Seu lugar: { $seat }.
web-back-to-preset = Desfazer as alterações
web-start = Começar
web-stop-any-time = Você pode parar e continuar quando quiser.
web-preset-standard = Padrão
    .why = Dez turnos, edição Deluxe, todas as 110 cartas.
web-preset-league = Liga
    .why = Como nos torneios: mais dois de influência para os EUA.
web-preset-first-edition = Primeira edição
    .why = As cartas e os valores da primeira edição.
web-preset-late-war = Final da Guerra
    .why = Turnos 8 a 10 a partir de uma posição preparada.
web-preset-chinese-civil-war = Guerra Civil Chinesa
    .why = A URSS precisa vencer na China antes de ter a carta.
web-option-edition = De qual edição são os valores e as cartas.
web-option-scenario = A guerra toda, ou só seus três últimos turnos.
web-option-optional-cards = Mais sete cartas, de 104 a 110, entram nos baralhos.
web-option-promo = Quatro cartas de edições nacionais.
web-option-without = Cartas deixadas de fora.
web-option-us-handicap = Influência extra dos EUA na preparação.
web-option-ussr-handicap = Influência extra da URSS na preparação.
web-option-chinese-civil-war = Luta-se pela China antes de jogar sua carta.
web-option-bid = Os jogadores dão lances pelo lado que querem.
web-option-show-held = A carta guardada é mostrada no fim do turno.
web-option-realign-any-defcon = O DEFCON não limita realinhamentos.
web-option-realign-safe = Quem realinha não perde nada.
web-option-split-ops = As operações podem ser divididas entre influência e realinhamento.
web-option-space-decline = Pode-se recusar a rolagem espacial.
web-option-talk = Os jogadores podem falar sobre a partida?
web-option-max-rounds = Empate após tantas rodadas; vazio, nunca.
web-value-deluxe = Deluxe
web-value-first = primeira
web-value-standard = guerra toda
web-value-late-war = Final da Guerra
web-value-none = não
web-value-sealed = fechado
web-value-open = aberto
web-value-on = sim
web-value-off = não

## A table that is filling

web-sit = Sentar aqui
web-machine-here = Máquina aqui
web-free-seat = Liberar o lugar
web-send-link = Envie este link para quem vai jogar.
web-link = Link desta mesa
web-copy = Copiar
web-copied = Copiado
web-call-off = Cancelar
web-leave = Sair
web-wait-start = O anfitrião começa a partida.
web-table-full = Todos os lugares estão ocupados. Você pode assistir quando a partida começar.
web-gone = Esta mesa não existe
web-gone-text = Foi cancelada, é privada ou o link está errado.

## At the table

web-you = Você
web-away = ausente
web-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
web-decision = Decisão
web-panes = Painéis
web-regions = Regiões
web-world = Mundo
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-tab-decision = Decisão
web-tab-log = Crônica
web-tab-scores = Pontos
web-tab-cards = Cartas
web-tab-rules = Regras
web-tab-chat = Conversa
web-tab-tracks = Trilhas
web-table-open = Esperando jogadores
web-see-rules = Regras { $section }
web-looking-on = Você está assistindo. As mãos ficam ocultas.
web-must-score = Cartas de pontuação a jogar neste turno: { $cards }
web-headline-laid = Seu destaque está na mesa: { $card }
web-undo = Desfazer
web-points-left = restam { $n } de { $of } pontos
web-choose-again = Escolher de novo
web-all-the-same = Mesmo assim
web-ask-unused = { $n ->
    [one] Deixar { $n } ponto sem usar?
   *[other] Deixar { $n } pontos sem usar?
}
web-ask-unused-text = Eles se perdem quando você encerra as operações.
web-end-anyway = Encerrar assim mesmo
web-roll = Rolar
web-not-there = { $country } não pode ser escolhido agora. Escolha um país com moldura âmbar.
web-not-that-card = { $card } não pode ser escolhida agora. Escolha uma carta com moldura âmbar.
web-more = Mais
web-hint = Dica
web-hint-says = Um bot escolheria: { $hint }
web-offer-a-draw = Propor empate
web-ask-take-back = Pedir para voltar
web-accept = Aceitar
web-decline = Recusar
web-claim-time = Reivindicar a vitória por tempo
web-resign = Desistir
web-resign-text = A partida acaba e o outro lado vence.
web-record = Baixar o registro
web-download = Baixar
web-result = Resultado
web-replay = Replay
web-rematch = De novo, trocando de lado
web-rematch-go = Para a próxima partida
web-see-board = Ver o tabuleiro
web-wins = Vitória { $of }
web-end-line = Turno { $turn } · DEFCON { $defcon } · Corrida Espacial { $us } : { $ussr }
web-curve = Pontos de vitória ao longo da partida: { $points }
web-curve-control = Países controlados
web-log-lines = { $n ->
    [one] { $n } linha
   *[other] { $n } linhas
}
web-log-empty = Nada aconteceu ainda.
web-log-why = Bot: { $why }
web-log-reasons = Razões
web-chat-empty = Ninguém disse nada.
web-chat-say = Diga algo

## The board

web-board = O tabuleiro
web-map-presence = Presença
web-map-domination = Domínio
web-map-control = Controle
web-map-win = Vence
web-map-closed = Fechada a golpes e realinhamentos pelo DEFCON
web-map-closed-coups = Fechada a golpes pelo DEFCON
web-controlled-by = controlado por { $side }
web-uncontrolled = sem controle
web-may-choose = pode ser escolhido
web-costs = { $n ->
    [one] custa { $n } ponto
   *[other] custa { $n } pontos
}
web-in-force = Em vigor
web-this-turn = neste turno
web-space-key = rolagem · PV 1º / 2º
web-space-ops = { $n }+ op.
web-space-now = Corrida Espacial: EUA em { $us }, URSS em { $ussr }
web-milops-required = { $n } exigidas
web-milops-now = Operações militares: EUA { $us }, URSS { $ussr }, exigidas { $n }
web-china-nobody = ninguém
web-vp-leads = { $side }: vantagem de { $n }
web-vp-even = empate
web-defcon-note = sem golpes em
web-defcon-5 = livre
web-defcon-4 = Europa
web-defcon-3 = + Ásia
web-defcon-2 = + O. Médio
web-defcon-1 = guerra
web-defcon-says-5 = golpes e realinhamentos em toda parte
web-defcon-says-4 = sem golpes nem realinhamentos na Europa
web-defcon-says-3 = sem golpes nem realinhamentos na Europa e na Ásia
web-defcon-says-2 = sem golpes nem realinhamentos na Europa, na Ásia e no Oriente Médio
web-defcon-says-1 = guerra nuclear
web-defcon-bars-coups-4 = sem golpes na Europa
web-defcon-bars-coups-3 = sem golpes na Europa e na Ásia
web-defcon-bars-coups-2 = sem golpes na Europa, na Ásia e no Oriente Médio

## Cards and panes

web-your-hand = { $n ->
    [one] Sua mão, { $n } carta
   *[other] Sua mão, { $n } cartas
}
web-no-cards = Você não tem cartas.
web-card-printed = { $n } impressas
web-card-this-turn = jogue neste turno
web-card-event-happens = o evento acontece
web-card-number = Nº { $n }
web-card-worth = Vale { $n } agora
web-deck-and-hands = Pilha { $deck } · mão dos EUA { $us } · mão da URSS { $ussr }
web-pile-known-us = Vistas na mão dos EUA
web-pile-known-ussr = Vistas na mão da URSS
web-pile-unseen = Em mão oculta ou na pilha
web-pile-discard = Descartadas
web-pile-removed = Removidas
web-scores-now = Se pontuasse agora
web-scores-final = Pontuação final agora:
web-scores-note = Pontos por nível, países-chave e vizinhos do inimigo, como contam as cartas de pontuação.
web-score-battlegrounds = países-chave
web-score-bordering = ao lado do inimigo
web-score-even = empate
web-score-lead = { $side } +{ $n }
web-score-wins = { $side } vence
web-level-of-none = nada
web-level-of-presence = presença
web-level-of-domination = domínio
web-level-of-control = controle
web-keys = Teclas
web-key-tab = Tab
    .does = de área em área
web-key-arrows = Setas
    .does = pelas ligações do mapa, pela mão
web-key-letters = Letras
    .does = no mapa: ao país desse nome
web-key-dot = . e ,
    .does = no mapa: próximo e anterior país que pode ser escolhido
web-key-enter = Enter
    .does = escolher, ou encerrar as operações
web-key-esc = Esc
    .does = um passo atrás
web-key-z = Z
    .does = desfazer
web-key-words = E F I C R S
    .does = evento, evento antes, influência, golpe, realinhamento, espaço
web-key-help = ?
    .does = esta lista

## Guerra Fría

web-gf-board = A mesa na rodada { $n }
web-gf-key = Na seta: mísseis. Em destaque: a reserva. A linha: todos os mísseis, jogada a jogada.
web-gf-ready = pronto
web-gf-choosing = escolhendo…
web-gf-total = { $n ->
    [one] { $n } míssil
   *[other] { $n } mísseis
}
web-gf-together = Se dois atacam juntos
web-gf-danger = perigo
web-gf-chance = chance
web-gf-balance = equilíbrio
web-gf-attack-defence = ataque : defesa
web-gf-in = entra
web-gf-out = sai
web-gf-pact = pacto
web-gf-chosen = { $n } de 4 já escolheram. Todas as cartas viram juntas.
web-gf-free = Cartas uma a uma
web-gf-so-far = Até agora
web-gf-against = Contra { $who } (agora { $n })
web-gf-next-card = Próxima carta
web-gf-rounds = Rodadas
web-gf-play-build = quatro mísseis novos, nas suas setas ou guardados
web-gf-play-regroup = mova mísseis entre suas setas
web-gf-play-ally = ataquem juntos, se este parceiro também indicar você
web-gf-play-free = ponha seis cartas uma a uma; uma jogada nula é passar

## Replays

web-replay-file = Seu próprio arquivo
web-replay-file-text = Um registro deste programa, ou um log da edição digital oficial.
web-replay-own = Suas partidas encerradas
web-replay-step = Passo { $n } de { $of }
web-replay-back = Voltar
web-replay-next = Avançar
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-eyes = Pelos olhos de
web-replay-all = todos
web-replay-none = Esta partida não pode ser revista

## Cards and rules

web-search-rules = Buscar nas regras
web-search-cards = Buscar cartas
web-sections = { $n ->
    [one] { $n } seção
   *[other] { $n } seções
}
web-contents = Índice
web-era = Época
web-era-all = todas as épocas
web-side = Lado
web-side-all = todos os lados

## Settings

web-set-theme = Cores
    .why = Claras, escuras ou como no seu aparelho.
web-set-theme-system = aparelho
web-set-theme-light = claras
web-set-theme-dark = escuras
web-set-colours = Cores dos lados
    .why = Outro par para quem distingue mal vermelho e verde.
web-set-colours-standard = vermelho e azul
web-set-colours-safe = laranja e azul
web-set-size = Tamanho do texto
    .why = O mapa cresce com a janela; as palavras, com isto.
web-set-size-normal = normal
web-set-size-large = grande
web-set-size-larger = maior
web-set-motion = Movimento
    .why = Com que rapidez se mostra o que acontece.
web-set-motion-full = completo
web-set-motion-fast = rápido
web-set-motion-none = nenhum
web-set-sound = Som
    .why = Uma batida para dados e cartas.
web-set-confirm = Perguntar antes do irreversível
    .why = Uma pergunta antes de rolar dados ou perder pontos.
web-set-reasons = Razões dos bots
    .why = Abaixo das linhas deles na crônica: por que jogam o que jogam.
web-set-reasons-alone = quando jogo só contra bots
web-set-reasons-always = sempre
web-set-reasons-never = nunca
web-profile = Perfil
web-profile-text = Você joga como convidado. Com nome e senha, suas partidas são suas em qualquer aparelho.
web-name = Nome
web-password = Senha
web-register = Ficar com este nome
web-log-in = Entrar
web-log-out = Sair
web-logged-out = Você saiu.
web-hello = Boas-vindas, { $name }.
web-you-are = Você é { $name }.
web-notices = Quando for a sua vez
web-notices-text = Nada é enviado sem que você peça aqui. Um webhook é um endereço do Discord ou de um programa seu.
web-notices-email = E-mail
web-notices-webhook = Webhook
web-notices-keep = Salvar
web-notices-kept = Salvo.
web-notices-confirm = Salvo. Nada será enviado para { $address } antes que você siga o link da mensagem que está a caminho.

## Learning

web-learn-begin = Começar uma primeira partida com guia
web-learn-twilight-1 = Duas superpotências, os EUA e a URSS, espalham influência pelo mundo. Quem supera o outro em um país pela estabilidade dele o controla.
web-learn-twilight-2 = Cada carta é um evento e um número de operações. Seus eventos você escolhe; os do rival acontecem quando você usa a carta dele para operações.
web-learn-twilight-3 = As operações colocam influência, tentam golpes, realinham um país ou vão para a Corrida Espacial.
web-learn-twilight-4 = As cartas de pontuação contam uma região. 20 pontos vencem na hora; o controle da Europa, ao pontuar, também.
web-learn-twilight-5 = Golpes em países-chave baixam o DEFCON. Em 1 o mundo acaba, e perde quem estava agindo.
web-learn-guerra-fria-1 = Quatro jogadores em volta de uma mesa. Cada um tem três setas, uma contra cada rival, e uma reserva.
web-learn-guerra-fria-2 = Em cada rodada todos escolhem em segredo: quatro mísseis novos, mover mísseis ou uma aliança.
web-learn-guerra-fria-3 = Se dois jogadores se indicam um ao outro, atacam juntos os outros dois.
web-learn-guerra-fria-4 = O ataque vence se for mais forte que a defesa. O meio da mesa mostra de relance as chances de cada par.
web-learn-guerra-fria-5 = Dois vencem, dois perdem. Observe contra quem seus vizinhos se armam.
web-coach = Guia
web-coach-close = Já sei
web-lesson-setup = Preparação
    .text = Coloque sua primeira influência onde há molduras âmbar. O que mais vale é controlar países-chave, os de cabeçalho escuro.
web-lesson-headline = Destaque
    .text = Os dois lados põem uma carta em segredo; ambos os eventos acontecem, primeiro o de maior valor. Uma carta do seu lado com bom evento é um bom destaque.
web-lesson-card = Jogar uma carta
    .text = Pegue uma carta com moldura âmbar. As da cor do outro lado provocam o evento dele se você as usar para operações. Ainda dá para desfazer.
web-lesson-how = Para quê?
    .text = O evento ou operações: influência é segura, o golpe é rápido e conta como operação militar, o realinhamento tira influência e a Corrida Espacial se livra de uma carta ruim.
web-lesson-influence = Influência
    .text = Um ponto custa 1, ou 2 onde o outro lado controla. Você alcança países onde já está e os vizinhos deles.
web-lesson-coup = Golpe
    .text = Dado mais operações menos o dobro da estabilidade: tantos pontos mudam. Em um país-chave o DEFCON cai um.
web-lesson-realign = Realinhamento
    .text = Os dois lados rolam; o maior tira a diferença. Cada vizinho que você controla, ter mais influência e a fronteira com seu país somam 1.
web-lesson-event = Um evento
    .text = A própria carta diz o que se pede agora. A frase sob o tabuleiro repete.
web-lesson-wait = O outro lado decide
    .text = Olhe em volta: passe pelos países e pelas cartas, leia a crônica.
web-lesson-over = A partida acabou
    .text = Veja na curva onde ela virou.

## Bad moments

web-connection-lost = Conexão perdida. Sua última jogada está salva.
web-reconnecting = { $n ->
    [one] Nova tentativa em { $n } segundo.
   *[other] Nova tentativa em { $n } segundos.
}
web-error-offline = O servidor não responde. Tente de novo em instantes.
web-error-internal = Algo deu errado. Nada foi alterado.
web-error-load = Não foi possível carregar esta página. Tente de novo.
web-error-stale = A mesa avançou. Olhe de novo e escolha.
web-session-ended = A sua sessão expirou e você assiste como convidado. Entre de novo para voltar ao seu lugar.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over = É a vez de { $seat }
web-hand-over-text = Assuma o lugar diante da tela e continue quando ninguém mais estiver olhando.
web-hand-over-go = Continuar como { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = Seria desfeito: { $plays }
web-withdraw = Retirar
