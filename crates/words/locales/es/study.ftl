# Problemas y tablero de análisis.

puzzle-answer = La respuesta: { $best }.
puzzle-task = Problema { $n } de { $of } · { $theme } · { $difficulty }
puzzle-win = Encuentra la jugada que gana.
puzzle-best = Encuentra la mejor jugada.
puzzle-how = Escribe un número o el nombre de una respuesta; «pista», «solución», «mapa REGIÓN», «siguiente» o «salir».
puzzle-right = Correcto: { $label } gana { $chance } de cada 100.
puzzle-wrong = { $label } gana { $chance } de cada 100. Hay algo mejor.
puzzle-unknown = «{ $word }» no es ninguna de las respuestas.
puzzle-hint-theme = El tema es: { $theme }.
puzzle-hint-half = La respuesta está entre: { $labels }.
puzzle-solved = { $right } de { $tried } acertados al primer intento.
puzzle-none = No hay problemas de ese tipo.
puzzle-proved = Demostrado: gana siempre, haya lo que haya oculto y salga lo que salga en los dados.
puzzle-theme-win = Una victoria al alcance
puzzle-theme-defcon = DEFCON
puzzle-theme-last-round = Las últimas rondas
puzzle-theme-europe = Europa
puzzle-theme-card = Elección de carta
puzzle-theme-attack = Ataque
puzzle-theme-defence = Defensa
puzzle-made = Problemas: { $n }, de partidas: { $games }; escritos en { $file }

## La página

study-about = Una decisión, una respuesta mejor que las demás. Sin reloj y sin nada que perder: solo cuenta tu primera respuesta.
study-solved = Resueltos al primer intento: { $n } de { $of }
study-next = Siguiente problema sin resolver
study-all-done = Ya has respondido a todos los problemas de aquí.
study-rating = Puntuación en problemas: { $rating } ± { $deviation }
study-rating-guest = Con un nombre tendrás además una puntuación en problemas.
study-themes = Tema
study-levels = Dificultad
study-all = Todos
study-easy = fácil
study-medium = media
study-hard = difícil
study-none = No hay problemas de ese tipo.
study-number = Problema { $n }
study-right-before = resuelto al primer intento
study-wrong-before = fallado
study-new = sin responder
study-missing = Este servidor no tiene problemas. En el terminal: detente puzzles
study-daily = Problema del día
study-free = Sin reloj. Las pistas y los demás intentos son gratis; solo cuenta la primera respuesta.
study-hint = Pista
study-hint-more = Otra pista
study-hint-place = Fíjate en { $country }.
study-answer = Ver la respuesta
study-right-first = Correcto, al primer intento
study-right = Correcto
study-shown = La respuesta
study-why = ¿Por qué?
study-answers = Lo que da cada respuesta: partidas ganadas de cada 100
study-again = Otra vez
study-play-on = Seguir jugando
study-next-puzzle = Siguiente problema
study-back = Todos los problemas
study-answered = Ya respondiste a este problema: no vuelve a contar.

## El tablero de análisis

study-analyse-about = Sigue la partida con todos los bandos y pregúntale al ordenador qué haría.
study-position = La posición como texto
study-lay = Ponerla en el tablero
study-unreadable = Esto no es una posición: { $why }
study-best = Mejores jugadas
study-thinking = El ordenador está jugando la posición…
study-best-of = Partidas ganadas de cada 100: { $name }. Las cartas ocultas se reparten según lo probable. Líneas jugadas: { $lines }; opciones en total: { $choices }
study-certain = Gana siempre, haya lo que haya oculto y salga lo que salga en los dados.
study-take-back = Deshacer
study-copy = Copiar el enlace
study-copied = Copiado
study-over = La partida ha terminado
study-set-up = Preparar
study-set-up-end = Listo
study-set-up-how = Elige un país para cambiar su influencia.
study-more = Uno más
study-less = Uno menos
study-cards = Cartas en la mano
study-card-add = Añadir una carta
study-card-drop = Quitar: { $card }
study-start = Empezar de nuevo
study-to-move = Juega
study-fair = No se usa en una partida que estés jugando contra personas.
