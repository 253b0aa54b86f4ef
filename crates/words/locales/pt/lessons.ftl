# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Continuar
lesson-again = De novo
lesson-yes = Sim
lesson-no = Não
lesson-right = Isso mesmo.
lesson-not-so = Não é bem isso.
lesson-missed = Foi uma jogada válida, e o tabuleiro mostra o que aconteceu. Mas a tarefa era outra: tente de novo desde o começo deste passo.
lesson-finished = Lição concluída. A próxima espera por você.
lesson-finished-last = Essa foi a última lição. Agora vem uma primeira partida com guia.
lesson-step = Passo { $n } de { $of }
lesson-question = Pergunta { $n } de { $of }
lesson-task = Sua tarefa: { $task }
lesson-hint = Dica: { $hint }
lesson-unknown = Não há lição “{ $word }”. Há: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } de { $of } feitos
lesson-list-done = feita
lesson-list-how = Comece uma com: detente learn { $game } { $lesson }
lesson-list-kept = Seu progresso fica em { $file }
lesson-list-not-kept = Seu progresso não pode ser salvo em { $file }: { $why }
lesson-account-kept = Seu progresso também fica guardado na sua conta em { $url }
lesson-account-later = { $url } ainda não conhece o seu progresso; ele está salvo aqui e será enviado da próxima vez: { $why }

lesson-sum-coup = dado { $die } + { $points } Ops{ $more } − 2 × Estabilidade { $stability } = { $result }
lesson-sum-realignment = EUA { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; é preciso { $needed } ou menos
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side }: { $parts } = { $sum }
lesson-sum-nothing = { $side }: 0
lesson-sum-battlegrounds = { $n ->
    [1] País-Chave
   *[other] Países-Chaves
}
lesson-sum-attack = { $attacking } no ataque, { $defending } na defesa

## The board

lesson-board = O mapa
lesson-board-about = Influência, Estabilidade, Controle
lesson-board-italy = Você joga com os EUA. O número no meio de um país é o seu Número de Estabilidade. Você controla um país quando tem ali pelo menos essa Influência. A Itália tem Estabilidade 2, e você tem 1 de Influência.
lesson-board-italy-task = Conquiste o Controle da Itália
lesson-board-italy-hint = Escolha a carta, depois “colocar Influência” e então a Itália.
lesson-board-italy-done = Dois de Influência num país de Estabilidade 2: a Itália é sua. Ela mudou de cor e conta para você quando a Europa pontuar.
lesson-board-italy-missed-elsewhere = Seu ponto foi para outro país. A Itália continua com 1, e a Estabilidade dela pede 2.
lesson-board-margin = Agora a URSS também está na Itália, um contra um. Ter 2 já não basta: sua vantagem sobre o oponente tem de ser tão grande quanto a Estabilidade.
lesson-board-margin-task = Recupere o Controle da Itália
lesson-board-margin-hint = Você precisa de 3 contra 1. A carta vale 2.
lesson-board-margin-done = 3 contra 1 é uma vantagem de 2, e a Itália é sua de novo. A cada ponto do oponente é preciso responder com outro.
lesson-board-margin-missed-one = Na Itália está 2 contra 1: uma vantagem de 1. A Estabilidade 2 pede uma vantagem de 2: os dois pontos têm de ir para lá.
lesson-board-germany = A Alemanha Ocidental tem Estabilidade 4: difícil de ganhar e difícil de perder. Você tem 2 e a URSS tem 1. É um País-Chave, daqueles que valem mais na pontuação.
lesson-board-germany-task = Conquiste o Controle da Alemanha Ocidental
lesson-board-germany-hint = 5 contra 1 é uma vantagem de 4: ponha ali os três pontos.
lesson-board-germany-done = 5 contra 1. Países-Chaves de Estabilidade alta raramente mudam de mãos: vale a pena garanti-los cedo.
lesson-board-germany-missed-part = Sua vantagem na Alemanha Ocidental ainda é menor que a Estabilidade dela. É preciso 5 contra 1: os três pontos têm de ir para lá.
lesson-board-poland = A Polônia tem Estabilidade 3. A URSS tem ali 1 de Influência e os EUA, nenhuma. De quantos pontos mais a URSS precisa para controlá-la?
lesson-board-poland-why = 3 contra 0 é uma vantagem de 3, a Estabilidade da Polônia: mais 2.
lesson-board-france = A França tem Estabilidade 3. Os EUA têm ali 4 de Influência e a URSS, 2. Quem controla a França?
lesson-board-france-nobody = Ninguém
lesson-board-france-why = 4 contra 2 é uma vantagem de 2, e a França pede 3. Ninguém a controla.

## Placing influence

