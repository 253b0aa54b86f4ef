# The web table. Everything else that it shows comes from the other files or, already in words, from the server.
## Around the table
web-close = Cerrar
web-skip = Saltar al contenido
web-home = Inicio
web-places = Secciones
web-place-games = Tus partidas
web-place-lobby = Sala
web-place-events = Torneos
web-place-ladder = Clasificación
web-place-cards = Cartas
web-place-rules = Reglas
web-place-replays = Repeticiones
web-place-learn = Aprender
web-place-settings = Ajustes
web-title-new = Partida nueva
web-title-begin = Partida nueva
web-title-lobby = Sala
web-title-events = Torneos
web-title-ladder = Clasificación
web-title-player = Jugador
web-title-games = Tus partidas
web-title-cards = Cartas
web-title-rules = Reglas
web-title-replays = Repeticiones
web-title-verify = Comprobar los dados
web-title-learn = Aprender
web-title-coming = Si vienes de la aplicación o del tablero
web-title-settings = Ajustes
web-title-credits = Créditos
web-title-puzzles = Problemas
web-title-analyse = Tablero de análisis
web-language = Idioma
web-light = Colores claros
web-dark = Colores oscuros
web-settings = Ajustes
web-all-settings = Todos los ajustes, y quién eres
web-sign-in = Iniciar sesión
web-turns = { $n ->
    [one] { $n } partida te espera
   *[other] { $n } partidas te esperan
}
web-nowhere = Aquí no hay nada
web-title-privacy = Privacidad
web-loading = Un momento…
web-switch-on = sí
web-switch-off = no

## The first screen
web-home-twilight = Toda la Guerra Fría en diez turnos de influencia, golpes y cartas.
    .size = 2 jugadores · de 2 a 3 horas
web-home-guerra-fria = Misiles, decisiones secretas y una alianza que lo acaba todo. Ganan dos.
    .size = 4 jugadores · 20 minutos
web-play-machine = Jugar contra el ordenador
web-play-friend = Jugar con amigos
web-options = Opciones
web-continue = Continuar
web-all-games = Todas tus partidas
web-continue-none = Nada todavía. Aquí encontrarás tus partidas.
web-final = Ver la final del torneo
web-final-text = La partida que cuentan los reglamentos, con un comentario a cada jugada. Recórrela desde el asiento de cualquiera de los bandos.
web-watch = Ver
web-no-account = No hace falta cuenta. Tus partidas quedan en este dispositivo hasta que elijas un nombre.

## Lists of tables
web-machine = Ordenador
web-seat-free = asiento libre
web-alone = nadie más
web-your-turn = Te toca
web-status-open = Esperando jugadores
web-status-playing = En juego
web-status-over = Terminada
web-status-aborted = Anulada
web-lobby-open = Con asientos libres
web-lobby-playing = En juego: mirar
web-lobby-none = No hay mesas en este momento.
web-filter = Filtros
web-filter-clear = Ver todas
web-filter-game-any = los dos juegos
web-filter-clock-any = cualquier reloj
web-filter-clock-live = en directo
web-filter-clock-days = por días
web-filter-clock-none = sin reloj
web-filter-seat = Asiento libre
web-filter-seat-any = cualquier asiento
web-filter-handicap-any = cualquier ventaja
web-filter-handicap-even = sin ventaja
web-filter-handicap-given = con ventaja
web-filter-handicap-bid = puja
web-lobby-count = { $waiting ->
    [one] Una mesa espera jugadores
   *[other] { $waiting } mesas esperan jugadores
} · { $playing } en juego
web-lobby-hidden = { $n ->
    [one] Una mesa no pasa los filtros.
   *[other] { $n } mesas no pasan los filtros.
}
web-new-table = Mesa nueva
web-quick = Partida rápida
web-sit = Sentarse
web-level-random = al azar
web-level-greedy = rápido
web-level-search = reflexivo
web-level-recruit = recluta
web-level-corporal = cabo
web-level-sergeant = sargento
web-level-captain = capitán
web-level-learned = coronel
web-level-general = general
web-level-marshal = mariscal

## A new game
web-game = Juego
web-start-from = Partir de
web-players = Jugadores
web-opponent = Rival
web-opponent-machine = ordenador
web-opponent-friend = personas
web-opponent-hot-seat = una pantalla
web-place = Dónde se juega
web-place-server = en el servidor
    .why = Se guarda en el servidor; puedes seguir desde cualquier dispositivo.
