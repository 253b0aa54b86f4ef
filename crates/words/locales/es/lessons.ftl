# Lessons that are played. For each step: what is said before it, the task, a hint, and what is said once it is done.
# For each question: the question, its answers, and why.

lesson-go-on = Seguir
lesson-again = Otra vez
lesson-yes = Sí
lesson-no = No
lesson-right = Eso es.
lesson-not-so = No del todo.
lesson-missed = Era una jugada legal, y en el tablero ves lo que ha pasado. Pero la tarea era otra: inténtalo de nuevo desde el principio de este paso.
lesson-finished = Lección terminada. Te espera la siguiente.
lesson-finished-last = Era la última lección. Ahora toca una primera partida con guía.
lesson-step = Paso { $n } de { $of }
lesson-question = Pregunta { $n } de { $of }
lesson-task = Tu tarea: { $task }
lesson-hint = Pista: { $hint }
lesson-unknown = No hay ninguna lección «{ $word }». Hay: { $known }
lesson-list-minutes = { $n } min
lesson-list-at = { $n } de { $of } hechos
lesson-list-done = hecha
lesson-list-how = Empieza una con: detente learn { $game } { $lesson }
lesson-list-kept = Tu avance se guarda en { $file }
lesson-list-not-kept = Tu avance no se puede guardar en { $file }: { $why }
lesson-account-kept = Tu avance también queda guardado en tu cuenta de { $url }
lesson-account-later = { $url } aún no conoce tu avance; está guardado aquí y se enviará la próxima vez: { $why }

lesson-sum-coup = dado { $die } + { $points } Ops{ $more } − 2 × estabilidad { $stability } = { $result }
lesson-sum-realignment = EE. UU. { $us }; URSS { $ussr }
lesson-sum-space = dado { $die }; hace falta un { $needed } o menos
lesson-sum-scoring = { $region }: { $us }; { $ussr }
lesson-sum-share = { $side }: { $parts } = { $sum }
lesson-sum-nothing = { $side }: 0
lesson-sum-battlegrounds = { $n ->
    [one] país conflictivo
   *[other] países conflictivos
}
lesson-sum-attack = atacan { $attacking }, defienden { $defending }

## The board

lesson-board = El mapa
lesson-board-about = influencia, estabilidad, control
lesson-board-italy = Llevas a los EE. UU. El número en el centro de un país es su índice de estabilidad. Controlas un país cuando tienes en él al menos esa influencia. Italia tiene 2, y tú tienes 1 punto.
lesson-board-italy-task = Hazte con el control de Italia
lesson-board-italy-hint = Elige la carta, luego «colocar influencia» y después Italia.
lesson-board-italy-done = Dos de influencia en un país de estabilidad 2: Italia es tuya. Ha cambiado de color y cuenta para ti cuando se puntúe Europa.
lesson-board-italy-missed-elsewhere = Tu punto fue a otro país. Italia sigue con 1, y su estabilidad pide 2.
lesson-board-margin = Ahora la URSS también está en Italia, uno contra uno. Tener 2 ya no basta: tu ventaja sobre el rival ha de ser tan grande como la estabilidad.
lesson-board-margin-task = Recupera el control de Italia
lesson-board-margin-hint = Necesitas 3 contra 1. La carta vale 2.
lesson-board-margin-done = 3 contra 1 es una ventaja de 2, e Italia vuelve a ser tuya. A cada punto del rival hay que responder con otro.
lesson-board-margin-missed-one = En Italia vas 2 contra 1: una ventaja de 1. La estabilidad 2 pide una ventaja de 2: los dos puntos tienen que ir allí.
lesson-board-germany = Alemania Occidental tiene estabilidad 4: cuesta ganarla y cuesta perderla. Tú tienes 2 y la URSS, 1. Es un país conflictivo, de los que dan más al puntuar.
lesson-board-germany-task = Hazte con el control de Alemania Occidental
lesson-board-germany-hint = 5 contra 1 es una ventaja de 4: pon ahí los tres puntos.
lesson-board-germany-done = 5 contra 1. Los países conflictivos de mucha estabilidad cambian poco de manos: conviene asegurarlos pronto.
lesson-board-germany-missed-part = Tu ventaja en Alemania Occidental sigue siendo menor que su estabilidad. Hace falta 5 contra 1: los tres puntos tienen que ir allí.
lesson-board-poland = Polonia tiene estabilidad 3. La URSS tiene allí 1 punto de influencia y los EE. UU., ninguno. ¿Cuántos más necesita la URSS para controlarla?
lesson-board-poland-why = 3 contra 0 es una ventaja de 3, la estabilidad de Polonia: 2 más.
lesson-board-france = Francia tiene estabilidad 3. Los EE. UU. tienen allí 4 puntos y la URSS, 2. ¿Quién controla Francia?
lesson-board-france-nobody = Nadie
lesson-board-france-why = 4 contra 2 es una ventaja de 2, y Francia pide 3. No la controla nadie.

## Placing influence