lesson-influence = Colocar Influência
lesson-influence-about = onde pode e quanto custa
lesson-influence-reach = Você joga com os EUA. O número de uma carta são seus Pontos de Operações: cada um coloca um de Influência, onde você já tem ou num país adjacente, unido por uma linha. O Irã toca o Paquistão, um País-Chave.
lesson-influence-reach-task = Conquiste o Controle do Paquistão
lesson-influence-reach-hint = O Paquistão tem Estabilidade 2. Dois pontos bastam; o terceiro pode ficar sem usar.
lesson-influence-reach-done = Do Irã para o Paquistão. É assim que a Influência se espalha: país a país, a partir de onde você está.
lesson-influence-reach-missed-one = Um ponto no Paquistão ainda não dá o Controle. A Estabilidade dele é 2: dois dos seus três pontos têm de ir para lá.
lesson-influence-cost = A URSS controla o Egito com 2 de Influência. Num país controlado pelo oponente, cada ponto custa 2. Assim que o Controle se quebra, o próximo volta a custar 1.
lesson-influence-cost-task = Coloque 2 de Influência no Egito com seus 3 pontos
lesson-influence-cost-hint = O primeiro ponto no Egito custa 2 e deixa 2 a 1: Controle quebrado. O segundo custa 1.
lesson-influence-cost-done = 2 + 1 = 3 pontos por dois de Influência. Fica 2 a 2, e ninguém controla o Egito.
lesson-influence-cost-missed-one = O primeiro ponto custou 2 e quebrou o Controle. A partir daí um ponto no Egito custava só 1: o último também devia ir para lá.
lesson-influence-beside = Agora você joga com a URSS, e a Polônia está vazia. Os países ligados à sua superpotência estão sempre abertos para você, mesmo sem nada ali nem por perto.
lesson-influence-beside-task = Conquiste o Controle da Polônia
lesson-influence-beside-hint = A Polônia tem Estabilidade 3, e sua carta, 3 pontos.
lesson-influence-beside-done = A URSS é adjacente a Finlândia, Polônia, Romênia, Afeganistão e Coreia do Norte; os EUA, a Canadá, México, Cuba e Japão.
lesson-influence-price = Seu oponente controla um país. Quanto custa ali o seu primeiro ponto de Influência?
lesson-influence-price-why = 2 pontos onde o oponente tem o Controle, 1 em qualquer outro lugar.
lesson-influence-chain = Com uma carta você põe um ponto em Angola, onde não tinha nada. O próximo ponto da mesma carta pode ir a um país ao qual só se chega por Angola?
lesson-influence-chain-why = Conta onde você tinha Influência quando a rodada começou. Um ponto colocado agora só abre caminho para a sua próxima rodada.

## A card

lesson-cards = Uma carta
lesson-cards-about = Evento ou Operações
lesson-cards-event = Você joga com a URSS. Toda carta tem um número, seus Pontos de Operações, e um texto, seu Evento. Você usa um ou outro. Fidel é um Evento seu, e em Cuba há Influência dos EUA.
lesson-cards-event-task = Jogue Fidel como Evento
lesson-cards-event-hint = Escolha Fidel e depois “Evento”.
lesson-cards-event-done = Os EUA saem de Cuba e você a controla. Fidel tem asterisco: quando o Evento ocorre, a carta sai da partida.
lesson-cards-event-missed-points = Você usou os pontos da carta. Por isso o Evento não ocorreu, e os EUA continuam em Cuba.
lesson-cards-operations = COMECON também é sua e vale 3. Nem sempre o Evento é o que você precisa: às vezes os pontos rendem mais. Nesse caso o Evento não ocorre, e a carta volta quando se embaralha.
lesson-cards-operations-task = Jogue COMECON para Operações e conquiste o Controle do Paquistão
lesson-cards-operations-hint = Escolha COMECON, “colocar Influência” e duas vezes o Paquistão: você está ao lado, no Afeganistão.
lesson-cards-operations-done = O Paquistão por dois pontos. Suas próprias cartas você usa como quiser: o Evento ou os pontos.
lesson-cards-operations-missed-event = Você escolheu o Evento, então não houve pontos para o Paquistão. Uma carta dá um ou outro.
lesson-cards-scoring = É a sua última Rodada de Ação do turno. Pontuação do Oriente Médio não tem pontos: só se joga como Evento, e nunca pode ficar com você depois do turno.
lesson-cards-scoring-task = Jogue Pontuação do Oriente Médio
lesson-cards-scoring-hint = Quem ainda tem uma Carta de Pontuação no fim do turno perde a partida.
lesson-cards-scoring-done = Os dois lados pontuam ao mesmo tempo, e marca-se a diferença. O momento é você quem escolhe, dentro do turno.
lesson-cards-scoring-missed-held = Era a sua última rodada, e Pontuação do Oriente Médio continua na sua mão. Numa partida de verdade você teria perdido no fim do turno.
lesson-cards-star = Você joga como Evento uma carta com asterisco. Para onde ela vai?
lesson-cards-star-hand = Volta para a mão
lesson-cards-star-discard = Para a pilha de descarte
lesson-cards-star-removed = Sai da partida
lesson-cards-star-why = O asterisco quer dizer uma vez só: depois do Evento a carta sai da partida. Jogada para Operações, ela é apenas descartada.
lesson-cards-both = Você pode usar uma carta sua para o Evento e também para os Pontos de Operações?
lesson-cards-both-why = Um ou outro. Só uma carta do oponente dá os pontos a você e ainda faz o Evento ocorrer.

## The other side's cards

