# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turno { $turn }, Destaque
tui-when-round = Turno { $turn }, Rodada de Ação { $round } ({ $seat })
tui-when-gf-round = Jogada { $round }
tui-when-gf-round-of = Jogada { $round } de { $most }
tui-observer = espectador
    .by = por um espectador
tui-you-are = você joga com { $the }
tui-eyes-of = visto { $by }
tui-over-won = { $n ->
    [1] Vitória: { $winners } ({ $how }).
   *[other] Vitória: { $winners } ({ $how }).
}
tui-over-draw = Empate: { $how }.
tui-over-keys = Tab para olhar a mesa, Ctrl-C para sair.

## Tracks

tui-track-vp = PV
tui-track-defcon = DEFCON
tui-track-military = Op. mil.
tui-track-space = Espaço
tui-track-china = China
tui-track-hands = Mãos
tui-track-piles = Cartas
tui-track-civil-war = Guerra Civil Chinesa
tui-china-up = { $seat }
tui-china-down = { $seat } (virada para baixo)
tui-piles = { $discard ->
    [1] { $draw } por comprar, { $discard } descartada
   *[other] { $draw } por comprar, { $discard } descartadas
}
tui-mark-neutral = Ambos
tui-wins-game = { $side ->
    [ussr] a URSS vence
   *[us] os EUA vencem
}

## The map

tui-legend = * País-Chave; estab., EUA, URSS; [n] controla
tui-controlled-by = controlado { $by }
tui-country = { $name }: Estabilidade { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controla)
tui-odds-of = Chances { $side ->
    [ussr] da URSS
   *[us] dos EUA
}
tui-nobody = ninguém
tui-nothing = nada

## Guerra Fría

