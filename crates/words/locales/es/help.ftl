# `detente --help` y las páginas del manual. help-<orden> dice qué hace una orden; sus atributos, para qué sirve cada
# argumento; help-common reúne lo que comparten varias. Las palabras en mayúsculas nombran valores y no se traducen.

## The program

help-detente = Dos juegos de la Guerra Fría para jugar, organizar partidas, estudiar y programar
help-common =
    .lang = Idioma de todo lo que se muestra: en, es, pt o it [por defecto: el de tu sistema]
    .help = Muestra esta ayuda
    .version = Muestra la versión
    .json = Muestra un objeto JSON
    .rules = Opciones de las reglas, como en un registro: clave=valor,clave=valor; delante puede ir una modalidad, si el juego las tiene
    .plain = Línea a línea, para lectores de pantalla, guiones y conexiones lentas
    .game = Qué juego
    .file = El registro
help-usage = Uso
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-default = [por defecto: { $value }]
help-values = [valores posibles: { $values }]

## The manual

help-man-name = NOMBRE
help-man-synopsis = SINOPSIS
help-man-description = DESCRIPCIÓN
help-man-options = OPCIONES
help-man-commands = ÓRDENES
help-man-version = VERSIÓN

## The commands

help-sim = Partidas entre bots: victorias por asiento, empates, cómo acabaron, duración media, decisiones, segundos
    .seats = Quién juega: ASIENTO=NIVEL para cada asiento (us=search,ussr=random), all=NIVEL para el mismo en todos, o all=NIVEL,NIVEL,… para un torneo en el que se enfrentan todos los niveles. search@200ms o search@4000n fija el esfuerzo; exec:PROGRAMA es un programa que habla el protocolo de motores
    .games = Cuántas partidas; en un torneo, cuántas por cada par de niveles
    .seed = La misma semilla da las mismas partidas [por defecto: según el reloj; se muestra]
    .move-time = Cuánto puede pensar cada decisión un programa externo (exec:PROGRAMA), en milisegundos
    .save = Guarda el registro de cada partida en esta carpeta
    .threads = Hilos que se usan [por defecto: todos los núcleos]; el resultado no depende de ello
help-field = La fuerza de los niveles: un grupo fijo de jugadores, todos contra todos, en puntos Elo y con el tiempo por decisión
    .games = Cuántas partidas por cada par de jugadores; cambian de bando con las mismas cartas y los mismos dados
    .levels = Otros jugadores en lugar de los del grupo: NIVEL,NIVEL,…
    .seed = La misma semilla da las mismas partidas, salvo para quien juega por tiempo [por defecto: según el reloj; se muestra]
    .threads = Hilos que se usan [por defecto: todos los núcleos]; el resultado no depende de ello
help-bench = A qué velocidad juegan las reglas: un hilo, partidas enteras al azar, un juego tras otro
    .seconds = Cuánto se juega a cada juego, en segundos
    .seed = La misma semilla juega las mismas partidas, hasta donde dé el tiempo [por defecto: según el reloj]
help-replay = Un registro como texto legible, o la posición tras un número de acciones
    .to = Muestra la posición tras este número de acciones, contando dados y repartos
    .view = Muestra solo lo que puede saber este asiento, o «observer» [por defecto: todo]
    .actions = Muestra las acciones numeradas, con las palabras del registro, en vez de un relato
help-check = Comprueba que un registro se reproduce de forma legal hasta el final que indica
help-conform = Reproduce logs de la edición digital oficial y compara con las reglas cada valor que muestran
    .paths = Logs, o carpetas de logs
help-import = Convierte un log de la edición digital oficial en un registro
    .log = El log
    .output = Escribe aquí el registro [por defecto: la salida estándar]
help-card = Una carta de Twilight Struggle por su número o su nombre, o todas
    .card = Número, identificador o parte del nombre en cualquiera de los cuatro idiomas
    .all = Todas las cartas
    .edition = Las cartas de qué edición: deluxe o first
help-map = El mapa de Twilight Struggle: países, estabilidad, países conflictivos, influencia inicial, conexiones
help-rules = Las reglas de los juegos con nuestras palabras: el índice, un apartado con todo lo que contiene o lo que responde a una pregunta
    .section = El número de un apartado (6, 6.3.2, 4.5.C) o palabras: cómo pierdo por la bomba
    .game = De qué juego: twilight o guerra-fria
    .json = Muestra un objeto JSON; sin apartado, todos
