# The web table. Everything else that it shows comes from the other files or, already in words, from the server.
## Around the table
web-close = Fechar
web-skip = Ir para o conteúdo
web-home = Início
web-places = Seções
web-place-games = Suas partidas
web-place-lobby = Sala
web-place-events = Torneios
web-place-ladder = Classificação
web-place-cards = Cartas
web-place-rules = Regras
web-place-replays = Replays
web-place-learn = Aprender
web-place-settings = Ajustes
web-title-new = Nova partida
web-title-begin = Nova partida
web-title-lobby = Sala
web-title-events = Torneios
web-title-ladder = Classificação
web-title-player = Jogador
web-title-games = Suas partidas
web-title-cards = Cartas
web-title-rules = Regras
web-title-replays = Replays
web-title-verify = Conferir os dados
web-title-learn = Aprender
web-title-coming = Para quem vem do aplicativo ou do tabuleiro
web-title-settings = Ajustes
web-title-credits = Créditos
web-title-puzzles = Problemas
web-title-analyse = Tabuleiro de análise
web-language = Idioma
web-light = Cores claras
web-dark = Cores escuras
web-settings = Ajustes
web-all-settings = Todos os ajustes, e quem você é
web-sign-in = Entrar
web-turns = { $n ->
    [1] { $n } partida espera por você
   *[other] { $n } partidas esperam por você
}
web-nowhere = Não há nada aqui
web-title-privacy = Privacidade
web-loading = Um momento…
web-switch-on = sim
web-switch-off = não

## The first screen
web-home-twilight = Toda a Guerra Fria em dez turnos de Influência, Golpes e cartas.
    .size = 2 jogadores · 2 a 3 horas
web-home-guerra-fria = Mísseis, escolhas secretas e uma aliança que encerra tudo. Dois vencem.
    .size = 4 jogadores · 20 minutos
web-play-machine = Jogar contra o computador
web-play-friend = Jogar com amigos
web-options = Opções
web-continue = Continuar
web-all-games = Todas as suas partidas
web-continue-none = Nada ainda. Suas partidas ficarão aqui.
web-final = Ver a final do torneio
web-final-text = A partida contada nos manuais, com um comentário a cada jogada. Percorra-a do lugar de qualquer um dos lados.
web-watch = Ver
web-no-account = Não precisa de conta. Suas partidas ficam neste aparelho até você escolher um nome.

## Lists of tables
web-machine = Computador
web-seat-free = lugar livre
web-alone = ninguém mais
web-your-turn = Sua vez
web-status-open = Esperando jogadores
web-status-playing = Em jogo
web-status-over = Encerrada
web-status-aborted = Cancelada
web-lobby-open = Com lugar livre
web-lobby-playing = Em jogo: assistir
web-lobby-none = Nenhuma mesa no momento.
web-filter = Filtros
web-filter-clear = Ver todas
web-filter-game-any = os dois jogos
web-filter-clock-any = qualquer relógio
web-filter-clock-live = ao vivo
web-filter-clock-days = por dias
web-filter-clock-none = sem relógio
web-filter-seat = Lugar livre
web-filter-seat-any = qualquer lugar
web-filter-handicap-any = qualquer vantagem
web-filter-handicap-even = sem vantagem
web-filter-handicap-given = com vantagem
web-filter-handicap-bid = leilão
web-lobby-count = { $waiting ->
    [1] Uma mesa espera jogadores
   *[other] { $waiting } mesas esperam jogadores
} · { $playing } em jogo
web-lobby-hidden = { $n ->
    [1] Uma mesa não passa pelos filtros.
   *[other] { $n } mesas não passam pelos filtros.
}
web-new-table = Nova mesa
web-quick = Partida rápida
web-sit = Sentar-se
web-level-random = ao acaso
web-level-greedy = rápido
web-level-search = ponderado
web-level-recruit = recruta
web-level-corporal = cabo
web-level-sergeant = sargento
web-level-captain = capitão
web-level-learned = coronel
web-level-general = general
web-level-marshal = marechal