web-place-device = en este dispositivo
    .why = Piensa tu propio equipo y la partida se queda en este navegador. También funciona sin red.
web-place-device-games = Partidas en este dispositivo
web-place-back = Al servidor
web-strength = Fuerza
    .why = Lo bien que juega el ordenador; 1 es lo más flojo.
web-clock = Reloj
    .why = Tiempo de cada jugador; quien lo agota, pierde.
web-clock-none = sin reloj
web-clock-bank = { $clock } por jugada
web-visible = Quién puede unirse
    .why = Una mesa privada solo se encuentra por su enlace.
web-visible-private = quien tenga el enlace
web-visible-public = cualquiera
web-your-seat = Tu asiento
web-by-lot = al azar
web-help = Ayuda para decidir
web-help-odds = Probabilidades
    .why = Las probabilidades antes de tirar el dado.
web-help-scores = Puntuaciones
    .why = Lo que puntuaría ahora cada región.
web-help-warnings = Avisos
    .why = Avisa antes de una jugada que podría costar la partida.
web-help-tracker = Registro de cartas
    .why = Qué cartas se han visto y cuáles pueden salir aún.
web-changed = cambiado
web-your-game = Tu partida
web-summary-machine = { $game } contra el ordenador ({ $level }).
web-summary-friend = { $game } con otras personas: les envías un enlace.
web-summary-hot-seat = { $game } en una sola pantalla: ocupas todos los asientos.
web-summary-lot = Tu asiento se decide al azar.
web-summary-seat = Tu asiento: { $seat }.
web-back-to-preset = Deshacer los cambios
web-start = Empezar
web-stop-any-time = Puedes parar y seguir cuando quieras.
web-preset-standard = Estándar
    .why = Diez turnos, edición Deluxe, las 110 cartas.
web-preset-league = Liga
    .why = Como en los torneos: 2 puntos de influencia más para los EE. UU.
web-preset-first-edition = Primera edición
    .why = Las cartas y valores de la primera edición.
web-preset-late-war = Guerra tardía
    .why = Turnos 8 a 10 desde una posición preparada.
web-preset-chinese-civil-war = Guerra Civil China
    .why = La URSS debe ganar China antes de tener la carta.
web-option-edition = De qué edición son los valores y las cartas.
web-option-scenario = Toda la guerra, o solo sus tres últimos turnos.
web-option-optional-cards = Siete cartas más, de la 104 a la 110, entran en los mazos.
web-option-promo = Cuatro cartas de ediciones nacionales.
web-option-without = Cartas que se dejan fuera.
web-option-us-handicap = Influencia extra de los EE. UU. en el despliegue.
web-option-ussr-handicap = Influencia extra de la URSS en el despliegue.
web-option-chinese-civil-war = Se lucha por China antes de jugar su carta.
web-option-bid = Los jugadores pujan por el bando que quieren.
web-option-show-held = Las cartas guardadas se enseñan al final del turno.
web-option-realign-any-defcon = El DEFCON no limita los realineamientos.
web-option-realign-safe = Quien realinea no puede perder influencia.
web-option-split-ops = Las operaciones se pueden repartir entre influencia y realineamiento.
web-option-space-decline = Se puede renunciar a la tirada espacial.
web-option-talk = ¿Pueden los jugadores hablar de la partida?
web-option-max-rounds = Empate tras este número de jugadas; vacío, sin límite.
web-value-deluxe = Deluxe
web-value-first = primera
web-value-standard = toda la guerra
web-value-late-war = Guerra tardía
web-value-none = no
web-value-sealed = cerrada
web-value-open = abierta
web-value-on = sí
web-value-off = no

