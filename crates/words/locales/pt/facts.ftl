# What happened, as a log tells it. No full stop at the end; `detente-chronicle` fills in the arguments.
# $who is a side at the beginning of a sentence (“Os EUA”), $the inside it, $side its id for the verb.

## Headings

fact-setup = Preparação
fact-turn = Turno { $turn }, { $years } · { $era }
fact-round = Rodada de Ação { $round } · { $name }
fact-end-of-turn = Fim do turno { $turn }

## Cards

fact-dealt = { $who } { $side ->
    [us] recebem
   *[other] recebe
} { $n ->
    [1] 1 carta
   *[other] { $n } cartas
}
fact-dealt-named = { $who } { $side ->
    [us] recebem
   *[other] recebe
} { $n ->
    [1] 1 carta
   *[other] { $n } cartas
}: { $cards }
fact-looks-at = { $who } { $side ->
    [us] olham
   *[other] olha
} { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} da pilha de compras
fact-looks-at-named = { $who } { $side ->
    [us] olham
   *[other] olha
} { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} da pilha de compras: { $cards }
fact-reveals = { $who } { $side ->
    [us] mostram
   *[other] mostra
} { $cards }
fact-discards = { $who } { $side ->
    [us] descartam
   *[other] descarta
} { $cards }
fact-retrieves = { $who } { $side ->
    [us] recuperam
   *[other] recupera
} { $card } do descarte
fact-gives = { $who } { $side ->
    [us] entregam
   *[other] entrega
} { $card }
fact-returns = { $card } volta para a mão de onde saiu
fact-shows-held = { $who } { $side ->
    [us] provam
   *[other] prova
} que { $n ->
    [1] a Carta na Mão não é de pontuação
   *[other] nenhuma das { $n } Cartas na Mão é de pontuação
}
fact-holds-none = { $who } não { $side ->
    [us] guardam
   *[other] guarda
} nenhuma carta
fact-era-joins = As cartas do { $era } entram na pilha de compras
fact-reshuffle = O descarte é embaralhado e vira a nova pilha de compras
fact-china-face-up = { $card } passa { $to }, virada para cima
fact-china-face-down = { $card } passa { $to }, virada para baixo
fact-china-turned = { $card } { $of } é virada para cima

## Playing

fact-headline-chosen = { $who } já { $side ->
    [us] escolheram
   *[other] escolheu
} o Destaque
fact-headline = Destaque { $of }: { $card }
fact-headline-cancelled = { $defectors } anula { $card }
fact-passes = { $who } { $side ->
    [us] passam
   *[other] passa
}
fact-points = ({ $n ->
    [1] 1 ponto
   *[other] { $n } pontos
})
fact-plays-influence = { $who } { $side ->
    [us] jogam
   *[other] joga
} { $card } para colocar Influência{ $points }
fact-plays-realign = { $who } { $side ->
    [us] jogam
   *[other] joga
} { $card } para realinhar{ $points }
fact-plays-coup = { $who } { $side ->
    [us] jogam
   *[other] joga
} { $card } para um Golpe{ $points }
fact-plays-space = { $who } { $side ->
    [us] mandam
   *[other] manda
} { $card } para a Corrida Espacial{ $points }
fact-plays-event = { $who } { $side ->
    [us] jogam
   *[other] joga
} { $card } como Evento{ $points }
fact-plays-event-first = { $who } { $side ->
    [us] jogam
   *[other] joga
} { $card }, primeiro o Evento do oponente{ $points }
fact-plays-play = { $who } { $side ->
    [us] usam
   *[other] usa
} as Operações de { $card }, cujo Evento fica anulado{ $points }
fact-operations-influence = { $who } { $side ->
    [us] usam
   *[other] usa
} { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
} para colocar Influência
fact-operations-realign = { $who } { $side ->
    [us] usam
   *[other] usa
} { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
} para realinhar
fact-operations-coup = { $who } { $side ->
    [us] usam
   *[other] usa
} { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
} para um Golpe
fact-event = Evento { $of }: { $card }
fact-no-event = O Evento de { $card } não ocorre: { $why }

