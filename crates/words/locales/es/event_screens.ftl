# Las pantallas de torneos y ligas. Llegan con ellas y no antes.

## La lista

web-events-about = Torneos y ligas: te inscribes y tus partidas se crean y empiezan solas.
web-events-all = Todos los torneos
web-events-open = Inscripción abierta
web-events-open-none = No hay ningún torneo con la inscripción abierta. Puedes crear uno.
web-events-running = En juego
web-events-running-none = No hay ningún torneo en juego.
web-events-past = Anteriores
web-events-past-none = Todavía no ha terminado ningún torneo.
web-events-more = Ver más torneos
web-event-new = Torneo nuevo
web-event-status-open = Inscripción abierta
web-event-status-running = En juego
web-event-status-over = Terminado
web-event-status-called-off = Cancelado
web-event-closes = Inscripción hasta el { $when }
web-event-until = Hasta el { $when }
web-event-till = hasta el { $when }
web-event-next-opens = La ronda { $round } empieza el { $when }
web-event-round = Ronda { $round }
web-event-round-of = Ronda { $round } de { $rounds }
web-event-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-event-players-of = { $count } de { $most ->
    [one] { $most } plaza ocupada
   *[other] { $most } plazas ocupadas
}
web-event-mine = participas
web-event-pace-fast = reloj rápido
web-event-pace-standard = de una sentada
web-event-pace-days = por días

## Lo acordado

web-event-rules = Reglas
web-event-format = Sistema
web-event-format-swiss = Suizo
    .why = En cada ronda se enfrentan jugadores con los mismos puntos, y nadie repite rival mientras sea posible.
web-event-format-round-robin = Todos contra todos
    .why = Cada uno juega contra todos los demás.
web-event-format-knockout = Eliminatoria
    .why = Quien pierde un encuentro queda fuera.
web-event-format-double-elimination = Doble eliminación
    .why = Quien pierde dos encuentros queda fuera.
web-event-format-league = Liga
    .why = Divisiones en las que todos juegan contra todos; tras la temporada suben los mejores y bajan los últimos.
web-event-format-fours = Mesas de cuatro
    .why = Cuatro jugadores en cada mesa; en lo posible, con otros asientos y otros rivales en cada ronda.