lesson-their-cards = As cartas do oponente
lesson-their-cards-about = o Evento dele na sua mão
lesson-their-cards-both = Você joga com os EUA e tem Fidel, um Evento da URSS. Os 2 pontos você usa como quiser, mas o Evento também ocorre. Por isso convém jogá-la quando fizer menos estrago.
lesson-their-cards-both-task = Use Fidel para colocar Influência, um ponto no Panamá
lesson-their-cards-both-hint = Escolha Fidel, “colocar Influência”, Panamá e, para o outro ponto, qualquer país.
lesson-their-cards-both-done = Seus dois pontos estão no mapa, e Cuba é soviética. Fidel tem asterisco: melhor agora do que quando a URSS quiser.
lesson-their-cards-both-missed-elsewhere = O Evento de Fidel ocorreu, como deve ser, mas seus pontos foram para outro lugar. Um deles tem de ir para o Panamá.
lesson-their-cards-order = Você decide se o Evento do oponente vem antes ou depois das suas Operações. { card-nasser } põe 2 pontos soviéticos no Egito e tira metade dos seus, arredondada para cima. Você tem 2 ali e pode colocar 1.
lesson-their-cards-order-task = Jogue { card-nasser } de modo que sobrem 2 pontos seus no Egito
lesson-their-cards-order-hint = Se você colocar antes, sai metade de 3, arredondada para cima. Deixe o Evento vir primeiro.
lesson-their-cards-order-done = O Evento levou 1 de 2 e depois você repôs um. Na ordem inversa, teria sobrado 1.
lesson-their-cards-order-missed-after = O Evento veio por último e tirou metade do que você tinha no Egito, arredondada para cima. Deixe que ele ocorra antes e coloque o ponto depois.
lesson-their-cards-away = Há um lugar onde um Evento nunca ocorre: a Corrida Espacial. Cabe uma carta por turno. { card-socialist-governments } custaria a você 3 pontos na Europa Ocidental.
lesson-their-cards-away-task = Mande { card-socialist-governments } para o espaço
lesson-their-cards-away-hint = Escolha a carta e depois “Corrida Espacial”.
lesson-their-cards-away-done = A carta é descartada, a Europa fica intacta, e a rolagem ainda fez você avançar.
lesson-their-cards-away-missed-event = Você usou os pontos da carta, então o Evento da URSS também ocorre, e 3 pontos seus na Europa Ocidental estão em jogo. No espaço ele não ocorre.
lesson-their-cards-who = Você joga para Operações uma carta do oponente. O Evento deixa uma escolha. Quem decide?
lesson-their-cards-who-me = Você
lesson-their-cards-who-them = O oponente
lesson-their-cards-who-why = Quem decide é o oponente, como se tivesse jogado a carta.
lesson-their-cards-without = Com que uso de uma carta do oponente o Evento não ocorre?
lesson-their-cards-without-coup = Um Golpe
lesson-their-cards-without-first = Jogar antes o Evento
lesson-their-cards-without-space = A Corrida Espacial
lesson-their-cards-without-why = No espaço o Evento nunca ocorre. Um Golpe não o evita, nem jogá-lo antes.

## Coups

lesson-coups = Golpes
lesson-coups-about = um dado contra a Estabilidade
lesson-coups-iran = Você joga com a URSS. Um Golpe expulsa o oponente de um país e pode deixar ali a sua Influência. Role um dado, some as Operações e subtraia o dobro da Estabilidade. O Irã tem 2; os EUA, 1 ponto.
lesson-coups-iran-task = Tente um Golpe no Irã
lesson-coups-iran-hint = Escolha COMECON, “Golpe” e então o Irã.
lesson-coups-iran-done = O resultado tira primeiro a Influência dos EUA, e o resto passa a ser seu. O Irã é País-Chave, então o DEFCON caiu 1. E o Golpe conta como 3 Operações Militares.
lesson-coups-iran-missed-placed = Você colocou Influência: nenhum dado foi rolado, e os EUA continuam no Irã. O Golpe é outro uso dos mesmos pontos.
lesson-coups-easy = É preciso superar o dobro da Estabilidade: 2 em Angola, 4 no Irã, 8 em Israel. Com uma carta de 1, o alvo é tudo.
lesson-coups-easy-task = Tente o Golpe com mais chances
lesson-coups-easy-hint = Estabilidade 1: basta um 2 no dado. Olhe para a África.
lesson-coups-easy-done = Num país de Estabilidade 1 até a menor carta acerta cinco vezes em seis. Por isso a África e a América Central mudam de mãos tão depressa.
lesson-coups-easy-missed-harder = Foi um Golpe, mas ali a Estabilidade é maior e sua carta só soma 1. Procure um país de Estabilidade 1 onde os EUA tenham Influência.
lesson-coups-fails = A África do Sul tem Estabilidade 3: é preciso superar 6. Com 3 Operações, um 3 não basta. Experimente: nesta lição o dado dá 3.
lesson-coups-fails-task = Tente um Golpe na África do Sul
lesson-coups-fails-hint = COMECON, “Golpe”, África do Sul.
lesson-coups-fails-done = 3 + 3 não supera 6: nenhuma Influência muda. Mas o DEFCON caiu, por ser País-Chave, e as Operações contam do mesmo jeito.
lesson-coups-sum = Carta de 2, Estabilidade 2, e o dado dá 5. Por quanto o Golpe tem sucesso?
lesson-coups-sum-why = 5 + 2 − 2 × 2 = 3.
lesson-coups-where = Onde você pode tentar um Golpe?
lesson-coups-where-anywhere = Em qualquer lugar
lesson-coups-where-mine = Onde você tem Influência
lesson-coups-where-theirs = Onde o oponente tem Influência
lesson-coups-where-why = O oponente precisa ter Influência no país; você não precisa de nenhuma, nem ali nem por perto. O DEFCON pode fechar a Região.

## Realignment