lesson-influence = Colocar influencia
lesson-influence-about = dónde se puede y qué cuesta
lesson-influence-reach = Llevas a los EE. UU. El número de una carta son sus puntos de operaciones: cada uno coloca uno de influencia, donde ya tengas o en un país adyacente, unido por una línea. Irán linda con Paquistán, un país conflictivo.
lesson-influence-reach-task = Hazte con el control de Paquistán
lesson-influence-reach-hint = Paquistán tiene estabilidad 2. Con dos puntos basta; el tercero puede quedar sin gastar.
lesson-influence-reach-done = De Irán a Paquistán. Así se extiende la influencia: país a país, desde donde estás.
lesson-influence-reach-missed-one = Un punto en Paquistán aún no da el control. Su estabilidad es 2: dos de tus tres puntos tienen que ir allí.
lesson-influence-cost = La URSS controla Egipto con 2 puntos. En un país que controla el rival, cada punto cuesta 2. En cuanto se rompe ese control, el siguiente vuelve a costar 1.
lesson-influence-cost-task = Coloca 2 de influencia en Egipto con tus 3 puntos
lesson-influence-cost-hint = El primer punto en Egipto cuesta 2 y lo deja en 2 a 1: control roto. El segundo cuesta 1.
lesson-influence-cost-done = 2 + 1 = 3 puntos por dos de influencia. Queda 2 a 2 y nadie controla Egipto.
lesson-influence-cost-missed-one = El primer punto costó 2 y rompió el control. Desde entonces un punto en Egipto costaba solo 1: el último también debía ir allí.
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
lesson-cards-event-done = Los EE. UU. salen de Cuba y la controlas tú. Fidel lleva asterisco: cuando ocurre el evento, la carta se retira del juego.
lesson-cards-event-missed-points = Usaste los puntos de la carta, así que su evento no ocurrió y los EE. UU. siguen en Cuba.
lesson-cards-operations = COMECON también es tuya y vale 3. No siempre te conviene el evento: a veces sus puntos dan más. Entonces el evento no ocurre y la carta vuelve cuando se baraja.
lesson-cards-operations-task = Juega COMECON como operaciones y hazte con el control de Paquistán
lesson-cards-operations-hint = Elige COMECON, «colocar influencia» y dos veces Paquistán: estás al lado, en Afganistán.
lesson-cards-operations-done = Paquistán por dos puntos. Tus propias cartas las usas como quieras: el evento o los puntos.
lesson-cards-operations-missed-event = Elegiste el evento, así que no quedaron puntos para Paquistán. Una carta da una cosa o la otra.
lesson-cards-scoring = Es tu última ronda de acción del turno. Puntuación de Oriente Medio no tiene puntos: solo se juega como evento, y nunca puedes quedártela al acabar el turno.
lesson-cards-scoring-task = Juega Puntuación de Oriente Medio
lesson-cards-scoring-hint = Quien conserva una carta de puntuación al acabar el turno pierde la partida.
lesson-cards-scoring-done = Los dos bandos puntúan a la vez y se anota la diferencia. El momento lo eliges tú, dentro del turno.
lesson-cards-scoring-missed-held = Era tu última ronda y Puntuación de Oriente Medio sigue en tu mano. En una partida de verdad habrías perdido al acabar el turno.
lesson-cards-star = Juegas como evento una carta con asterisco. ¿Adónde va?
lesson-cards-star-hand = Vuelve a la mano
lesson-cards-star-discard = A la pila de descartes
lesson-cards-star-removed = Fuera del juego
lesson-cards-star-why = El asterisco quiere decir una sola vez: tras el evento se retira del juego. Jugada como operaciones, solo se descarta.
lesson-cards-both = ¿Puedes usar una carta tuya para el evento y además para sus puntos de operaciones?
lesson-cards-both-why = Una cosa o la otra. Solo una carta del rival te da los puntos y además hace ocurrir su evento.

## The other side's cards

lesson-their-cards = Las cartas del rival
lesson-their-cards-about = su evento en tu mano
lesson-their-cards-both = Llevas a los EE. UU. y tienes Fidel, un evento de la URSS. Sus 2 puntos los usas como quieras, pero el evento también ocurre. Por eso conviene jugarla cuando menos daño haga.
lesson-their-cards-both-task = Usa Fidel para colocar influencia, un punto en Panamá
lesson-their-cards-both-hint = Elige Fidel, «colocar influencia», Panamá y, para el otro punto, cualquier país.
lesson-their-cards-both-done = Tus dos puntos están en el mapa y Cuba es soviética. Fidel lleva asterisco: mejor ahora que cuando le convenga a la URSS.
lesson-their-cards-both-missed-elsewhere = El evento de Fidel ocurrió, como tiene que ser, pero tus puntos fueron a otro sitio. Uno tiene que ir a Panamá.
lesson-their-cards-order = Tú decides si su evento va antes o después de tus operaciones. { card-nasser } pone 2 puntos soviéticos en Egipto y quita la mitad de los tuyos, redondeando hacia arriba. Tienes allí 2 y puedes colocar 1.
lesson-their-cards-order-task = Juega { card-nasser } de modo que te queden 2 puntos en Egipto
lesson-their-cards-order-hint = Si añades primero, se va la mitad de 3, redondeada hacia arriba. Deja que el evento vaya antes.
lesson-their-cards-order-done = El evento se llevó 1 de 2 y después repusiste uno. Al revés te habría quedado 1.
lesson-their-cards-order-missed-after = El evento llegó al final y quitó la mitad de lo que tenías en Egipto, redondeando hacia arriba. Deja que ocurra antes y coloca después tu punto.
lesson-their-cards-away = Hay un sitio donde un evento no ocurre nunca: la Carrera Espacial. Admite una carta por turno. { card-socialist-governments } te costaría 3 puntos en Europa Occidental.
lesson-their-cards-away-task = Envía al espacio { card-socialist-governments }
lesson-their-cards-away-hint = Elige la carta y luego «Carrera Espacial».
lesson-their-cards-away-done = La carta se descarta, Europa queda intacta y encima la tirada te ha hecho avanzar.
lesson-their-cards-away-missed-event = Usaste sus puntos, así que el evento de la URSS también ocurre y te juegas 3 puntos en Europa Occidental. En el espacio no ocurre.
lesson-their-cards-who = Juegas como operaciones una carta de tu rival. Su evento deja algo a elegir. ¿Quién decide?
lesson-their-cards-who-me = Tú
lesson-their-cards-who-them = Tu rival
lesson-their-cards-who-why = Decide tu rival: el evento se resuelve como si hubiera jugado la carta.
lesson-their-cards-without = ¿Con qué uso de una carta del rival no ocurre su evento?
lesson-their-cards-without-coup = Un golpe de estado
lesson-their-cards-without-first = Jugar antes el evento
lesson-their-cards-without-space = La Carrera Espacial
lesson-their-cards-without-why = En el espacio el evento no ocurre nunca. Un golpe no lo evita, ni tampoco jugarlo antes.

