# Problemas e tabuleiro de análise.

puzzle-answer = A resposta: { $best }.
puzzle-task = Problema { $n } de { $of } · { $theme } · { $difficulty }
puzzle-win = Encontre a jogada que vence.
puzzle-best = Encontre a melhor jogada.
puzzle-how = Digite um número ou o nome de uma resposta; “dica”, “solução”, “mapa REGIÃO”, “próximo” ou “sair”.
puzzle-right = Certo: { $label } vence { $chance } em cada 100.
puzzle-wrong = { $label } vence { $chance } em cada 100. Há algo melhor.
puzzle-unknown = “{ $word }” não é nenhuma das respostas.
puzzle-hint-theme = O tema é: { $theme }.
puzzle-hint-half = A resposta está entre: { $labels }.
puzzle-solved = { $right } de { $tried } certos na primeira tentativa.
puzzle-none = Não há problemas desse tipo.
puzzle-proved = Provado: vence sempre, seja o que for que esteja oculto e seja qual for o resultado dos dados.
puzzle-theme-win = Uma vitória ao alcance
puzzle-theme-defcon = DEFCON
puzzle-theme-last-round = As últimas rodadas
puzzle-theme-europe = Europa
puzzle-theme-card = Escolha da carta
puzzle-theme-attack = Ataque
puzzle-theme-defence = Defesa
puzzle-made = Problemas: { $n }, de partidas: { $games }; gravados em { $file }

## A página

study-about = Uma decisão, uma resposta melhor que as outras. Sem relógio e sem nada a perder: só conta a sua primeira resposta.
study-solved = Resolvidos na primeira tentativa: { $n } de { $of }
study-next = Próximo problema sem resolver
study-all-done = Você já respondeu a todos os problemas daqui.
study-rating = Pontuação em problemas: { $rating } ± { $deviation }
study-rating-guest = Com um nome você tem também uma pontuação em problemas.
study-themes = Tema
study-levels = Dificuldade
study-all = Todos
study-easy = fácil
study-medium = média
study-hard = difícil
study-none = Não há problemas desse tipo.
study-number = Problema { $n }
study-right-before = resolvido na primeira tentativa
study-wrong-before = errado
study-new = ainda sem resposta
study-missing = Este servidor não tem problemas. No terminal: detente puzzles
study-daily = Problema do dia
study-free = Sem relógio. Dicas e novas tentativas são livres; só conta a primeira resposta.
study-hint = Dica
study-hint-more = Outra dica
study-hint-place = Olhe no mapa: { $country }.
study-answer = Mostrar a resposta
study-right-first = Certo, na primeira tentativa
study-right = Certo
study-shown = A resposta
study-why = Por quê?
study-answers = O que cada resposta traz: partidas vencidas de cada 100
study-again = De novo
study-play-on = Continuar a jogar
study-next-puzzle = Próximo problema
study-back = Todos os problemas
study-answered = Você já respondeu a este problema: não conta mais.

## O tabuleiro de análise

study-analyse-about = Continue a partida por todos os lados e pergunte ao computador o que ele faria.
study-position = A posição como texto
study-lay = Pôr no tabuleiro
study-unreadable = Isto não é uma posição: { $why }
study-best = Melhores jogadas
study-thinking = O computador está jogando a posição…
study-best-of = Partidas vencidas de cada 100: { $name }. As cartas ocultas são distribuídas conforme o que é provável. Linhas jogadas: { $lines }; escolhas ao todo: { $choices }
study-certain = Vence sempre, seja o que for que esteja oculto e seja qual for o resultado dos dados.
study-take-back = Desfazer
study-copy = Copiar o link
study-copied = Copiado
study-over = A partida acabou
study-set-up = Preparar
study-set-up-end = Pronto
study-set-up-how = Escolha um país para mudar a Influência dele.
study-more = Mais um
study-less = Menos um
study-cards = Cartas na mão
study-card-add = Acrescentar uma carta
study-card-drop = Tirar: { $card }
study-start = Começar de novo
study-to-move = Joga
study-fair = Não é para uma partida que você esteja jogando contra pessoas.