lesson-realignment = Realinhamento
lesson-realignment-about = os dois rolam, qualquer um perde
lesson-realignment-cuba = Você joga com os EUA. No Realinhamento os dois rolam um dado. Some 1 por país adjacente que você controla, 1 por ter ali mais Influência e 1 se a sua superpotência é adjacente. Em Cuba quase tudo favorece você.
lesson-realignment-cuba-task = Faça um Realinhamento em Cuba
lesson-realignment-cuba-hint = Escolha a carta, “Realinhar” e Cuba. Cada ponto paga uma jogada de Realinhamento.
lesson-realignment-cuba-done = Quem tem o total menor perde tanta Influência quanta é a diferença. Haiti, Nicarágua e a sua própria fronteira deram +3; a URSS tinha +1.
lesson-realignment-cuba-missed-coup = Isso foi um Golpe, em que só você rola. No Realinhamento os dois rolam, e nenhuma Influência é acrescentada.
lesson-realignment-angola = Pode dar errado. Em Angola a URSS tem mais Influência e controla o Zaire, ao lado, e você não tem nada a somar.
lesson-realignment-angola-task = Experimente um Realinhamento em Angola
lesson-realignment-angola-hint = A carta, “Realinhar”, Angola.
lesson-realignment-angola-done = Você rolou e perdeu. Conte antes os países adjacentes: faça Realinhamentos onde os seus modificadores são melhores.
lesson-realignment-adds = Você ganha um Realinhamento por 4, e o oponente só tem 1 ponto ali. Você acrescenta Influência sua?
lesson-realignment-adds-why = Nunca. O Realinhamento só tira; acrescentar, só com um Golpe.
lesson-realignment-rolls = Quantas jogadas de Realinhamento dá uma carta de 3 Operações?
lesson-realignment-rolls-why = Uma por ponto, cada uma onde você quiser, uma depois da outra.

## DEFCON

lesson-defcon = DEFCON
lesson-defcon-about = como se perde uma partida
lesson-defcon-quiet = Você joga com os EUA e o DEFCON está em 3: nada de Golpes nem Realinhamentos na Europa e na Ásia. Um Golpe num País-Chave baixaria mais o DEFCON; nos outros países, não.
lesson-defcon-quiet-task = Tente um Golpe que deixe o DEFCON em 3
lesson-defcon-quiet-hint = Angola é País-Chave. Camarões, não.
lesson-defcon-quiet-done = O DEFCON continua em 3, e as Operações Militares contam igual.
lesson-defcon-quiet-missed-battleground = Esse país é um País-Chave, então o DEFCON caiu para 2. Tente o Golpe num país que não seja.
lesson-defcon-edge = DEFCON 2, e é a sua rodada. Se ele chegar a 1 agora, começa a guerra nuclear e você perde, não importa quem a causou. { card-duck-and-cover }, como Evento, baixa o DEFCON em 1.
lesson-defcon-edge-task = Coloque Influência com { card-duck-and-cover }
lesson-defcon-edge-hint = É uma carta sua: jogada para Operações, o Evento não ocorre.
lesson-defcon-edge-done = Para Operações ela é inofensiva. Em DEFCON 2, leia duas vezes cada Evento da sua mão.
lesson-defcon-edge-missed-event = O Evento baixou o DEFCON de 2 para 1 na sua rodada: guerra nuclear, e você perdeu. Para Operações, a carta não faz nada disso.
lesson-defcon-theirs = De novo DEFCON 2. { card-we-will-bury-you } é um Evento da URSS que baixa o DEFCON em 1. Se ocorrer na sua rodada, quem perde é você.
lesson-defcon-theirs-task = Livre-se de { card-we-will-bury-you } sem perder
lesson-defcon-theirs-hint = Só no espaço o Evento do oponente não ocorre.
lesson-defcon-theirs-done = A salvo. É por cartas assim que jogadores experientes guardam a Corrida Espacial para mais tarde no turno.
lesson-defcon-theirs-missed-event = O Evento dela ocorreu mesmo assim e baixou o DEFCON para 1 na sua rodada: você perdeu. Só na Corrida Espacial ele não ocorre.
lesson-defcon-loses = Na sua Rodada de Ação um Evento do oponente baixa o DEFCON para 1. Quem perde?
lesson-defcon-loses-me = Você
lesson-defcon-loses-them = O oponente
lesson-defcon-loses-why = Perde o Jogador Ativo, ou seja, o dono da Rodada de Ação, não importa quem escolheu.
lesson-defcon-turn = O que acontece com o DEFCON no começo de cada turno?
lesson-defcon-turn-rises = Sobe 1
lesson-defcon-turn-falls = Cai 1
lesson-defcon-turn-same = Nada
lesson-defcon-turn-why = Se está abaixo de 5, sobe 1. Por isso a primeira rodada costuma ter de novo um Golpe num País-Chave.

## Military operations