tui-aimed-at = Mísseis apontados para (# já escolheu)
tui-reserve = Res.
tui-total = Total
tui-forces = Duplas (! vence se atacar)
tui-own-choice = Sua jogada
tui-marker-against = Contra { $seat }
tui-have-chosen = { $n ->
    [1] Já escolheu: { $seats }
   *[other] Já escolheram: { $seats }
}
tui-arsenal = { $name } aponta para { $aimed }; reserva { $reserve }, total { $total }
tui-force-stronger = { $both }: um ataque de { $pair } venceria
tui-force-even = { $both }: nenhum ataque venceria
tui-free-cards = Cartas uma a uma
tui-track-missiles = Seus mísseis
tui-track-reserve = na reserva

## Panels and keys

tui-panel-board = Mapa
tui-panel-missiles = Mísseis
tui-panel-about = Detalhe
tui-panel-log = Crônica
tui-panel-state = Mesa
tui-panel-question = Pergunta
tui-panel-record = Partida
tui-keys = ↑↓ Enter · a-z filtro · Tab painel · ←→ região · / achar · ^Z volta · ^C sai · ?
tui-view-keys = ←→ passo · ↑↓ rodada · e visão · Tab painel · r região · / = · ? ajuda · q sair
tui-overlay-close = Esc fecha
tui-overlay-enter = Enter
tui-look-up = Digite algumas letras de uma carta ou de um país
tui-too-small = Esta tela é pequena demais: são necessárias ao menos { $width } colunas e { $height } linhas. Também dá para jogar com --plain.
tui-hand-over =
    { $turn }.
    Assuma o teclado e aperte Enter quando ninguém mais estiver olhando.
tui-help =
    ↑ ↓ — apontar uma resposta; Enter — escolher
    a–z 0–9 — filtrar as respostas: algumas letras do nome, ou o número
    Backspace — apagar a última letra; Esc — todas
    Tab — outro painel: mapa, mão, crônica, mesa; PgUp PgDn — rolar
    ← → — outra Região do mapa
    F2 — tudo sobre a carta ou o país apontado, com as chances
    F4 — uma dica: o que um bot faria no seu lugar
    F5 — mostrar ou ocultar na crônica por que os bots jogam o que jogam
    F6 — o que diz o guia de uma primeira partida; F7 — quanto ele diz
    / — procurar uma carta, um país ou uma regra; = — o que pontuaria agora
    Ctrl-Z — desfazer seu último passo, se não houve dados nem outro jogador
    Ctrl-C — sair; a partida é salva após cada ação

    No mapa, * é um País-Chave; seguem a Estabilidade e a Influência dos EUA e da URSS. [3] entre colchetes: esse lado controla o país. Um ponto antes do nome: pode ser escolhido agora.
tui-lesson-help =
    ↑ ↓ — apontar uma resposta; Enter — escolher
    a–z 0–9 — filtrar as respostas: algumas letras do nome, ou o número
    Backspace — apagar a última letra; Esc — todas
    Tab — outro painel: mapa, mão, crônica, mesa; PgUp PgDn — rolar
    ← → — outra Região do mapa
    F2 — tudo sobre a carta ou o país apontado, com as chances
    F4 — uma dica para este passo; F8 — o passo de novo, desde o começo
    / — procurar uma carta, um país ou uma regra; = — o que pontuaria agora
    Ctrl-Z — desfazer seu último passo, se não houve dados
    Ctrl-C — sair; da próxima vez a lição continua neste passo

    No mapa, * é um País-Chave; seguem a Estabilidade e a Influência dos EUA e da URSS. [3] entre colchetes: esse lado controla o país. Um ponto antes do nome: pode ser escolhido agora.
tui-view-help =
    → ← — um passo à frente, atrás; ↓ ↑ — rodada seguinte, anterior
    Home End — o começo, o fim; e — a visão de outro jogador
    Tab — outro painel: mapa, mão, crônica, mesa; PgUp PgDn — rolar
    r — outra Região do mapa
    / — procurar uma carta, um país ou uma regra; = — o que pontuaria agora
    q — sair
tui-read-why = Veja { $why }.
tui-kept-here = Salva em { $file }
tui-looking-at = Arquivo { $file }

## What goes wrong

tui-cannot-save = não é possível salvar a partida em { $file }: { $why }
tui-bot-failed = o bot { $of } falhou; a partida está salva até aqui
tui-not-now = agora você não tem nada a decidir
tui-only-looking = isto é uma partida registrada; aqui não se joga
tui-undo-not = não dá para desfazer: nesse meio-tempo houve dados, compra de cartas ou outro jogador
tui-nothing-fits = nada começa com “{ $asked }” nem contém isso
tui-no-answer = “{ $asked }” não responde a esta pergunta; “opções” as lista e “?” explica
tui-several = “{ $asked }” pode ser mais de uma coisa: { $known }
tui-no-thing = nenhuma carta nem país se chama “{ $asked }”
tui-no-country = nenhum país se chama “{ $asked }”
tui-no-region = nenhuma Região se chama “{ $asked }”; são { $known }
tui-odds-usage = digite: chances golpe PAÍS PONTOS, chances realinhar PAÍS, chances espaço (e us ou ussr para o outro lado)
tui-odds-no-space = não há mais estágios na Corrida Espacial
tui-goto-usage = digite: ir NÚMERO
tui-rules-usage = digite: regras 6.3, ou regras e o que você quer saber: regras como eu perco com a bomba
tui-rules-none = as regras não dizem nada sobre “{ $asked }”
tui-rules-also = Veja também: { $sections }
tui-rules-lesson = Lição: detente learn { $game } { $lesson }
tui-rules-tournament = Na partida de torneio: detente view tournament --at { $place }
tui-undone = Desfeito.
tui-hint = Dica: { $choice }
tui-hint-why = Dica: { $choice } ({ $why })
tui-no-hint = aqui não há dica
tui-bot-why = Bot: { $why }
tui-reasons-on = A crônica diz por que os bots jogam o que jogam.
tui-reasons-off = A crônica não diz mais por que os bots jogam o que jogam.
tui-no-reasons = aqui nenhum bot explica suas jogadas
tui-coach-first = Guia: { $choice }. { $why }
tui-coach-first-plain = Guia: { $choice }.
tui-coach-other = Ou { $choice }. { $why }
tui-coach-other-plain = Ou { $choice }.
tui-coach-first-why = Guia: { $why }
tui-coach-other-why = Ou: { $why }
tui-coach-note = · { $text }
tui-coach-danger = ! { $text }
tui-coach-now-usual = O guia diz tudo no começo e menos à medida que a partida avança.
tui-coach-now-more = O guia diz tudo.
tui-coach-now-less = O guia diz menos.
tui-coach-now-silent = O guia fica calado.
tui-coach-nothing = o guia não tem nada a dizer
tui-no-coach = aqui não há guia; “detente play --coach” começa uma partida com um
tui-coach-usage = digite: guia, guia menos, guia mais, guia normal ou guia silêncio
tui-coach-alone = uma partida com guia se joga a sós, contra bots

## The line mode

tui-plain-hello = Responda com um número ou com palavras; “?” explica, “sair” salva a partida e sai.
tui-plain-lesson-hello = Responda com um número ou com palavras; “dica” ajuda, “repetir” recomeça o passo, “?” explica, “sair” termina.
tui-plain-watch-hello = Você está assistindo: “estado”, “mapa europa”, “crônica”; “?” explica, “sair” termina.
tui-plain-view-hello = “próximo”, “anterior”, “ir 100”, “olhos”, “estado”, “mão”, “crônica”; “?” explica.
tui-plain-help =
    Responda com o número de uma opção ou com palavras: um nome, parte dele, ou várias respostas em sequência (“golpe irã”).
    opções: lista de novo as respostas, com o que se sabe de cada uma
    desfazer: desfaz seu último passo, se não houve dados, compra de cartas ou outro jogador
    estado: tudo o que está na mesa
    mapa REGIÃO: todos os países de uma Região
    mão: suas cartas
    crônica NÚMERO: as últimas linhas da crônica
    pontos REGIÃO: o que a Região, ou sem nome todas elas, pontuaria agora
    chances golpe PAÍS PONTOS, chances realinhar PAÍS, chances espaço: suas chances
    dica: o que um bot faria no seu lugar, e por quê
    razões: mostra ou oculta na crônica por que os bots jogam o que jogam
    guia: o que diz o guia de uma primeira partida; guia menos, guia mais, guia normal, guia silêncio: quanto ele diz
    sobre NOME, ou ? NOME: uma carta ou um país
    regras PALAVRAS, ou regras 6.3: o que diz o manual
    sair: deixa a partida, que é salva após cada ação
tui-plain-lesson-help =
    Responda com o número de uma opção ou com palavras: um nome, parte dele, ou várias respostas em sequência (“golpe irã”).
    opções: lista de novo as respostas, com o que se sabe de cada uma
    dica: uma dica para este passo
    repetir: este passo desde o começo
    desfazer: desfaz seu último passo, se não houve dados
    estado: tudo o que está na mesa
    mapa REGIÃO: todos os países de uma Região
    mão: suas cartas
    crônica NÚMERO: as últimas linhas da crônica
    pontos REGIÃO: o que a Região, ou sem nome todas elas, pontuaria agora
    chances golpe PAÍS PONTOS, chances realinhar PAÍS, chances espaço: suas chances
    sobre NOME, ou ? NOME: uma carta ou um país
    regras PALAVRAS, ou regras 6.3: o que diz o manual
    sair: terminar; da próxima vez a lição continua neste passo
tui-plain-view-help =
    próximo NÚMERO, anterior NÚMERO: passos à frente e atrás; uma linha vazia é o próximo passo
    ir NÚMERO: a posição após esse número de ações
    olhos: a visão do jogador seguinte
    estado, mapa REGIÃO, mão, crônica NÚMERO, pontos REGIÃO, chances golpe PAÍS PONTOS, sobre NOME, regras PALAVRAS: olhar a mesa
    sair: terminar
tui-step = Passo { $at } de { $of }, visto { $by }
tui-kept = Salva em { $file }. Para continuar: detente play --resume
tui-kept-finished = O registro está em { $file }

## Words of the line mode, besides the English ones

tui-command-help = ajuda
tui-command-choices = opções
tui-command-undo = desfazer
tui-command-state = estado
tui-command-map = mapa
tui-command-hand = mão
tui-command-log = crônica
tui-command-score = pontos
tui-command-odds = chances
tui-command-hint = dica
tui-command-reasons = razões
tui-command-coach = guia
tui-command-coach-less = menos
tui-command-coach-more = mais
tui-command-coach-usual = normal
tui-command-coach-silent = silêncio
tui-command-about = sobre
tui-command-rules = regras
tui-command-again = repetir
tui-command-quit = sair
tui-command-next = próximo
tui-command-back = anterior
tui-command-goto = ir
tui-command-eyes = olhos
tui-command-coup = golpe
tui-command-realign = realinhar
tui-command-space = espaço

## At a server's table

tui-go-on = Agora não: que o jogo siga
tui-not-here = isso não pode ser feito nesta mesa agora
tui-panel-chat = Chat
tui-shared-keys = ↑↓ Enter · a-z filtrar · Tab painel · / procurar · F3 chat · ^Z · ^C · ?
tui-help-shared = F3 — conversar, propor empate, pedir para voltar atrás, responder a uma proposta, desistir
tui-track-clock = Relógios
tui-clock = { $seat } { $time }
tui-clock-running = { $seat } { $time } (correndo)
tui-sitter-open = livre
tui-sitter-bot = bot ({ $level })
tui-sitter-you = { $name } (você)
tui-sitter-away = { $name } (ausente)
tui-waiting-players = { $n ->
    [1] Falta um jogador: { $seats }
   *[other] Faltam jogadores: { $seats }
}
tui-waiting-start = Todos estão aqui; falta a partida começar
tui-deeds = Na mesa
tui-deeds-none = Agora não há mais nada a fazer nesta mesa.
tui-deed-accept = Aceitar a proposta
tui-deed-refuse = Recusar a proposta, ou retirar a sua
tui-deed-say = Dizer algo aos outros
tui-deed-takeback = Pedir para voltar atrás na sua última decisão
tui-deed-draw = Propor empate
tui-deed-claim = Reivindicar a vitória por tempo
tui-deed-resign = Desistir
tui-deed-start = Começar a partida
tui-deed-bots = Colocar bots nos lugares livres
tui-deed-calloff = Cancelar a mesa
tui-deed-rematch = Jogar de novo trocando os lugares
tui-deed-sure = { $deed }? Se tiver certeza, digite: { $sure }
tui-deed-really = { $deed }: tem certeza?
tui-answer-yes = Sim
tui-answer-no = Não
tui-remote-versions = o servidor joga com outra versão das regras; use a mesma versão do programa dos dois lados
tui-remote-lost = a conexão caiu, tentando de novo: { $why }
tui-remote-back = A conexão voltou.
tui-remote-gone = a mesa não existe mais, ou você não tem mais acesso
tui-remote-away = não há conexão agora; espere que ela volte
tui-remote-unheard = o servidor não respondeu; olhe a mesa antes de repetir
tui-remote-too-often = pedidos demais; tente de novo daqui a pouco
tui-remote-undo-not = isto não dá para desfazer por conta própria; “voltar” (F3) pede aos outros
tui-remote-called-off = A mesa foi cancelada.
tui-remote-here = A mesa é { $url }
tui-remote-farewell = A mesa continua em { $url }. Para continuar: detente play --server { $server } --table { $table }
tui-remote-farewell-over = A mesa é { $url }
tui-without-help = nesta mesa se joga sem essa ajuda
tui-server-closed = { $url } fechou a conexão
tui-server-unreachable = não foi possível conectar a { $url }: { $why }
tui-server-insecure = não há conexão segura com { $url }: { $why }
tui-server-silent = { $url } não responde
tui-server-foreign = { $url } responde, mas não é um servidor Détente
tui-command-accept = aceitar
tui-command-refuse = recusar
tui-command-say = dizer
tui-command-takeback = voltar
tui-command-draw = empate
tui-command-claim = reivindicar
tui-command-resign = desistir
tui-command-start = começar
tui-command-bots = bots
tui-command-calloff = cancelar
tui-command-rematch = revanche
tui-command-yes = sim

## Coming to a server's table

tui-server-url = --server: “{ $word }” não é um endereço; escreva como http://127.0.0.1:1989
tui-signed-in = { $url }: você é { $name }
tui-invitation = Os outros se sentam com: detente play --server { $server } --table { $table }
tui-table-unknown = não há nenhuma mesa “{ $table }” em { $url }, ou você não tem acesso
tui-table-game = nesta mesa se joga { $game }
tui-table-full = não há lugar livre nesta mesa; com --watch você pode assistir
tui-seat-not-free = o lugar { $seat } não está livre; estão livres { $known }
tui-open-unknown = --open: não existe o lugar “{ $word }”; os lugares são { $known }, ou então all
tui-open-own = --open: { $seat } não pode ser seu e ficar livre
tui-password-missing = falta a senha de { $name }: coloque-a em DETENTE_PASSWORD, ou jogue em um terminal para que ela seja pedida
tui-password-ask = Senha de { $name }:
tui-token-unknown = o servidor não conhece este token
tui-session-not-kept = não é possível guardar a sessão, então da próxima vez você será outro convidado: { $why }
tui-pick = Qual mesa? Digite o número; uma linha vazia sai.
tui-pick-number = um número de 1 a { $n }, por favor
tui-pick-none = nenhuma mesa espera jogadores em { $url }; diga um jogo para abrir uma
tui-pick-turn = sua vez
tui-pick-yours = sua
tui-pick-free = lugar livre
tui-pick-watch = para assistir
tui-pick-event = torneio “{ $title }”
tui-pick-rated = vale pontuação
tui-ladder = classificação de { $game }, { $pace }
tui-pace-fast = rápido
tui-pace-standard = normal
tui-pace-days = dias
tui-ladder-provisional = provisório
tui-ladder-none = ninguém jogou aqui ainda uma partida valendo pontuação
tui-ladder-games = { $n ->
    [1] { $n } partida
   *[other] { $n } partidas
}
tui-seeking = Procurando adversário
tui-seek-words = “sair” para de procurar
tui-seek-keys = Esc ou q para de procurar
tui-seek-waited = Esperando há { $time }
tui-seek-usual = metade encontra partida em até { $time }
tui-seek-unusual = ainda não se sabe quanto costuma levar
tui-seek-others = { $n ->
    [1] mais um jogador espera
   *[other] mais { $n } esperam
}
tui-seek-nobody = ninguém mais espera
tui-seek-within = pontuações a até { $n } da sua
tui-seek-all = qualquer pontuação
tui-seek-bot-word = Ninguém até agora. “bot” começa em vez disso uma partida contra o computador ({ $level }), que não vale pontuação
tui-seek-bot-key = Ninguém até agora. A tecla b começa em vez disso uma partida contra o computador ({ $level }), que não vale pontuação
tui-seek-left = Você não procura mais partida

## The command line

tui-seat-unknown = --seat: não existe o lugar “{ $word }”; os lugares são { $known }, ou então all
tui-level-unknown = --bot: não existe o nível “{ $word }”; tente { $known }
tui-no-save = não há nenhuma partida inacabada em { $folder }
tui-damaged = a partida salva está danificada e foi deixada como estava: { $why }
tui-over-already = { $file } é uma partida terminada; veja-a com `detente view`
tui-no-terminal = a tela cheia precisa de um terminal; aqui use --plain
tui-level-of-save = a partida salva cita um bot “{ $word }” que este programa não conhece; tente { $known }

# Only in puzzles.
tui-command-answer = solução
## Por que um relógio está parado
tui-deed-pause = Propor uma pausa: todos os relógios param
tui-deed-resume = Encerrar a pausa
tui-command-pause = pausa
tui-command-resume = retomar
tui-clock-rests = { $clock }, { $why }
tui-rest-mark-paused = em pausa
tui-rest-mark-missing = à espera
tui-rest-mark-vacation = férias
tui-rest-mark-weekend = fim de semana
tui-rest-paused = Os relógios estão em pausa
tui-rest-missing = Os relógios começam quando todos estiverem aqui
tui-rest-weekend = Os relógios descansam no fim de semana
tui-rest-vacation = { $name } está de férias até { $until }
tui-rest-vacation-own = Você está de férias até { $until }