## A new game
web-game = Jogo
web-start-from = Partir de
web-players = Jogadores
web-opponent = Oponente
web-opponent-machine = computador
web-opponent-friend = pessoas
web-opponent-hot-seat = uma tela
web-place = Onde se joga
web-place-server = no servidor
    .why = Fica guardada no servidor; você pode continuar em qualquer dispositivo.
web-place-device = neste dispositivo
    .why = O seu próprio aparelho pensa e a partida fica neste navegador. Também funciona sem rede.
web-place-device-games = Partidas neste dispositivo
web-place-back = Ao servidor
web-strength = Força
    .why = Quão bem o computador joga; 1 é o mais fraco.
web-clock = Relógio
    .why = Tempo de cada jogador; quem o esgota perde.
web-clock-none = sem relógio
web-clock-bank = { $clock } por jogada
web-visible = Quem pode entrar
    .why = Uma mesa privada só é achada pelo link.
web-visible-private = quem tem o link
web-visible-public = qualquer um
web-your-seat = Seu lugar
web-by-lot = aleatório
web-help = Ajuda para decidir
web-help-odds = Probabilidades
    .why = As chances antes de rolar o dado.
web-help-scores = Pontuações
    .why = O que cada Região pontuaria agora.
web-help-warnings = Avisos
    .why = Avisa antes de uma jogada que pode fazer perder a partida.
web-help-tracker = Controle de cartas
    .why = Quais cartas já saíram e quais ainda podem vir.
web-changed = alterado
web-your-game = Sua partida
web-summary-machine = { $game } contra o computador ({ $level }).
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
    .why = Como nos torneios: mais 2 pontos de Influência para os EUA.
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
web-option-show-held = As Cartas na Mão são mostradas no fim do turno.
web-option-realign-any-defcon = O DEFCON não limita Realinhamentos.
web-option-realign-safe = Quem realinha não pode perder Influência.
web-option-split-ops = As Operações podem ser divididas entre Influência e Realinhamento.
web-option-space-decline = Pode-se recusar a rolagem espacial.
web-option-talk = Os jogadores podem falar sobre a partida?
web-option-max-rounds = Empate após este número de jogadas; vazio, sem limite.
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
web-machine-here = Pôr o computador
web-free-seat = Liberar o lugar
web-send-link = Envie este link às pessoas com quem você quer jogar.
web-link = Link desta mesa
web-copy = Copiar
web-copied = Copiado
web-call-off = Cancelar a partida
web-leave = Sair
web-opening = As contribuições dos jogadores para os dados estão sendo abertas…
web-wait-start = O anfitrião dá início à partida.
web-table-full = Todos os lugares estão ocupados. Você pode assistir quando a partida começar.
web-gone = Esta mesa não existe
web-gone-text = Foi cancelada, é privada ou o link está errado.
web-set-aside = Posta de lado
web-set-aside-download = Baixar o que se sabe
web-invitation = Convite
web-your-table = Sua mesa
web-invites = { $name } convida você para { $game }
web-invite-learn = Não conhece o jogo? Aprenda aqui
web-seats = Lugares
web-sit-as = Sentar-se como { $seat }
web-name-here = Seu nome na mesa
web-here-now = aqui agora
web-called-off = Esta partida foi cancelada
web-called-off-text = Quem convidou cancelou antes do começo. Nada se perdeu: abra outra mesa ou procure uma na sala.
web-term-edition = Edição
web-term-handicap = Vantagem
web-term-handicap-note = Influência extra na preparação
web-term-bid = leilão dos lados
web-term-clock = Relógio
web-term-clock-ends = quem fica sem tempo perde
web-term-clock-claimed = sem tempo, o outro pode reivindicar a vitória
web-term-clock-shown = { $n ->
    [1] o primeiro segundo após a jogada de outro não conta: é para vê-la
   *[other] os primeiros { $n } segundos após a jogada de outro não contam: são para vê-la
}
web-term-help = Ajudas
web-term-help-all = todas
web-term-help-none = nenhuma
web-term-help-note = as mesmas para os dois lados
web-term-spectators = Espectadores
    .why = Se outros podem assistir, e com quanto atraso veem a partida.
