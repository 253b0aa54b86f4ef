# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turno { $turn }, cabecera
tui-when-round = Turno { $turn }, ronda de acción { $round } ({ $seat })
tui-when-gf-round = Jugada { $round }
tui-when-gf-round-of = Jugada { $round } de { $most }
tui-observer = espectador
    .by = por un espectador
tui-you-are = juegas con { $the }
tui-eyes-of = visto { $by }
tui-over-won = { $n ->
    [one] Victoria: { $winners } ({ $how }).
   *[other] Victoria: { $winners } ({ $how }).
}
tui-over-draw = Empate: { $how }.
tui-over-keys = Tab para mirar la mesa, Ctrl-C para salir.

## Tracks

tui-track-vp = PV
tui-track-defcon = DEFCON
tui-track-military = Op. mil.
tui-track-space = Espacio
tui-track-china = China
tui-track-hands = Manos
tui-track-piles = Cartas
tui-track-civil-war = Guerra Civil China
tui-china-up = { $seat }
tui-china-down = { $seat } (boca abajo)
tui-piles = { $discard ->
    [1] { $draw } por robar, { $discard } descartada
   *[other] { $draw } por robar, { $discard } descartadas
}
tui-mark-neutral = Ambos
tui-wins-game = { $side ->
    [ussr] gana la URSS
   *[us] ganan los EE. UU.
}

## The map

tui-legend = * conflict.; est., EE. UU., URSS; [n] controla
tui-controlled-by = controlado { $by }
tui-country = { $name }: estabilidad { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controla)
tui-odds-of = Probabilidades { $side ->
    [ussr] de la URSS
   *[us] de los EE. UU.
}
tui-nobody = nadie
tui-nothing = nada

## Guerra Fría

