# The terminal table: `detente play` and `detente view`. Texts about the game itself are in facts, questions and odds.
# No line of the keys is wider than 80 letters.

## Where the game stands

tui-when-headline = Turno { $turn }, cabecera
tui-when-round = Turno { $turn }, ronda de acción { $round } ({ $seat })
tui-when-gf-round = Jugada { $round }
tui-when-gf-round-of = Jugada { $round } de { $most }
tui-observer = espectador
tui-you-are = juegas con { $seat }
tui-eyes-of = visto por { $seat }
tui-over-won = { $n ->
    [one] Victoria de { $winners }: { $how }.
   *[other] Victoria de { $winners }: { $how }.
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
tui-track-civil-war = Guerra civil china
tui-china-up = { $seat }
tui-china-down = { $seat } (boca abajo)
tui-piles = { $draw } por robar, { $discard } descartadas
tui-wins-game = gana { $seat }

## The map

tui-legend = *conflictivo; est., EE. UU., URSS; [n] control
tui-controlled-by = controlado por { $seat }
tui-country = { $name }: estabilidad { $stability }, { $ground }; { $us }, { $ussr }; { $control }
tui-influence-control = { $seat } { $n } (controla)
tui-odds-of = Probabilidades de { $seat }
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
tui-view-keys = ←→ paso · ↑↓ ronda · e ojos · Tab panel · r región · / = · ? ayuda · q salir
tui-overlay-close = Esc cierra
tui-overlay-enter = Intro
tui-look-up = Escribe unas letras de una carta o de un país
tui-too-small = Esta pantalla es demasiado pequeña: hacen falta al menos { $width } columnas y { $height } líneas. También puedes jugar con --plain.
tui-hand-over =
    Le toca decidir a { $seat }.
    Toma el teclado y pulsa Intro cuando nadie más mire.
tui-help =
    ↑ ↓ — señalar una respuesta; Intro — darla
    a–z 0–9 — filtrar las respuestas: unas letras del nombre, o su número
    Retroceso — olvidar la última letra; Esc — todas
    Tab — otro panel: mapa, mano, crónica, mesa; RePág AvPág — desplazar
    ← → — otra región del mapa
    F2 — todo sobre la carta o el país señalado, con probabilidades
    / — buscar una carta o un país; = — qué puntuaría ahora
    Ctrl-Z — deshacer tu último paso, hasta que hablen dados, cartas u otros
    Ctrl-C — salir; la partida se guarda tras cada acción

    En el mapa, * es un país conflictivo; siguen la estabilidad y la influencia de EE. UU. y de la URSS. [3] va entre corchetes donde esa influencia controla el país. Un punto ante el nombre: se puede elegir ahora.
tui-view-help =
    → ← — un paso adelante, atrás; ↓ ↑ — ronda siguiente, anterior
    Inicio Fin — el principio, el final; e — con otros ojos
    Tab — otro panel: mapa, mano, crónica, mesa; RePág AvPág — desplazar
    r — otra región del mapa
    / — buscar una carta o un país; = — qué puntuaría ahora
    q — salir
tui-read-why = Véase { $why }.
tui-kept-here = Guardada en { $file }
tui-looking-at = Archivo { $file }

## What goes wrong

tui-cannot-save = no se puede guardar la partida en { $file }: { $why }
tui-bot-failed = el bot de { $seat } ha fallado; la partida está guardada hasta aquí
tui-not-now = ahora no se te pregunta nada
tui-only-looking = esto es una partida registrada; aquí no se juega
tui-undo-not = no se puede deshacer: desde entonces han hablado los dados, las cartas u otro jugador
tui-nothing-fits = nada empieza por «{ $asked }» ni lo contiene
tui-no-answer = «{ $asked }» no responde a esta pregunta; «opciones» las enumera y «?» explica
tui-several = «{ $asked }» puede ser varias cosas: { $known }
tui-no-thing = ninguna carta ni país se llama «{ $asked }»
tui-no-country = ningún país se llama «{ $asked }»
tui-no-region = ninguna región se llama «{ $asked }»; son { $known }
tui-odds-usage = escribe: probabilidad golpe PAÍS PUNTOS, probabilidad realinear PAÍS, probabilidad espacio (y us o ussr para el otro bando)
tui-odds-no-space = no quedan casillas en la carrera espacial
tui-goto-usage = escribe: ir NÚMERO
tui-undone = Deshecho.

## The line mode

tui-plain-hello = Responde con un número o con palabras; «?» explica, y «salir» o el fin de la entrada dejan la partida guardada.
tui-plain-view-hello = «siguiente», «anterior», «ir 100», «ojos», «estado», «mano», «crónica»; «?» explica.
tui-plain-help =
    Responde con el número de una opción o con palabras: un nombre, una parte de él, o varias respuestas seguidas («golpe irán»).
    opciones: enumera otra vez las respuestas, con lo que se sabe de cada una
    deshacer: deshace tu último paso, hasta que hablen dados, cartas u otros
    estado: todo lo que hay en la mesa
    mapa REGIÓN: todos los países de una región
    mano: tus cartas
    crónica NÚMERO: las últimas líneas de la crónica
    puntos REGIÓN: lo que puntuaría ahora la región o, sin nombre, todas
    probabilidad golpe PAÍS PUNTOS, probabilidad realinear PAÍS, probabilidad espacio: tus probabilidades
    sobre NOMBRE, o ? NOMBRE: una carta o un país
    salir: deja la partida, que se guarda tras cada acción
tui-plain-view-help =
    siguiente NÚMERO, anterior NÚMERO: pasos adelante y atrás; una línea vacía es el paso siguiente
    ir NÚMERO: la posición tras ese número de acciones
    ojos: mirar con los ojos del jugador siguiente
    estado, mapa REGIÓN, mano, crónica NÚMERO, puntos REGIÓN, probabilidad golpe PAÍS PUNTOS, sobre NOMBRE: mirar la mesa
    salir: terminar
tui-step = Paso { $at } de { $of }, visto por { $eyes }
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
tui-command-about = sobre
tui-command-quit = salir
tui-command-next = siguiente
tui-command-back = anterior
tui-command-goto = ir
tui-command-eyes = ojos
tui-command-coup = golpe
tui-command-realign = realinear
tui-command-space = espacio

## The command line

tui-seat-unknown = --seat: no existe el asiento «{ $word }»; los asientos son { $known }, o bien all
tui-level-unknown = --bot: no existe el nivel «{ $word }»; prueba con { $known }
tui-no-save = no hay ninguna partida sin terminar en { $folder }
tui-damaged = la partida guardada está dañada y se ha dejado como estaba: { $why }
tui-over-already = { $file } es una partida terminada; mírala con `detente view`
tui-no-terminal = la pantalla completa necesita un terminal; aquí usa --plain
tui-level-of-save = la partida guardada nombra un bot «{ $word }» que este programa no conoce; prueba con { $known }