## Coups

lesson-coups = Golpes de estado
lesson-coups-about = un dado contra la estabilidad
lesson-coups-iran = Llevas a la URSS. Un golpe echa al rival de un país y puede dejar allí tu influencia. Tira un dado, suma las operaciones y resta el doble de la estabilidad. Irán tiene 2; los EE. UU., 1 punto.
lesson-coups-iran-task = Intenta un golpe de estado en Irán
lesson-coups-iran-hint = Elige COMECON, «golpe de estado» y luego Irán.
lesson-coups-iran-done = El resultado quita primero la influencia de los EE. UU. y el resto pasa a ser tuyo. Irán es conflictivo, así que el DEFCON ha bajado 1. El golpe suma además 3 operaciones militares.
lesson-coups-iran-missed-placed = Has colocado influencia: no se tiró ningún dado y los EE. UU. siguen en Irán. El golpe es otro uso de los mismos puntos.
lesson-coups-easy = Hay que superar el doble de la estabilidad: 2 en Angola, 4 en Irán, 8 en Israel. Con una carta de 1 importa elegir bien.
lesson-coups-easy-task = Intenta el golpe de estado con más probabilidades
lesson-coups-easy-hint = Estabilidad 1: basta un 2 en el dado. Mira en África.
lesson-coups-easy-done = En un país de estabilidad 1 hasta la carta más pequeña acierta cinco de cada seis veces. Por eso África y Centroamérica cambian de manos tan deprisa.
lesson-coups-easy-missed-harder = Fue un golpe, pero allí la estabilidad es mayor y tu carta solo suma 1. Busca un país de estabilidad 1 en el que haya influencia de los EE. UU.
lesson-coups-fails = Sudáfrica tiene estabilidad 3: hay que superar 6. Con 3 operaciones, un 3 no llega. Pruébalo: en esta lección saldrá un 3.
lesson-coups-fails-task = Intenta un golpe de estado en Sudáfrica
lesson-coups-fails-hint = COMECON, «golpe de estado», Sudáfrica.
lesson-coups-fails-done = 3 + 3 no supera 6: no cambia ninguna influencia. Pero el DEFCON ha bajado, por ser un país conflictivo, y las operaciones cuentan igualmente.
lesson-coups-sum = Carta de 2, estabilidad 2 y sale un 5. ¿Por cuánto triunfa el golpe de estado?
lesson-coups-sum-why = 5 + 2 − 2 × 2 = 3.
lesson-coups-where = ¿Dónde puedes intentar un golpe de estado?
lesson-coups-where-anywhere = En cualquier sitio
lesson-coups-where-mine = Donde tengas influencia
lesson-coups-where-theirs = Donde la tenga tu rival
lesson-coups-where-why = El rival ha de tener influencia en el país; tú no necesitas ninguna, ni allí ni cerca. El DEFCON puede cerrar la región.

## Realignment

lesson-realignment = Realineamiento
lesson-realignment-about = tiran los dos, puede perder cualquiera
lesson-realignment-cuba = Llevas a los EE. UU. En un realineamiento los dos tiran un dado. Suma 1 por cada país adyacente que controles, 1 por tener allí más influencia y 1 si tu superpotencia es adyacente. En Cuba casi todo te favorece.
lesson-realignment-cuba-task = Realinea Cuba
lesson-realignment-cuba-hint = Elige la carta, «realinear» y Cuba. Cada punto es una tirada.
lesson-realignment-cuba-done = Quien saca el total más bajo pierde tanta influencia como diferencia haya. Haití, Nicaragua y tu propia frontera te daban +3; la URSS tenía +1.
lesson-realignment-cuba-missed-coup = Eso fue un golpe: solo tiras tú. En un realineamiento tiran los dos y no se añade influencia.
lesson-realignment-angola = También puede salir mal. En Angola la URSS tiene más influencia y controla Zaire, al lado, y tú no tienes nada que sumar.
lesson-realignment-angola-task = Prueba un realineamiento en Angola
lesson-realignment-angola-hint = La carta, «realinear», Angola.
lesson-realignment-angola-done = Has tirado y has perdido. Cuenta antes los países adyacentes: realinea donde tus modificadores sean mejores.
lesson-realignment-adds = Ganas un realineamiento por 4 y el rival solo tiene allí 1 punto. ¿Añades influencia tuya?
lesson-realignment-adds-why = Nunca. El realineamiento solo quita; añadir, solo un golpe de estado.
lesson-realignment-rolls = ¿Cuántas tiradas de realineamiento te da una carta de 3 operaciones?
lesson-realignment-rolls-why = Una por punto, cada una donde quieras, una tras otra.