tui-aimed-at = Misiles que apuntan a (# ya ha elegido)
tui-reserve = Res.
tui-total = Total
tui-forces = Parejas (! gana si ataca)
tui-own-choice = Tu jugada
tui-marker-against = Contra { $seat }
tui-have-chosen = { $n ->
    [one] Ya ha elegido: { $seats }
   *[other] Ya han elegido: { $seats }
}
tui-arsenal = { $name } apunta a { $aimed }; reserva { $reserve }, total { $total }
tui-force-stronger = { $both }: un ataque de { $pair } vencería
tui-force-even = { $both }: ningún ataque vencería
tui-free-cards = Cartas de una en una
tui-track-missiles = Tus misiles
tui-track-reserve = en reserva

## Panels and keys

tui-panel-board = Mapa
tui-panel-missiles = Misiles
tui-panel-about = Detalle
tui-panel-log = Crónica
tui-panel-state = Mesa
tui-panel-question = Pregunta
tui-panel-record = Partida
tui-keys = ↑↓ Intro · a-z filtro · Tab panel · ←→ región · / buscar · ^Z atrás · ^C fin · ?
tui-view-keys = ←→ paso · ↑↓ ronda · e vista · Tab panel · r región · / = · ? ayuda · q salir
tui-overlay-close = Esc cierra
tui-overlay-enter = Intro
tui-look-up = Escribe unas letras de una carta o de un país
tui-too-small = Esta pantalla es demasiado pequeña: hacen falta al menos { $width } columnas y { $height } líneas. También puedes jugar con --plain.
tui-hand-over =
    { $turn }.
    Toma el teclado y pulsa Intro cuando nadie más esté mirando.
tui-help =
    ↑ ↓ — señalar una respuesta; Intro — elegirla
    a–z 0–9 — filtrar las respuestas: unas letras del nombre, o su número
    Retroceso — borrar la última letra; Esc — todas
    Tab — otro panel: mapa, mano, crónica, mesa; RePág AvPág — desplazar
    ← → — otra región del mapa
    F2 — todo sobre la carta o el país señalado, con probabilidades
    F4 — una pista: lo que haría un bot en tu lugar
    F5 — mostrar u ocultar en la crónica por qué los bots juegan lo que juegan
    F6 — lo que dice la guía de una primera partida; F7 — cuánto dice
    / — buscar una carta, un país o una regla; = — qué puntuaría ahora
    Ctrl-Z — deshacer tu último paso, si no hubo dados ni otro jugador
    Ctrl-C — salir; la partida se guarda tras cada acción

    En el mapa, * es un país conflictivo; siguen la estabilidad y la influencia de los EE. UU. y de la URSS. [3] entre corchetes: ese bando controla el país. Un punto ante el nombre: se puede elegir ahora.
tui-lesson-help =
    ↑ ↓ — señalar una respuesta; Intro — elegirla
    a–z 0–9 — filtrar las respuestas: unas letras del nombre, o su número
    Retroceso — borrar la última letra; Esc — todas
    Tab — otro panel: mapa, mano, crónica, mesa; RePág AvPág — desplazar
    ← → — otra región del mapa
    F2 — todo sobre la carta o el país señalado, con probabilidades
    F4 — una pista para este paso; F8 — el paso otra vez desde el principio
    / — buscar una carta, un país o una regla; = — qué puntuaría ahora
    Ctrl-Z — deshacer tu último paso, si no hubo dados
    Ctrl-C — salir; la próxima vez la lección sigue en este paso

    En el mapa, * es un país conflictivo; siguen la estabilidad y la influencia de los EE. UU. y de la URSS. [3] entre corchetes: ese bando controla el país. Un punto ante el nombre: se puede elegir ahora.
tui-view-help =
    → ← — un paso adelante, atrás; ↓ ↑ — ronda siguiente, anterior
    Inicio Fin — el principio, el final; e — la vista de otro jugador
    Tab — otro panel: mapa, mano, crónica, mesa; RePág AvPág — desplazar
    r — otra región del mapa
    / — buscar una carta, un país o una regla; = — qué puntuaría ahora
    q — salir
tui-read-why = Véase { $why }.
tui-kept-here = Guardada en { $file }
tui-looking-at = Archivo { $file }

## What goes wrong

tui-cannot-save = no se puede guardar la partida en { $file }: { $why }
tui-bot-failed = el bot { $of } ha fallado; la partida está guardada hasta aquí
tui-not-now = ahora no tienes nada que decidir
tui-only-looking = esto es una partida registrada; aquí no se juega
tui-undo-not = no se puede deshacer: entretanto hubo dados, un robo de cartas u otro jugador
tui-nothing-fits = nada empieza por «{ $asked }» ni lo contiene
tui-no-answer = «{ $asked }» no responde a esta pregunta; «opciones» las enumera y «?» explica
tui-several = «{ $asked }» puede ser varias cosas: { $known }
tui-no-thing = ninguna carta ni país se llama «{ $asked }»
tui-no-country = ningún país se llama «{ $asked }»
tui-no-region = ninguna región se llama «{ $asked }»; son { $known }
tui-odds-usage = escribe: probabilidad golpe PAÍS PUNTOS, probabilidad realinear PAÍS, probabilidad espacio (y us o ussr para el otro bando)
tui-odds-no-space = no quedan casillas en la Carrera Espacial
tui-goto-usage = escribe: ir NÚMERO
tui-rules-usage = escribe: reglas 6.3, o reglas y lo que quieres saber: reglas cómo pierdo por la bomba
tui-rules-none = las reglas no dicen nada de «{ $asked }»
tui-rules-also = Ver también: { $sections }
tui-rules-lesson = Lección: detente learn { $game } { $lesson }
tui-rules-tournament = En la partida de torneo: detente view tournament --at { $place }
tui-undone = Deshecho.
tui-hint = Pista: { $choice }
tui-hint-why = Pista: { $choice } ({ $why })
tui-no-hint = aquí no hay pista
tui-bot-why = Bot: { $why }
tui-reasons-on = La crónica dice por qué los bots juegan lo que juegan.
tui-reasons-off = La crónica ya no dice por qué los bots juegan lo que juegan.
tui-no-reasons = aquí ningún bot explica sus jugadas
tui-coach-first = Guía: { $choice }. { $why }
tui-coach-first-plain = Guía: { $choice }.
tui-coach-other = O bien { $choice }. { $why }
tui-coach-other-plain = O bien { $choice }.
tui-coach-first-why = Guía: { $why }
tui-coach-other-why = O bien: { $why }
tui-coach-note = · { $text }
tui-coach-danger = ! { $text }
tui-coach-now-usual = La guía lo dice todo al principio y menos a medida que avanza la partida.
tui-coach-now-more = La guía lo dice todo.
tui-coach-now-less = La guía dice menos.
tui-coach-now-silent = La guía calla.
tui-coach-nothing = la guía no tiene nada que decir
tui-no-coach = aquí no hay guía; «detente play --coach» empieza una partida con ella
tui-coach-usage = escribe: guía, guía menos, guía más, guía normal o guía silencio
tui-coach-alone = una partida con guía se juega a solas, contra bots

## The line mode

tui-plain-hello = Responde con un número o con palabras; «?» explica, «salir» guarda la partida y sale.
tui-plain-lesson-hello = Responde con un número o con palabras; «pista» ayuda, «repetir» empieza el paso de nuevo, «?» explica, «salir» termina.
tui-plain-watch-hello = Estás mirando: «estado», «mapa europa», «crónica»; «?» explica, «salir» termina.
tui-plain-view-hello = «siguiente», «anterior», «ir 100», «ojos», «estado», «mano», «crónica»; «?» explica.
tui-plain-help =
    Responde con el número de una opción o con palabras: un nombre, una parte de él, o varias respuestas seguidas («golpe irán»).
    opciones: enumera otra vez las respuestas, con lo que se sabe de cada una
    deshacer: deshace tu último paso, si no hubo dados, un robo de cartas u otro jugador
    estado: todo lo que hay en la mesa
    mapa REGIÓN: todos los países de una región
    mano: tus cartas
    crónica NÚMERO: las últimas líneas de la crónica
    puntos REGIÓN: lo que puntuaría ahora la región o, sin nombre, todas
    probabilidad golpe PAÍS PUNTOS, probabilidad realinear PAÍS, probabilidad espacio: tus probabilidades
    pista: lo que haría un bot en tu lugar, y por qué
    razones: muestra u oculta en la crónica por qué los bots juegan lo que juegan
    guía: lo que dice la guía de una primera partida; guía menos, guía más, guía normal, guía silencio: cuánto dice
    sobre NOMBRE, o ? NOMBRE: una carta o un país
    reglas PALABRAS, o reglas 6.3: lo que dice el reglamento
    salir: deja la partida, que se guarda tras cada acción
tui-plain-lesson-help =
    Responde con el número de una opción o con palabras: un nombre, una parte de él, o varias respuestas seguidas («golpe irán»).
    opciones: enumera otra vez las respuestas, con lo que se sabe de cada una
    pista: una pista para este paso
    repetir: este paso desde el principio
    deshacer: deshace tu último paso, si no hubo dados
    estado: todo lo que hay en la mesa
    mapa REGIÓN: todos los países de una región
    mano: tus cartas
    crónica NÚMERO: las últimas líneas de la crónica
    puntos REGIÓN: lo que puntuaría ahora la región o, sin nombre, todas
    probabilidad golpe PAÍS PUNTOS, probabilidad realinear PAÍS, probabilidad espacio: tus probabilidades
    sobre NOMBRE, o ? NOMBRE: una carta o un país
    reglas PALABRAS, o reglas 6.3: lo que dice el reglamento
    salir: terminar; la próxima vez la lección sigue en este paso
tui-plain-view-help =
    siguiente NÚMERO, anterior NÚMERO: pasos adelante y atrás; una línea vacía es el paso siguiente
    ir NÚMERO: la posición tras ese número de acciones
    ojos: la vista del jugador siguiente
    estado, mapa REGIÓN, mano, crónica NÚMERO, puntos REGIÓN, probabilidad golpe PAÍS PUNTOS, sobre NOMBRE, reglas PALABRAS: mirar la mesa
    salir: terminar
tui-step = Paso { $at } de { $of }, visto { $by }
tui-kept = Guardada en { $file }. Para seguir: detente play --resume
tui-kept-finished = El registro está en { $file }

## Words of the line mode, besides the English ones

tui-command-help = ayuda
tui-command-choices = opciones
tui-command-undo = deshacer
tui-command-state = estado
tui-command-map = mapa
tui-command-hand = mano
tui-command-log = crónica
tui-command-score = puntos
tui-command-odds = probabilidad
tui-command-hint = pista
tui-command-reasons = razones
tui-command-coach = guía
tui-command-coach-less = menos
tui-command-coach-more = más
tui-command-coach-usual = normal
tui-command-coach-silent = silencio
tui-command-about = sobre
tui-command-rules = reglas
tui-command-again = repetir
tui-command-quit = salir
tui-command-next = siguiente
tui-command-back = anterior
tui-command-goto = ir
tui-command-eyes = ojos
tui-command-coup = golpe
tui-command-realign = realinear
tui-command-space = espacio

## At a server's table

tui-go-on = Ahora no: que siga el juego
tui-not-here = eso no se puede hacer ahora en esta mesa
tui-panel-chat = Chat
tui-shared-keys = ↑↓ Intro · a-z filtrar · Tab panel · / buscar · F3 chat, ofertas · ^Z · ^C · ?
tui-help-shared = F3 — chatear, ofrecer el empate, pedir rectificar, responder a una oferta, abandonar
tui-track-clock = Relojes
tui-clock = { $seat } { $time }
tui-clock-running = { $seat } { $time } (en marcha)
tui-sitter-open = libre
tui-sitter-bot = bot ({ $level })
tui-sitter-you = { $name } (tú)
tui-sitter-away = { $name } (ausente)
tui-waiting-players = { $n ->
    [one] Falta un jugador: { $seats }
   *[other] Faltan jugadores: { $seats }
}
tui-waiting-start = Están todos; falta que empiece la partida
tui-deeds = En la mesa
tui-deeds-none = Ahora no hay nada más que hacer en esta mesa.
tui-deed-accept = Aceptar la oferta
tui-deed-refuse = Rechazar la oferta, o retirar la tuya
tui-deed-say = Decir algo a los demás
tui-deed-takeback = Pedir rectificar tu última decisión
tui-deed-draw = Ofrecer el empate
tui-deed-claim = Reclamar la victoria: se acabó el tiempo
tui-deed-resign = Abandonar
tui-deed-start = Empezar la partida
tui-deed-bots = Sentar bots en los asientos libres
tui-deed-calloff = Anular la mesa
tui-deed-rematch = Jugar otra vez cambiando los asientos
tui-deed-sure = ¿{ $deed }? Si lo tienes claro, escribe: { $sure }
tui-deed-really = { $deed }: ¿seguro?
tui-answer-yes = Sí
tui-answer-no = No
tui-remote-versions = el servidor juega con otra versión de las reglas; usa la misma versión del programa en ambos lados
tui-remote-lost = se ha perdido la conexión, se intenta de nuevo: { $why }
tui-remote-back = La conexión ha vuelto.
tui-remote-gone = la mesa ya no existe, o ya no tienes acceso
tui-remote-away = ahora no hay conexión; espera a que vuelva
tui-remote-unheard = el servidor no ha respondido; mira la mesa antes de repetir
tui-remote-too-often = demasiadas peticiones; inténtalo dentro de un momento
tui-remote-undo-not = esto no se puede deshacer por cuenta propia; «rectificar» (F3) lo pide a los demás
tui-remote-called-off = La mesa se ha anulado.
tui-remote-here = La mesa es { $url }
tui-remote-farewell = La mesa sigue en { $url }. Para seguir: detente play --server { $server } --table { $table }
tui-remote-farewell-over = La mesa es { $url }
tui-without-help = en esta mesa se juega sin esa ayuda
tui-server-closed = { $url } ha cerrado la conexión
tui-server-unreachable = no se puede conectar con { $url }: { $why }
tui-server-insecure = no hay conexión segura con { $url }: { $why }
tui-server-silent = { $url } no responde
tui-server-foreign = { $url } responde, pero no es un servidor de Détente
tui-command-accept = aceptar
tui-command-refuse = rechazar
tui-command-say = decir
tui-command-takeback = rectificar
tui-command-draw = empate
tui-command-claim = reclamar
tui-command-resign = abandonar
tui-command-start = empezar
tui-command-bots = bots
tui-command-calloff = anular
tui-command-rematch = revancha
tui-command-yes = sí

## Coming to a server's table

tui-server-url = --server: «{ $word }» no es una dirección; escríbela como http://127.0.0.1:1989
tui-signed-in = { $url }: eres { $name }
tui-invitation = Los demás se sientan con: detente play --server { $server } --table { $table }
tui-table-unknown = no hay ninguna mesa «{ $table }» en { $url }, o no tienes acceso
tui-table-game = en esta mesa se juega a { $game }
tui-table-full = en esta mesa no queda ningún asiento libre; con --watch puedes mirar
tui-seat-not-free = el asiento { $seat } no está libre; están libres { $known }
tui-open-unknown = --open: no existe el asiento «{ $word }»; los asientos son { $known }, o bien all
tui-open-own = --open: { $seat } no puede ser tuyo y quedar libre
tui-password-missing = falta la contraseña de { $name }: ponla en DETENTE_PASSWORD, o juega en un terminal para que se te pregunte
tui-password-ask = Contraseña de { $name }:
tui-token-unknown = el servidor no conoce este token
tui-session-not-kept = no se puede guardar la sesión, así que la próxima vez serás otro invitado: { $why }
tui-pick = ¿Qué mesa? Escribe su número; con una línea vacía se sale.
tui-pick-number = un número del 1 al { $n }, por favor
tui-pick-none = ninguna mesa espera jugadores en { $url }; nombra un juego para abrir una
tui-pick-turn = te toca
tui-pick-yours = tuya
tui-pick-free = asiento libre
tui-pick-watch = para mirar
tui-pick-event = torneo «{ $title }»
tui-pick-rated = puntuable
tui-ladder = clasificación de { $game }, { $pace }
tui-pace-fast = rápido
tui-pace-standard = normal
tui-pace-days = días
tui-ladder-provisional = provisional
tui-ladder-none = nadie ha jugado aquí todavía una partida puntuable
tui-ladder-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
tui-seeking = Buscando rival
tui-seek-words = «salir» deja de buscar
tui-seek-keys = Esc o q deja de buscar
tui-seek-waited = Esperando { $time }
tui-seek-usual = la mitad encuentra partida en { $time }
tui-seek-unusual = aún no se sabe cuánto suele tardar
tui-seek-others = { $n ->
    [one] espera otro jugador
   *[other] esperan otros { $n }
}
tui-seek-nobody = nadie más espera
tui-seek-within = puntuaciones a { $n } como mucho de la tuya
tui-seek-all = cualquier puntuación
tui-seek-bot-word = Nadie de momento. «bot» empieza en su lugar una partida contra el ordenador ({ $level }), no puntuable
tui-seek-bot-key = Nadie de momento. La tecla b empieza en su lugar una partida contra el ordenador ({ $level }), no puntuable
tui-seek-left = Ya no buscas partida

## The command line

tui-seat-unknown = --seat: no existe el asiento «{ $word }»; los asientos son { $known }, o bien all
tui-level-unknown = --bot: no existe el nivel «{ $word }»; prueba con { $known }
tui-no-save = no hay ninguna partida sin terminar en { $folder }
tui-damaged = la partida guardada está dañada y se ha dejado como estaba: { $why }
tui-over-already = { $file } es una partida terminada; mírala con `detente view`
tui-no-terminal = la pantalla completa necesita un terminal; aquí usa --plain
tui-level-of-save = la partida guardada nombra un bot «{ $word }» que este programa no conoce; prueba con { $known }

# Only in puzzles.
tui-command-answer = solución
## Por qué está parado un reloj
tui-deed-pause = Proponer una pausa: se paran todos los relojes
tui-deed-resume = Terminar la pausa
tui-command-pause = pausa
tui-command-resume = reanudar
tui-clock-rests = { $clock }, { $why }
tui-rest-mark-paused = en pausa
tui-rest-mark-missing = sin empezar
tui-rest-mark-vacation = vacaciones
tui-rest-mark-weekend = fin de semana
tui-rest-paused = Los relojes están en pausa
tui-rest-missing = Los relojes se ponen en marcha cuando estén todos
tui-rest-weekend = Los relojes descansan el fin de semana
tui-rest-vacation = { $name } está de vacaciones hasta el { $until }
tui-rest-vacation-own = Estás de vacaciones hasta el { $until }
