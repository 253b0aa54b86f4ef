# `detente --help` e as páginas do manual. help-<comando> diz o que um comando faz; os atributos, para que serve cada
# argumento; help-common reúne o que vários têm em comum. As palavras em maiúsculas nomeiam valores e não se traduzem.

## The program

help-detente = Dois jogos da Guerra Fria para jogar, hospedar, estudar e programar
help-common =
    .lang = Idioma de tudo o que é mostrado: en, es, pt ou it [padrão: o do seu sistema]
    .help = Mostra esta ajuda
    .version = Mostra a versão
    .json = Mostra um objeto JSON
    .rules = Opções das regras, como em um registro: chave=valor,chave=valor; na frente pode vir uma modalidade, se o jogo tiver
    .plain = Linha a linha, para leitores de tela, scripts e conexões lentas
    .game = Qual jogo
    .file = O registro
help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-default = [padrão: { $value }]
help-values = [valores possíveis: { $values }]

## The manual

help-man-name = NOME
help-man-synopsis = SINOPSE
help-man-description = DESCRIÇÃO
help-man-options = OPÇÕES
help-man-commands = COMANDOS
help-man-version = VERSÃO

## The commands

help-sim = Partidas entre bots: vitórias por lugar, empates, como acabaram, duração média, decisões, segundos
    .seats = Quem joga: LUGAR=NÍVEL para cada lugar (us=search,ussr=random), all=NÍVEL para o mesmo em todos, ou all=NÍVEL,NÍVEL,… para um torneio em que todos os níveis se enfrentam. search@200ms ou search@4000n define o esforço; exec:PROGRAMA é um programa que fala o protocolo de motores
    .games = Quantas partidas; em um torneio, quantas para cada par de níveis
    .seed = A mesma semente dá as mesmas partidas [padrão: pelo relógio; é mostrada]
    .move-time = Quanto um programa externo (exec:PROGRAMA) pode pensar em cada decisão, em milissegundos
    .save = Grava o registro de cada partida nesta pasta
    .threads = Threads a usar [padrão: todos os núcleos]; o resultado não depende disso
help-field = A força dos níveis: um grupo fixo de jogadores, todos contra todos, em pontos Elo e com o tempo por decisão
    .games = Quantas partidas para cada par de jogadores; trocam de lado com as mesmas cartas e os mesmos dados
    .levels = Outros jogadores em vez dos do grupo: NÍVEL,NÍVEL,…
    .seed = A mesma semente dá as mesmas partidas, salvo para quem joga por tempo [padrão: pelo relógio; é mostrada]
    .threads = Threads a usar [padrão: todos os núcleos]; o resultado não depende disso
help-bench = Com que rapidez as regras jogam: uma thread, partidas inteiras ao acaso, um jogo depois do outro
    .seconds = Quanto tempo jogar cada jogo, em segundos
    .seed = A mesma semente joga as mesmas partidas, até onde o tempo alcançar [padrão: pelo relógio]
help-replay = Um registro como texto legível, ou a posição depois de tantas ações
    .to = Mostra a posição depois deste número de ações, contando dados e distribuição de cartas
    .view = Mostra só o que este lugar pode saber, ou “observer” [padrão: tudo]
    .actions = Mostra as ações numeradas, nas palavras do registro, em vez de um relato
help-check = Confere se um registro se reproduz de forma legal até o fim que indica
help-conform = Reproduz logs da edição digital oficial e compara com as regras cada valor que eles mostram
    .paths = Logs, ou pastas de logs
help-import = Transforma um log da edição digital oficial em registro
    .log = O log
    .output = Grava o registro aqui [padrão: a saída padrão]
help-card = Uma carta de Twilight Struggle pelo número ou pelo nome, ou todas
    .card = Número, identificador ou parte do nome em qualquer dos quatro idiomas
    .all = Todas as cartas
    .edition = As cartas de qual edição: deluxe ou first
help-map = O mapa de Twilight Struggle: países, estabilidade, Países-Chaves, Influência inicial, conexões
help-rules = As regras dos jogos em nossas palavras: o índice, uma seção com tudo o que contém ou o que responde a uma pergunta
    .section = O número de uma seção (6, 6.3.2, 4.5.C) ou palavras: como eu perco com a bomba
    .game = De qual jogo: twilight ou guerra-fria
    .json = Mostra um objeto JSON; sem seção, todas