## DEFCON

lesson-defcon = DEFCON
lesson-defcon-about = cómo se pierden las partidas
lesson-defcon-quiet = Llevas a los EE. UU. y el DEFCON está en 3: ni golpes de estado ni realineamientos en Europa y Asia. Un golpe en un país conflictivo lo bajaría más. En los demás países no lo toca.
lesson-defcon-quiet-task = Intenta un golpe de estado que deje el DEFCON en 3
lesson-defcon-quiet-hint = Angola es un país conflictivo. Camerún, no.
lesson-defcon-quiet-done = El DEFCON sigue en 3 y las operaciones militares cuentan igual.
lesson-defcon-quiet-missed-battleground = Ese país es conflictivo, así que el DEFCON ha bajado a 2. Intenta el golpe en un país que no lo sea.
lesson-defcon-edge = DEFCON 2 y es tu ronda. Si ahora llega a 1, estalla la guerra nuclear y pierdes tú, la cause quien la cause. { card-duck-and-cover }, como evento, baja el DEFCON un nivel.
lesson-defcon-edge-task = Coloca influencia con { card-duck-and-cover }
lesson-defcon-edge-hint = Es una carta tuya: como operaciones, su evento no ocurre.
lesson-defcon-edge-done = Como operaciones es inofensiva. Con DEFCON 2 lee dos veces cada evento de tu mano.
lesson-defcon-edge-missed-event = El evento bajó el DEFCON de 2 a 1 en tu ronda: guerra nuclear, y has perdido. Como operaciones, la carta no hace nada de eso.
lesson-defcon-theirs = De nuevo DEFCON 2. { card-we-will-bury-you } es un evento de la URSS que baja el DEFCON un nivel. Si ocurre en tu ronda, quien pierde eres tú.
lesson-defcon-theirs-task = Deshazte de { card-we-will-bury-you } sin perder
lesson-defcon-theirs-hint = Solo en el espacio no ocurre el evento del rival.
lesson-defcon-theirs-done = A salvo. Por cartas así los jugadores con experiencia reservan la Carrera Espacial para más tarde.
lesson-defcon-theirs-missed-event = Su evento ocurrió igualmente y bajó el DEFCON a 1 en tu ronda: has perdido. Solo en la Carrera Espacial no ocurre.
lesson-defcon-loses = En tu ronda de acción un evento de tu rival baja el DEFCON a 1. ¿Quién pierde?
lesson-defcon-loses-me = Tú
lesson-defcon-loses-them = Tu rival
lesson-defcon-loses-why = Pierde el jugador con la iniciativa, es decir, el que juega su ronda de acción, elija quien elija.
lesson-defcon-turn = ¿Qué le pasa al DEFCON al empezar cada turno?
lesson-defcon-turn-rises = Sube 1
lesson-defcon-turn-falls = Baja 1
lesson-defcon-turn-same = Nada
lesson-defcon-turn-why = Si está por debajo de 5, sube 1. Por eso la primera ronda suele traer otro golpe de estado en un país conflictivo.

## Military operations

lesson-military = Operaciones militares
lesson-military-about = tantas como marque el DEFCON
lesson-military-coup = Llevas a los EE. UU. en la última ronda. Con DEFCON 3 cada bando necesita 3 operaciones militares, y no tienes ninguna. Cada una que falte da un punto al rival. Un golpe suma lo que valga su carta.
lesson-military-coup-task = Consigue 3 operaciones militares
lesson-military-coup-hint = Un golpe de estado con una carta de 3. Camerún está a tu alcance y no es conflictivo.
lesson-military-coup-done = 3 operaciones militares: nada que pagar. Daba igual que el golpe triunfase o no.
lesson-military-coup-missed-placed = Colocar influencia no cuenta como operación militar. Sigues sin ninguna y la URSS ganaría 3 puntos al acabar el turno. Ahora solo sirve un golpe.
lesson-military-missing = Mira ahora qué pasa si no llegas: el DEFCON está en 4, tú tienes 1 y la URSS, 4. Es la última ronda.
lesson-military-missing-task = Coloca tu último punto de influencia y deja que acabe el turno
lesson-military-missing-hint = { card-truman-doctrine }, «colocar influencia», cualquier país.
lesson-military-missing-done = Hacían falta 4 y tenías 1: 3 puntos para la URSS. En diez turnos, puntos así deciden partidas.
lesson-military-missing-missed-coup = El golpe te dio 1 operación militar más. Bien jugado, pero esta vez coloca el punto y mira lo que cuesta no llegar.
lesson-military-counts = ¿Qué cuenta como operaciones militares?
lesson-military-counts-coups = Golpes de estado y eventos de guerra
lesson-military-counts-rolls = Realineamientos
lesson-military-counts-space = Cartas enviadas al espacio
lesson-military-counts-why = Cuentan los intentos de golpe de estado y los eventos de guerra. Los realineamientos no, ni tampoco los golpes de estado gratuitos.
lesson-military-points = El DEFCON está en 4. Hiciste 1 operación militar y tu rival, 4. ¿Cuántos puntos gana tu rival?
lesson-military-points-why = 4 − 1 = 3 que faltan, y cada una es un punto.

