# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Seguir
lesson-again = Otra vez
lesson-yes = Sí
lesson-no = No
lesson-right = Eso es.
lesson-not-so = No del todo.
lesson-missed = Era una jugada legal, y en el mapa ves lo que ha pasado. Pero la tarea era otra: inténtalo de nuevo desde el principio de este paso.
lesson-finished = Lección terminada. Te espera la siguiente.
lesson-step = Paso { $n } de { $of }
lesson-question = Pregunta { $n } de { $of }
lesson-task = Tu tarea: { $task }
lesson-hint = Pista: { $hint }
lesson-unknown = No hay ninguna lección «{ $word }». Hay: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } de { $of }
lesson-list-done = hecha
lesson-list-how = Empieza una con: detente learn { $game } { $lesson }
lesson-list-kept = Tu avance se guarda en { $file }
lesson-list-not-kept = Tu avance no se puede guardar en { $file }: { $why }

lesson-sum-coup = dado { $die } + { $points } Ops{ $more } − 2 × estabilidad { $stability } = { $result }
lesson-sum-realignment = EE. UU. { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; hace falta { $needed } o menos
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side } { $level } + { $battlegrounds } + { $bordering } = { $sum }
lesson-sum-attack = atacan { $attacking }, defienden { $defending }

## The board

lesson-board = El mapa
lesson-board-about = influencia, estabilidad, control
lesson-board-italy = Llevas a los EE. UU. El número en la esquina de un país es su índice de estabilidad. Controlas un país cuando tienes en él al menos esa influencia. Italia tiene 2, y tú tienes 1 punto.
lesson-board-italy-task = Hazte con el control de Italia
lesson-board-italy-hint = Elige la carta, luego «colocar influencia» y después Italia.
lesson-board-italy-done = Dos de influencia en un país de estabilidad 2: Italia es tuya. Ha cambiado de color y cuenta para ti cuando se puntúe Europa.
lesson-board-margin = Ahora la URSS también está en Italia, uno contra uno. Tener 2 ya no basta: tu ventaja sobre el rival ha de ser tan grande como la estabilidad.
lesson-board-margin-task = Recupera el control de Italia
lesson-board-margin-hint = Necesitas 3 contra 1. La carta vale 2.
lesson-board-margin-done = 3 contra 1 es una ventaja de 2, e Italia vuelve a ser tuya. A cada punto del rival hay que responder con otro.
lesson-board-germany = Alemania Occidental tiene estabilidad 4: cuesta ganarla y cuesta perderla. Tú tienes 2 y la URSS, 1. Es un país conflictivo, de los que dan más al puntuar.
lesson-board-germany-task = Hazte con el control de Alemania Occidental
lesson-board-germany-hint = 5 contra 1 es una ventaja de 4: pon ahí los tres puntos.
lesson-board-germany-done = 5 contra 1. Los países conflictivos de mucha estabilidad cambian poco de manos: conviene asegurarlos pronto.
lesson-board-poland = Polonia tiene estabilidad 3. La URSS tiene allí 1 punto de influencia y los EE. UU., ninguno. ¿Cuántos más necesita la URSS para controlarla?
lesson-board-poland-why = 3 contra 0 es una ventaja de 3, la estabilidad de Polonia: 2 más.
lesson-board-france = Francia tiene estabilidad 3. Los EE. UU. tienen allí 4 puntos y la URSS, 2. ¿Quién controla Francia?
lesson-board-france-nobody = Nadie
lesson-board-france-why = 4 contra 2 es una ventaja de 2, y Francia pide 3. No la controla nadie.

## Placing influence