## A table that is filling
web-machine-here = Poner el ordenador
web-free-seat = Dejar libre
web-send-link = Envía este enlace a las personas con las que quieras jugar.
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-call-off = Anular la partida
web-leave = Irse
web-opening = Se abren las aportaciones de los jugadores a los dados…
web-wait-start = El anfitrión da comienzo a la partida.
web-table-full = Todos los asientos están ocupados. Podrás mirar cuando empiece la partida.
web-gone = Esta mesa no existe
web-gone-text = Se anuló, es privada o el enlace está mal.
web-set-aside = Apartada
web-set-aside-download = Descargar lo que se sabe
web-invitation = Invitación
web-your-table = Tu mesa
web-invites = { $name } te invita a { $game }
web-invite-learn = ¿No conoces el juego? Apréndelo aquí
web-seats = Asientos
web-sit-as = Sentarte como { $seat }
web-name-here = Tu nombre en la mesa
web-here-now = aquí ahora
web-called-off = Esta partida se ha anulado
web-called-off-text = Quien la convocó la anuló antes de empezar. No se ha perdido nada: abre otra mesa o busca una en la sala.
web-term-edition = Edición
web-term-handicap = Ventaja
web-term-handicap-note = influencia extra en el despliegue
web-term-bid = puja por los bandos
web-term-clock = Reloj
web-term-clock-ends = quien agota el tiempo pierde
web-term-clock-claimed = sin tiempo, el otro puede reclamar la victoria
web-term-clock-shown = { $n ->
    [one] el primer segundo tras la jugada de otro no cuenta: es para verla
   *[other] los primeros { $n } segundos tras la jugada de otro no cuentan: son para verla
}
web-term-help = Ayudas
web-term-help-all = todas
web-term-help-none = ninguna
web-term-help-note = las mismas para ambos bandos
web-term-spectators = Espectadores
    .why = Si otros pueden mirar, y con cuánto retraso lo ven.
web-term-spectators-on = pueden mirar
web-term-spectators-later = miran { $time } después
web-term-spectators-off = nadie mira
web-term-spectators-note = no ven las manos
web-term-rules = Otras reglas
web-row-handicap = ventaja: { $what }
web-row-clock = reloj: { $what }
web-row-help = ayudas: { $what }

## At the table
web-you = Tú
web-away = ausente
web-time-left = Quedan menos de { $time }
web-watching = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
}
web-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
web-decision = Decisión
web-panes = Paneles
web-fold = Plegar
web-regions = Regiones
web-world = Mundo
web-zoom-in = Acercar
web-zoom-out = Alejar
web-tab-decision = Decisión
web-tab-log = Crónica
web-tab-since = Nuevo
web-tab-scores = Puntos
web-tab-cards = Cartas
web-tab-rules = Reglas
web-tab-chat = Chat
web-tab-tracks = Marcadores
web-table-open = Esperando jugadores
web-see-rules = Reglas { $section }
web-looking-on = Estás de espectador. Las manos están ocultas.
web-looking-on-later = Lo ves todo { $time } después que los jugadores.
web-must-score = Cartas de puntuación por jugar este turno: { $cards }
web-headline-laid = Tu cabecera está elegida: { $card }
web-undo = Deshacer
web-dock = Señala un país o una carta para leer aquí sobre ellos.
web-start-over = Empezar de nuevo
web-done = Hecho
web-laid-text = Nadie más lo ve todavía.
web-all-laid = Tu jugada está completa: pulsa «Hecho» o deshaz un paso.
web-points-left = { $n ->
    [one] queda
   *[other] quedan
} { $n } de { $of ->
    [one] { $of } punto
   *[other] { $of } puntos
}
web-choose-again = Elegir otra cosa
web-all-the-same = Hacerlo igualmente
web-ask-unused = { $n ->
    [one] ¿Dejar { $n } punto sin usar?
   *[other] ¿Dejar { $n } puntos sin usar?
}
web-ask-unused-text = Se pierden al terminar tus operaciones.
web-end-anyway = Terminar igualmente
web-roll = Tirar
web-not-there = Ahora no se puede elegir { $country }. Elige un país con marco ámbar.
web-not-that-card = Ahora no se puede elegir { $card }. Elige una carta con marco ámbar.
web-more = Más
web-hint = Pista
web-hint-says = Un bot elegiría: { $hint }
web-offer-a-draw = Ofrecer el empate
web-ask-take-back = Pedir rectificar
web-accept = Aceptar
web-decline = Rechazar
web-claim-time = Reclamar la victoria por tiempo
web-resign = Abandonar
web-resign-text = La partida termina y gana el otro bando.
web-record = Descargar el registro
web-download = Descargar
web-result = Resultado
web-replay = Repetición
web-review = Análisis
web-rematch = Revancha, cambiando de bando
web-rematch-go = A la siguiente partida
web-to-event = Al torneo
web-see-board = Ver el tablero
web-wins = { $side ->
    [us] Ganan los EE. UU.
   *[other] Gana la URSS
}
web-end-line = Turno { $turn } · DEFCON { $defcon } · Carrera Espacial { $us } : { $ussr }
web-curve = Puntos de victoria durante la partida: { $points }
web-curve-control = Países controlados
web-log-lines = { $n ->
    [one] { $n } línea
   *[other] { $n } líneas
}
web-log-empty = Aún no ha pasado nada.
web-log-why = Bot: { $why }
web-log-reasons = Razones
web-since = Desde tu última jugada
web-since-show = Mostrarlo otra vez
web-since-nothing = No ha pasado nada desde entonces.
web-show = Lo que pasó
web-show-on = Seguir
web-show-back = Paso atrás
web-show-next = Paso adelante
web-show-step = { $n } de { $of }
web-show-then = Después: { $what }
web-show-plays = { $who }: { $use }
web-show-needed = { $n } o más
web-show-at-most = { $n } o menos
web-show-ends = { $what } termina
web-show-countries = { $n ->
        [one] { $n } país
       *[other] { $n } países
    }
