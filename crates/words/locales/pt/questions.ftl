# What a player is asked and may answer. An attribute names an answer where the plain word would not explain it.
# ask-<card>-<step> belongs to one step of a card's event.

## Before the game

ask-bid-side = Com que lado você quer jogar?
ask-bid = Quanta Influência extra você oferece ao oponente para jogar com { $the }?
ask-open-bid-side = Você abre os lances: com que lado quer jogar?
ask-open-bid = Quantos Pontos de Vitória você oferece para jogar com { $the }?
ask-open-bid-raise = Cubra o lance para jogar com { $the }, ou aceite-o
    .done = Aceitar o lance
ask-setup = Preparação: coloque Influência { $in }, { $n ->
    [1] falta 1 ponto
   *[other] faltam { $n } pontos
}
ask-setup-extra = Coloque a Influência extra onde você já tem, { $n ->
    [1] falta 1 ponto
   *[other] faltam { $n } pontos
}

## The turn

ask-headline = Escolha sua Carta de Destaque
    .done = Sem Destaque
ask-headline-second = O Destaque do oponente é { $card }. Escolha o seu
ask-action-round = Rodada de Ação { $round } de { $rounds }: escolha uma carta
    .done = Passar
ask-action-round-extra = Rodada de Ação extra: jogue uma carta ou passe
    .done = Passar
ask-action-round-owed = Você tem de jogar { $card } para Operações
ask-trap = { $card }: descarte uma carta de valor 2 ou mais e tire 1-4 para escapar
    .done = Passar
ask-trap-scoring = { $card }: você não tem o que descartar; pode jogar uma Carta de Pontuação
    .done = Perder a rodada
ask-use = Para que você usa { $card }?
ask-use-operations = Para que você usa as Operações de { $card }? O Evento não ocorre
ask-norad = { card-norad }: você pode colocar 1 de Influência num país onde já tem
    .done = Não colocar
ask-space-offer = Rolar o dado da Corrida Espacial?
    .space = Rolar
    .done = Não rolar
ask-discard-held = Fim do turno: você pode descartar uma carta da mão
    .done = Não descartar
ask-lift = { $card }: você pode encerrar a crise quando quiser

## Operations

ask-operations = Para que você usa { $n ->
    [1] 1 Ponto de Operações
   *[other] { $n } Pontos de Operações
}{ $where }?
    .done = Não usar
ask-operations-granted = { $card }: você pode usar { $n ->
    [1] 1 Ponto de Operações
   *[other] { $n } Pontos de Operações
}{ $where }
    .done = Abrir mão