lesson-military = Operações Militares
lesson-military-about = tantas quanto o DEFCON mostra
lesson-military-coup = Você joga com os EUA na última rodada. Em DEFCON 3 cada lado precisa de 3 Operações Militares, e você não tem nenhuma. Cada uma que falta é um ponto do oponente. Um Golpe soma o valor da carta.
lesson-military-coup-task = Consiga 3 Operações Militares
lesson-military-coup-hint = Um Golpe com uma carta de 3. Camarões está ao seu alcance e não é País-Chave.
lesson-military-coup-done = 3 Operações Militares: nada a pagar. Tanto fazia o Golpe dar certo ou não.
lesson-military-coup-missed-placed = Colocar Influência não conta como Operação Militar. Você continua sem nenhuma, e a URSS ganharia 3 pontos no fim do turno. Agora só um Golpe resolve.
lesson-military-missing = Veja agora o que acontece se faltar: o DEFCON está em 4, você tem 1 e a URSS, 4. É a última rodada.
lesson-military-missing-task = Coloque o seu último ponto de Influência e deixe o turno acabar
lesson-military-missing-hint = { card-truman-doctrine }, “colocar Influência”, qualquer país.
lesson-military-missing-done = Eram necessárias 4 e você tinha 1: 3 pontos para a URSS. Em dez turnos, pontos assim decidem partidas.
lesson-military-missing-missed-coup = O Golpe deu a você mais 1 Operação Militar. Boa jogada, mas desta vez coloque o ponto e veja quanto custa não chegar lá.
lesson-military-counts = O que conta como Operações Militares?
lesson-military-counts-coups = Golpes e Eventos de guerra
lesson-military-counts-rolls = Realinhamentos
lesson-military-counts-space = Cartas mandadas para o espaço
lesson-military-counts-why = Contam as tentativas de Golpe e os Eventos de guerra. Realinhamentos não, e Golpes extras também não.
lesson-military-points = O DEFCON está em 4. Você fez 1 Operação Militar e o oponente, 4. Quantos pontos ganha o oponente?
lesson-military-points-why = 4 − 1 = 3 que faltam, e cada uma é um ponto.

## The Space Race

lesson-space = A Corrida Espacial
lesson-space-about = para onde vai uma carta ruim
lesson-space-launch = Você joga com os EUA. Uma carta de 2 ou mais pode ir para o espaço: role um dado e, com 3 ou menos, você chega ao primeiro estágio. Quem chega primeiro ganha 2 pontos.
lesson-space-launch-task = Lance um satélite com { card-de-gaulle-leads-france }
lesson-space-launch-hint = Escolha a carta e depois “Corrida Espacial”.
lesson-space-launch-done = Um estágio a mais e 2 pontos. E o Evento de { card-de-gaulle-leads-france } não ocorreu.
lesson-space-launch-missed-event = Você usou os pontos da carta, então o Evento da URSS também ocorreu. Na Corrida Espacial não teria ocorrido, e você teria rolado pelo primeiro estágio.
lesson-space-miss = O próximo estágio pede 4 ou menos. Desta vez o dado não vai ajudar, mas { card-suez-crisis } custaria a você 4 pontos de Influência.
lesson-space-miss-task = Mande { card-suez-crisis } para o espaço
lesson-space-miss-hint = { card-suez-crisis }, “Corrida Espacial”.
lesson-space-miss-done = Nenhum avanço, mas a carta se foi sem o Evento. Muitas vezes isso vale mais que o estágio.
lesson-space-miss-missed-kept = { card-suez-crisis } continua na sua mão, e o Evento dela ainda ameaça você. Livre-se da carta que prejudica, não da que ajuda.
lesson-space-miss-missed-points = Você usou os pontos da carta, então o Evento da URSS também ocorre e custa a você 4 pontos de Influência. No espaço não ocorreria.
lesson-space-many = Quantas cartas por turno você pode mandar para o espaço no começo?
lesson-space-many-why = Uma. Quem chega primeiro ao estágio 2 pode mandar duas.
lesson-space-event = Quando ocorre o Evento de uma carta mandada para o espaço?
lesson-space-event-always = Sempre
lesson-space-event-mine = Se for seu
lesson-space-event-never = Nunca
lesson-space-event-why = Nunca, seja qual for a carta e de quem for. Ela vai para a pilha de descarte, mesmo com asterisco.

## Scoring

lesson-scoring = Pontuar uma Região
lesson-scoring-about = Presença, Domínio, Controle
lesson-scoring-middle-east = Você joga com os EUA. Presença: você controla um país da Região. Domínio: mais países e mais Países-Chaves que o oponente, com ao menos um de cada tipo. Você tem Irã, Israel e Jordânia; a URSS, o Iraque.
lesson-scoring-middle-east-task = Pontue o Oriente Médio
lesson-scoring-middle-east-hint = Jogue { card-middle-east-scoring }.
lesson-scoring-middle-east-done = Aqui o Domínio vale 5 e a Presença, 3; cada País-Chave soma 1. Marca-se a diferença.
lesson-scoring-dominate = A mesma Região, mas a Jordânia ainda não é sua. Só dois Países-Chaves não bastam para o Domínio: falta um país normal. Primeiro melhore, depois pontue.
lesson-scoring-dominate-task = Alcance o Domínio do Oriente Médio
lesson-scoring-dominate-hint = Mais um ponto, e a Jordânia é sua. Não pontue ainda.
lesson-scoring-dominate-done = Esse ponto rendeu 2 pontos a mais nesta pontuação. Procure um assim antes de jogar uma Carta de Pontuação.
lesson-scoring-dominate-missed-early = Você pontuou só com Presença, porque a Jordânia ainda não era sua. Coloque antes um ponto ali, e a mesma carta renderá 2 pontos a mais.
lesson-scoring-border = Agora você joga com a URSS, na América Central. Um país adjacente à superpotência inimiga dá 1 ponto a mais. Você controla Cuba e Nicarágua; os EUA, Panamá e Costa Rica.
lesson-scoring-border-task = Pontue a América Central
lesson-scoring-border-hint = Jogue { card-central-america-scoring }.
lesson-scoring-border-done = Presença para os dois e um País-Chave cada. Cuba fica ao lado dos EUA: esse é o seu ponto de vantagem.
lesson-scoring-needs = O que é preciso para o Domínio?
lesson-scoring-needs-countries = Mais países
lesson-scoring-needs-battlegrounds = Mais Países-Chaves
lesson-scoring-needs-both = Mais dos dois, e ao menos um de cada tipo
lesson-scoring-needs-why = Mais países e mais Países-Chaves que o oponente, entre eles um País-Chave e um país normal.
lesson-scoring-europe = Quanto vale o Controle da Europa quando ela pontua?
lesson-scoring-europe-nine = 9 pontos
lesson-scoring-europe-win = A partida
lesson-scoring-europe-ten = 10 pontos
lesson-scoring-europe-why = Com todos os Países-Chaves e mais países na Europa, ganha-se a partida na hora.

