# What the program `detente` answers on the command line. Words in `code` and seat or level names are never translated.

## How games end

cli-result-unfinished = Resultado: partida não terminada
cli-result-draw = Resultado: empate ({ $how })
cli-result-won = Resultado: { $winners } ({ $how })

## Simulated games

cli-sim-head = { $game }, { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, semente { $seed }
cli-sim-draws = Empates: { $n }
cli-sim-unfinished = Interrompidas: { $n }
cli-sim-length-turn = Duração média em turnos: { $n }
cli-sim-length-round = Duração média em jogadas: { $n }
cli-sim-speed = { $decisions ->
    [1] { $decisions } decisão
   *[other] { $decisions } decisões
} em { $seconds } s ({ $rate } por segundo)
cli-sim-forfeit = Partida { $game }, derrota por desclassificação: { $seat } ({ $level }). { $why }
cli-sim-more-forfeits = { $n ->
    [1] … e mais { $n } partida perdida assim
   *[other] … e mais { $n } partidas perdidas assim
}
cli-sim-saved = Registros em { $folder }
cli-sim-cannot-save = não é possível salvar os registros: { $why }
cli-column-seat = Lugar
cli-column-level = Nível
cli-column-all = todos
cli-column-wins = Vitórias
cli-column-share = Proporção
cli-column-interval = Intervalo de 95%
cli-column-duel = Duelo
cli-column-result = Resultado
cli-column-drawn = Empates
cli-column-points = Pontos
cli-column-elo = Elo
cli-column-cost = Tempo por decisão
cli-column-ending = Fim por
cli-column-games = Partidas
cli-progress-left = faltam cerca de { $seconds } s

## Speed

cli-bench-head = { $game }, jogo aleatório em uma única thread
cli-bench-games = { $rate } partidas por segundo
cli-bench-turns = { $rate } turnos por segundo
cli-bench-rounds = { $rate } jogadas por segundo
cli-bench-decisions = { $rate } decisões por segundo
cli-bench-actions = { $rate } ações por segundo, incluindo dados e distribuição de cartas

## Records

cli-check-ok = { $file }: partida legal de { $game }, { $actions ->
    [1] { $actions } ação
   *[other] { $actions } ações
}. { $result }
cli-rules-used = Reproduzida com a versão { $record } das regras.
cli-other-rules = Reproduzida com a versão { $record } das regras, com a qual foi jogada; as partidas novas usam a versão { $program }.
cli-replay-too-far = o registro tem { $actions ->
    [1] { $actions } ação
   *[other] { $actions } ações
}, não { $wanted }
cli-replay-viewer = ninguém chamado “{ $name }” pode olhar esta partida; tente { $known }
cli-view-no-play = nenhuma jogada se chama “{ $place }”; elas se chamam 2-us-3, 2-headline, setup ou end

## Logs da edição digital oficial

cli-conform-summary = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $ok ->
    [1] { $ok } confere
   *[other] { $ok } conferem
} com as regras; { $plays ->
    [1] { $plays } carta jogada
   *[other] { $plays } cartas jogadas
}, { $checks ->
    [1] { $checks } valor comparado
   *[other] { $checks } valores comparados
}
cli-conform-differs = { $wrong } de { $games ->
    [1] { $games } log
   *[other] { $games } logs
} { $wrong ->
    [1] não confere
   *[other] não conferem
} com as regras
cli-conform-no-logs = não há logs em { $folder }
cli-conform-mismatch = linha { $line }: o log diz “{ $expected }”, as regras dizem “{ $got }”
cli-said-line = { $text }
cli-said-no-card = nenhuma carta
cli-said-end-of-log = o fim do log
cli-said-card-from-hand = { $card } da mão ({ $side })
cli-said-card-from-table = { $card } do baralho ou dos descartes
cli-said-card-at = { $card } { $at }
cli-said-full-hand = uma mão completa
cli-said-no-deal = nenhuma distribuição se encaixa
cli-said-legal = permitido ({ $side }): { $answers }
cli-said-legal-and-more = permitido ({ $side }): { $answers }, …
cli-said-not-legal = { $answer } não é permitido
cli-said-over = a partida terminou ({ $ending })
cli-said-nothing = nada
cli-card-lies-box = ainda não está no jogo
cli-card-lies-pile = ainda não foi jogada
cli-card-lies-hand-us = está na mão dos EUA
cli-card-lies-hand-ussr = está na mão da URSS
cli-card-lies-discards = está nos descartes
cli-card-lies-out-of-game = está fora do jogo
cli-card-lies-table = está sobre a mesa
cli-departure-wargames = linha { $line }, difere dos manuais: { card-wargames } com 0 pontos foi perdida por quem encerrou a partida
cli-departure-shuttle = linha { $line }, difere dos manuais: { card-shuttle-diplomacy } deixou o ponto do Japão ao lado da superpotência inimiga
cli-departure-crisis = linha { $line }, difere dos manuais: um Golpe durante { card-cuban-missile-crisis } foi rolado antes de perder a partida
cli-departure-junta = linha { $line }, difere dos manuais: os Realinhamentos de { card-junta } foram pelas duas Regiões
cli-departure-china = linha { $line }, difere dos manuais: { card-the-china-card } foi jogada embora deixasse uma Carta de Pontuação na mão
cli-import-broken-off = o log se interrompe na linha { $line }, no meio de uma jogada; a partida é guardada até a jogada anterior
cli-conform-departures = Desvios dos manuais que fizeram diferença: { $list }
cli-import-written = { $file }: { $actions ->
    [1] { $actions } ação
   *[other] { $actions } ações
}. { $result }
cli-import-inferred = o log para na jogada que encerrou a partida; as regras dizem como ela terminou
cli-import-differs = { $difference }; a partida salva termina antes disso
cli-import-cannot-write = não é possível gravar { $file }: { $why }