## Influence

fact-gains-influence = { $who } { $side ->
    [us] colocam
   *[other] coloca
} { $n } de Influência { $in } ({ $now })
fact-loses-influence = { $who } { $side ->
    [us] perdem
   *[other] perde
} { $n } de Influência { $in } ({ $now })
fact-gains-influence-list = { $who } { $side ->
    [us] colocam
   *[other] coloca
} Influência: { $items }
fact-loses-influence-list = { $who } { $side ->
    [us] perdem
   *[other] perde
} Influência: { $items }
fact-influence-item = { $country } { $change } ({ $now })
fact-now = agora { $n }
fact-now-control = agora { $n }, com Controle
fact-now-foe = agora { $n }, Controle: { $foe }
fact-chinese-civil-war = { $who } { $side ->
    [us] têm
   *[other] tem
} { $n } de 3 pontos na Guerra Civil Chinesa

## Tracks

fact-defcon-falls = O DEFCON cai para { $n }
fact-defcon-rises = O DEFCON sobe para { $n }
fact-vp = { $who } { $side ->
    [us] marcam
   *[other] marca
} { $n ->
    [1] 1 PV
   *[other] { $n } PVs
} ({ $score })
fact-vp-because = { $card }: { $the } { $side ->
    [us] marcam
   *[other] marca
} { $n ->
    [1] 1 PV
   *[other] { $n } PVs
} ({ $score })
fact-no-points = Ninguém marca pontos ({ $score })
fact-score = placar: { $name } +{ $n }
fact-score-even = placar zerado
fact-scored = Pontuação · { $region }: { $us-name } { $us }, { $ussr-name } { $ussr }
fact-military-ops = { $who } { $side ->
    [us] chegam
   *[other] chega
} a { $n } em Operações Militares
fact-lacks = { $who } { $side ->
    [us] ficam
   *[other] fica
} devendo { $n ->
    [1] 1 Operação Militar
   *[other] { $n } Operações Militares
}
fact-space-roll = { $who } { $side ->
    [us] tiram
   *[other] tira
} { $die }; era preciso { $needed } ou menos: { $outcome }
fact-space = { $who } { $side ->
    [us] alcançam
   *[other] alcança
} o estágio { $n } da Corrida Espacial: { $box }

## Dice

fact-success = sucesso
fact-failure = fracasso
fact-coup = { $who } { $side ->
    [us] tentam
   *[other] tenta
} um Golpe { $in }: dado { $die }, +{ $points ->
    [1] { $points } Op
   *[other] { $points } Ops
}{ $modifiers } = { $total } contra { $twice }: { $outcome }
fact-coup-succeeds = sucesso por { $n }
fact-coup-fails = fracasso
fact-realignment = Realinhamento { $in }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-realignment-tie = sem efeito
fact-contest = { $card }: { $us-name } { $us }; { $ussr-name } { $ussr }: { $outcome }
fact-contest-tie = empate
fact-wins-by = { $the } { $side ->
    [us] vencem
   *[other] vence
} por { $n }
fact-war = Guerra { $of } { $in }: dado { $roll }, era preciso { $needed }: { $outcome }
fact-war-won = vitória
fact-war-lost = derrota
fact-trap-free = { $who } { $side ->
    [us] tiram
   *[other] tira
} { $die } e { $side ->
    [us] escapam
   *[other] escapa
} de { $card }
fact-trap-stays = { $who } { $side ->
    [us] tiram
   *[other] tira
} { $die }, era preciso 1-4, e { $side ->
    [us] continuam
   *[other] continua
} em { $card }

mod-neighbours = { $n ->
    [1] país adjacente
   *[other] países adjacentes
}
mod-influence = mais Influência
mod-superpower = superpotência adjacente
mod-target = Controle do alvo
mod-chinese-civil-war = Guerra Civil Chinesa
mod-player = por jogar a carta
mod-regions = { $n ->
    [1] Região dominada
   *[other] Regiões dominadas
}

## Effects and answers