web-term-spectators-on = podem assistir
web-term-spectators-later = assistem { $time } depois
web-term-spectators-off = ninguém assiste
web-term-spectators-note = não veem as mãos
web-term-rules = Outras regras
web-row-handicap = vantagem: { $what }
web-row-clock = relógio: { $what }
web-row-help = ajudas: { $what }

## At the table
web-you = Você
web-away = ausente
web-time-left = Menos de { $time } restantes
web-watching = { $n ->
    [1] { $n } pessoa assistindo
   *[other] { $n } pessoas assistindo
}
web-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
}
web-decision = Decisão
web-panes = Painéis
web-fold = Recolher
web-regions = Regiões
web-world = Mundo
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-tab-decision = Decisão
web-tab-log = Crônica
web-tab-since = Novo
web-tab-scores = Pontos
web-tab-cards = Cartas
web-tab-rules = Regras
web-tab-chat = Chat
web-tab-tracks = Contadores
web-table-open = Esperando jogadores
web-see-rules = Regras { $section }
web-looking-on = Você está assistindo. As mãos ficam ocultas.
web-looking-on-later = Você vê tudo { $time } depois dos jogadores.
web-must-score = Cartas de Pontuação a jogar neste turno: { $cards }
web-headline-laid = Seu Destaque está escolhido: { $card }
web-undo = Desfazer
web-dock = Aponte para um país ou uma carta para ler aqui sobre eles.
web-start-over = Recomeçar
web-done = Pronto
web-laid-text = Ninguém mais vê isto ainda.
web-all-laid = Sua jogada está completa: toque em “Pronto” ou desfaça um passo.
web-points-left = { $n ->
    [1] resta
   *[other] restam
} { $n } de { $of ->
    [1] { $of } ponto
   *[other] { $of } pontos
}
web-choose-again = Escolher de novo
web-all-the-same = Fazer mesmo assim
web-ask-unused = { $n ->
    [1] Deixar { $n } ponto sem usar?
   *[other] Deixar { $n } pontos sem usar?
}
web-ask-unused-text = O que sobra se perde quando você encerra as Operações.
web-end-anyway = Encerrar assim mesmo
web-roll = Rolar
web-not-there = { $country } não pode ser escolhido agora. Escolha um país com moldura âmbar.
web-not-that-card = { $card } não pode ser escolhida agora. Escolha uma carta com moldura âmbar.
web-more = Mais
web-hint = Dica
web-hint-says = Um bot escolheria: { $hint }
web-offer-a-draw = Propor empate
web-ask-take-back = Pedir para voltar atrás
web-accept = Aceitar
web-decline = Recusar
web-claim-time = Reivindicar a vitória por tempo
web-resign = Desistir
web-resign-text = A partida acaba e o outro lado vence.
web-record = Baixar o registro
web-download = Baixar
web-result = Resultado
web-replay = Replay
web-review = Análise
web-rematch = Revanche, trocando de lado
web-rematch-go = Para a próxima partida
web-to-event = Ao torneio
web-see-board = Ver o tabuleiro
web-wins = { $side ->
    [us] Os EUA vencem
   *[other] A URSS vence
}
web-end-line = Turno { $turn } · DEFCON { $defcon } · Corrida Espacial { $us } : { $ussr }
web-curve = Pontos de vitória ao longo da partida: { $points }
web-curve-control = Países controlados
web-log-lines = { $n ->
    [1] { $n } linha
   *[other] { $n } linhas
}
web-log-empty = Nada aconteceu ainda.
web-log-why = Bot: { $why }
web-log-reasons = Razões
web-since = Desde sua última jogada
web-since-show = Mostrar de novo
web-since-nothing = Nada aconteceu desde então.
web-show = O que aconteceu
web-show-on = Continuar
web-show-back = Passo anterior
web-show-next = Próximo passo
web-show-step = { $n } de { $of }
web-show-then = Depois: { $what }
web-show-plays = { $who }: { $use }
web-show-needed = { $n } ou mais
web-show-at-most = { $n } ou menos
web-show-ends = { $what } termina
web-show-countries = { $n ->
        [1] { $n } país
       *[other] { $n } países
    }
