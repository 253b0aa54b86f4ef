# The vocabulary of the rules: each term as a label, in the words of that language's rulebook.
# Inside a sentence Spanish writes most of them in lower case.

## Games and editions

game-twilight = Twilight Struggle
game-guerra-fria = Guerra Fría
edition-deluxe = Edición Deluxe
edition-first = Primera edición

## Eras

era-early = Guerra inicial
era-mid = Guerra media
era-late = Guerra tardía

## People and the table

term-player = Jugador
term-opponent = Rival
term-phasing-player = Jugador con la iniciativa
term-superpower = Superpotencia
term-neutral = Ambos bandos
term-die = Dado
term-die-roll = Tirada de dado
term-modifier = Modificador
term-tie = Empate

## The map

term-map = Mapa
term-country = País
term-region = Región
term-subregion = Subregión
term-battleground = País conflictivo
term-non-battleground = País no conflictivo
term-stability = Índice de estabilidad
term-adjacent = Adyacente
term-influence = Influencia
term-control = Control
term-controlled = Controlado
term-uncontrolled = Sin control

## Cards

term-card = Carta
term-event = Evento
term-scoring-card = Carta de puntuación
term-china-card = La Carta de China
term-war-card = Carta de guerra
term-optional-card = Carta opcional
term-promotional-card = Carta promocional
term-lasting-event = Evento permanente
term-removed-after-event = Se retira del juego tras el evento
term-hand = Mano
term-held-card = Carta guardada
term-draw-pile = Mazo de juego
term-discard-pile = Pila de descartes
term-removed-cards = Cartas retiradas del juego
term-face-up = Boca arriba
term-face-down = Boca abajo

## The turn

term-setup = Despliegue inicial
term-turn = Turno
term-headline = Cabecera
term-headline-phase = Fase de cabecera
term-headline-card = Carta de cabecera
term-action-round = Ronda de acción

## Operations

term-operations = Operaciones
term-operations-points = Puntos de operaciones
term-operations-value = Valor de operaciones
term-place-influence = Colocar influencia
term-coup = Golpe de estado
term-coup-attempt = Intento de golpe de estado
term-free-coup = Golpe de estado gratuito
term-realignment = Realineamiento
term-realignment-roll = Tirada de realineamiento
term-space-race = Carrera Espacial
term-space-box = Casilla de la Carrera Espacial

## DEFCON and military operations

term-defcon = DEFCON
term-nuclear-war = Guerra nuclear
term-military-operations = Operaciones militares
term-required-military-operations = Operaciones militares requeridas

## Scoring and victory

term-victory-points = Puntos de victoria
term-vp = PV
term-scoring = Puntuación
term-final-scoring = Puntuación final
term-presence = Presencia
term-domination = Dominio
term-region-control = Control de la región
term-victory = Victoria
term-defeat = Derrota
term-draw = Empate
term-automatic-victory = Victoria automática

## Variants

term-bid = Puja
term-handicap = Ventaja
term-chinese-civil-war = Guerra Civil China
term-late-war-scenario = Escenario de guerra tardía

## Guerra Fría

term-missile = Misil
term-missiles = Misiles
term-reserve = Reserva
term-attack-marker = Marcador de ataque
term-round = Jugada
term-four-missiles = Cuatro misiles nuevos
term-reorganise = Reorganizar
term-alliance = Alianza
term-entry = Entrada
term-exit = Salida
term-attacking-forces = Fuerzas atacantes
term-defending-forces = Fuerzas defensivas

## Counts

vp = { $n } PV
ops = { $n ->
    [one] { $n } Op
   *[other] { $n } Ops
}
points = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}

## The Space Race, by edition and box. Boxes 3 and 5 of the first edition bear no name in any source.

space-start = Inicio
space-deluxe-1 = Satélite terrestre
space-deluxe-2 = Animal en el espacio
space-deluxe-3 = Hombre en el espacio
space-deluxe-4 = Paseo espacial
space-deluxe-5 = Órbita lunar
space-deluxe-6 = Alunizaje del Eagle/Bear
space-deluxe-7 = Estación espacial
space-deluxe-8 = Lanzadera espacial
space-first-1 = Satélite terrestre
space-first-2 = Animal en el espacio
space-first-3 = Casilla 3
space-first-4 = Hombre en el espacio
space-first-5 = Casilla 5
space-first-6 = Paseo espacial
space-first-7 = Órbita lunar
space-first-8 = Alunizaje del Eagle/Bear

## What reaching an even box first allows (6.4.4)

space-ability-2 = Puede jugar dos cartas por turno en la Carrera Espacial.
space-ability-4 = Ve la cabecera del rival antes de elegir la suya.
space-ability-6 = Puede descartar la carta guardada al terminar el turno.
space-ability-8 = Puede jugar ocho rondas de acción por turno.
