# Comentários curtos da partida de torneio dos manuais, um para cada jogada do seu registro.

tournament-title = A final de um torneio on-line
tournament-intro = Stefan Mecay joga com os EUA e Chris Withers com a URSS, que lhe custou um lance de 5. Três turnos, sem as cartas opcionais.

tournament-setup = Os cinco pontos do lance garantem a França e a Alemanha Ocidental e dobram o Irã, onde costuma cair o primeiro Golpe soviético. O ponto solto na Iugoslávia mira a Itália e a Grécia.

tournament-1-headline = O valor mais alto vai primeiro: os Jogos dão 2 pontos à URSS e depois só o Irã vale 4 aos EUA. Um Destaque ousado: qualquer Influência soviética na Região o teria estragado.
tournament-1-ussr-1 = O Irã é a porta do Oriente Médio e do sul da Ásia, então a maior carta vai para o Golpe, e o 6 faz dele uma goleada. A OTAN ainda não pode ocorrer; a carta vai voltar.
tournament-1-us-1 = Duas ameaças com dois pontos: a Malásia pressiona a Tailândia e a Colômbia abre a América do Sul.
tournament-1-ussr-2 = A resposta perfeita: quatro pontos que pouco faziam onde estavam surgem no Chile, na Venezuela, na Tailândia e na Malásia.
tournament-1-us-2 = Um 1 e 3 Operações não vencem uma Estabilidade de 2. Nada muda na Tailândia, e o DEFCON cai para 3.
tournament-1-ussr-3 = O Golpe fracassado deixa tempo para fechar a Tailândia e a Venezuela.
tournament-1-us-3 = A Intervenção da ONU engole o Evento de Fidel e empresta os 2 pontos dele para um Golpe na Venezuela. Outro 1, e com o DEFCON em 2 ninguém mais dará Golpes em Países-Chaves neste turno.
tournament-1-ussr-4 = Um ponto no Brasil, um na Argentina e um na Indonésia: barato e a salvo de Golpes em DEFCON 2.
tournament-1-us-4 = Domínio com três Países-Chaves contra Presença com dois: 10 a 5 na Europa.
tournament-1-ussr-5 = Um Evento dos EUA de graça. Nenhum país europeu não controlado tem Influência soviética, então a Doutrina Truman não encontra o que fazer; mesmo assim, está fora do jogo.
tournament-1-us-5 = Os EUA primeiro tomam a Coreia do Sul e depois deixam vir a guerra soviética: um 1, e acabou.
tournament-1-ussr-6 = A Ásia pode pontuar a qualquer momento; antes disso fecham-se o Afeganistão e o Paquistão.
tournament-1-us-6 = A Jordânia é o caminho de volta ao Oriente Médio. O Evento fica de lado: numa mão soviética esta carta é uma armadilha.

tournament-2-headline = A Caça às Bruxas tira um ponto de cada carta americana neste turno. A guerra pelo Paquistão precisa de um 6, com o Irã e o Afeganistão contra ela, e o dado mostra 5.
tournament-2-ussr-1 = O Panamá muda de lado e o DEFCON cai logo para 2, antes que os EUA possam dar um Golpe num País-Chave.
tournament-2-us-1 = Dois pontos em vez de três, ambos para a Arábia Saudita.
tournament-2-ussr-2 = Domínio com três Países-Chaves contra a Coreia do Sul e simples Presença: 10 a 4 na Ásia.
tournament-2-us-2 = Uma carta de valor 1 nada tem a perder com a Caça às Bruxas. A Romênia pela Arábia Saudita é uma boa troca.
tournament-2-ussr-3 = Os Países-Chaves da África são pouco estáveis; com o DEFCON em 2 ninguém ousa dar um Golpe neles.
tournament-2-us-3 = A Corrida Espacial é onde se esquecem os Eventos do oponente. Um 1 dá certo: 2 pontos pelo primeiro satélite.
tournament-2-ussr-4 = Em DEFCON 2, o Evento desta carta faria quem a jogasse perder a partida. Então ela também vai para o espaço: 1 ponto por chegar em segundo.
tournament-2-us-4 = Um ponto para manter um pé na África.
tournament-2-ussr-5 = Um ponto toma o Líbano, contra o avanço americano ao redor dele.
tournament-2-us-5 = Primeiro o Evento: a França e o Reino Unido perdem dois pontos cada, e depois os dois Pontos de Operações recuperam a França. Suez sai do jogo e a Europa fica como estava.
tournament-2-ussr-6 = O mesmo truque do outro lado: perdem-se três pontos na Europa Oriental, repõe-se um e ganha-se o Iraque.
tournament-2-us-6 = Não como Evento: assim a carta continua no baralho e servirá de novo. A França fica segura e a África do Sul, tomada.

tournament-3-headline = O Plano Marshall tem o valor mais alto e espalha os EUA pela Europa Ocidental; depois a Descolonização, pela segunda vez, aproxima da URSS a África e a Malásia.
tournament-3-ussr-1 = Os Desertores dão um ponto aos EUA, mas o Golpe leva o DEFCON a 2 e os Países-Chaves da África ficam a salvo.
tournament-3-us-1 = A mesma carta do turno passado: a Arábia Saudita recuperada, o Egito tomado e a Grécia, já pensando numa pontuação da Europa.
tournament-3-ussr-2 = Cai o Vietnã, e neste turno todas as Operações soviéticas no Sudeste Asiático valem uma a mais.
tournament-3-us-2 = De novo a Europa e de novo 10 a 5: a Grécia faz agora o que fazia o Reino Unido.
tournament-3-ussr-3 = Três pontos, e um quarto pelas Revoltas no Vietnã, porque todos vão para o Sudeste Asiático.
tournament-3-us-3 = Israel é reforçado antes que venha a sua guerra.
tournament-3-ussr-4 = De novo a Ásia e de novo 10 a 4. Mesmo assim, os EUA continuam 2 pontos à frente.
tournament-3-us-4 = Primeiro as Operações: com Israel, Egito e Jordânia sob Controle, nenhum dado vence a guerra.
tournament-3-ussr-5 = Desde o Plano Marshall a OTAN pode ocorrer, e ocorre. Em troca, a URSS fecha a Síria, o Brasil e o Chile.
tournament-3-us-5 = A Intervenção da ONU livra a Alemanha Ocidental do Bloqueio; seu único ponto abre a Líbia.
tournament-3-ussr-6 = Costa Rica e Argentina: uma base nas duas Américas para o Meio da Guerra.
tournament-3-us-6 = Na Costa Rica só um 6 serviria, mas um Golpe fracassado também conta: falta uma Operação Militar, não duas. Nasser custa aos EUA metade do Egito.

tournament-end = Os manuais param aqui. Stefan Mecay acabou vencendo na pontuação final.