web-show-card = Carta
web-show-headlines = Cabeceras
web-show-event = Evento
web-show-change = Influencia
web-show-die = Dado
web-show-score = Puntuación
web-show-follows = Después
web-show-tells = Después
web-show-reveal = Cartas descubiertas
web-show-missiles = Misiles
web-use-event = evento
web-use-event-first = primero el evento, luego operaciones
web-use-influence = influencia
web-use-coup = golpe de estado
web-use-realign = realineamiento
web-use-space = Carrera Espacial
web-use-play = operaciones
web-log-where = Ver en el mapa: { $countries }
web-chat-empty = Nadie ha dicho nada.
web-chat-say = Di algo

## The board
web-board = El tablero
web-map-presence = Presencia
web-map-domination = Dominio
web-map-control = Control
web-map-win = Victoria
web-map-closed = Cerrada a golpes y realineamientos por el DEFCON
web-map-closed-coups = Cerrada a golpes por el DEFCON
web-controlled-by = controlado { $by }
web-uncontrolled = sin control
web-may-choose = se puede elegir
web-costs = { $n ->
    [one] cuesta { $n } punto
   *[other] cuesta { $n } puntos
}
web-in-force = En vigor
web-this-turn = este turno
web-space-key = tirada · PV 1.º / 2.º
web-space-ops = { $n }+ Ops
web-space-now = Carrera Espacial: EE. UU. en { $us }, URSS en { $ussr }
web-milops-required = mínimo { $n }
web-milops-now = Operaciones militares: EE. UU. { $us }, URSS { $ussr }, requeridas { $n }
web-china-nobody = nadie
web-vp-leads = { $side }: ventaja de { $n }
web-vp-even = empate
web-defcon-note = cerrado a golpes
web-defcon-5 = nada
web-defcon-4 = Europa
web-defcon-3 = + Asia
web-defcon-2 = + O. Medio
web-defcon-1 = guerra
web-defcon-says-5 = golpes y realineamientos en cualquier región
web-defcon-says-4 = Europa, cerrada a golpes y realineamientos
web-defcon-says-3 = Europa y Asia, cerradas a golpes y realineamientos
web-defcon-says-2 = Europa, Asia y Oriente Medio, cerrados a golpes y realineamientos
web-defcon-says-1 = guerra nuclear
web-defcon-bars-coups-4 = sin golpes en Europa
web-defcon-bars-coups-3 = sin golpes en Europa y Asia
web-defcon-bars-coups-2 = sin golpes en Europa, Asia y Oriente Medio

## Cards and panes
web-your-hand = { $n ->
    [one] Tu mano, { $n } carta
   *[other] Tu mano, { $n } cartas
}
web-no-cards = No tienes cartas.
web-card-printed = valor impreso { $n }
web-card-this-turn = juégala este turno
web-card-event-happens = ocurre el evento
web-card-number = N.º { $n }
web-card-worth = Vale { $n } ahora
web-deck-and-hands = Mazo { $deck } · mano de los EE. UU. { $us } · mano de la URSS { $ussr }
web-can-come = Aún por salir
web-can-come-ops = Ops en total
web-pile-in-play = En juego
web-pile-looked-at = Vistas en el mazo
web-pile-hand = En tu mano
web-pile-some = { $n } de { $of }
web-pile-known-us = Vistas en la mano de los EE. UU.
web-pile-known-ussr = Vistas en la mano de la URSS
web-pile-unseen = En una mano oculta o en el mazo
web-pile-discard = Descartadas
web-pile-removed = Retiradas
web-scores-now = Si puntuara ahora
web-scores-final = Puntuación final ahora:
web-scores-note = Puntos por nivel, países conflictivos y países junto al rival, como los cuentan las cartas de puntuación.
web-score-bordering = junto al rival
web-score-even = empate
web-score-lead = { $side } +{ $n }
web-score-wins = { $side ->
    [ussr] gana la URSS
   *[us] ganan los EE. UU.
}
web-level-of-none = nada
web-level-of-presence = presencia
web-level-of-domination = dominio
web-level-of-control = control
web-keys = Teclas
web-key-tab = Tab
    .does = de zona a zona