web-show-card = Carta
web-show-headlines = Destaques
web-show-event = Evento
web-show-change = Influência
web-show-die = Dado
web-show-score = Pontuação
web-show-follows = Depois
web-show-tells = Depois
web-show-reveal = Cartas viradas
web-show-missiles = Mísseis
web-use-event = Evento
web-use-event-first = primeiro o Evento, depois as Operações
web-use-influence = Influência
web-use-coup = Golpe
web-use-realign = Realinhamento
web-use-space = Corrida Espacial
web-use-play = Operações
web-log-where = Ver no mapa: { $countries }
web-chat-empty = Ninguém disse nada.
web-chat-say = Diga algo

## The board
web-board = O tabuleiro
web-map-presence = Presença
web-map-domination = Domínio
web-map-control = Controle
web-map-win = Vitória
web-map-closed = Fechada a Golpes e Realinhamentos pelo DEFCON
web-map-closed-coups = Fechada a Golpes pelo DEFCON
web-controlled-by = controlado { $by }
web-uncontrolled = sem Controle
web-may-choose = pode ser escolhido
web-costs = { $n ->
    [1] custa { $n } ponto
   *[other] custa { $n } pontos
}
web-in-force = Em vigor
web-this-turn = neste turno
web-space-key = rolagem · PV 1º / 2º
web-space-ops = { $n }+ Ops
web-space-now = Corrida Espacial: EUA em { $us }, URSS em { $ussr }
web-milops-required = mínimo { $n }
web-milops-now = Operações Militares: EUA { $us }, URSS { $ussr }, obrigatórias { $n }
web-china-nobody = ninguém
web-vp-leads = { $side }: vantagem de { $n }
web-vp-even = empate
web-defcon-note = fechado a Golpes
web-defcon-5 = nada
web-defcon-4 = Europa
web-defcon-3 = + Ásia
web-defcon-2 = + O. Médio
web-defcon-1 = guerra
web-defcon-says-5 = Golpes e Realinhamentos em qualquer Região
web-defcon-says-4 = Europa fechada a Golpes e Realinhamentos
web-defcon-says-3 = Europa e Ásia fechadas a Golpes e Realinhamentos
web-defcon-says-2 = Europa, Ásia e Oriente Médio fechados a Golpes e Realinhamentos
web-defcon-says-1 = guerra nuclear
web-defcon-bars-coups-4 = sem Golpes na Europa
web-defcon-bars-coups-3 = sem Golpes na Europa e na Ásia
web-defcon-bars-coups-2 = sem Golpes na Europa, na Ásia e no Oriente Médio