## Rules and cards

cli-card-none = não existe a carta “{ $asked }”; `detente card --all` mostra todas
cli-card-several = “{ $asked }” serve para várias cartas: { $names }
cli-rules-none = as regras de { $game } não têm a seção “{ $asked }”; os capítulos são { $existing }
cli-rules-none-under = as regras de { $game } não têm a seção “{ $asked }”; em { $above } há { $existing }
cli-rules-more = Veja também: { $sections }

## Files

cli-file-missing = o arquivo { $file } não existe
cli-file-is-folder = { $file } é uma pasta, não um arquivo
cli-file-unreadable = não é possível ler { $file }: { $why }
cli-file-not-text = { $file } não é um arquivo de texto
cli-file-unknown-game = { $file } é um registro de “{ $game }”, um jogo desconhecido; os conhecidos são { $known }

## Wrong usage

cli-usage-no-command = falta o comando; `detente --help` mostra todos
cli-usage-unknown-command = o comando “{ $word }” não existe; `detente --help` mostra os comandos
cli-usage-unknown-argument = argumento desconhecido: “{ $argument }”; `--help` mostra o que este comando aceita
cli-usage-missing-argument = falta: { $argument }
cli-usage-missing-value = { $argument } precisa de um valor
cli-usage-conflict = { $argument } não combina com os outros argumentos
cli-usage-value-of = “{ $value }” não serve para { $argument }; tente { $known }
cli-usage-value = “{ $value }” não serve para { $argument } ({ $why })
cli-bad-rules = --rules: { $why }
cli-seats-form = --seats: “{ $word }” não tem a forma LUGAR=NÍVEL; os lugares são { $known }
cli-seats-level = --seats: o nível “{ $word }” não existe; tente { $known }
cli-seats-seat = --seats: o lugar “{ $word }” não existe; os lugares são { $known }, ou então all
cli-seats-twice = --seats: “{ $word }” aparece duas vezes
cli-seats-mixed = --seats: um torneio entre vários níveis não define lugares, mas “{ $word }” define
cli-seats-empty = --seats: ninguém joga com { $word }