help-play = Jogar no terminal: contra bots ou em um só teclado sem conexão, ou na mesa de um servidor
    .seat = Os lugares jogados por pessoas, em um só teclado: um, vários separados por vírgulas, ou all [padrão: o primeiro]
    .coach = Uma primeira partida com guia, contra o nível de iniciante; usual, more, less ou silent diz quanto ele conta
    .bot = O nível dos outros lugares [padrão: o mais forte]
    .seed = A mesma semente dá as mesmas cartas e rola os mesmos dados [padrão: pelo relógio]
    .resume = Continua uma partida salva: esta, ou a última não terminada
    .save = Salva a partida neste arquivo [padrão: um na sua pasta de dados]
    .server = Joga neste servidor: http://HOST:PORT ou https://HOST, ou o link de uma mesa
    .table = Senta a esta mesa: no seu lugar, ou em um livre (--seat diz qual)
    .watch = Assiste sem ocupar um lugar
    .open = Em uma mesa nova: lugares deixados livres para outras pessoas, separados por vírgulas, ou all
    .clock = Em uma mesa nova: minutos para cada jogador, e segundos somados a cada decisão
    .private = Uma mesa nova que só é encontrada pelo link
    .guest = Entra como convidado com este nome; da próxima vez será o mesmo [padrão: um nome dado pelo servidor]
    .user = Entra com este nome; a senha vem de DETENTE_PASSWORD, ou é pedida
    .password = A senha de --user; aqui outras pessoas deste computador podem lê-la, então DETENTE_PASSWORD é mais seguro
    .token = Uma chave de acesso em vez de um nome; mais segura em DETENTE_TOKEN, pela mesma razão
help-learn = Lições que se jogam: a lista com o seu progresso, ou uma delas
    .lesson = Uma lição pelo nome ou pelo número na lista [padrão: a lista]
help-view = Percorre um registro passo a passo, de qualquer lugar
    .seat = Como este lugar vê, ou “observer” [padrão: o primeiro lugar]
    .to = Começa depois deste número de ações [padrão: no fim]
    .file = O registro, ou “tournament” para a partida que os livros de regras contam, com guia
    .at = Começa depois desta jogada: 2-us-3 para uma Rodada de Ação, 2-headline, setup
help-engine = O protocolo de linhas para bots, na entrada e na saída padrão
help-completions = Mostra o que um shell precisa para completar os comandos de detente
    .shell = O shell
help-man = Mostra a página do manual do programa ou de um comando
    .command = O comando [padrão: o próprio programa]
    .dir = Grava todas as páginas nesta pasta
help-serve = Oferece mesas para pessoas e bots, com a mesa web incluída
    .config = Um arquivo com ajustes; o que se dá na linha de comando tem prioridade
    .print-config = Mostra um arquivo com todos os ajustes padrão e um comentário para cada um
    .addr = Onde escutar [padrão: 127.0.0.1:1989]
    .data = A pasta do banco de dados [padrão: a sua pasta de dados de programas]
    .database = O endereço do banco de dados, em vez de um arquivo na pasta: sqlite:FILE
    .public-url = Como se chega ao servidor de fora, para os links: https://example.org
    .trust-proxy = Usa o endereço do cliente na última entrada de X-Forwarded-For (só atrás de um proxy próprio)
    .allow-private-webhooks = Permite webhooks para endereços privados e locais
    .smtp = O servidor de e-mail para os avisos de vez, como smtps://mail.example.org (mais seguro como DETENTE_SMTP no ambiente) [padrão: nenhum e-mail é enviado]
    .mail-from = O remetente do e-mail: “Détente <table@example.org>” (ou DETENTE_MAIL_FROM no ambiente)
    .bot-threads = Bots que pensam ao mesmo tempo [padrão: um a menos que os núcleos]
    .no-rate-limits = Aceita os pedidos tão rápido quanto cheguem (para testes de carga)
help-admin = Cuidar do banco de dados de um servidor: pessoas, denúncias, medidas, mesas, cópias
    .task = O que fazer
    .what = O usuário, a mesa ou o arquivo
    .data = A pasta do banco de dados [padrão: a sua pasta de dados de programas]
    .reason = Por quê; fica no histórico e é dito à pessoa
    .days = Por quantos dias (mute, suspend) [padrão: para sempre]
    .rules = Outra versão das regras, para repair
    .force = Substituir um banco de dados que já existe (restore)
help-verify = Confere quais promessas sobre os dados se cumprem: num registro ou no que você viu de uma partida
    .seen = O que você tinha visto antes da partida (baixado enquanto ela era jogada), para comparar com o registro