fact-begins = { $card } em vigor: { $what }
fact-ends = { $card } deixa de valer
fact-acts = { $card } tem efeito: { $what }
fact-chooses = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
}: { $word }
fact-chooses-done = { $who } { $side ->
    [us] abrem
   *[other] abre
} mão
fact-chooses-add = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} colocar Influência
fact-chooses-remove = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} retirar Influência
fact-chooses-participate = { $who } { $side ->
    [us] participam
   *[other] participa
}
fact-chooses-boycott = { $who } { $side ->
    [us] boicotam
   *[other] boicota
} os Jogos
fact-chooses-end-game = { $who } { $side ->
    [us] encerram
   *[other] encerra
} a partida
fact-chooses-defcon = { $who } { $side ->
    [us] põem
   *[other] põe
} o DEFCON em { $n }
fact-chooses-region = { $who } { $side ->
    [us] escolhem
   *[other] escolhe
} uma Região: { $region }
fact-names = { $card }: { $country } não conta nesta pontuação
fact-bids = Lance do lugar { $chair }: { $n } para jogar com { $the }
fact-chairs-change = Os jogadores trocam de lugar

## The end

fact-over-vp = { $who } { $side ->
    [us] vencem
   *[other] vence
} com 20 Pontos de Vitória
fact-over-defcon = { $who } { $side ->
    [us] vencem
   *[other] vence
}: começa a guerra nuclear, e { $loser } { $side ->
    [us] perde
   *[other] perdem
}
fact-over-missile-crisis = { $who } { $side ->
    [us] vencem
   *[other] vence
}: o oponente ({ $loser }) tentou um Golpe durante a crise dos mísseis
fact-over-europe-control = { $who } { $side ->
    [us] vencem
   *[other] vence
} pelo Controle da Europa
fact-over-final-scoring = { $who } { $side ->
    [us] vencem
   *[other] vence
} na Pontuação Final
fact-over-wargames = { $who } { $side ->
    [us] vencem
   *[other] vence
}: “{ card-wargames }” encerra a partida
fact-over-held-scoring-card = { $who } { $side ->
    [us] vencem
   *[other] vence
}: o oponente ({ $loser }) ficou com uma Carta de Pontuação na mão
fact-over-draw = A partida termina empatada

## Guerra Fría

gf-round = Jogada { $n }
gf-chosen = { $name } já escolheu
gf-built = { $name }: quatro mísseis novos, { $items }; reserva { $reserve }
gf-built-reserve = { $name }: quatro mísseis novos, todos para a reserva (agora { $reserve })
gf-regrouped = { $name } reorganiza: { $items }
gf-item = { $change } contra { $rival } (agora { $now })
gf-null = { $name } perde a jogada, que é nula: { $why } ({ $cards })
gf-null-no-play = as cartas não formam nenhuma das três opções
gf-null-over-twelve = os números somam { $n }, mais de doze
gf-null-reserve = { $taken } de uma reserva de { $reserve }
gf-null-moved = { $n ->
    [1] { $n } míssil movido
   *[other] { $n } mísseis movidos
}, mais de doze
gf-null-unequal = { $leaving ->
    [1] sai { $leaving } míssil
   *[other] saem { $leaving } mísseis
} e { $coming ->
    [1] entra { $coming }
   *[other] entram { $coming }
}
gf-null-marker = { $leaving ->
    [1] sai { $leaving } míssil
   *[other] saem { $leaving } mísseis
} do marcador contra { $rival }, que tem { $missiles }
gf-card-salida = SAÍDA
gf-card-entrada = ENTRADA
gf-card-alianza = ALIANÇA
gf-card-cero = ZERO
gf-offered = { $name } escolhe { $ally } como aliado
gf-unanswered = { $ally } não escolheu { $name }
gf-attack = { $attackers } atacam { $defenders } com { $attacking } contra { $defending }: { $outcome }
gf-attack-open = o ataque é válido
gf-attack-won = vitória
gf-attack-failed = o ataque fracassa
gf-over-attack = { $winners } vencem a partida
gf-over-max-rounds = Não há mais jogadas: empate
