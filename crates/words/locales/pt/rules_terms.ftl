# The vocabulary of the rules: each term as a label, in the words of that language's rulebook.
# Inside a sentence Spanish writes most of them in lower case.

## Games and editions

game-twilight = Twilight Struggle
game-guerra-fria = Guerra Fría
edition-deluxe = Edição Deluxe
edition-first = Primeira edição

## Eras

era-early = Início da Guerra
era-mid = Meio da Guerra
era-late = Final da Guerra

## People and the table

term-player = Jogador
term-opponent = Oponente
term-phasing-player = Jogador Ativo
term-superpower = Superpotência
term-neutral = Ambos os lados
term-die = Dado
term-die-roll = Rolagem de dado
term-modifier = Modificador
term-tie = Empate

## The map

term-map = Mapa
term-country = País
term-region = Região
term-subregion = Sub-região
term-battleground = País-Chave
term-non-battleground = País normal
term-stability = Número de Estabilidade
term-adjacent = Adjacente
term-influence = Influência
term-control = Controle
term-controlled = Controlado
term-uncontrolled = Não controlado

## Cards

term-card = Carta
term-event = Evento
term-scoring-card = Carta de Pontuação
term-china-card = A Carta da China
term-war-card = Carta de guerra
term-optional-card = Carta opcional
term-promotional-card = Carta promocional
term-lasting-event = Evento Permanente
term-removed-after-event = Sai da partida depois do Evento
term-hand = Mão
term-held-card = Carta na Mão
term-draw-pile = Pilha de compras
term-discard-pile = Pilha de descarte
term-removed-cards = Cartas removidas da partida
term-face-up = Virada para cima
term-face-down = Virada para baixo

## The turn

term-setup = Preparação
term-turn = Turno
term-headline = Destaque
term-headline-phase = Fase de Destaques
term-headline-card = Carta de Destaque
term-action-round = Rodada de Ação

## Operations

term-operations = Operações
term-operations-points = Pontos de Operações
term-operations-value = Valor de Operações
term-place-influence = Colocar Influência
term-coup = Golpe
term-coup-attempt = Tentativa de Golpe
term-free-coup = Golpe extra
term-realignment = Realinhamento
term-realignment-roll = Jogada de Realinhamento
term-space-race = Corrida Espacial
term-space-box = Estágio da Corrida Espacial

## DEFCON and military operations

term-defcon = DEFCON
term-nuclear-war = Guerra nuclear
term-military-operations = Operações Militares
term-required-military-operations = Operações Militares Obrigatórias

## Scoring and victory

term-victory-points = Pontos de Vitória
term-vp = PV
term-scoring = Pontuação
term-final-scoring = Pontuação Final
term-presence = Presença
term-domination = Domínio
term-region-control = Controle da Região
term-victory = Vitória
term-defeat = Derrota
term-draw = Empate
term-automatic-victory = Vitória Automática

## Variants

term-bid = Lance
term-handicap = Vantagem
term-chinese-civil-war = Guerra Civil Chinesa
term-late-war-scenario = Cenário do Final da Guerra

## Guerra Fría

term-missile = Míssil
term-missiles = Mísseis
term-reserve = Reserva
term-attack-marker = Marcador de ataque
term-round = Jogada
term-four-missiles = Quatro mísseis novos
term-reorganise = Reorganizar
term-alliance = Aliança
term-entry = Entrada
term-exit = Saída
term-attacking-forces = Forças atacantes
term-defending-forces = Forças defensoras

## Counts

vp = { $n ->
    [1] { $n } PV
   *[other] { $n } PVs
}
ops = { $n ->
    [1] { $n } Op
   *[other] { $n } Ops
}
points = { $n ->
    [1] { $n } Ponto de Vitória
   *[other] { $n } Pontos de Vitória
}

## The Space Race, by edition and box. Boxes 3 and 5 of the first edition bear no name in any source.

space-start = Início
space-deluxe-1 = Satélite Terrestre
space-deluxe-2 = Animal no Espaço
space-deluxe-3 = Homem no Espaço
space-deluxe-4 = Homem na Órbita da Terra
space-deluxe-5 = Órbita Lunar
space-deluxe-6 = Águia/Urso Pousou
space-deluxe-7 = Ônibus Espacial
space-deluxe-8 = Estação Espacial
space-first-1 = Satélite Terrestre
space-first-2 = Animal no Espaço
space-first-3 = Estágio 3
space-first-4 = Homem no Espaço
space-first-5 = Estágio 5
space-first-6 = Caminhada Espacial
space-first-7 = Órbita Lunar
space-first-8 = Águia/Urso Pousou

## What reaching an even box first allows (6.4.4)

space-ability-2 = Pode usar duas cartas por turno na Corrida Espacial.
space-ability-4 = Vê o Destaque do oponente antes de escolher o seu.
space-ability-6 = Pode descartar a Carta na Mão no fim do turno.
space-ability-8 = Pode jogar oito Rodadas de Ação por turno.
