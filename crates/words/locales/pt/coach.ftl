# O guia de uma primeira partida: o que está em jogo, o que jogar e por quê, e o perigo de uma escolha.

## Como funciona cada passo

coach-about-set-up = Coloque sua primeira Influência onde o jogo permite. O que mais vale são os Países-Chaves: assuma o Controle deles.
coach-about-extra = São pontos adicionais do seu lado. Use-os para garantir os Países-Chaves que você já tem.
coach-about-headline = Os dois lados escolhem uma carta em segredo; ambos os Eventos ocorrem, primeiro o da carta de maior valor. Uma carta do seu lado com um Evento forte é um bom Destaque.
coach-about-card = Jogue uma carta: o Evento ou as Operações. Uma carta do oponente provoca o Evento dele se você a usar para Operações.
coach-about-use = A Influência é segura, o Golpe é rápido e conta como Operações Militares, o Realinhamento tira Influência e a Corrida Espacial serve para se livrar de uma carta ruim.
coach-about-influence = Um ponto custa 1, ou 2 onde o oponente controla. Você pode colocar onde já tem Influência, ao lado, ou junto à sua superpotência.
coach-about-coup = Dado mais Operações, menos o dobro da Estabilidade: são esses os pontos que mudam. Em um País-Chave o DEFCON cai 1.
coach-about-realign = Os dois lados rolam, e o total menor perde a diferença em Influência. Você soma 1 por país adjacente que controla, por ter mais Influência e pela sua superpotência, se for adjacente.
coach-about-trap = Você caiu em uma armadilha: descarte uma carta de valor 2 ou mais, e um 4 ou menos no dado liberta você.
coach-about-event = A carta diz o que fazer agora.

## O que está em jogo

