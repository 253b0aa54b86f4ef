# Puntuación, emparejamientos, torneos y ligas.

server-error-rated-terms = Una partida puntuable necesita reloj y otro jugador, y se juega sin guía
server-error-rated-guest = Solo juegan partidas puntuables quienes tienen nombre y contraseña
server-error-rated-address = Los dos están conectados desde la misma dirección: esta partida no puede puntuar
server-error-rated-bot = En este servidor no puntúan las partidas contra bots
server-error-rating-range = Tu puntuación queda fuera de los límites que pide esta mesa
server-error-challenge-self = No puedes desafiarte a ti mismo
server-error-challenges = Hay demasiados desafíos a la espera de respuesta
server-error-seeks = Buscas demasiadas partidas a la vez
server-error-vacation = No te quedan tantos días de vacaciones
server-error-events = Organizas demasiados torneos a la vez

table-offer-pause = { $seat } propone parar los relojes un rato
table-offer-pause-own = Has propuesto parar los relojes; falta la respuesta
table-declined-pause = { $seat } no quiere parar los relojes

event-terms-title = Un torneo necesita un título
event-terms-games = Un encuentro tiene una o dos partidas
event-terms-least = Hacen falta dos jugadores o más, y plazas para todos los que se exigen
event-terms-most = Un torneo tiene 1000 jugadores como máximo
event-terms-days = Una ronda dura de 1 a 400 días
event-terms-ties = Cada desempate se indica una sola vez
event-terms-apart = Entre dos rondas pasan de 1 a 400 días
event-terms-rounds = Hay de 1 a 30 rondas
event-terms-cycles = Todos se enfrentan a todos una o dos veces
event-terms-robin = Donde todos se enfrentan a todos hay 64 jugadores como máximo
event-terms-divisions = Una liga tiene de 1 a 40 divisiones
event-terms-division = Una división tiene de 2 a 64 jugadores y un nombre corto
event-terms-beside = La primera división no tiene otra antes a cuyo lado estar
event-terms-moves = Suben y bajan más jugadores de los que tiene la división más pequeña
event-terms-room = Las divisiones tienen menos plazas que los jugadores que pueden inscribirse
event-terms-fours-games = Una mesa de cuatro juega una partida por ronda
event-terms-fours = Las mesas de cuatro necesitan cuatro jugadores
event-terms-times = Una fecha tiene que estar por venir, y a no más de cinco años
event-terms-follows = La temporada anterior se indica con el identificador de su torneo
event-terms-rights = Cada permiso se indica una sola vez
event-terms-ratings = La puntuación mínima es mayor que la máxima: nadie podría inscribirse

event-refused-not-open = La inscripción no está abierta
event-refused-full = No quedan plazas
event-refused-already = Ese jugador ya está inscrito
event-refused-not-there = En este torneo no existe ese jugador, encuentro o ronda
event-refused-no-right = Solo pueden hacerlo los organizadores con ese permiso
event-refused-own-match = Nadie puede decidir sobre su propio encuentro
event-refused-not-now = No es posible en este momento del torneo
event-refused-not-done = Quedan encuentros de esta ronda sin terminar
event-refused-too-few = Faltan jugadores
event-refused-no-reason = Da un motivo: lo leerá todo el mundo
event-refused-rating = Tu puntuación queda fuera de los límites de este torneo
event-refused-too-long = Ese texto es demasiado largo
event-refused-guest = Solo participan en torneos quienes tienen nombre y contraseña

