# Breves comentarios a la partida de torneo de los reglamentos, uno por cada jugada de su registro.

tournament-title = La final de un torneo en línea
tournament-intro = Stefan Mecay lleva a los EE. UU. y Chris Withers a la URSS, que le costó una puja de 5. Tres turnos, sin las cartas opcionales.

tournament-setup = Los cinco puntos de la puja aseguran Francia y Alemania Occidental y duplican Irán, donde suele caer el primer golpe soviético. El punto suelto en Yugoslavia mira a Italia y a Grecia.

tournament-1-headline = Primero va el valor más alto: los Juegos dan 2 puntos a la URSS y después solo Irán les vale 4 a los EE. UU. Una cabecera atrevida: cualquier influencia soviética en la región la habría estropeado.
tournament-1-ussr-1 = Irán es la puerta de Oriente Medio y del sur de Asia, así que la carta más grande va al golpe, y el 6 lo convierte en paliza. La OTAN aún no puede ocurrir; la carta volverá.
tournament-1-us-1 = Dos amenazas con dos puntos: Malasia presiona a Tailandia y Colombia abre Sudamérica.
tournament-1-ussr-2 = La respuesta perfecta: cuatro puntos que servían de poco donde estaban aparecen en Chile, Venezuela, Tailandia y Malasia.
tournament-1-us-2 = Un 1 y 3 operaciones no superan una estabilidad de 2. En Tailandia no cambia nada y el DEFCON baja a 3.
tournament-1-ussr-3 = El golpe fallido deja tiempo para cerrar Tailandia y Venezuela.
tournament-1-us-3 = La Intervención de la ONU se traga el evento de Fidel y presta sus 2 puntos para un golpe en Venezuela. Otro 1, y con el DEFCON en 2 nadie dará ya golpes en países conflictivos este turno.
tournament-1-ussr-4 = Un punto en Brasil, otro en Argentina y otro en Indonesia: baratos y a salvo de golpes con DEFCON 2.
tournament-1-us-4 = Dominio con tres países conflictivos contra presencia con dos: 10 a 5 en Europa.
tournament-1-ussr-5 = Un evento de los EE. UU. gratis. Ningún país europeo no controlado tiene influencia soviética, así que la Doctrina Truman no encuentra nada que hacer; aun así, queda fuera de la partida.
tournament-1-us-5 = Los EE. UU. toman primero Corea del Sur y luego dejan venir la guerra soviética: un 1, y se acabó.
tournament-1-ussr-6 = Asia puede puntuar en cualquier momento; antes se cierran Afganistán y Paquistán.
tournament-1-us-6 = Jordania es el camino de vuelta a Oriente Medio. El evento no se usa: en una mano soviética esta carta es una trampa.

tournament-2-headline = La Caza de brujas quita un punto a cada carta estadounidense de este turno. La guerra por Paquistán necesita un 6, con Irán y Afganistán en contra, y el dado da un 5.
tournament-2-ussr-1 = Panamá cambia de bando y el DEFCON baja a 2 enseguida, antes de que los EE. UU. puedan dar un golpe en un país conflictivo.
tournament-2-us-1 = Dos puntos en lugar de tres, ambos para Arabia Saudí.
tournament-2-ussr-2 = Dominio con tres países conflictivos contra Corea del Sur y simple presencia: 10 a 4 en Asia.
tournament-2-us-2 = Una carta de valor 1 no tiene nada que perder con la Caza de brujas. Rumanía por Arabia Saudí es un buen cambio.
tournament-2-ussr-3 = Los países conflictivos de África son poco estables; con el DEFCON en 2 nadie se atreve a darles un golpe.
tournament-2-us-3 = La Carrera Espacial es donde se olvidan los eventos del rival. Con un 1 hay éxito: 2 puntos por el primer satélite.
tournament-2-ussr-4 = Con DEFCON 2, el evento de esta carta haría perder la partida a quien la jugara. Así que también va al espacio: 1 punto por ser el segundo.
tournament-2-us-4 = Un punto para seguir con un pie en África.
tournament-2-ussr-5 = Un punto toma el Líbano frente al avance estadounidense a su alrededor.
tournament-2-us-5 = Primero el evento: Francia y el Reino Unido pierden dos puntos cada uno, y luego los dos puntos de operaciones reparan Francia. Suez sale de la partida y Europa queda como estaba.
tournament-2-ussr-6 = El mismo truco al otro lado: se pierden tres puntos en Europa Oriental, se repone uno y se gana Iraq.
tournament-2-us-6 = No como evento: así la carta sigue en el mazo y volverá a servir. Francia queda a salvo y Sudáfrica, tomada.

tournament-3-headline = El Plan Marshall tiene el valor más alto y extiende a los EE. UU. por Europa Occidental; después la Descolonización, por segunda vez, acerca África y Malasia a la URSS.
tournament-3-ussr-1 = Los Desertores dan un punto a los EE. UU., pero el golpe deja el DEFCON en 2 y los países conflictivos de África quedan a salvo.
tournament-3-us-1 = La misma carta que el turno pasado: Arabia Saudí reparada, Egipto tomado y Grecia, pensando en una puntuación de Europa.
tournament-3-ussr-2 = Cae Vietnam, y este turno todas las operaciones soviéticas en el Sudeste Asiático valen una más.
tournament-3-us-2 = Otra vez Europa y otra vez 10 a 5: Grecia hace ahora lo que hacía el Reino Unido.
tournament-3-ussr-3 = Tres puntos, y un cuarto por las Revueltas en Vietnam porque todos van al Sudeste Asiático.
tournament-3-us-3 = Israel se refuerza antes de que llegue su guerra.
tournament-3-ussr-4 = Otra vez Asia y otra vez 10 a 4. Aun así, los EE. UU. siguen 2 puntos por delante.
tournament-3-us-4 = Primero las operaciones: con Israel, Egipto y Jordania bajo control ningún dado gana la guerra.
tournament-3-ussr-5 = Desde el Plan Marshall la OTAN puede ocurrir, y ocurre. A cambio, la URSS cierra Siria, Brasil y Chile.
tournament-3-us-5 = La Intervención de la ONU libra a Alemania Occidental del Bloqueo; su único punto abre Libia.
tournament-3-ussr-6 = Costa Rica y Argentina: una base en ambas Américas para la guerra media.
tournament-3-us-6 = En Costa Rica solo serviría un 6, pero un golpe fallido también cuenta: falta una operación militar, no dos. Nasser les cuesta a los EE. UU. la mitad de Egipto.

tournament-end = Los reglamentos se detienen aquí. Stefan Mecay acabó ganando en la puntuación final.