## Cards and panes
web-your-hand = { $n ->
    [1] Sua mão, { $n } carta
   *[other] Sua mão, { $n } cartas
}
web-no-cards = Você não tem cartas.
web-card-printed = valor impresso { $n }
web-card-this-turn = jogue neste turno
web-card-event-happens = o Evento ocorre
web-card-number = Nº { $n }
web-card-worth = Vale { $n } agora
web-deck-and-hands = Pilha { $deck } · mão dos EUA { $us } · mão da URSS { $ussr }
web-can-come = Ainda por vir
web-can-come-ops = Ops no total
web-pile-in-play = Em jogo
web-pile-looked-at = Vistas no baralho
web-pile-hand = Na sua mão
web-pile-some = { $n } de { $of }
web-pile-known-us = Vistas na mão dos EUA
web-pile-known-ussr = Vistas na mão da URSS
web-pile-unseen = Em mão oculta ou na pilha
web-pile-discard = Descartadas
web-pile-removed = Removidas
web-scores-now = Se pontuasse agora
web-scores-final = Pontuação final agora:
web-scores-note = Pontos por nível, Países-Chaves e países ao lado do oponente, como contam as Cartas de Pontuação.
web-score-bordering = ao lado do oponente
web-score-even = empate
web-score-lead = { $side } +{ $n }
web-score-wins = { $side ->
    [ussr] a URSS vence
   *[us] os EUA vencem
}
web-level-of-none = nada
web-level-of-presence = Presença
web-level-of-domination = Domínio
web-level-of-control = Controle
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
    .does = escolher, ou encerrar as Operações
web-key-esc = Esc
    .does = um passo atrás
web-key-z = Z
    .does = desfazer
web-key-space = Espaço
    .does = Enquanto uma jogada é mostrada: continuar. As setas avançam ou voltam, Esc encerra
web-key-words = E F I C R S
    .does = Evento, Evento antes, Influência, Golpe, Realinhamento, espaço
web-key-help = ?
    .does = esta lista