## The Space Race

lesson-space = La Carrera Espacial
lesson-space-about = adonde va una mala carta
lesson-space-launch = Llevas a los EE. UU. Una carta de 2 o más puede ir al espacio: tira un dado y, con 3 o menos, llegas a la primera casilla. Quien llega primero gana 2 puntos.
lesson-space-launch-task = Lanza un satélite con { card-de-gaulle-leads-france }
lesson-space-launch-hint = Elige la carta y luego «Carrera Espacial».
lesson-space-launch-done = Una casilla más y 2 puntos. Y el evento de { card-de-gaulle-leads-france } no ha ocurrido.
lesson-space-launch-missed-event = Usaste sus puntos, así que el evento de la URSS también ocurrió. En la Carrera Espacial no habría ocurrido y habrías tirado por la primera casilla.
lesson-space-miss = La casilla siguiente pide 4 o menos. Esta vez el dado no acompañará, pero { card-suez-crisis } te costaría 4 puntos de influencia.
lesson-space-miss-task = Envía al espacio { card-suez-crisis }
lesson-space-miss-hint = { card-suez-crisis }, «Carrera Espacial».
lesson-space-miss-done = No avanzas, pero la carta se ha ido sin su evento. A menudo eso vale más que la casilla.
lesson-space-miss-missed-kept = { card-suez-crisis } sigue en tu mano y su evento te sigue amenazando. Deshazte de la carta que te perjudica, no de la que te sirve.
lesson-space-miss-missed-points = Usaste sus puntos, así que el evento de la URSS también ocurre y te cuesta 4 puntos de influencia. En el espacio no ocurriría.
lesson-space-many = ¿Cuántas cartas por turno puedes enviar al espacio al principio?
lesson-space-many-why = Una. Quien llega primero a la casilla 2 puede enviar dos.
lesson-space-event = ¿Cuándo ocurre el evento de una carta enviada al espacio?
lesson-space-event-always = Siempre
lesson-space-event-mine = Si es tuyo
lesson-space-event-never = Nunca
lesson-space-event-why = Nunca, sea cual sea la carta y de quien sea. Va a la pila de descartes, aun con asterisco.

## Scoring

lesson-scoring = Puntuar una región
lesson-scoring-about = presencia, dominio, control
lesson-scoring-middle-east = Llevas a los EE. UU. Presencia: controlas un país de la región. Dominio: más países y más conflictivos que el rival, con al menos uno de cada clase. Tienes Irán, Israel y Jordania; la URSS, Iraq.
lesson-scoring-middle-east-task = Puntúa Oriente Medio
lesson-scoring-middle-east-hint = Juega { card-middle-east-scoring }.
lesson-scoring-middle-east-done = Aquí el dominio vale 5 y la presencia 3; cada país conflictivo suma 1. Se anota la diferencia.
lesson-scoring-dominate = La misma región, pero Jordania aún no es tuya. Con solo dos conflictivos no hay dominio: hace falta también un país que no lo sea. Primero mejora, luego puntúa.
lesson-scoring-dominate-task = Alcanza el dominio de Oriente Medio
lesson-scoring-dominate-hint = Un punto más y Jordania es tuya. No puntúes todavía.
lesson-scoring-dominate-done = Ese punto ha dado 2 puntos más en esta puntuación. Busca uno así antes de jugar una carta de puntuación.
lesson-scoring-dominate-missed-early = Puntuaste solo con presencia, porque Jordania aún no era tuya. Coloca antes un punto allí y la misma carta te dará 2 puntos más.
lesson-scoring-border = Ahora llevas a la URSS, en Centroamérica. Un país adyacente a la superpotencia enemiga da 1 punto más. Controlas Cuba y Nicaragua; los EE. UU., Panamá y Costa Rica.
lesson-scoring-border-task = Puntúa Centroamérica
lesson-scoring-border-hint = Juega { card-central-america-scoring }.
lesson-scoring-border-done = Presencia para ambos y un país conflictivo cada uno. Cuba está junto a los EE. UU.: ese es tu punto de ventaja.
lesson-scoring-needs = ¿Qué hace falta para el dominio?
lesson-scoring-needs-countries = Más países
lesson-scoring-needs-battlegrounds = Más países conflictivos
lesson-scoring-needs-both = Más de ambos, y al menos uno de cada clase
lesson-scoring-needs-why = Más países y más conflictivos que el rival, y entre ellos uno conflictivo y uno que no lo sea.
lesson-scoring-europe = ¿Qué vale el control de Europa cuando se puntúa?
lesson-scoring-europe-nine = 9 puntos
lesson-scoring-europe-win = La partida
lesson-scoring-europe-ten = 10 puntos
lesson-scoring-europe-why = Con todos los países conflictivos y más países en Europa se gana la partida en el acto.