event-log-found = Se anunció el torneo
event-log-begin = El torneo empezó con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
event-log-pair = Se publicaron los emparejamientos de la ronda { $round }
event-log-enter = Inscripción aceptada: { $player }
event-log-enter-division = Inscripción aceptada: { $player }, para jugar en { $division }
event-log-leave = { $player } dejó el torneo
event-log-extend = El plazo de la ronda { $round } se amplía hasta { $until }
event-log-extend-all = Todos los encuentros tienen plazo hasta { $until }
event-log-extend-match = { $match }: plazo hasta { $until }
event-log-ask-more = { $match }: se pide una prórroga hasta { $until }
event-log-agree-more = { $match }: prórroga acordada, plazo hasta { $until }
event-log-refuse-more = { $match }: no se concede la prórroga hasta { $until }
event-log-forfeit = { $match }: { $player } pierde lo que queda por jugar
event-log-adjudicate-won = { $match }, partida { $game }: adjudicada a { $player }
event-log-adjudicate-drawn = { $match }, partida { $game }: declarada empate
event-log-substitute = { $player } ocupa el lugar de { $other }
event-log-staff = { $player } entra en la organización y puede: { $rights }
event-log-staff-off = { $player } deja la organización
event-log-announce = Anuncio
event-log-call-off = El torneo se canceló

event-ending-forfeit = incomparecencia
event-ending-adjudicated = decisión de los organizadores
event-round-begins = empieza la ronda { $round }
event-round-ends = fin de la ronda { $round }

event-notice-subject = { $event }: novedades para ti
event-notice-paired = { $event }: ha empezado la ronda { $round } y te espera tu partida.
event-notice-deadline = { $event }: juega tu encuentro de la ronda { $round } antes de { $until }.
event-notice-extended = { $event }: tu encuentro de la ronda { $round } termina ahora el { $until }.
event-notice-asked = { $event }: { $player } pide una prórroga hasta { $until }. Se espera tu respuesta.
event-notice-refused = { $event }: no se te concede la prórroga. Tu encuentro termina el { $until }.
event-notice-over = { $event } ha terminado.
event-notice-called-off = { $event } se ha cancelado.

rating-former = antiguo jugador

cli-admin-ratings-what = di recompute o check
cli-admin-ratings-same = resultados { $results }, puntuaciones { $ratings }: lo guardado coincide con el cálculo
cli-admin-ratings-mended = resultados { $results }, puntuaciones { $ratings }: { $different ->
    [one] { $different } no coincidía y se ha corregido
   *[other] { $different } no coincidían y se han corregido
}
cli-admin-ratings-other = resultados { $results }, puntuaciones { $ratings }: { $different ->
    [one] { $different } no coincide
   *[other] { $different } no coinciden
}, o hay un resultado ilegible
cli-admin-results = Resultados incorporados: { $count }

server-error-rated-bot-offer = En una partida puntuable los bots no aceptan ni rectificar ni hacer pausas
event-refused-too-many = Este torneo ya ha alcanzado el límite para esta acción
event-refused-barred = Este jugador no puede participar por ahora
event-refused-not-withdrawn = Un organizador solo ocupa la plaza de un jugador que se ha retirado
event-refused-earlier = Una prórroga da más tiempo: ningún encuentro puede acabar antes de lo previsto, y el que no tenía plazo recibe al menos tres días
event-refused-begun = Una partida puntuable que ha empezado la terminan sus jugadores: podrás decidirla cuando venza su plazo. Si no tiene, ponle uno con «Prorrogar»
event-refused-same-address = Solo un moderador puede hacer que puntúen las partidas entre cuentas de una misma dirección
event-log-invite = { $player } recibió una invitación
event-log-invite-division = { $player } recibió una invitación para jugar en { $division }
event-log-invite-place = { $player } recibió una invitación para ocupar el lugar de { $other }
event-log-accept = { $player } aceptó la invitación
event-log-decline = { $player } rechazó la invitación
event-log-part = La cuenta de un jugador se cerró
event-log-advise = { $match }, partida { $game }: un organizador ha consultado cuánto vale la posición; la partida no continúa
event-log-hand-over = { $player } organiza el torneo desde ahora
event-log-late = { $match }: venció el plazo y { $player } pierde lo que queda por jugar
event-log-too-few = Se inscribieron muy pocos jugadores: el torneo se canceló
event-log-forgotten = Nadie lo empezó en un año: el torneo se canceló
event-log-forgotten-running = En un año nadie hizo ni jugó nada: el torneo se canceló
event-season-ends = fin de la temporada
event-notice-invited = { $event }: te invitan a jugar.
server-challenged = { $name }, { $from } te desafía a una partida de { $game }.
server-mail-challenge = Un desafío
