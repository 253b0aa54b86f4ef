# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Continuar
lesson-again = De novo
lesson-yes = Sim
lesson-no = Não
lesson-right = Isso mesmo.
lesson-not-so = Quase.
lesson-missed = Foi uma jogada válida, e o mapa mostra o que aconteceu. Mas a tarefa era outra: tente de novo desde o começo desta etapa.
lesson-finished = Lição concluída. A próxima espera por você.
lesson-step = Etapa { $n } de { $of }
lesson-question = Pergunta { $n } de { $of }
lesson-task = Sua tarefa: { $task }
lesson-hint = Dica: { $hint }
lesson-unknown = Não há lição “{ $word }”. Há: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } de { $of }
lesson-list-done = feita
lesson-list-how = Comece uma com: detente learn { $game } { $lesson }
lesson-list-kept = Seu progresso fica em { $file }
lesson-list-not-kept = Seu progresso não pode ser salvo em { $file }: { $why }

lesson-sum-coup = dado { $die } + { $points } Ops{ $more } − 2 × Estabilidade { $stability } = { $result }
lesson-sum-realignment = EUA { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; é preciso { $needed } ou menos
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side } { $level } + { $battlegrounds } + { $bordering } = { $sum }
lesson-sum-attack = { $attacking } no ataque, { $defending } na defesa

## The board

lesson-board = O mapa
lesson-board-about = Influência, Estabilidade, Controle
lesson-board-italy = Você joga com os EUA. O número no canto de um país é o seu Número de Estabilidade. Você controla um país quando tem ali pelo menos essa Influência. A Itália tem Estabilidade 2, e você tem 1.
lesson-board-italy-task = Conquiste o Controle da Itália
lesson-board-italy-hint = Escolha a carta, depois “colocar Influência” e então a Itália.
lesson-board-italy-done = Dois de Influência num país de Estabilidade 2: a Itália é sua. Ela mudou de cor e conta para você quando a Europa pontuar.
lesson-board-margin = Agora a URSS também está na Itália, um contra um. Ter 2 já não basta: sua vantagem sobre o oponente tem de ser tão grande quanto a Estabilidade.
lesson-board-margin-task = Recupere o Controle da Itália
lesson-board-margin-hint = Você precisa de 3 contra 1. A carta vale 2.
lesson-board-margin-done = 3 contra 1 é uma vantagem de 2, e a Itália é sua de novo. A cada ponto do oponente é preciso responder com outro.
lesson-board-germany = A Alemanha Ocidental tem Estabilidade 4: difícil de ganhar e difícil de perder. Você tem 2 e a URSS tem 1. É um País-Chave, daqueles que valem mais na pontuação.
lesson-board-germany-task = Conquiste o Controle da Alemanha Ocidental
lesson-board-germany-hint = 5 contra 1 é uma vantagem de 4: ponha ali os três pontos.
lesson-board-germany-done = 5 contra 1. Países-Chaves de Estabilidade alta raramente mudam de mãos: vale a pena garanti-los cedo.
lesson-board-poland = A Polônia tem Estabilidade 3. A URSS tem ali 1 de Influência e os EUA, nenhuma. De quantos pontos mais a URSS precisa para controlá-la?
lesson-board-poland-why = 3 contra 0 é uma vantagem de 3, a Estabilidade da Polônia: mais 2.
lesson-board-france = A França tem Estabilidade 3. Os EUA têm ali 4 de Influência e a URSS, 2. Quem controla a França?
lesson-board-france-nobody = Ninguém
lesson-board-france-why = 4 contra 2 é uma vantagem de 2, e a França pede 3. Ninguém a controla.

## Placing influence