## The headline

lesson-headline = La cabecera
lesson-headline-about = dos cartas a la vez y el orden del turno
lesson-headline-choose = Empieza un turno: sube el DEFCON, se reparten cartas y los dos eligen en secreto una cabecera. Llevas a la URSS. La cabecera es siempre un evento: elige uno que te sirva. { card-duck-and-cover } ayudaría a los EE. UU.
lesson-headline-choose-task = Elige Fidel como cabecera
lesson-headline-choose-hint = Elige Fidel. Los EE. UU. eligen al mismo tiempo.
lesson-headline-choose-done = Va primero la carta de número más alto: { card-containment } tiene 3 y Fidel, 2. Si empatan, primero los EE. UU.
lesson-headline-choose-missed-theirs = Tu cabecera fue un evento de los EE. UU.: el DEFCON ha bajado y los puntos han sido para ellos. Fidel habría trabajado para ti.
lesson-headline-second = Controlas más países de Oriente Medio que los EE. UU. y no sabes cuánto durará. También una carta de puntuación puede ser cabecera. Cuenta como 0 y por eso va la segunda.
lesson-headline-second-task = Puntúa Oriente Medio en la fase de cabecera
lesson-headline-second-hint = Elige { card-middle-east-scoring }.
lesson-headline-second-done = Puntuado antes de que nadie colocara un punto. Tras las cabeceras vienen las rondas de acción, y en cada una empieza la URSS.
lesson-headline-second-missed-other = Fidel ocurrió, pero { card-middle-east-scoring } sigue en tu mano. Ahora los EE. UU. pueden mejorar allí antes de que puntúes.
lesson-headline-tie = Las dos cabeceras tienen el mismo número. ¿Cuál va primero?
lesson-headline-tie-why = En caso de empate van primero los EE. UU.
lesson-headline-first = ¿Quién juega primero en cada ronda de acción?
lesson-headline-first-why = Primero la URSS y luego los EE. UU., que así tienen la última palabra del turno.

## Holding a card

lesson-holding = El final del turno
lesson-holding-about = guardar una carta, la Carta de China
lesson-holding-last = Llevas a los EE. UU., es tu última ronda y te quedan dos cartas. Una puedes guardarla para el turno siguiente. ¿De cuál tienes que deshacerte?
lesson-holding-last-task = Juega la carta que no puedes guardar
lesson-holding-last-hint = Quien tiene una carta de puntuación al acabar el turno ha perdido.
lesson-holding-last-done = { card-containment } sigue en tu mano. Guardar una buena carta, o una peligrosa, forma parte del plan; una de puntuación, nunca.
lesson-holding-last-missed-held = Ahora la carta que guardas es { card-middle-east-scoring }. Al acabar el turno pierdes la partida por ella; { card-containment } podía esperar.
lesson-holding-china = { card-the-china-card } está junto a tu mano. Vale 4, y 5 si todos los puntos van a Asia. Después pasa al rival, boca abajo hasta que acabe el turno.
lesson-holding-china-task = Usa { card-the-china-card } para controlar Tailandia, Malasia y Corea del Sur: 5 puntos, todos en Asia
lesson-holding-china-hint = Dos puntos en Tailandia, uno en Malasia y dos en Corea del Sur.
lesson-holding-china-done = Cinco puntos en Asia. Ahora la carta la tiene la URSS; quien la tenga tras el turno 10 gana un punto.
lesson-holding-china-missed-outside = La carta solo da un quinto punto si todos van a Asia. Así alcanza para los tres: 2 en Tailandia, 1 en Malasia y 2 en Corea del Sur.
lesson-holding-when = Tu rival acaba de jugar { card-the-china-card } y ahora es tuya. ¿Cuándo puedes usarla?
lesson-holding-when-now = Enseguida
lesson-holding-when-next = A partir del turno siguiente
lesson-holding-when-why = Llega boca abajo y se le da la vuelta al acabar el turno.
lesson-holding-which = ¿Qué carta no puedes guardar nunca?
lesson-holding-which-opponents = Una del rival
lesson-holding-which-scoring = Una de puntuación
lesson-holding-which-big = Una de 4 operaciones
lesson-holding-which-why = Una carta de puntuación se juega en el turno en que te llega. Guardarla hace perder la partida.

## Planning a hand