web-key-arrows = Flechas
    .does = por las conexiones del mapa, por la mano
web-key-letters = Letras
    .does = en el mapa: al país de ese nombre
web-key-dot = . y ,
    .does = en el mapa: siguiente y anterior país elegible
web-key-enter = Intro
    .does = elegir, o terminar las operaciones
web-key-esc = Esc
    .does = un paso atrás
web-key-z = Z
    .does = deshacer
web-key-space = Espacio
    .does = Mientras se muestra una jugada: seguir. Las flechas avanzan o retroceden, Esc la termina
web-key-words = E F I C R S
    .does = evento, evento primero, influencia, golpe, realineamiento, espacio
web-key-help = ?
    .does = esta lista

## Guerra Fría
web-gf-board = La mesa en la jugada { $n }
web-gf-key = En la flecha: misiles. En grande: la reserva. La línea: todos los misiles, jugada a jugada.
web-gf-ready = listo
web-gf-choosing = eligiendo…
web-gf-total = { $n ->
    [one] { $n } misil
   *[other] { $n } misiles
}
web-gf-together = Si dos atacan juntos
web-gf-danger = peligro
web-gf-chance = ocasión
web-gf-balance = equilibrio
web-gf-attack-defence = ataque : defensa
web-gf-in = entra
web-gf-out = sale
web-gf-pact = pacto
web-gf-chosen = { $n ->
    [one] Ha elegido { $n } de 4.
   *[other] Han elegido { $n } de 4.
} Todas las cartas se descubren a la vez.
web-gf-free = Cartas de una en una
web-gf-plays = Jugadas
web-gf-onto = Misiles en tus flechas
web-gf-columns = ahora · cambio · después
web-gf-laid = puestos
web-gf-moved = movidos
web-gf-moves = { $n } en movimiento; la reserva no cambia
web-gf-at-most = como máximo { $n }
web-gf-must-balance = debe sumar 0
web-gf-never-below = nunca menos de 0
web-gf-if-others = si los demás no cambian nada
web-gf-clear = Borrar
web-gf-lay = Poner seis cartas
web-gf-turned = Los cuatro han elegido: se descubren las cartas
web-gf-against = contra { $who }
web-gf-next-card = Carta siguiente
web-gf-rounds = Jugadas
web-gf-play-build = cuatro misiles nuevos, en tus flechas o en reserva
web-gf-play-regroup = mueve misiles entre tus flechas
web-gf-play-ally = ataca con este aliado, si también te elige
web-gf-play-free = pon seis cartas de una en una; una jugada nula es pasar

## Replays
web-replay-file = Tu propio archivo
web-replay-file-text = Un registro de este programa, o un log de la edición digital oficial. También puedes soltarlo en cualquier parte de esta página.
web-replay-own = Tus partidas terminadas
web-replay-imported = Partidas importadas
web-replay-step = Paso { $n } de { $of }
web-replay-back = Atrás
web-replay-next = Adelante
web-replay-by = Avanzar por
web-replay-by-moment = momento
web-replay-by-play = jugada
web-replay-by-round = ronda
web-replay-by-turn = turno
web-replay-begin = El comienzo
web-replay-both = Las dos manos a la vista
web-replay-link = Copiar enlace
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-eyes = Visto por
web-replay-all = todos
web-replay-none = Esta partida no se puede reproducir
web-save = Guardar imagen o vídeo
web-save-short = Guardar…
web-save-picture = Imagen de esta posición
web-save-play = Vídeo de esta jugada
web-save-turn = Vídeo de este turno
web-save-round = Vídeo de esta jugada
web-save-text = El vídeo muestra todos los momentos en orden. Se tarda en grabarlo lo mismo que dura.
web-save-none = Este navegador no puede grabar vídeos.
web-save-drawing = Dibujando la imagen…
web-save-recording = Grabando el vídeo…
web-save-cancel = Dejar de grabar
web-save-failed = No ha funcionado: no se ha podido crear la imagen o el vídeo.