## The manual

cli-man-cannot-write = não é possível gravar as páginas do manual: { $why }

## O servidor

cli-serve-listening = Détente está em { $url } (Ctrl-C encerra)
cli-serve-no-folder = nenhuma pasta de dados encontrada; indique uma com --data
cli-serve-database = “{ $url }” não é um banco de dados aceito; escreva sqlite:ARQUIVO ou postgres://USUÁRIO@SERVIDOR/NOME
cli-serve-config = { $file }: { $why }
cli-serve-mail = para enviar e-mail é preciso dar --smtp e --mail-from
cli-admin-there = já há um banco de dados em { $file }; pare o servidor e use --force para substituí-lo (o antigo fica ao lado)
cli-admin-in-use = há um servidor usando { $file }; pare-o primeiro
cli-admin-restored = { $file } é agora o banco de dados
cli-admin-no-database = não há banco de dados em { $file }
cli-admin-what = diga o usuário, a mesa ou o arquivo
cli-admin-reason = dê um motivo com --reason; ele fica guardado e é dito à pessoa
cli-admin-nobody = ninguém se chama “{ $name }”
cli-admin-done = Feito.
cli-admin-nothing = não há nada a levantar
cli-admin-repaired = ações mantidas: { $kept }; descartadas porque não se encaixavam: { $dropped }
cli-admin-backup = Copiado para { $file }
cli-admin-check-good = O banco de dados está íntegro e todas as mesas podem ser abertas.
cli-admin-move-where = para onde? Indique um banco de dados como postgres://USUÁRIO@SERVIDOR/NOME
cli-admin-moved =
    { $rows ->
        [1] Uma linha copiada
       *[other] { $rows } linhas copiadas
    }
cli-admin-only-file = isso é para um banco de dados que é um arquivo; o PostgreSQL tem ferramentas próprias (pg_dump, pg_restore)

## Programas externos

cli-exec-cannot-start = Não foi possível iniciar o programa “{ $command }”: { $what }.
cli-exec-ended = O programa “{ $command }” terminou no meio da partida ({ $what }).
cli-exec-silent = O programa “{ $command }” não respondeu em { $what } s.
cli-exec-deaf = O programa “{ $command }” não leu em { $what } s o que lhe foi enviado.
cli-exec-closed-input = O programa “{ $command }” fechou a sua entrada padrão no meio da partida.
cli-exec-closed-output = O programa “{ $command }” fechou a sua saída padrão no meio da partida.
cli-exec-illegal = O programa “{ $command }” respondeu “{ $what }”, que não é permitido aqui.

## Análises

cli-review-effort = “{ $effort }” não é uma profundidade: 400n para linhas de jogo, 200ms ou 1.5s para tempo
cli-review-seat = não há o lugar “{ $seat }”: { $known }
cli-review-empty = nada foi decidido neste registro, portanto não há o que analisar
cli-review-too-long = este registro é mais longo que qualquer partida e não é analisado
cli-review-no-games = não há registros nem logs (.txt, .dtr) em { $folder }
cli-review-none = nenhuma partida de { $folder } pôde ser analisada
cli-review-no-judge = este programa foi construído sem a rede que analisa partidas
cli-review-kept = os dados guardados da análise não são coerentes entre si
cli-review-kept-other = { $file } pertence a outra análise (outro registro, outra semente ou outra profundidade)
cli-review-written = { $file } gravado
cli-puzzles-unreadable = { $file }: a linha { $line } não é um problema
cli-puzzles-theme = não há o tema “{ $theme }”: { $known }
cli-serve-two-databases = --data indica um banco de dados e a variável de ambiente DETENTE_DATABASE, outro; retire um dos dois