lesson-planning = Planear la mano
lesson-planning-about = qué va primero, qué nunca
lesson-planning-urgent = Llevas a los EE. UU. y quedan tres cartas. Ahora dominas Oriente Medio; la URSS juega después y podría quitarte Jordania con una sola carta. ¿Qué no puede esperar?
lesson-planning-urgent-task = Juega la carta que luego valdrá menos
lesson-planning-urgent-hint = Una carta de puntuación se juega mientras vas por delante.
lesson-planning-urgent-done = Por delante, puntúa ya. Por detrás, mejora primero y puntúa lo más tarde que permita el turno.
lesson-planning-urgent-missed-later = { card-middle-east-scoring } sigue en tu mano y ahora juega la URSS. Si te quita Jordania, la carta te valdrá menos.
lesson-planning-dispose = { card-decolonization } daría a la URSS cuatro puntos en África y el Sudeste Asiático. { card-containment } es tuya. Este turno aún no has usado la Carrera Espacial.
lesson-planning-dispose-task = Deshazte de la carta peligrosa sin que ocurra su evento
lesson-planning-dispose-hint = De las cartas del rival, la peor va al espacio.
lesson-planning-dispose-done = Una carta por turno va al espacio: decide pronto cuál será.
lesson-planning-dispose-missed-event = Usaste sus puntos, así que el evento de la URSS también ocurre. En la Carrera Espacial no ocurriría.
lesson-planning-dispose-missed-kept = Jugaste tu propia carta y { card-decolonization } sigue en tu mano. Su evento aún te espera.
lesson-planning-fight = Última ronda, DEFCON 3 y ninguna operación militar. Queda { card-containment }.
lesson-planning-fight-task = Cumple el requisito con un golpe de estado en Siria
lesson-planning-fight-hint = { card-containment }, «golpe de estado», Siria.
lesson-planning-fight-done = Tres cosas en un turno: puntos ganados, un peligro menos y el requisito cumplido. Eso es planear una mano.
lesson-planning-fight-missed-placed = Colocar influencia no cuenta como operación militar: faltan las 3, y la URSS gana 3 puntos por ellas.
lesson-planning-first = Te reparten una mano nueva. ¿Qué buscas primero?
lesson-planning-first-coups = Objetivos para golpes de estado
lesson-planning-first-scoring = Cartas de puntuación
lesson-planning-first-space = Una carta para la Carrera Espacial
lesson-planning-first-why = Hay que jugarlas este turno y dicen dónde será la lucha. El resto del plan sale de ahí.
lesson-planning-worst = ¿Qué haces con la carta más dañina del rival?
lesson-planning-worst-early = Jugarla la primera
lesson-planning-worst-away = La Carrera Espacial
lesson-planning-worst-keep = Guardarla para siempre
lesson-planning-worst-why = La Carrera Espacial se lleva una por turno sin su evento. También puedes guardarla, pero volverás a verla en la mano siguiente.

## Guerra Fría: the table

lesson-gf-table = Cuatro en una mesa cuadrada
lesson-gf-table-about = flechas, misiles, reserva
lesson-gf-table-first = Juegas con Sur. Tres flechas apuntan desde ti a los demás; el número de cada una dice cuántos misiles están listos contra ese jugador. En cada jugada los cuatro eligen en secreto. +4 da cuatro misiles nuevos.
lesson-gf-table-first-task = Juega +4: dos misiles contra Oeste y dos contra Norte
lesson-gf-table-first-hint = Elige «Cuatro misiles nuevos» (+4), 2 para Oeste, 2 para Norte, 0 para Este, y confirma.
lesson-gf-table-first-done = Las cartas se descubrieron a la vez. Nadie sabía antes adónde apuntarían los demás.
lesson-gf-table-reserve = El cuarto número es tu reserva: misiles que aún no amenazan a nadie y que pueden ir luego a cualquier flecha. Lo que no colocas va ahí.
lesson-gf-table-reserve-task = Juega +4 y deja los cuatro en la reserva
lesson-gf-table-reserve-hint = +4 y luego 0, 0 y 0.
lesson-gf-table-reserve-done = Cuatro en la reserva. Nadie sabe adónde irán, pero mientras estén ahí tampoco te defienden.
lesson-gf-table-reserve-missed-placed = No llegó nada a tu reserva. Va a ella lo que no colocas con +4: esta vez no coloques ninguno.
lesson-gf-table-arrows = ¿Cuántas flechas apuntan de cada jugador a los demás?
lesson-gf-table-arrows-why = Tres, una contra cada uno. El cuarto marcador es la reserva.
lesson-gf-table-counts = ¿Cuentan en un ataque los misiles de la reserva?
lesson-gf-table-counts-why = Ni para atacar ni para defender. Antes hay que llevarlos a una flecha.

## Guerra Fría: +4

lesson-gf-plus-four = Cuatro misiles nuevos
lesson-gf-plus-four-about = la única jugada que da misiles
lesson-gf-plus-four-spend = Juegas con Sur y tienes 6 misiles en la reserva. Con +4 puedes colocar hasta 12 de una vez: lo que pase de los cuatro nuevos sale de la reserva.
lesson-gf-plus-four-spend-task = Apunta 10 misiles a Este en una jugada
lesson-gf-plus-four-spend-hint = 4 nuevos y 6 de la reserva: 0 para Oeste, 0 para Norte, 10 para Este.
lesson-gf-plus-four-spend-done = De cero a 10 en una jugada. Una reserva llena amenaza en todas direcciones.
lesson-gf-plus-four-spend-missed-new = Tus 6 misiles siguen en la reserva. Con un solo +4 puedes colocar los cuatro nuevos y también esos.
lesson-gf-plus-four-part = Otra vez, pero conserva la mitad de la reserva.
lesson-gf-plus-four-part-task = Juega +4 de modo que queden 3 misiles en la reserva
lesson-gf-plus-four-part-hint = 7 colocados son 4 nuevos y 3 de los 6.
lesson-gf-plus-four-part-done = 7 − 4 = 3 salieron de la reserva, y quedan 3.
lesson-gf-plus-four-left = Tu reserva es 3. Juegas +4 y colocas 5, 0 y 1. ¿Qué queda en la reserva?
lesson-gf-plus-four-left-why = 6 colocados, 4 de ellos nuevos: 2 salen de la reserva y queda 1.
lesson-gf-plus-four-most = ¿Cuántos misiles puedes colocar como mucho con un +4?
lesson-gf-plus-four-most-why = 12, si la reserva da para ello.