help-play = Jugar en el terminal: contra bots o en un mismo teclado sin conexión, o en la mesa de un servidor
    .seat = Los asientos que juegan personas, en un mismo teclado: uno, varios separados por comas, o all [por defecto: el primero]
    .coach = Una primera partida con guía, contra el nivel de principiante; usual, more, less o silent dice cuánto cuenta
    .bot = El nivel de los demás asientos [por defecto: el más fuerte]
    .seed = La misma semilla reparte las mismas cartas y tira los mismos dados [por defecto: según el reloj]
    .resume = Sigue una partida guardada: esta, o la última sin terminar
    .save = Guarda la partida en este archivo [por defecto: uno en tu carpeta de datos]
    .server = Juega en este servidor: http://HOST:PORT o https://HOST, o el enlace de una mesa
    .table = Siéntate a esta mesa: en tu asiento, o en uno libre (--seat dice cuál)
    .watch = Mira sin ocupar un asiento
    .open = En una mesa nueva: asientos que quedan libres para otras personas, separados por comas, o all
    .clock = En una mesa nueva: minutos para cada jugador, y segundos que se añaden por decisión
    .private = Una mesa nueva que solo se encuentra por su enlace
    .guest = Entra como invitado con este nombre; la próxima vez serás el mismo [por defecto: un nombre que pone el servidor]
    .user = Inicia sesión con este nombre; la contraseña sale de DETENTE_PASSWORD o se pregunta
    .password = La contraseña de --user; aquí pueden leerla otras personas de este ordenador, así que DETENTE_PASSWORD es más seguro
    .token = Una clave de acceso en vez de un nombre; más segura en DETENTE_TOKEN, por lo mismo
help-learn = Lecciones que se juegan: la lista con tu avance, o una de ellas
    .lesson = Una lección por su nombre o su número en la lista [por defecto: la lista]
help-view = Recorre un registro paso a paso, desde cualquier asiento
    .seat = Como lo ve este asiento, u «observer» [por defecto: el primero]
    .to = Empieza tras este número de acciones [por defecto: al final]
    .file = El registro, o «tournament» para la partida que cuentan los reglamentos, con guía
    .at = Empieza tras esta jugada: 2-us-3 para una ronda de acción, 2-headline, setup
help-engine = El protocolo por líneas para bots, en la entrada y la salida estándar
help-completions = Muestra lo que un intérprete de órdenes necesita para completar las de detente
    .shell = El intérprete de órdenes
help-man = Muestra la página del manual del programa o de una orden
    .command = La orden [por defecto: el propio programa]
    .dir = Escribe todas las páginas en esta carpeta
help-serve = Ofrece mesas para personas y bots, con la mesa web incluida
    .config = Un archivo con ajustes; lo que se da en la línea de órdenes tiene prioridad
    .print-config = Muestra un archivo con todos los ajustes por defecto y un comentario para cada uno
    .addr = Dónde escuchar [por defecto: 127.0.0.1:1989]
    .data = La carpeta de la base de datos [por defecto: tu carpeta de datos de programas]
    .database = La dirección de la base de datos, en vez de un archivo de la carpeta: sqlite:FILE
    .public-url = Cómo se llega al servidor desde fuera, para los enlaces: https://example.org
    .trust-proxy = Toma la dirección del cliente de la última entrada de X-Forwarded-For (solo tras un proxy propio)
    .allow-private-webhooks = Permite webhooks a direcciones privadas y locales
    .smtp = El servidor de correo de los avisos de turno, como smtps://mail.example.org (más seguro como DETENTE_SMTP en el entorno) [por defecto: no se envía correo]
    .mail-from = El remitente del correo: «Détente <table@example.org>» (o DETENTE_MAIL_FROM en el entorno)
    .bot-threads = Bots que piensan a la vez [por defecto: uno menos que núcleos]
    .no-rate-limits = Acepta las peticiones tan deprisa como lleguen (para pruebas de carga)
help-admin = Cuidar de la base de datos de un servidor: personas, denuncias, medidas, mesas, copias
    .task = Qué hacer
    .what = El usuario, la mesa o el archivo
    .data = La carpeta de la base de datos [por defecto: tu carpeta de datos de programas]
    .reason = Por qué; se guarda en el historial y se le comunica a la persona
    .days = Durante cuántos días (mute, suspend) [por defecto: para siempre]
    .rules = Otra versión de las reglas, para repair
    .force = Reemplazar una base de datos que ya está (restore)
help-verify = Comprueba qué promesas sobre los dados se cumplen: en un registro o en lo que viste de una partida
    .seen = Lo que habías visto antes de la partida (descargado mientras se jugaba), para compararlo con el registro