ask-influence = Coloque Influência: { $left ->
    [1] resta
   *[other] restam
} { $left } de { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
    .realign = Continuar com Realinhamentos
    .done = Parar
ask-influence-bonus = { $points ->
    [1] { $points } ponto colocado
   *[other] { $points } pontos colocados
}: você ainda pode colocar o ponto extra da Região
    .realign = Continuar com Realinhamentos
    .done = Deixar
ask-realign = Escolha um país para realinhar{ $where }: { $left ->
    [1] resta
   *[other] restam
} { $left } de { $points ->
    [1] { $points } jogada
   *[other] { $points } jogadas
}
    .influence = Continuar colocando Influência
    .done = Não rolar mais
ask-realign-bonus = { $points ->
    [1] { $points } jogada feita
   *[other] { $points } jogadas feitas
}: você ainda pode fazer a jogada extra da Região{ $where }
    .influence = Continuar colocando Influência
    .done = Não rolar mais
ask-coup = Escolha o país do Golpe, com { $n ->
    [1] { $n } Ponto de Operações
   *[other] { $n } Pontos de Operações
}{ $where }
ask-coup-free = Escolha o país do Golpe extra, com { $n ->
    [1] { $n } Ponto de Operações
   *[other] { $n } Pontos de Operações
}{ $where }

zone-central-or-south-america = na América Central ou na América do Sul
zone-beside-nicaragua = ao lado da Nicarágua
zone-che = num país normal da América Central, da América do Sul ou da África
zone-che-again = em outro país normal da América Central, da América do Sul ou da África

## Words

word-done = Pronto
word-event = Evento
word-event-first = Primeiro o Evento, depois Operações
word-influence = Colocar Influência
word-realign = Realinhar
word-coup = Golpe
word-space = Corrida Espacial
word-add = Colocar
word-remove = Retirar
word-participate = Participar
word-boycott = Boicotar
word-raise = Subir o DEFCON
word-lower = Baixar o DEFCON
word-take = Ficar com ela
word-return = Devolver
word-play = Jogar
word-end-game = Encerrar a partida
word-chinese-civil-war = Guerra Civil Chinesa
word-defcon = DEFCON { $n }
word-lift = Encerrar a crise: retirar 2 de Influência { $from }

## Beside a choice

choice-event-of = Evento { $of }
choice-event-neutral = Evento de ambos os lados
choice-barred = sem Evento: { $why }
choice-event-after = depois, o Evento do oponente
choice-country = { $country } ({ $us-name } { $us }, { $ussr-name } { $ussr })
choice-cost = custa { $n }
choice-for-control = mais { $n } para controlar

## Before something irreversible

warn-defcon = o DEFCON cai para 1 e você perde a partida
warn-may-defcon = o DEFCON pode cair para 1: você perderia a partida
warn-missile-crisis = um Golpe durante a crise dos mísseis faz perder a partida
warn-held-scoring-card = no fim do turno você ainda teria uma Carta de Pontuação e perderia a partida
warn-scoring = o oponente vence com esta pontuação
warn-ends-lost = o oponente vence se a partida terminar agora
warn-ends-drawn = a partida fica empatada se terminar agora

## Steps of events without words of their own

ask-step-each = { $card }: escolha um país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-step-country = { $card }: escolha um país
ask-step-card = { $card }: escolha uma carta
ask-step-word = { $card }: escolha

## Steps of the cards, Early War

ask-asia-scoring-0 = { card-shuttle-diplomacy }: escolha o País-Chave da URSS que não conta
ask-middle-east-scoring-0 = { card-shuttle-diplomacy }: escolha o País-Chave da URSS que não conta
ask-blockade-0 = { card-blockade }: descarte uma carta de valor 3 ou mais, ou perca toda a Influência na Alemanha Ocidental
    .done = Perder a Alemanha Ocidental
ask-comecon-0 = { card-comecon }: coloque Influência em quatro países da Europa Oriental, 1 em cada um ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-marshall-plan-1 = { card-marshall-plan }: coloque Influência em sete países da Europa Ocidental, 1 em cada um ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-de-stalinization-0 = { card-de-stalinization }: retire Influência sua para levá-la a outro lugar (até mais { $n })
    .done = Chega
ask-de-stalinization-2 = { card-de-stalinization }: coloque o que retirou, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-decolonization-0 = { card-decolonization }: coloque Influência em quatro países da África ou do Sudeste Asiático, 1 em cada um ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-east-european-unrest-0 = { card-east-european-unrest }: retire { $late ->
    [yes] 2 de Influência soviética
   *[other] 1 de Influência soviética
} de cada um de três países da Europa Oriental ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-independent-reds-0 = { card-independent-reds }: escolha onde você iguala a Influência da URSS
ask-indo-pakistani-war-0 = { card-indo-pakistani-war }: ataque a Índia ou o Paquistão
ask-olympic-games-0 = { card-olympic-games }: participar ou boicotar? O boicote baixa o DEFCON e dá ao oponente { $ops ->
    [1] { $ops } Ponto de Operações
   *[other] { $ops } Pontos de Operações
}
ask-socialist-governments-0 = { card-socialist-governments }: retire Influência dos EUA da Europa Ocidental, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-special-relationship-0 = { card-special-relationship }: { $nato ->
    [yes] coloque 2 de Influência num país da Europa Ocidental
   *[other] coloque 1 de Influência num país adjacente ao Reino Unido
}
ask-suez-crisis-0 = { card-suez-crisis }: retire Influência dos EUA da França, do Reino Unido ou de Israel, até 2 de cada um ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-the-cambridge-five-1 = { card-the-cambridge-five }: você pode colocar 1 de Influência numa Região das cartas que os EUA mostraram
    .done = Não colocar
ask-truman-doctrine-0 = { card-truman-doctrine }: escolha um país não controlado da Europa, que perde toda a Influência soviética
ask-un-intervention-1 = { card-un-intervention }: escolha a carta cujo Evento você anula e cujas Operações usa
ask-warsaw-pact-formed-1 = { card-warsaw-pact-formed }: deixar quatro países sem Influência dos EUA ou colocar 5 da sua?
    .add = Colocar 5 de Influência
    .remove = Retirar a dos EUA
ask-warsaw-pact-formed-3 = { card-warsaw-pact-formed }: retire toda a Influência dos EUA de países da Europa Oriental ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-warsaw-pact-formed-5 = { card-warsaw-pact-formed }: coloque Influência na Europa Oriental, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})