## Cards and rules
web-search-rules = Buscar en las reglas
web-rules-lesson = Aprenderlo jugando
web-rules-tournament = Verlo en una partida
web-search-cards = Buscar cartas
web-sections = { $n ->
    [one] { $n } sección
   *[other] { $n } secciones
}
web-contents = Índice
web-era = Época
web-era-all = todas las épocas
web-side = Bando
web-side-all = todos los bandos
web-ops = Operaciones
web-ops-all = cualquier Op
web-edition = Edición
web-credits-icons = Dibujos de las cartas
web-credits-icons-text = Los { $n } iconos son de game-icons.net, con licencia CC BY 3.0, sin más cambio que el color. Dibujados por:
web-credits-type = Tipos de letra
web-credits-type-text = Barlow y Barlow Condensed, de Jeremy Tribby.
web-era-short-early = Inicial
web-era-short-mid = Media
web-era-short-late = Tardía

## Settings
web-set-theme = Colores
    .why = Claros, oscuros o como los tenga tu dispositivo.
web-set-theme-system = dispositivo
web-set-theme-light = claros
web-set-theme-dark = oscuros
web-set-colours = Colores de los bandos
    .why = Otra pareja para quien distingue mal el rojo del verde.
web-set-colours-standard = rojo y azul
web-set-colours-safe = naranja y azul
web-set-size = Tamaño del texto
    .why = El mapa crece con la ventana; las palabras, con esto.
web-set-size-normal = normal
web-set-size-large = grande
web-set-size-larger = mayor
web-set-motion = Animación
    .why = A qué velocidad se muestra lo que pasa.
web-set-motion-full = completa
web-set-motion-fast = rápida
web-set-motion-none = ninguna
web-set-sound = Sonido
    .why = Un golpecito para dados y cartas.
web-set-notices = Avisos del navegador
    .why = Avísame de mi turno cuando esta pestaña esté en segundo plano.
web-set-notices-refused = El navegador no permite avisos de esta página. Cámbialo en sus ajustes.
web-set-away = También sin ninguna página abierta
    .why = Este navegador despierta cuando te toca; quien gestiona su servicio de avisos sabe que algo ha ocurrido, y nada más.
web-set-away-refused = Este navegador no puede despertarse: no tiene servicio de avisos o ahora no llega a él.
web-set-confirm = Preguntar antes de lo irreversible
    .why = Una pregunta antes de tirar dados o perder puntos.
web-set-pace = Mostrar las jugadas de los demás
    .why = Un momento tras otro, en orden. Espacio sigue, las flechas avanzan o retroceden.
web-set-pace-off = al instante
web-set-pace-quick = rápido
web-set-pace-normal = normal
web-set-pace-slow = lento
web-set-finish = «Hecho» al final de una jugada
    .why = Tu jugada espera hasta que pulsas «Hecho»; nadie la ve antes.
web-set-finish-always = siempre
web-set-finish-stakes = si había elección
web-set-finish-never = nunca
web-set-reasons = Razones de los bots
    .why = En la crónica, bajo cada jugada suya: por qué la eligieron.
web-set-reasons-alone = cuando solo juego contra bots
web-set-reasons-always = siempre
web-set-reasons-never = nunca
web-profile = Perfil
web-profile-text = Juegas como invitado. Con un nombre y una contraseña encuentras tus partidas en cualquier dispositivo.
web-name = Nombre
web-password = Contraseña
web-register = Registrar este nombre
web-log-in = Iniciar sesión
web-log-out = Cerrar sesión
web-logged-out = Has cerrado la sesión.
web-hello = Te damos la bienvenida, { $name }.
web-you-are = Eres { $name }.
web-notices = Cuando te toque
web-notices-text = No se envía nada si no lo pides aquí. Un webhook es una dirección de Discord o de un programa tuyo.
web-notices-email = Correo
web-notices-webhook = Webhook
web-notices-keep = Guardar
web-notices-kept = Guardado.
web-notices-confirm = Guardado. No se enviará nada a { $address } hasta que pulses el enlace del correo que acabamos de enviarte.