## The headline

lesson-headline = O Destaque
lesson-headline-about = duas cartas ao mesmo tempo e a ordem do turno
lesson-headline-choose = Começa um turno: o DEFCON sobe, cartas são distribuídas, e os dois escolhem em segredo um Destaque. Você joga com a URSS. O Destaque é sempre um Evento: escolha um que sirva a você. { card-duck-and-cover } ajudaria os EUA.
lesson-headline-choose-task = Escolha Fidel como Destaque
lesson-headline-choose-hint = Escolha Fidel. Os EUA escolhem ao mesmo tempo.
lesson-headline-choose-done = A carta de número maior vem primeiro: { card-containment } tem 3, Fidel, 2. No empate, primeiro os EUA.
lesson-headline-choose-missed-theirs = Seu Destaque foi um Evento dos EUA: o DEFCON caiu, e os pontos foram para eles. Fidel teria trabalhado para você.
lesson-headline-second = Você controla mais países do Oriente Médio que os EUA e não sabe até quando. Uma Carta de Pontuação também pode ser Destaque. Ela conta como 0 e por isso vem depois.
lesson-headline-second-task = Pontue o Oriente Médio na Fase de Destaques
lesson-headline-second-hint = Escolha { card-middle-east-scoring }.
lesson-headline-second-done = Pontuado antes que alguém colocasse um ponto. Depois dos Destaques vêm as Rodadas de Ação, e em cada uma começa a URSS.
lesson-headline-second-missed-other = Fidel ocorreu, mas { card-middle-east-scoring } continua na sua mão. Agora os EUA podem melhorar ali antes que você pontue.
lesson-headline-tie = Os dois Destaques têm o mesmo número. Qual vem primeiro?
lesson-headline-tie-why = No empate, primeiro os EUA.
lesson-headline-first = Quem joga primeiro em cada Rodada de Ação?
lesson-headline-first-why = Primeiro a URSS e depois os EUA, que assim têm a última palavra do turno.

## Holding a card

lesson-holding = O fim do turno
lesson-holding-about = a Carta na Mão, A Carta da China
lesson-holding-last = Você joga com os EUA, é a sua última rodada e restam duas cartas. Uma pode ficar na mão para o próximo turno. De qual você tem de se livrar?
lesson-holding-last-task = Jogue a carta que não pode ficar na mão
lesson-holding-last-hint = Quem tiver uma Carta de Pontuação quando o turno acabar perde.
lesson-holding-last-done = { card-containment } fica na sua mão. Ficar com uma carta boa, ou perigosa, faz parte do plano; com uma Carta de Pontuação, nunca.
lesson-holding-last-missed-held = Agora a carta que fica com você é { card-middle-east-scoring }. No fim do turno ela faz você perder a partida; { card-containment } podia esperar.
lesson-holding-china = { card-the-china-card } está ao lado da sua mão. Vale 4, e 5 se todos os pontos forem para a Ásia. Depois passa para o oponente, virada para baixo até o fim do turno.
lesson-holding-china-task = Use { card-the-china-card } para controlar Tailândia, Malásia e Coreia do Sul: 5 pontos, todos na Ásia
lesson-holding-china-hint = Dois pontos na Tailândia, um na Malásia e dois na Coreia do Sul.
lesson-holding-china-done = Cinco pontos na Ásia. Agora a carta é da URSS; quem a tiver depois do turno 10 ganha um ponto.
lesson-holding-china-missed-outside = A carta só dá um quinto ponto se todos forem para a Ásia. Aí dá para os três: 2 na Tailândia, 1 na Malásia e 2 na Coreia do Sul.
lesson-holding-when = O oponente acaba de jogar { card-the-china-card }, e agora ela é sua. Quando você pode usá-la?
lesson-holding-when-now = Na hora
lesson-holding-when-next = A partir do próximo turno
lesson-holding-when-why = Ela vem virada para baixo e é desvirada no fim do turno.
lesson-holding-which = Que carta nunca pode ficar na sua mão depois do turno?
lesson-holding-which-opponents = Uma do oponente
lesson-holding-which-scoring = Uma Carta de Pontuação
lesson-holding-which-big = Uma de 4 Operações
lesson-holding-which-why = Uma Carta de Pontuação é jogada no turno em que chega. Ficar com ela faz perder a partida.

## Planning a hand