coach-scoring-due = { $card } tem de ser jogada agora. Quem ainda tem uma Carta de Pontuação no fim do turno perde a partida.
coach-scoring-wins = Você tem { $card } na mão, e agora ela lhe dá a vitória.
coach-scoring-gain = Você tem { $card } na mão, e ela tem de ser jogada neste turno. Agora daria a você { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
coach-scoring-even = Você tem { $card } na mão, e ela tem de ser jogada neste turno. Agora ninguém ganharia nada.
coach-scoring-loss = Você tem { $card } na mão, e ela tem de ser jogada neste turno. Agora daria ao oponente { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
coach-scoring-change = Controlar mais um País-Chave ({ $country }) melhoraria isso em { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
coach-defcon-two = O DEFCON está em 2. Um Golpe em um País-Chave seria a guerra nuclear, e você perderia.
coach-deadly-now = Perigo na sua mão: { $cards }. Em DEFCON 2 um Evento assim pode começar a guerra nuclear na sua Rodada de Ação. Mande a carta para a Corrida Espacial ou fique com ela.
coach-deadly-soon = Cuidado com { $cards }. Em DEFCON 2 um Evento assim faz você perder a partida: jogue a carta antes que o DEFCON caia ou mande-a para a Corrida Espacial.
coach-crisis = { card-cuban-missile-crisis }: neste turno qualquer Golpe seu faz você perder a partida.
coach-far-behind = O oponente está na frente por { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}. Com 20 pontos a partida acaba na hora.
coach-europe-lost = O oponente controla a Europa. Se a Europa pontuar agora, a partida está perdida: quebre o Controle dele em um País-Chave de lá.
coach-europe-won = Você controla a Europa. Se a Europa pontuar agora, você vence a partida.
coach-military = Operações Militares: { $n ->
    [1] falta { $n }
   *[other] faltam { $n }
}, e { $rounds ->
    [1] resta { $rounds } Rodada
   *[other] restam { $rounds } Rodadas
} de Ação. Cada uma que faltar no fim do turno dá um ponto ao oponente; um Golpe conta com as suas Operações.
coach-region = { $region }, se pontuar agora: { $own } para você, { $theirs } para o oponente.
coach-region-change = { $region }, se pontuar agora: { $own } para você, { $theirs } para o oponente. Controlar mais um País-Chave ({ $country }) mudaria isso em { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} a seu favor.
coach-in-reach = Países-Chaves que você poderia controlar logo: { $countries }.
coach-exposed = Alvos fáceis de um Golpe contra você: { $countries }. Mais um ponto de Influência ali dificulta o Golpe.
coach-china = { $card } é sua: 4 Operações, 5 se todas forem gastas na Ásia. Depois de usada, passa para o oponente.

## O que jogar

coach-headline-own = { $card } como Destaque: você ganha o Evento sem gastar uma Rodada de Ação.
coach-headline-theirs = { $card } como Destaque: o Evento ajuda o oponente, mas aqui é onde faz menos estrago.
coach-headline-scoring = { $card } como Destaque, antes que algo mude.
coach-brings-gain = { $region }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} para você.
coach-brings-nothing = { $region }: ninguém ganha pontos.
coach-brings-loss = { $region }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} para o oponente.
coach-play-score = Jogue { $card }.
coach-play-event = Jogue { $card } como Evento.
coach-play-event-first = Jogue { $card }: deixe o Evento ocorrer antes e use as Operações para responder.
coach-play-space = { $card } na Corrida Espacial: { $chance }% de avançar.
coach-play-space-away = { $card } na Corrida Espacial, para que o Evento não ocorra ({ $chance }% de avançar).
coach-play-coup = { $card } para um Golpe { $in }: { $chance }% de tomar o Controle.
coach-play-coup-weakens = { $card } para um Golpe { $in }: { $chance }% de tirar Influência.
coach-play-coup-somewhere = { $card } para um Golpe.
coach-play-realign = { $card } para realinhar.
coach-play-influence = { $card } para colocar Influência: { $countries }.
coach-play-influence-takes = { $card } para colocar Influência: { $countries }. Assim você controla um País-Chave: { $country }.
coach-play-influence-somewhere = { $card } para colocar Influência.
coach-play-trap = Descarte { $card }: { $chance }% de escapar.
coach-with-military = O Golpe também conta como Operações Militares.
coach-with-event = O Evento de { $card } também ocorre, a favor do oponente.
coach-target-coup = Golpe { $in }: { $chance }% de tomar o Controle.
coach-target-coup-weakens = Golpe { $in }: { $chance }% de tirar Influência.
coach-target-realign = Realinhamento { $in }: { $chance }% de tirar Influência.
coach-place-takes-battleground = Dá a você o Controle de um País-Chave.
coach-place-takes = Dá a você o Controle.
coach-place-strengthens = Dificulta quebrar o seu Controle.
coach-place-breaks = Quebra o Controle do oponente.
coach-place-enters = Assim você finca o pé ali.
coach-place-builds = Aproxima você do Controle.

## O perigo de uma escolha

coach-danger-headline = { $card } é um Evento do oponente e, como Destaque, não dá nada a você.
coach-danger-deadly = Em DEFCON 2 o Evento de { $card } pode começar a guerra nuclear na sua Rodada de Ação. Na Corrida Espacial não há perigo.
coach-danger-event = Usada para Operações, { $card } também dá o Evento ao oponente.
coach-danger-china = { $card } passa para o oponente assim que você a usar.
coach-danger-scoring = { $region } daria agora ao oponente { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}. Ainda há tempo de melhorar sua posição antes.
coach-danger-military = É a sua última Rodada de Ação e { $n ->
    [1] falta { $n } Operação Militar
   *[other] faltam { $n } Operações Militares
}. Sem um Golpe, o oponente pode ganhar outros tantos pontos.
coach-danger-hopeless = Com nenhum número do dado o Golpe { $in } dá certo.
coach-danger-defcon = O DEFCON cai para 2. Depois disso, um Golpe em um País-Chave faz o jogador da vez perder a partida.
coach-danger-defcon-deadly = O DEFCON cai para 2. Depois disso estas cartas da sua mão podem fazer você perder a partida: { $cards }.

## Guerra Fría

coach-gf-about = Quatro mísseis novos (+4) fortalecem você, reorganizar (R) vira seus mísseis contra outros, uma aliança (A) ataca. Dois vencem e dois perdem.
coach-gf-attack-sure = Com { $ally } você pode vencer agora: { $attacking } contra { $defending }, e { $others } não conseguem somar o bastante para impedir. Mas { $ally } também precisa escolher você.
coach-gf-attack = Com { $ally } você supera { $others } por { $attacking } a { $defending }. Eles ainda podem se armar contra vocês.
coach-gf-even = Com { $ally } contra { $others }: { $attacking } a { $defending }.
coach-gf-threat = { $others } superam você e { $ally } por { $defending } a { $attacking }. Aponte mísseis contra eles.
coach-gf-threat-grave = { $others } podem vencer você e { $ally } agora: { $defending } a { $attacking }, mais do que vocês dois conseguem somar. Reorganize contra eles.
coach-gf-reserve = Reserva: { $n }. Com +4 você pode colocar até { $most } de uma vez.
coach-gf-play-attack = Ataque com { $ally }: { $attacking } contra { $defending }.
coach-gf-play-save = Ponha os quatro mísseis novos na reserva (que fica em { $n }): ninguém sabe ainda contra quem são.
coach-gf-play-build = +4 contra { $others }: { $n ->
    [1] { $n } míssil
   *[other] { $n } mísseis
} ao todo.
coach-gf-play-regroup = Vire { $n ->
    [1] { $n } míssil
   *[other] { $n } mísseis
} contra { $others }: eles estão prestes a atacar.
coach-gf-danger-weak = Com { $ally } você tem { $attacking } contra { $defending }. O ataque fracassa e nesta jogada você não se arma.
coach-gf-danger-unanswered = Se { $ally } não escolher você também, nada acontece e nesta jogada você não se arma.
coach-gf-danger-flank = { $others } superam você por { $n }. Quem ataca não move mísseis.
coach-gf-danger-free = Seis cartas que não formam nenhuma das três opções não valem nada, e você perde a jogada.