web-event-system-rounds = { $name }, { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
web-event-system-divisions = { $name }, { $count ->
    [one] { $count } división
   *[other] { $count } divisiones
}
web-event-system-cycles = { $name }, { $count ->
    [one] a una vuelta
   *[other] a dos vueltas
}
web-event-sides-lot = al azar
    .one = Al azar en cada encuentro.
    .two = Al azar; la segunda partida se juega con los bandos cambiados.
web-event-sides-swap = por turnos
    .one = Repartidos por igual a lo largo de las rondas.
    .two = Repartidos por igual a lo largo de las rondas; la segunda partida se juega con los bandos cambiados.
web-event-sides-bid = por puja
    .one = Los dos pujan en secreto en la mesa; la puja más alta se lleva su bando.
    .two = Los dos pujan en secreto antes de cada partida; la puja más alta se lleva su bando.
web-event-sides-fours = Cada uno se sienta donde menos se ha sentado.
web-event-rounds-when-done = al acabar todos los encuentros
web-event-rounds-by-hand = cuando lo diga un organizador
web-event-rounds-by-date = en fechas fijas
web-event-rounds-by-date-text = { $days ->
    [one] la primera el { $first }, luego una cada día
   *[other] la primera el { $first }, luego una cada { $days } días
}
web-event-match-games = { $count ->
    [one] una partida
   *[other] dos partidas, una tras otra
}
web-event-points-one = 1 por victoria, ½ por empate
web-event-points-two = 1 por encuentro, ½ si queda 1–1
web-event-points-fours = 1 para cada ganador de la mesa, ½ para cada uno si hay empate
web-event-points-bye = Descansar una ronda cuenta como ganarla.
web-event-points-even = Si un encuentro queda igualado, se juegan hasta dos partidas más; si sigue igualado, pasa el mejor cabeza de serie.
web-event-season = Temporada { $season }
web-event-seasons = Temporadas de esta liga
web-event-moves = { $up ->
    [one] sube { $up }
   *[other] suben { $up }
}, { $down ->
    [one] baja { $down }
   *[other] bajan { $down }
} tras la temporada
web-event-days-round = { $count ->
    [one] un día por ronda
   *[other] { $count } días por ronda
}
web-event-days-season = { $count ->
    [one] un día para la temporada
   *[other] { $count } días para la temporada
}
web-event-rated-yes = puntuable
web-event-rated-same-address = puntuable, también entre jugadores de una misma dirección
web-event-rated-no = no puntuable
web-event-places-text = de { $least } a { $most }
web-event-term-system = Sistema
web-event-term-match = Encuentro
web-event-term-sides = Bandos
web-event-term-points = Puntos
web-event-term-moves = Divisiones
web-event-term-rounds = Empiezan las rondas
web-event-term-days = Plazo
web-event-term-clock = Reloj
web-event-term-options = Mesas
web-event-term-rated = Puntuable
    .why = Los resultados cambian la puntuación de los jugadores; hace falta reloj.
web-event-term-places = Jugadores
web-event-term-bounds = Puntuación
web-event-term-spectators = Espectadores
web-event-calendar = Archivo de calendario
web-event-csv = Resultados en CSV

## El torneo

web-event-parts = Partes del torneo
web-event-tab-standings = Clasificación
web-event-tab-pairings = Emparejamientos
web-event-tab-players = Jugadores
web-event-tab-log = Registro
web-event-log-more = Ver entradas anteriores
web-event-organised-by = organiza { $names }
web-event-organised = Organiza: { $names }.
web-event-helped = Ayudan: { $names }.
web-event-player = Jugador
web-event-players-head = Jugadores
web-event-rating = Puntuación
web-event-points = Puntos
web-event-played = Jugados
web-event-you = tú
web-event-instead = en lugar de { $name }
web-event-withdrawn = retirado
web-event-out = eliminado
web-event-nobody = Todavía no se ha inscrito nadie.
web-event-mark-champion = campeón
web-event-mark-up = sube
web-event-mark-down = baja
web-event-explain = Cómo se cuentan los desempates
web-event-equal = A igualdad de puntos decide: { $order }.
web-event-ahead = { $name } va por delante de { $other } por esto: { $by }, { $own } contra { $theirs }.
web-event-tie-mutual = resultado entre ellos
    .short = Entre
    .why = puntos de los encuentros entre los igualados
web-event-tie-games = partidas
    .short = Part.
    .why = puntos de cada partida
web-event-tie-buchholz = Buchholz
    .short = Buch.
    .why = Buchholz (los puntos de todos los rivales)
web-event-tie-sonneborn-berger = Sonneborn–Berger
    .short = S–B
    .why = Sonneborn–Berger (los puntos de los vencidos y la mitad de los de aquellos con quienes se empató)
web-event-tie-wins = encuentros ganados
    .short = Vict.
    .why = encuentros ganados
web-event-tie-rating = puntuación
    .short = Punt.
    .why = la puntuación al empezar
web-event-rounds = Rondas
web-event-no-rounds = La primera ronda se empareja al cerrarse la inscripción.
web-event-table = Mesa
web-event-board = mesa { $board }
web-event-games = Partidas
web-event-state = Estado
web-event-how = Cómo va
web-event-open = Ir allí
web-event-go = Ir a tu partida
web-event-decide = Decidir
web-event-bye = descansa
web-event-to-begin = por empezar
web-event-state-not-begun = sin empezar
web-event-state-playing = en juego
web-event-state-your-play = te toca
web-event-state-won = victoria: { $names }
web-event-state-shared = repartido
web-event-state-drawn = empate
web-event-state-adjudicate = por decidir
web-event-state-bye = descansa
web-event-state-void = no cuenta
web-event-game = partida { $number }
web-event-turn = turno { $turn }
web-event-turn-short = t{ $turn }
web-event-awaited = le toca a { $names }
web-event-pairings-note = Si un encuentro no ha terminado al vencer el plazo, decide un organizador que no juegue en él. Si tres días después nadie ha decidido, lo pierde quien haya gastado más tiempo en la mesa; si no se puede saber, los dos. El puesto y los puntos son los de ahora.
web-event-relaxed-sides = No se pudieron equilibrar los bandos de todos.
web-event-relaxed-twice = Algunos repiten rival: no había otra manera.
web-event-bracket-winners = sin derrotas
web-event-bracket-losers = con una derrota
web-event-bracket-final = final
web-event-games-played = { $played } de { $games ->
    [one] { $games } partida jugada
   *[other] { $games } partidas jugadas
}
web-event-marks-now = según va la tabla
web-event-marks-final = definitivo

## Lo propio

web-event-your-match = Tu encuentro
web-event-table-soon = Tu mesa se está preparando.
web-event-taking-part = Participar
web-event-you-in = Tienes plaza.
web-event-you-play = Participas.
web-event-you-left = Has dejado este torneo.
web-event-withdraw = Retirarse
web-event-register = Inscribirse
web-event-free-places = { $count ->
    [one] Queda una plaza.
   *[other] Quedan { $count } plazas.
}
web-event-needs-name = Para jugar u organizar un torneo hacen falta nombre y contraseña.

## Organizadores

web-event-organisers = Para organizadores
web-event-registered = { $count ->
    [one] Un jugador inscrito
   *[other] { $count } jugadores inscritos
}; hacen falta al menos { $least }
web-event-done-of = { $done } de { $of ->
    [one] { $of } encuentro terminado
   *[other] { $of } encuentros terminados
}
web-event-late = { $count ->
    [one] Uno por decidir
   *[other] { $count } por decidir
}
web-event-pair-round = Emparejar la ronda { $round }
web-event-publish = Publicar la ronda
web-event-do-withdraw = Retirarse
    .why = Pierdes lo que no has jugado, también para tu puntuación. Al principio de una liga o de un todos contra todos se borran todos tus resultados.
web-event-do-begin = Empezar
    .why = Se cierra la inscripción y se sortea y publica la primera ronda.
web-event-do-pair = Emparejar la ronda siguiente
    .why = Así quedaría la ronda. Todavía no se ha avisado a nadie.
web-event-do-enter = Invitar
    .why = A alguien con cuenta, también fuera de los límites de puntuación. Juega en cuanto acepta.
web-event-do-remove = Dar de baja
    .why = El jugador pierde lo que no ha jugado; al principio de una liga o de un todos contra todos se borran todos sus resultados.
web-event-do-extend = Prorrogar
    .why = Un nuevo plazo para una ronda o para un encuentro. Se avisa a todos los afectados.
web-event-do-ask-more = Pedir una prórroga
    .why = Se pregunta a tu rival o, si otros esperan este encuentro o es más de una semana, a los organizadores. Todos pueden leerlo en el registro.
web-event-do-forfeit = Dar por perdido
    .why = Quien indiques pierde lo que queda por jugar del encuentro.
web-event-do-adjudicate = Adjudicar
    .why = El resultado de una partida por decisión tuya.
web-event-do-substitute = Sustituir
    .why = Se invita a alguien a ocupar una plaza con todos sus puntos y a jugar lo que queda. Una partida puntuable que ha empezado la termina quien la empezó y cuenta para la plaza; las demás partidas en juego empiezan de nuevo.
web-event-do-staff = Ayudantes
    .why = Da a alguien permisos en este torneo, o quítaselos.
web-event-do-announce = Anunciar
    .why = Encabeza el torneo hasta el siguiente anuncio.
web-event-do-call-off = Cancelar el torneo
    .why = El torneo termina en el acto. Las partidas en juego siguen y cuentan para la puntuación, no para el torneo. No se puede deshacer.
web-event-do-nothing = Aquí no hay nada a lo que aplicarlo.
web-event-more = Prórroga
web-event-more-by = { $player } pide una prórroga hasta el { $when }
web-event-more-own = Has pedido una prórroga hasta el { $when }.
web-event-more-organisers = Deciden los organizadores.
web-event-more-opponent = Falta la respuesta de tu rival.
web-event-more-agree = De acuerdo
web-event-more-back = Retirar la petición
web-event-which = Cuál
web-event-which-game = Partida
web-event-whole-round = Toda la ronda { $round }
web-event-whole-season = Todos los encuentros
web-event-until-when = Hasta
web-event-who-forfeits = Quién pierde
web-event-result = Resultado
web-event-name-of = Nombre
web-event-division = División
web-event-division-any = según la fuerza
web-event-rights = Puede
web-event-rights-none = Sin ningún permiso deja de ayudar.
web-event-right-register = admitir jugadores y darlos de baja
web-event-right-pair = empezar y emparejar rondas
web-event-right-extend = prorrogar
web-event-right-forfeit = dar encuentros por perdidos
web-event-right-adjudicate = adjudicar
web-event-right-substitute = sustituir
web-event-right-announce = anunciar
web-event-text = Texto
web-event-reason = Motivo (lo lee todo el mundo)
web-event-advice-ask = ¿Cuánto vale la posición?
web-event-advice = { $count ->
    [one] Un bot jugó la partida una vez desde aquí:
   *[other] Los bots jugaron la partida { $count } veces desde aquí:
}
web-event-chance = { $chance } % ± { $error }
web-event-advice-note = Solo es un consejo. La decisión es tuya. Se puede pedir cuando ha vencido el plazo del encuentro y si no juegas en el torneo; entonces la partida se detiene y en el registro consta que lo has pedido.

## Un torneo nuevo

web-event-form-what = El torneo
web-event-form-title = Título
web-event-form-about = Descripción (si quieres)
web-event-form-rounds = Número de rondas
web-event-form-twice = Con tan pocos jugadores para tantas rondas, algunos repetirían rival.
web-event-form-cycles = Todos contra todos
web-event-cycles-1 = una vez
web-event-cycles-2 = dos veces
web-event-form-division = División
web-event-division-name = División { $number }
web-event-form-size = Jugadores
web-event-form-beside = Al mismo nivel que la división anterior
web-event-form-drop = Quitar
web-event-form-add = Añadir una división
web-event-form-up = Suben
web-event-form-down = Bajan
web-event-form-season = Temporada
web-event-form-follows = Hereda las divisiones de
web-event-form-follows-none = ninguna temporada
web-event-form-match = Un encuentro
web-event-form-games = Partidas por encuentro
web-event-games-count = { $count ->
    [one] una partida
   *[other] dos partidas
}
web-event-form-address = Misma dirección permitida
    .why = Para un club en un mismo lugar: también puntúan las partidas entre quienes comparten conexión.
web-event-form-options = Todas las opciones de las mesas
web-event-form-when = Quién y cuándo
web-event-form-least = Jugadores, mínimo
web-event-form-most = Jugadores, máximo
web-event-form-least-rating = Puntuación desde
web-event-form-most-rating = Puntuación hasta
web-event-form-closes = Se cierra la inscripción y empieza el torneo (por fechas: el día de la primera ronda; vacío: cuando tú lo digas)
web-event-form-first = Primera ronda
web-event-form-apart = Días entre rondas
web-event-form-days = Días por ronda (vacío: sin plazo)
web-event-form-days-season = Días para la temporada (vacío: sin plazo)
web-event-form-ties = A igualdad de puntos decide, por este orden
web-event-form-earlier = Antes
web-event-found = Anunciar el torneo
web-event-found-note = Después nadie puede cambiar las condiciones, ni siquiera tú.

## Invitations

web-event-you-invited = Tienes una invitación
web-event-invited-by = { $by } te invita a jugar este torneo.
web-event-invited-instead = { $by } te invita a ocupar el lugar de { $other }.
web-event-accept = Aceptar
web-event-decline = Rechazar
web-event-invited = con invitación