## Guerra Fría: R

lesson-gf-reorganise = Reorganizar
lesson-gf-reorganise-about = otra dirección en una jugada
lesson-gf-reorganise-turn = Juegas con Sur y tienes 8 misiles contra Oeste. Con R mueves hasta 12 misiles de una flecha a otra. Lo que sale tiene que entrar, y la reserva no se toca.
lesson-gf-reorganise-turn-task = Pasa los 8 de Oeste a Este
lesson-gf-reorganise-turn-hint = «Reorganizar» (R); luego salen 8 de Oeste, 0 para Norte y entran 8 en Este.
lesson-gf-reorganise-turn-done = En una sola jugada los 8 apuntan a otro lado. Pero no tienes ningún misil nuevo, y otros quizá tengan cuatro más.
lesson-gf-reorganise-turn-missed-west = Los 8 misiles siguen apuntando a Oeste. +4 da misiles nuevos y no mueve ninguno; para moverlos está R.
lesson-gf-reorganise-split = 9 misiles apuntan a Oeste, 2 a Norte y 4 a Este.
lesson-gf-reorganise-split-task = Saca 8 de Oeste: 7 para Norte y 1 para Este
lesson-gf-reorganise-split-hint = R, salen 8 de Oeste, entran 7 en Norte y 1 en Este.
lesson-gf-reorganise-split-done = 1, 9 y 5. Lo que sale y lo que entra suman igual; si no, la jugada sería nula.
lesson-gf-reorganise-price = ¿Qué cuesta una R?
lesson-gf-reorganise-price-missiles = Los cuatro misiles nuevos que no recibes
lesson-gf-reorganise-price-reserve = Misiles de la reserva
lesson-gf-reorganise-price-nothing = Nada
lesson-gf-reorganise-price-why = Eliges una cosa por jugada. Con R no llega nada nuevo.
lesson-gf-reorganise-limit = ¿Cuántos misiles puede mover como mucho una R?
lesson-gf-reorganise-limit-why = Hasta 12.

## Guerra Fría: the attack

lesson-gf-attack = Alianza y ataque
lesson-gf-attack-about = ganan dos juntos
lesson-gf-attack-together = Juegas con Sur. Dos jugadores que se eligen en la misma jugada atacan a los otros dos. Se comparan los misiles que ambos apuntan a los defensores con los que estos apuntan a ellos. Norte está listo: 36 contra 18.
lesson-gf-attack-together-task = Ataca junto con Norte
lesson-gf-attack-together-hint = Elige la alianza con Norte y confirma.
lesson-gf-attack-together-done = 36 contra 18: Sur y Norte han ganado. Hay que tener más; con lo mismo no basta.
lesson-gf-attack-together-missed-unanswered = Norte te eligió y tú no elegiste a Norte: no hubo ataque. Juntos habríais ganado en el acto.
lesson-gf-attack-alone = La misma posición, pero Norte no se atreve.
lesson-gf-attack-alone-task = Vuelve a ofrecer la alianza a Norte
lesson-gf-attack-alone-hint = La alianza con Norte, y confirma.
lesson-gf-attack-alone-done = Nadie respondió. El juego sigue y no tienes misiles nuevos: es lo que cuesta una oferta a la que nadie responde.
lesson-gf-attack-defend = Oeste y Norte son fuertes: 26 contra 16, y están a punto de elegirse. Pero R se ejecuta antes de contar los ataques, y 12 de tus misiles apuntan a Este.
lesson-gf-attack-defend-task = Detén el ataque de Oeste y Norte
lesson-gf-attack-defend-hint = R: saca los 12 de Este, 6 para Oeste y 6 para Norte.
lesson-gf-attack-defend-done = Vinieron y no te pillaron por sorpresa. Han perdido una jugada, y todos saben ya lo que querían.
lesson-gf-attack-defend-missed-fell = Oeste y Norte tenían más misiles y han ganado. Tus 12 apuntaban a Este, que no atacaba; solo R los habría girado a tiempo.
lesson-gf-attack-equal = Las dos fuerzas son iguales. ¿Triunfa el ataque?
lesson-gf-attack-equal-why = Los atacantes han de tener más. Con fuerzas iguales el juego sigue.
lesson-gf-attack-order = Alguien reorganiza en la jugada de tu ataque. ¿Con qué marcadores se cuenta?
lesson-gf-attack-order-before = Con los de antes
lesson-gf-attack-order-after = Con los de después
lesson-gf-attack-order-why = +4 y R van primero; los ataques se cuentan con los marcadores tal como quedan después.

## After the lessons

lesson-list-first-game = Empieza una primera partida con guía: detente play { $game } --coach