lesson-influence = Colocar Influência
lesson-influence-about = onde pode e quanto custa
lesson-influence-reach = Você joga com os EUA. Cada Ponto de Operações coloca um de Influência: onde você já tem, ou num país adjacente. As linhas mostram os países adjacentes. O Irã toca o Paquistão, um País-Chave.
lesson-influence-reach-task = Conquiste o Controle do Paquistão
lesson-influence-reach-hint = O Paquistão tem Estabilidade 2. O terceiro ponto pode esperar: com dois a tarefa está feita.
lesson-influence-reach-done = Do Irã para o Paquistão. É assim que a Influência se espalha: país a país, a partir de onde você está.
lesson-influence-cost = A URSS controla o Egito com 2 de Influência. Num país controlado pelo oponente, cada ponto custa 2. Assim que o Controle se quebra, o próximo volta a custar 1.
lesson-influence-cost-task = Coloque 2 de Influência no Egito com seus 3 pontos
lesson-influence-cost-hint = O primeiro ponto no Egito custa 2 e deixa 2 a 1: Controle quebrado. O segundo custa 1.
lesson-influence-cost-done = 2 + 1 = 3 pontos por dois de Influência. Fica 2 a 2, e ninguém controla o Egito.
lesson-influence-beside = Agora você joga com a URSS, e a Polônia está vazia. Os países ligados à sua Superpotência estão sempre abertos para você, mesmo sem nada ali nem por perto.
lesson-influence-beside-task = Conquiste o Controle da Polônia
lesson-influence-beside-hint = A Polônia tem Estabilidade 3, e sua carta, 3 pontos.
lesson-influence-beside-done = A URSS faz fronteira com Finlândia, Polônia, Romênia, Afeganistão e Coreia do Norte; os EUA, com Canadá, México, Cuba e Japão.
lesson-influence-price = Seu oponente controla um país. Quanto custa ali o seu primeiro ponto de Influência?
lesson-influence-price-why = 2 pontos onde o oponente tem o Controle, 1 em qualquer outro lugar.
lesson-influence-chain = Com uma carta você põe um ponto em Angola, onde não tinha nada. O próximo ponto da mesma carta pode ir a um país ao qual só se chega por Angola?
lesson-influence-chain-why = Vale onde você tinha Influência quando a rodada começou. Um ponto posto agora só abre caminho para a sua próxima rodada.

## A card

lesson-cards = Uma carta
lesson-cards-about = evento ou Operações
lesson-cards-event = Você joga com a URSS. Toda carta tem um número, seus Pontos de Operações, e um texto, seu evento. Você usa um ou outro. Fidel é um evento seu, e em Cuba há Influência dos EUA.
lesson-cards-event-task = Jogue Fidel como evento
lesson-cards-event-hint = Escolha Fidel e depois “evento”.
lesson-cards-event-done = Os EUA saem de Cuba e você a controla. Fidel tem asterisco: ocorrido o evento, a carta sai da partida.
lesson-cards-operations = COMECON também é sua e vale 3. Nem sempre o evento é o que você precisa: às vezes os pontos rendem mais. Nesse caso o evento não ocorre, e a carta volta quando se embaralha.
lesson-cards-operations-task = Jogue COMECON para Operações e conquiste o Controle do Paquistão
lesson-cards-operations-hint = Escolha COMECON, “colocar Influência” e duas vezes o Paquistão: você está ao lado, no Afeganistão.
lesson-cards-operations-done = O Paquistão por dois pontos. Suas próprias cartas você usa como quiser: o evento ou os pontos.
lesson-cards-scoring = É a sua última Rodada de Ação do turno. Pontuação do Oriente Médio não tem pontos: só se joga como evento, e nunca pode ficar com você depois do turno.
lesson-cards-scoring-task = Jogue Pontuação do Oriente Médio
lesson-cards-scoring-hint = Quem ainda tem uma Carta de Pontuação no fim do turno perde a partida.
lesson-cards-scoring-done = Os dois lados pontuam ao mesmo tempo e move-se a diferença. O momento é você quem escolhe, dentro do turno.
lesson-cards-star = Você joga como evento uma carta com asterisco. Para onde ela vai?
lesson-cards-star-hand = Volta para a mão
lesson-cards-star-discard = Para a pilha de descarte
lesson-cards-star-removed = Sai da partida
lesson-cards-star-why = O asterisco quer dizer uma vez só: depois do evento a carta sai da partida. Jogada para Operações, ela é apenas descartada.
lesson-cards-both = Você pode usar uma carta sua para o evento e também para os Pontos de Operações?
lesson-cards-both-why = Um ou outro. Só uma carta do oponente dá os pontos a você e ainda faz o evento ocorrer.