## Learning
web-learn-begin = Empezar una primera partida con guía
web-learn-twilight-1 = Dos superpotencias, los EE. UU. y la URSS, extienden su influencia por el mundo. Controlas un país si superas al rival en al menos su estabilidad.
web-learn-twilight-2 = Usa tus cartas como evento o como operaciones. Si usas una carta del rival como operaciones, su evento también ocurre.
web-learn-twilight-3 = Las operaciones colocan influencia, intentan golpes, realinean un país o van a la Carrera Espacial.
web-learn-twilight-4 = Las cartas de puntuación puntúan una región. Con 20 puntos se gana en el acto; también con el control de Europa cuando se puntúa.
web-learn-twilight-5 = Los golpes en países conflictivos bajan el DEFCON. Con DEFCON 1 estalla la guerra nuclear y pierde el jugador al que le toca.
web-learn-guerra-fria-1 = Cuatro jugadores alrededor de una mesa. Cada uno tiene tres flechas, una contra cada rival, y una reserva.
web-learn-guerra-fria-2 = En cada jugada todos eligen en secreto: cuatro misiles nuevos, mover misiles o una alianza.
web-learn-guerra-fria-3 = Si dos jugadores se eligen mutuamente, atacan juntos a los otros dos.
web-learn-guerra-fria-4 = El ataque gana si es más fuerte que la defensa. El centro de la mesa muestra las posibilidades de cada pareja.
web-learn-guerra-fria-5 = Ganan dos y pierden dos. Fíjate contra quién se arman tus vecinos.
web-coach = Guía
web-coach-wish = Cuánto dice la guía
web-coach-usual = Lo normal
web-coach-less = Menos
web-coach-silent = Silencio
web-coach-waits = Juega el rival. Fíjate en lo que cambia en el tablero.
web-coach-plays = Lo que tiene sentido ahora
web-coach-nothing = Nada que advertir.

## Bad moments
web-connection-lost = Conexión perdida. Las jugadas confirmadas están guardadas.
web-unsent = Sin confirmar: { $what }
web-unsent-some = Tu última orden no se ha confirmado.
web-reconnect-now = Probar ahora
web-reconnecting = { $n ->
    [one] Nuevo intento en { $n } segundo.
   *[other] Nuevo intento en { $n } segundos.
}
web-error-offline = El servidor no responde. Inténtalo dentro de un momento.
web-error-internal = Algo ha fallado. No se ha cambiado nada.
web-error-load = No se pudo cargar esta página. Inténtalo de nuevo.
web-error-stale = La partida ha avanzado. Mira de nuevo y elige.
web-session-ended = Tu sesión ha caducado y miras como invitado. Inicia sesión para volver a tu asiento.

# Several players at one screen: nothing is shown until the next one has taken the place.
web-hand-over-text = Ponte ante la pantalla y sigue cuando no mire nadie más.
web-hand-over-go = Seguir como { $seat }

# An offer and what becomes of it. `plays`: lines of the log.
web-offer-plays = También se deshace: { $plays }
web-withdraw = Retirar

# La cuenta.
web-title-account = Cuenta
web-title-reset = Contraseña nueva
web-settings-look = Aspecto y juego

# Moderación.
web-decide = Decidir
web-title-moderation = Denuncias
web-place-moderation = Denuncias
web-trail-reported = ha denunciado
web-trail-joined = ha denunciado lo mismo
web-trail-took = se ha hecho cargo
web-trail-gave-back = lo ha devuelto
web-trail-proposed = propone:
web-trail-decided = ha decidido:
web-trail-lifted = ha levantado:
web-trail-role = ha cambiado un cargo

## Checking the dice
web-verify = Comprobar los dados
web-verify-text = Aquí se comprueba, en tu navegador, el registro de una partida de un servidor: cada dado y cada reparto con la semilla que hicieron juntos el servidor y los jugadores. No se envía nada a ninguna parte. Quien desconfíe de un servidor puede usar esta página en otro, o el programa: detente verify.
web-verify-file = Un registro de un archivo
web-verify-paste = O pégalo aquí
web-verify-check = Comprobar
web-verify-pasted = El registro
web-verify-unreadable = Esto no se puede leer como registro (línea { $line }).
web-verify-missing = Este servidor se construyó sin el programa que comprueba registros en el navegador. Usa detente verify ARCHIVO.
web-verify-no-record = No hay ninguna partida terminada de esa mesa que comprobar.