## Guerra Fría
web-gf-board = A mesa na jogada { $n }
web-gf-key = Na seta: mísseis. Em grande: a reserva. A linha: todos os mísseis, jogada a jogada.
web-gf-ready = pronto
web-gf-choosing = escolhendo…
web-gf-total = { $n ->
    [1] { $n } míssil
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
web-gf-chosen = { $n ->
    [1] { $n } de 4 já escolheu.
   *[other] { $n } de 4 já escolheram.
} Todas as cartas são viradas juntas.
web-gf-free = Cartas uma a uma
web-gf-plays = Jogadas
web-gf-onto = Mísseis nas suas setas
web-gf-columns = agora · mudança · depois
web-gf-laid = colocados
web-gf-moved = movidos
web-gf-moves = { $n } em movimento; a reserva fica
web-gf-at-most = no máximo { $n }
web-gf-must-balance = deve somar 0
web-gf-never-below = nunca abaixo de 0
web-gf-if-others = se os outros não mudarem nada
web-gf-clear = Limpar
web-gf-lay = Pôr seis cartas
web-gf-turned = Os quatro escolheram: as cartas são viradas
web-gf-against = contra { $who }
web-gf-next-card = Próxima carta
web-gf-rounds = Jogadas
web-gf-play-build = quatro mísseis novos, nas suas setas ou na reserva
web-gf-play-regroup = mova mísseis entre suas setas
web-gf-play-ally = ataquem juntos, se este aliado também escolher você
web-gf-play-free = ponha seis cartas uma a uma; uma jogada nula é passar

## Replays
web-replay-file = Seu próprio arquivo
web-replay-file-text = Um registro deste programa, ou um log da edição digital oficial. Você também pode soltá-lo em qualquer lugar desta página.
web-replay-own = Suas partidas encerradas
web-replay-imported = Partidas importadas
web-replay-step = Passo { $n } de { $of }
web-replay-back = Voltar
web-replay-next = Avançar
web-replay-by = Avançar por
web-replay-by-moment = momento
web-replay-by-play = jogada
web-replay-by-round = rodada
web-replay-by-turn = turno
web-replay-begin = O começo
web-replay-both = As duas mãos à vista
web-replay-link = Copiar link
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-eyes = Visto por
web-replay-all = todos
web-replay-none = Esta partida não pode ser revista
web-save = Salvar imagem ou vídeo
web-save-short = Salvar…
web-save-picture = Imagem desta posição
web-save-play = Vídeo desta jogada
web-save-turn = Vídeo deste turno
web-save-round = Vídeo desta jogada
web-save-text = O vídeo mostra todos os momentos em ordem. A gravação leva o mesmo tempo que o vídeo dura.
web-save-none = Este navegador não grava vídeos.
web-save-drawing = Desenhando a imagem…
web-save-recording = Gravando o vídeo…
web-save-cancel = Parar de gravar
web-save-failed = Não deu certo: não foi possível criar a imagem ou o vídeo.

## Cards and rules
web-search-rules = Buscar nas regras
web-rules-lesson = Aprender jogando
web-rules-tournament = Ver em uma partida
web-search-cards = Buscar cartas
web-sections = { $n ->
    [1] { $n } seção
   *[other] { $n } seções
}
web-contents = Índice
web-era = Época
web-era-all = todas as épocas
web-side = Lado
web-side-all = todos os lados
web-ops = Operações
web-ops-all = qualquer Op
web-edition = Edição
web-credits-icons = Desenhos das cartas
web-credits-icons-text = Os { $n } ícones são de game-icons.net, sob a licença CC BY 3.0, sem mudança além da cor. Desenhados por:
web-credits-type = Fontes
web-credits-type-text = Barlow e Barlow Condensed, de Jeremy Tribby.
web-era-short-early = Início
web-era-short-mid = Meio
web-era-short-late = Final

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
web-set-motion = Animação
    .why = Com que rapidez se mostra o que acontece.
web-set-motion-full = completa
web-set-motion-fast = rápida
web-set-motion-none = nenhuma
web-set-sound = Som
    .why = Uma batida para dados e cartas.
web-set-notices = Avisos do navegador
    .why = Avise da minha vez quando esta aba estiver em segundo plano.
web-set-notices-refused = O navegador não permite avisos desta página. Mude isso nas configurações dele.
web-set-away = Também sem nenhuma página aberta
    .why = Este navegador é despertado quando é a sua vez; quem mantém o serviço de avisos dele sabe que algo aconteceu, e nada mais.
web-set-away-refused = Este navegador não pode ser despertado: não tem serviço de avisos ou não o alcança agora.
web-set-confirm = Perguntar antes do irreversível
    .why = Uma pergunta antes de rolar dados ou perder pontos.
web-set-pace = Mostrar as jogadas dos outros
    .why = Um momento depois do outro, em ordem. Espaço continua, as setas avançam ou voltam.
web-set-pace-off = de uma vez
web-set-pace-quick = rápido
web-set-pace-normal = normal
web-set-pace-slow = lento
web-set-finish = “Pronto” no fim de uma jogada
    .why = Sua jogada espera até você tocar em “Pronto”; ninguém a vê antes.
web-set-finish-always = sempre
web-set-finish-stakes = se havia escolha
web-set-finish-never = nunca
web-set-reasons = Razões dos bots
    .why = Na crônica, abaixo de cada jogada deles: por que a escolheram.
web-set-reasons-alone = quando jogo só contra bots
web-set-reasons-always = sempre
web-set-reasons-never = nunca
web-profile = Perfil
web-profile-text = Você joga como convidado. Com nome e senha, encontra suas partidas em qualquer aparelho.
web-name = Nome
web-password = Senha
web-register = Registrar este nome
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
web-notices-confirm = Salvo. Nada será enviado para { $address } até você clicar no link do e-mail que acabamos de enviar.

## Learning
web-learn-begin = Começar uma primeira partida com guia
web-learn-twilight-1 = Duas superpotências, os EUA e a URSS, espalham Influência pelo mundo. Você controla um país se sua Influência superar a do oponente em pelo menos a Estabilidade do país.
web-learn-twilight-2 = Use suas cartas como Evento ou para Operações. Se usar uma carta do oponente para Operações, o Evento dela também ocorre.
web-learn-twilight-3 = As Operações colocam Influência, tentam Golpes, realinham um país ou vão para a Corrida Espacial.
web-learn-twilight-4 = As Cartas de Pontuação pontuam uma Região. Com 20 pontos vence-se na hora; com o Controle da Europa, quando ela pontua, também.
web-learn-twilight-5 = Golpes em Países-Chaves baixam o DEFCON. Em DEFCON 1 começa a guerra nuclear, e perde o jogador da vez.
web-learn-guerra-fria-1 = Quatro jogadores em volta de uma mesa. Cada um tem três setas, uma contra cada rival, e uma reserva.
web-learn-guerra-fria-2 = Em cada jogada todos escolhem em segredo: quatro mísseis novos, mover mísseis ou uma aliança.
web-learn-guerra-fria-3 = Se dois jogadores escolhem um ao outro, atacam juntos os outros dois.
web-learn-guerra-fria-4 = O ataque vence se for mais forte que a defesa. O meio da mesa mostra as chances de cada dupla.
web-learn-guerra-fria-5 = Dois vencem, dois perdem. Observe contra quem seus vizinhos se armam.
web-coach = Guia
web-coach-wish = Quanto o guia diz
web-coach-usual = O normal
web-coach-less = Menos
web-coach-silent = Silêncio
web-coach-waits = O oponente está jogando. Veja o que muda no tabuleiro.
web-coach-plays = O que faz sentido agora
web-coach-nothing = Nada a avisar.

## Bad moments
web-connection-lost = Conexão perdida. As jogadas confirmadas estão salvas.
web-unsent = Não confirmado: { $what }
web-unsent-some = Seu último comando não foi confirmado.
web-reconnect-now = Tentar agora
web-reconnecting = { $n ->
    [1] Nova tentativa em { $n } segundo.
   *[other] Nova tentativa em { $n } segundos.
}
web-error-offline = O servidor não responde. Tente de novo em instantes.
web-error-internal = Algo deu errado. Nada foi alterado.
web-error-load = Não foi possível carregar esta página. Tente de novo.
web-error-stale = A partida avançou. Olhe de novo e escolha.
web-session-ended = Sua sessão expirou e você assiste como convidado. Entre de novo para voltar ao seu lugar.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over-text = Assuma o lugar diante da tela e continue quando ninguém mais estiver olhando.
web-hand-over-go = Continuar como { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = Também se desfaz: { $plays }
web-withdraw = Retirar

# A conta.
web-title-account = Conta
web-title-reset = Senha nova
web-settings-look = Aparência e jogo

# Moderação.
web-decide = Decidir
web-title-moderation = Denúncias
web-place-moderation = Denúncias
web-trail-reported = denunciou
web-trail-joined = denunciou o mesmo
web-trail-took = assumiu a denúncia
web-trail-gave-back = devolveu
web-trail-proposed = propõe:
web-trail-decided = decidiu:
web-trail-lifted = revogou:
web-trail-role = mudou um cargo

## Checking the dice
web-verify = Conferir os dados
web-verify-text = Aqui o registro de uma partida de um servidor é conferido no seu navegador: cada dado e cada distribuição com a semente que o servidor e os jogadores fizeram juntos. Nada é enviado a lugar nenhum. Quem desconfia de um servidor usa esta página em outro, ou o programa: detente verify.
web-verify-file = Um registro de um arquivo
web-verify-paste = Ou cole aqui
web-verify-check = Conferir
web-verify-pasted = O registro
web-verify-unreadable = Isto não pode ser lido como registro (linha { $line }).
web-verify-missing = Este servidor foi feito sem o programa que confere registros no navegador. Use detente verify ARQUIVO.
web-verify-no-record = Não há partida terminada dessa mesa para conferir.

## Lessons that are played
web-class-about = Lições curtas que se jogam no tabuleiro de verdade. Pare quando quiser: seu progresso fica neste navegador e, se você tiver conta, também nela.
web-class-minutes = { $n } min
web-class-stage = { $n } de { $of }
web-class-go-on = Continuar
web-class-again = De novo
web-class-back = Voltar
web-class-hint = Dica
web-class-all = Todas as lições
web-class-happened = O que aconteceu
web-class-missing = Este servidor não inclui as lições. No terminal: detente learn
web-class-done = Feita
web-class-task = Sua tarefa
web-class-next = Próxima lição
web-daily = Problema do dia
web-daily-about = Uma decisão, hoje a mesma para todos.
web-daily-solve = Resolver
web-daily-right = Resolvido na primeira tentativa
web-daily-answered = Respondido
web-analyse-here = Analisar daqui

# A página sem servidor
web-alone-foot = Tudo funciona neste navegador. Nada é enviado a lugar nenhum, e suas partidas ficam neste aparelho.
web-alone-import = Trazer uma partida
web-alone-import-text = Um registro não terminado continua aqui; os outros são revistos jogada a jogada. Assim, uma partida salva aqui pode continuar em outro lugar: em um servidor ou em um navegador sem servidor.
web-alone-save = Salvar em arquivo
web-alone-forget-text = A partida some para sempre deste navegador. Se quiser guardá-la, salve-a antes em um arquivo.
web-alone-network = Baixando os adversários fortes: { $share }
web-alone-fetching = Baixando os adversários fortes
web-alone-fetched = Os adversários fortes já estão aqui.
web-alone-unkept = Este navegador não guarda nada: a partida dura enquanto esta página estiver aberta. Salve-a em um arquivo antes de sair.
web-alone-news = Há uma nova versão desta página.
web-alone-renew = Carregar
web-alone-now = Jogar já
web-alone-thinking = O computador está pensando
web-alone-thought = O computador decidiu.
web-alone-lines = Linhas testadas: { $lines } de { $limit }
web-alone-sparing = Bateria fraca: metade da profundidade

## Partidas que valem pontuação
web-term-rated = Vale pontuação
    .why = O resultado conta para a classificação; precisa de relógio, e de nome e senha de ambos.
web-rated-yes = sim
web-rated-no = não
web-rated-note = conta para a pontuação, tipo de relógio: { $pace }
web-rated-note-off = o resultado não conta em lugar nenhum
web-rated-guest = aqui só se sentam jogadores com nome e senha
web-rated-row = vale pontuação
web-rated-needs-clock = Uma partida que vale pontuação precisa de relógio.
web-rated-sign-in = Entre para se sentar
web-rated-outside = sua pontuação ({ $rating }) está fora dos limites
web-rated-no-rating = precisa de uma pontuação
web-rated-now = Pontuação
web-rated-pending = As pontuações chegam em instantes.
web-range-both = de { $least } a { $most }
web-range-least = a partir de { $least }
web-range-most = até { $most }
web-range-from = Pontuação mínima
web-range-to = Pontuação máxima
web-range-any = qualquer
web-filter-rated-any = todas
web-filter-rated-rated = com pontuação
web-filter-rated-casual = amistosas
web-pace-fast = rápido
web-pace-standard = normal
web-pace-days = dias

## Lessons: where one stands, and what comes after them
web-class-first-game = Uma primeira partida
web-class-first-game-about = com guia ao lado do tabuleiro
web-class-at = Lição { $n } de { $of } · cerca de { $minutes } min
web-class-progress = { $done } de { $of } lições feitas
web-alone-missing = Os adversários fortes não estão neste aparelho e não podem ser baixados agora. Enquanto isso, o nível “{ $level }” joga no lugar deles.
web-alone-stumbled = Um adversário forte falhou. O nível “{ $level }” decidiu no lugar dele.
web-alone-strong = Níveis fortes
web-alone-strong-away = Eles precisam de um arquivo que se baixa uma só vez. Baixe-o agora para jogar contra eles mais tarde sem conexão.
web-alone-strong-here = Estão neste aparelho e jogam também sem conexão.
web-alone-strong-fetch = Baixar agora
web-alone-strong-failed = O arquivo não pode ser baixado agora. Tente de novo quando houver conexão.