## Mid War

ask-brush-war-0 = { card-brush-war }: ataque um país de Estabilidade 1 ou 2
ask-ask-not-what-your-country-can-do-for-you-0 = { card-ask-not-what-your-country-can-do-for-you }: descarte uma carta, ou compre tantas quantas descartou
    .done = Comprar agora
ask-colonial-rear-guards-0 = { card-colonial-rear-guards }: coloque Influência em quatro países da África ou do Sudeste Asiático, 1 em cada um ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-cultural-revolution-1 = { card-cultural-revolution }: ficar com A Carta da China, virada para cima?
    .take = Ficar com ela
    .done = Deixar
ask-grain-sales-to-soviets-2 = { card-grain-sales-to-soviets }: jogar { $drawn } ou devolvê-la e usar { $ops ->
    [1] { $ops } Ponto de Operações
   *[other] { $ops } Pontos de Operações
}?
    .play = Jogar a carta
    .return = Devolver
    .event = Com { card-un-intervention }
ask-grain-sales-to-soviets-5 = { card-grain-sales-to-soviets }: para que você usa { $ops ->
    [1] { $ops } Ponto de Operações
   *[other] { $ops } Pontos de Operações
}?
    .done = Para nada
ask-how-i-learned-to-stop-worrying-0 = { card-how-i-learned-to-stop-worrying }: ponha o DEFCON no nível que quiser
ask-junta-0 = { card-junta }: coloque 2 de Influência num país da América Central ou da América do Sul
ask-liberation-theology-0 = { card-liberation-theology }: coloque Influência na América Central, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-missile-envy-0 = { card-missile-envy }: entregue sua carta de maior valor
    .done = Não há carta para entregar
ask-muslim-revolution-0 = { card-muslim-revolution }: escolha um país que perde toda a Influência dos EUA ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-oas-founded-0 = { card-oas-founded }: coloque Influência na América Central ou na América do Sul ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-our-man-in-tehran-1 = { card-our-man-in-tehran }: descarte as que quiser destas cartas da pilha
    .done = Embaralhar o resto
ask-puppet-governments-0 = { card-puppet-governments }: você pode colocar 1 de Influência em países onde ninguém tem ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
    .done = Chega
ask-salt-negotiations-1 = { card-salt-negotiations }: você pode recuperar uma carta do descarte
    .done = Nenhuma
ask-south-african-unrest-1 = { card-south-african-unrest }: mais 1 na África do Sul, ou 2 em países adjacentes
ask-south-african-unrest-3 = { card-south-african-unrest }: o segundo ponto num país adjacente à África do Sul
ask-summit-2 = { card-summit }: você venceu; mover o DEFCON?
    .done = Deixar como está
ask-summit-4 = { card-summit }: você venceu; mover o DEFCON?
    .done = Deixar como está
ask-the-voice-of-america-0 = { card-the-voice-of-america }: retire Influência soviética fora da Europa, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-ussuri-river-skirmish-1 = { card-ussuri-river-skirmish }: ficar com A Carta da China, virada para cima?
    .take = Ficar com ela
    .done = Deixar
ask-ussuri-river-skirmish-3 = { card-ussuri-river-skirmish }: coloque Influência na Ásia, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})

## Late War and promotional cards

ask-aldrich-ames-remix-2 = { card-aldrich-ames-remix }: escolha a carta que os EUA descartam
    .done = Não há carta para descartar
ask-aldrich-ames-remix-4 = { card-aldrich-ames-remix }: escolha a próxima carta que os EUA vão jogar
    .done = Não restam cartas
ask-chernobyl-0 = { card-chernobyl }: escolha a Região onde a URSS não poderá colocar Influência com Operações neste turno
    .done = Nenhuma
ask-iran-iraq-war-0 = { card-iran-iraq-war }: ataque o Irã ou o Iraque
ask-latin-american-debt-crisis-0 = { card-latin-american-debt-crisis }: descarte uma carta de valor 3 ou mais, ou a URSS dobra a Influência dela em dois países da América do Sul
    .done = Deixar dobrar