## Lessons that are played
web-class-about = Lecciones cortas que se juegan en el tablero de verdad. Déjalas cuando quieras: tu avance queda en este navegador y, si tienes cuenta, también en ella.
web-class-minutes = { $n } min
web-class-stage = { $n } de { $of }
web-class-go-on = Seguir
web-class-again = Otra vez
web-class-back = Atrás
web-class-hint = Pista
web-class-all = Todas las lecciones
web-class-happened = Qué ha pasado
web-class-missing = Este servidor no incluye las lecciones. En el terminal: detente learn
web-class-done = Hecha
web-class-task = Tu tarea
web-class-next = Lección siguiente
web-daily = Problema del día
web-daily-about = Una decisión, hoy la misma para todos.
web-daily-solve = Resolverlo
web-daily-right = Resuelto al primer intento
web-daily-answered = Respondido
web-analyse-here = Analizar desde aquí

# La página sin servidor
web-alone-foot = Todo funciona en este navegador. No se envía nada a ninguna parte y tus partidas quedan en este dispositivo.
web-alone-import = Traer una partida
web-alone-import-text = Un registro sin terminar sigue aquí; los demás se ven jugada a jugada. Así, una partida guardada aquí puede seguir en otra parte: en un servidor o en un navegador sin servidor.
web-alone-save = Guardar en un archivo
web-alone-forget-text = La partida desaparece para siempre de este navegador. Si quieres conservarla, guárdala antes en un archivo.
web-alone-network = Descargando los rivales fuertes: { $share }
web-alone-fetching = Descargando los rivales fuertes
web-alone-fetched = Los rivales fuertes ya están aquí.
web-alone-unkept = Este navegador no guarda nada: la partida dura mientras esta página esté abierta. Guárdala en un archivo antes de irte.
web-alone-news = Hay una versión nueva de esta página.
web-alone-renew = Cargarla
web-alone-now = Jugar ya
web-alone-thinking = El ordenador está pensando
web-alone-thought = El ordenador ha decidido.
web-alone-lines = Líneas probadas: { $lines } de { $limit }
web-alone-sparing = Batería baja: mitad de profundidad

## Partidas puntuables
web-term-rated = Puntuable
    .why = El resultado cuenta para la clasificación; hace falta reloj, y nombre y contraseña de ambos.
web-rated-yes = sí
web-rated-no = no
web-rated-note = cuenta para la puntuación, tipo de reloj: { $pace }
web-rated-note-off = el resultado no cuenta en ninguna parte
web-rated-guest = aquí solo se sientan jugadores con nombre y contraseña
web-rated-row = puntuable
web-rated-needs-clock = Una partida puntuable necesita reloj.
web-rated-sign-in = Entra para sentarte
web-rated-outside = tu puntuación ({ $rating }) queda fuera de los límites
web-rated-no-rating = hace falta una puntuación
web-rated-now = Puntuación
web-rated-pending = Las puntuaciones llegan enseguida.
web-range-both = de { $least } a { $most }
web-range-least = desde { $least }
web-range-most = hasta { $most }
web-range-from = Puntuación mínima
web-range-to = Puntuación máxima
web-range-any = cualquiera
web-filter-rated-any = todas
web-filter-rated-rated = puntuables
web-filter-rated-casual = amistosas
web-pace-fast = rápido
web-pace-standard = normal
web-pace-days = días

## Lessons: where one stands, and what comes after them
web-class-first-game = Una primera partida
web-class-first-game-about = con guía junto al tablero
web-class-at = Lección { $n } de { $of } · unos { $minutes } min
web-class-progress = { $done } de { $of } lecciones hechas
web-alone-missing = Los rivales fuertes no están en este dispositivo y ahora no se pueden descargar. Mientras tanto, juega por ellos el nivel «{ $level }».
web-alone-stumbled = Un rival fuerte ha fallado. El nivel «{ $level }» ha decidido en su lugar.
web-alone-strong = Niveles fuertes
web-alone-strong-away = Necesitan un archivo que se descarga una sola vez. Descárgalo ahora para jugar contra ellos más tarde sin conexión.
web-alone-strong-here = Están en este dispositivo y juegan también sin conexión.
web-alone-strong-fetch = Descargar ahora
web-alone-strong-failed = Ahora no se puede descargar el archivo. Inténtalo otra vez cuando haya conexión.
