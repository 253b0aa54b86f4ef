### El servidor: nombres en formularios, rechazos y finales que ninguna regla conoce.

server-preset-standard = Estándar
server-preset-league = Liga (los EE. UU. reciben 2 de influencia adicional)
server-preset-first-edition = Primera edición
server-preset-late-war = Escenario de guerra tardía
server-preset-chinese-civil-war = Guerra Civil China

server-option-edition = Edición
server-option-scenario = Escenario
server-option-optional-cards = Cartas opcionales
server-option-promo = Cartas promocionales
server-option-without = Cartas excluidas
server-option-us-handicap = Influencia adicional para los EE. UU.
server-option-ussr-handicap = Influencia adicional para la URSS
server-option-chinese-civil-war = Guerra Civil China
server-option-bid = Puja por los bandos
server-option-show-held = Mostrar las cartas guardadas al final del turno
server-option-realign-any-defcon = Realineamientos con cualquier DEFCON
server-option-realign-safe = Los realineamientos nunca quitan influencia al jugador con la iniciativa
server-option-split-ops = Las operaciones se pueden repartir
server-option-space-decline = Se puede renunciar a la tirada de la Carrera Espacial
server-option-talk = Conversación en la mesa
server-option-max-rounds = Empate tras este número de jugadas

server-won = Victoria de { $winners }: { $how }
server-drawn = Empate: { $how }
server-ending-resign = el rival ha abandonado
server-ending-time = el rival ha agotado su tiempo
server-ending-forfeit = el rival ha sido descalificado
server-ending-defcon = el rival ha desatado una guerra nuclear
server-ending-held-scoring-card = el rival se ha guardado una carta de puntuación
server-ending-missile-crisis = el rival ha intentado un golpe de estado durante la crisis de los misiles

server-error-bad-request = Petición no válida: { $why }
server-error-bad-name = Un nombre tiene de 2 a 24 caracteres: letras, cifras, espacios, «-», «_» o «.»
server-error-bad-password = La contraseña necesita al menos 8 caracteres (256 como máximo)
server-error-bad-email = Eso no es una dirección de correo
server-error-bad-webhook = Un webhook es una dirección como https://example.org/path
server-error-empty-chat = No hay nada que enviar
server-error-bad-file = No se puede leer el archivo: { $why }
server-error-binary-file = No es un archivo de texto. Elige el registro de una partida o un log de la edición digital oficial
server-error-bot-no-draw = El ordenador nunca acepta el empate
server-error-not-logged-in = Primero inicia sesión o entra como invitado
server-error-wrong-password = Nombre o contraseña incorrectos
server-error-name-taken = Ese nombre ya está en uso
server-error-not-found = No se encuentra, o no tienes acceso
server-error-forbidden = No tienes permiso para hacer eso
server-error-stale = La partida ha avanzado entretanto; vuelve a mirar
server-error-illegal = Las reglas no lo permiten ahora
server-error-not-now = Ahora no se puede hacer eso
server-error-too-large = Es demasiado largo o demasiado grande
server-error-too-often = Demasiado rápido; espera un momento
server-error-running = Hasta que termine la partida, solo los jugadores pueden ver el registro
server-error-session-ended = Tu sesión ha caducado; vuelve a iniciarla o entra como un nuevo invitado
server-error-no-mail = Este servidor no envía correo
server-error-internal = Algo ha fallado; no se ha cambiado nada

server-hint-why = { $choice } ({ $why })
server-your-turn = { $name }: te toca en { $game }
server-mail-turn = Te toca jugar
server-mail-stop = Recibes este mensaje porque pediste avisos de turno. Para dejar de recibirlos, quita tu dirección de los ajustes: { $url }
server-mail-confirm-subject = Confirma tu dirección
server-mail-confirm = { $name }: alguien, esperamos que tú, ha pedido avisos de turno en esta dirección. Para confirmarlo, abre este enlace y pulsa el botón: { $url } Si no fuiste tú, no hagas nada y no volveremos a escribirte.
server-mail-ask = ¿Enviamos los avisos de turno a { $address }?
server-mail-button = Sí, es mi dirección
server-mail-confirmed = Hecho. Te avisaremos por correo cuando te toque y no estés.
server-mail-unknown = Este enlace no es válido o ha caducado. Puedes pedir otro en los ajustes.

table-offer-draw = { $seat } ofrece el empate
table-offer-draw-own = Has ofrecido el empate; falta la respuesta
table-offer-take-back = { $seat } pide volver a antes de esta jugada: { $play }
table-offer-take-back-own = Has pedido volver a antes de esta jugada: { $play }
table-declined-draw = { $seat } rechaza el empate
table-declined-take-back = { $seat } no acepta volver atrás
table-laid = Tu jugada está preparada: confírmala o empieza de nuevo