lesson-influence = Colocar influencia
lesson-influence-about = dónde se puede y qué cuesta
lesson-influence-reach = Llevas a los EE. UU. Cada punto de operaciones coloca uno de influencia: donde ya tengas, o en un país adyacente. Las líneas unen los países adyacentes. Irán toca con Paquistán, un país conflictivo.
lesson-influence-reach-task = Hazte con el control de Paquistán
lesson-influence-reach-hint = Paquistán tiene estabilidad 2. El tercer punto puede esperar: con dos, la tarea está hecha.
lesson-influence-reach-done = De Irán a Paquistán. Así se extiende la influencia: país a país, desde donde estás.
lesson-influence-cost = La URSS controla Egipto con 2 puntos. En un país que controla el rival, cada punto cuesta 2. En cuanto se rompe ese control, el siguiente vuelve a costar 1.
lesson-influence-cost-task = Coloca 2 de influencia en Egipto con tus 3 puntos
lesson-influence-cost-hint = El primer punto en Egipto cuesta 2 y lo deja en 2 a 1: control roto. El segundo cuesta 1.
lesson-influence-cost-done = 2 + 1 = 3 puntos por dos de influencia. Queda 2 a 2 y nadie controla Egipto.
lesson-influence-beside = Ahora llevas a la URSS y Polonia está vacía. Los países conectados con tu superpotencia los tienes siempre abiertos, aunque no tengas nada allí ni cerca.
lesson-influence-beside-task = Hazte con el control de Polonia
lesson-influence-beside-hint = Polonia tiene estabilidad 3, y tu carta, 3 puntos.
lesson-influence-beside-done = La URSS linda con Finlandia, Polonia, Rumanía, Afganistán y Corea del Norte; los EE. UU., con Canadá, Méjico, Cuba y Japón.
lesson-influence-price = Tu rival controla un país. ¿Cuánto te cuesta allí el primer punto de influencia?
lesson-influence-price-why = 2 puntos donde el rival tiene el control, 1 en cualquier otro sitio.
lesson-influence-chain = Con una carta pones un punto en Angola, donde no tenías nada. ¿Puede ir el siguiente punto de la misma carta a un país al que solo llegas desde Angola?
lesson-influence-chain-why = Cuenta dónde tenías influencia al empezar la ronda. Un punto puesto ahora abre camino solo para tu próxima ronda.

## A card

lesson-cards = Una carta
lesson-cards-about = evento u operaciones
lesson-cards-event = Llevas a la URSS. Cada carta tiene un número, sus puntos de operaciones, y un texto, su evento. Usas una cosa o la otra. Fidel es un evento tuyo, y en Cuba hay influencia estadounidense.
lesson-cards-event-task = Juega Fidel como evento
lesson-cards-event-hint = Elige Fidel y luego «evento».
lesson-cards-event-done = Los EE. UU. salen de Cuba y la controlas tú. Fidel lleva asterisco: ocurrido el evento, la carta se retira del juego.
lesson-cards-operations = COMECON también es tuya y vale 3. No siempre te conviene el evento: a veces sus puntos dan más. Entonces el evento no ocurre y la carta vuelve cuando se baraja.
lesson-cards-operations-task = Juega COMECON como operaciones y hazte con el control de Paquistán
lesson-cards-operations-hint = Elige COMECON, «colocar influencia» y dos veces Paquistán: estás al lado, en Afganistán.
lesson-cards-operations-done = Paquistán por dos puntos. Tus propias cartas las usas como quieras: el evento o los puntos.
lesson-cards-scoring = Es tu última ronda de acción del turno. Puntuación de Oriente Medio no tiene puntos: solo se juega como evento, y nunca puedes quedártela al acabar el turno.
lesson-cards-scoring-task = Juega Puntuación de Oriente Medio
lesson-cards-scoring-hint = Quien conserva una carta de puntuación al acabar el turno pierde la partida.
lesson-cards-scoring-done = Se puntúan los dos bandos a la vez y se mueve la diferencia. El momento lo eliges tú, dentro del turno.
lesson-cards-star = Juegas como evento una carta con asterisco. ¿Adónde va?
lesson-cards-star-hand = Vuelve a la mano
lesson-cards-star-discard = A la pila de descartes
lesson-cards-star-removed = Fuera del juego
lesson-cards-star-why = El asterisco quiere decir una sola vez: tras el evento se retira del juego. Jugada como operaciones, solo se descarta.
lesson-cards-both = ¿Puedes usar una carta tuya para el evento y además para sus puntos de operaciones?
lesson-cards-both-why = Una cosa o la otra. Solo una carta del rival te da los puntos y además hace ocurrir su evento.