lesson-planning = Planejar a mão
lesson-planning-about = o que vem primeiro, o que nunca
lesson-planning-urgent = Você joga com os EUA e restam três cartas. Agora você domina o Oriente Médio; a URSS joga em seguida e poderia tomar a Jordânia com uma só carta. O que não pode esperar?
lesson-planning-urgent-task = Jogue a carta que depois vale menos
lesson-planning-urgent-hint = Uma Carta de Pontuação se joga enquanto você está na frente.
lesson-planning-urgent-done = Na frente, pontue já. Atrás, melhore primeiro e pontue o mais tarde que o turno permitir.
lesson-planning-urgent-missed-later = { card-middle-east-scoring } continua na sua mão, e agora joga a URSS. Se ela tirar a Jordânia de você, a carta valerá menos.
lesson-planning-dispose = { card-decolonization } daria à URSS quatro pontos na África e no Sudeste Asiático. { card-containment } é sua. Neste turno você ainda não usou a Corrida Espacial.
lesson-planning-dispose-task = Livre-se da carta perigosa sem que o Evento ocorra
lesson-planning-dispose-hint = Das cartas do oponente, a pior vai para o espaço.
lesson-planning-dispose-done = Uma carta por turno vai para o espaço: decida cedo qual será.
lesson-planning-dispose-missed-event = Você usou os pontos da carta, então o Evento da URSS também ocorre. Na Corrida Espacial não ocorreria.
lesson-planning-dispose-missed-kept = Você jogou a sua própria carta, e { card-decolonization } continua na sua mão. O Evento dela ainda espera por você.
lesson-planning-fight = Última rodada, DEFCON 3 e nenhuma Operação Militar. Resta { card-containment }.
lesson-planning-fight-task = Cumpra a exigência com um Golpe na Síria
lesson-planning-fight-hint = { card-containment }, “Golpe”, Síria.
lesson-planning-fight-done = Três coisas num turno: pontos feitos, um perigo a menos e a exigência cumprida. Isso é planejar uma mão.
lesson-planning-fight-missed-placed = Colocar Influência não conta como Operação Militar: faltam todas as 3, e a URSS ganha 3 pontos por elas.
lesson-planning-first = Uma mão nova é distribuída. O que você procura primeiro?
lesson-planning-first-coups = Alvos para Golpes
lesson-planning-first-scoring = Cartas de Pontuação
lesson-planning-first-space = Uma carta para a Corrida Espacial
lesson-planning-first-why = Elas têm de ser jogadas neste turno e dizem onde será a luta. O resto do plano vem daí.
lesson-planning-worst = O que fazer com a carta mais nociva do oponente?
lesson-planning-worst-early = Jogá-la primeiro
lesson-planning-worst-away = A Corrida Espacial
lesson-planning-worst-keep = Ficar com ela para sempre
lesson-planning-worst-why = A Corrida Espacial leva uma por turno sem o Evento. Você também pode ficar com ela na mão, mas vai revê-la no próximo turno.

## Guerra Fría: the table

lesson-gf-table = Quatro numa mesa quadrada
lesson-gf-table-about = setas, mísseis, reserva
lesson-gf-table-first = Você joga com Sul. Três setas apontam de você para os outros; o número em cada uma diz quantos mísseis estão prontos contra aquele jogador. Em cada jogada os quatro escolhem em segredo. +4 traz quatro mísseis novos.
lesson-gf-table-first-task = Jogue +4: dois mísseis contra Oeste e dois contra Norte
lesson-gf-table-first-hint = Escolha “Quatro mísseis novos” (+4), 2 para Oeste, 2 para Norte, 0 para Leste, e confirme.
lesson-gf-table-first-done = As cartas foram viradas ao mesmo tempo. Ninguém sabia antes para onde os outros apontariam.
lesson-gf-table-reserve = O quarto número é a sua reserva: mísseis que ainda não ameaçam ninguém e podem ir depois para qualquer seta. O que você não coloca vai para lá.
lesson-gf-table-reserve-task = Jogue +4 e deixe os quatro na reserva
lesson-gf-table-reserve-hint = +4 e depois 0, 0 e 0.
lesson-gf-table-reserve-done = Quatro na reserva. Ninguém sabe para onde irão, mas enquanto estão lá também não defendem você.
lesson-gf-table-reserve-missed-placed = Nada foi para a sua reserva. Vai para ela o que você não coloca com +4: desta vez não coloque nenhum.
lesson-gf-table-arrows = Quantas setas apontam de cada jogador para os outros?
lesson-gf-table-arrows-why = Três, uma para cada um. O quarto marcador é a reserva.
lesson-gf-table-counts = Os mísseis da reserva contam num ataque?
lesson-gf-table-counts-why = Nem no ataque nem na defesa. Antes é preciso levá-los a uma seta.

## Guerra Fría: +4