ask-latin-american-debt-crisis-2 = { card-latin-american-debt-crisis }: escolha um país da América do Sul onde sua Influência dobra ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-marine-barracks-bombing-1 = { card-marine-barracks-bombing }: retire Influência dos EUA do Oriente Médio ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-pershing-ii-deployed-1 = { card-pershing-ii-deployed }: você pode retirar 1 de Influência dos EUA de países da Europa Ocidental ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
    .done = Chega
ask-star-wars-0 = { card-star-wars }: escolha uma carta do descarte; o Evento dela ocorre na hora
    .done = Não há carta para escolher
ask-the-reformer-1 = { card-the-reformer }: coloque Influência na Europa, até 2 por país ({ $n ->
    [1] falta 1
   *[other] faltam { $n }
})
ask-wargames-0 = { card-wargames }: dar 6 PVs ao oponente e encerrar a partida agora?
    .end-game = Encerrar a partida
    .done = Continuar jogando
ask-baghdad-pact-1 = { card-baghdad-pact }: coloque 1 de Influência no Paquistão ou no Irã
ask-years-of-lead-0 = { card-years-of-lead }: escolha um país da Europa Ocidental que fica com só 1 de Influência soviética

## What others are doing

wait-die = Um dado é rolado
wait-dice = Os dados são rolados
wait-card = Uma carta é comprada
wait-both-headlines = Os dois lados escolhem o Destaque
wait-both-bids = Os dois jogadores fazem seus lances
wait-bid = O jogador do lugar { $name } faz seu lance
wait-setup = { $who } { $side ->
    [us] colocam
   *[other] coloca
} Influência ({ $left ->
    [1] falta
   *[other] faltam
} { $left })
wait-headline = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} o Destaque
wait-action-round = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} uma carta
wait-trap = { $who } { $side ->
    [us] continuam
   *[other] continua
} em { $card } e { $side ->
    [us] escolhem
   *[other] escolhe
} uma carta
wait-use = { $who } { $side ->
    [us] decidem
   *[other] decide
} para que usar { $card }
wait-operations = { $who } { $side ->
    [us] decidem
   *[other] decide
} para que usar as Operações
wait-influence = { $who } { $side ->
    [us] colocam
   *[other] coloca
} Influência ({ $left ->
    [1] falta
   *[other] faltam
} { $left })
wait-realign = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} um país para realinhar ({ $left ->
    [1] falta
   *[other] faltam
} { $left })
wait-coup = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} o país de um Golpe
wait-space-offer = { $who } { $side ->
    [us] decidem
   *[other] decide
} se { $side ->
    [us] rolam
   *[other] rola
} o dado da Corrida Espacial
wait-discard-held = { $who } { $side ->
    [us] podem
   *[other] pode
} descartar uma Carta na Mão
wait-event = { $who } { $side ->
    [us] decidem
   *[other] decide
} sobre { $card }

## Guerra Fría

gf-wait = { $n ->
    [1] Ainda não escolheu
   *[other] Ainda não escolheram
}: { $names }
gf-ask-play = Jogada { $n }: o que você joga?
gf-ask-build = { $new ->
    [1] { $new } míssil novo
   *[other] { $new } mísseis novos
}: quantos vão para o marcador contra { $rival }? Até { $n }; o resto fica na reserva
gf-ask-regroup = Reorganizar: quantos saem (−) ou entram (+) no marcador contra { $rival }? Saldo até agora { $balance }, no máximo { $most }
gf-ask-free = Carta { $n } de 6, no marcador contra { $rival }
gf-ask-commit = Colocar suas seis cartas viradas para baixo?
gf-choice-marker = agora { $now }, depois { $then }
gf-word-build = Quatro mísseis novos (+4)
    .hint = Acrescente quatro mísseis e, se quiser, mais da reserva
gf-word-regroup = Reorganizar (R)
    .hint = Mova até doze mísseis entre seus marcadores de ataque
gf-word-ally = Atacar com { $ally } (A)
    .hint = Vale se o aliado também escolher você
gf-word-free = Colocar cartas livremente
    .hint = Duas cartas em cada marcador, uma a uma; o que não for nenhuma das três opções é nulo
gf-word-commit = Colocar
gf-word-back = Voltar