lesson-gf-plus-four = Quatro mísseis novos
lesson-gf-plus-four-about = a única jogada que traz mísseis
lesson-gf-plus-four-spend = Você joga com Sul e tem 6 mísseis na reserva. Com +4 você pode colocar até 12 de uma vez: o que passa dos quatro novos sai da reserva.
lesson-gf-plus-four-spend-task = Aponte 10 mísseis para Leste numa jogada
lesson-gf-plus-four-spend-hint = 4 novos e 6 da reserva: 0 para Oeste, 0 para Norte, 10 para Leste.
lesson-gf-plus-four-spend-done = De zero a 10 numa jogada. Uma reserva cheia ameaça em todas as direções.
lesson-gf-plus-four-spend-missed-new = Os seus 6 mísseis continuam na reserva. Com um só +4 você pode colocar os quatro novos e esses também.
lesson-gf-plus-four-part = Mais uma vez, mas fique com metade da reserva.
lesson-gf-plus-four-part-task = Jogue +4 de modo que restem 3 mísseis na reserva
lesson-gf-plus-four-part-hint = 7 colocados são 4 novos e 3 dos 6.
lesson-gf-plus-four-part-done = 7 − 4 = 3 saíram da reserva, e restam 3.
lesson-gf-plus-four-left = Sua reserva é 3. Você joga +4 e coloca 5, 0 e 1. O que resta na reserva?
lesson-gf-plus-four-left-why = 6 colocados, 4 deles novos: 2 saem da reserva, e resta 1.
lesson-gf-plus-four-most = Quantos mísseis você pode colocar no máximo com um +4?
lesson-gf-plus-four-most-why = 12, se a reserva der para isso.

## Guerra Fría: R

lesson-gf-reorganise = Reorganizar
lesson-gf-reorganise-about = outra direção numa jogada
lesson-gf-reorganise-turn = Você joga com Sul e tem 8 mísseis contra Oeste. Com R você move até 12 mísseis de uma seta para outra. O que sai tem de entrar, e a reserva não muda.
lesson-gf-reorganise-turn-task = Vire os 8 de Oeste para Leste
lesson-gf-reorganise-turn-hint = “Reorganizar” (R); depois saem 8 de Oeste, 0 para Norte, entram 8 em Leste.
lesson-gf-reorganise-turn-done = Numa só jogada os 8 apontam para outro lado. Mas você não tem mísseis novos, e outros talvez tenham mais quatro.
lesson-gf-reorganise-turn-missed-west = Os 8 mísseis continuam apontados para Oeste. +4 traz mísseis novos e não move nenhum; quem os move é R.
lesson-gf-reorganise-split = 9 mísseis apontam para Oeste, 2 para Norte e 4 para Leste.
lesson-gf-reorganise-split-task = Tire 8 de Oeste: 7 para Norte e 1 para Leste
lesson-gf-reorganise-split-hint = R, saem 8 de Oeste, entram 7 em Norte e 1 em Leste.
lesson-gf-reorganise-split-done = 1, 9 e 5. O que sai e o que entra somam igual; senão a jogada seria nula.
lesson-gf-reorganise-price = Quanto custa um R?
lesson-gf-reorganise-price-missiles = Os quatro mísseis novos que você não recebe
lesson-gf-reorganise-price-reserve = Mísseis da reserva
lesson-gf-reorganise-price-nothing = Nada
lesson-gf-reorganise-price-why = Você escolhe uma coisa por jogada. Com R não chega nada novo.
lesson-gf-reorganise-limit = Quantos mísseis um R pode mover no máximo?
lesson-gf-reorganise-limit-why = Até 12.

## Guerra Fría: the attack

lesson-gf-attack = Aliança e ataque
lesson-gf-attack-about = dois vencem juntos
lesson-gf-attack-together = Você joga com Sul. Dois jogadores que se escolhem na mesma jogada atacam os outros dois. Comparam-se os mísseis que ambos apontam para os defensores com os que estes apontam de volta. Norte está pronto: 36 contra 18.
lesson-gf-attack-together-task = Ataque junto com Norte
lesson-gf-attack-together-hint = Escolha a aliança com Norte e confirme.
lesson-gf-attack-together-done = 36 contra 18: Sul e Norte venceram. É preciso ter mais; o mesmo não basta.
lesson-gf-attack-together-missed-unanswered = Norte escolheu você, e você não escolheu Norte: não houve ataque. Juntos vocês teriam vencido na hora.
lesson-gf-attack-alone = A mesma posição, mas Norte não se atreve.
lesson-gf-attack-alone-task = Ofereça de novo a aliança a Norte
lesson-gf-attack-alone-hint = A aliança com Norte, e confirme.
lesson-gf-attack-alone-done = Ninguém respondeu. O jogo continua, e você não tem mísseis novos: é o preço de uma oferta a que ninguém responde.
lesson-gf-attack-defend = Oeste e Norte estão fortes: 26 contra 16, e estão prestes a escolher um ao outro. Mas R é executado antes de contar os ataques, e 12 dos seus mísseis apontam para Leste.
lesson-gf-attack-defend-task = Detenha o ataque de Oeste e Norte
lesson-gf-attack-defend-hint = R: traga os 12 de volta, 6 para Oeste e 6 para Norte.
lesson-gf-attack-defend-done = Eles vieram e não pegaram você de surpresa. Perderam uma jogada, e todos já sabem o que queriam.
lesson-gf-attack-defend-missed-fell = Oeste e Norte tinham mais mísseis e venceram. Os seus 12 apontavam para Leste, que não atacava; só R os viraria a tempo.
lesson-gf-attack-equal = As duas forças são iguais. O ataque vence?
lesson-gf-attack-equal-why = Os atacantes precisam ter mais. Com forças iguais o jogo continua.
lesson-gf-attack-order = Alguém reorganiza na jogada do seu ataque. Com que marcadores ele é contado?
lesson-gf-attack-order-before = Com os de antes
lesson-gf-attack-order-after = Com os de depois
lesson-gf-attack-order-why = +4 e R vêm primeiro; os ataques são contados com os marcadores como ficam depois disso.

## After the lessons

lesson-list-first-game = Comece uma primeira partida com guia: detente play { $game } --coach
