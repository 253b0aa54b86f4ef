### El servidor: nombres en formularios, rechazos y finales que ninguna regla conoce.

server-preset-standard = Estándar
server-preset-league = Liga (EE. UU. recibe 2 de influencia adicional)
server-preset-first-edition = Primera edición
server-preset-late-war = Escenario de Guerra Tardía
server-preset-chinese-civil-war = Guerra Civil China

server-option-edition = Edición
server-option-scenario = Escenario
server-option-optional-cards = Cartas opcionales
server-option-promo = Cartas promocionales
server-option-without = Cartas excluidas
server-option-us-handicap = Influencia adicional para EE. UU.
server-option-ussr-handicap = Influencia adicional para la URSS
server-option-chinese-civil-war = Guerra Civil China
server-option-bid = Puja por los bandos
server-option-show-held = Mostrar las cartas retenidas al final del turno
server-option-realign-any-defcon = Realineamientos con cualquier DEFCON
server-option-realign-safe = Los realineamientos nunca dañan al jugador activo
server-option-split-ops = Las operaciones se pueden repartir
server-option-space-decline = Se puede renunciar a la tirada de la Carrera Espacial
server-option-talk = Conversación en la mesa
server-option-max-rounds = Tablas tras este número de rondas

server-won = { $winners }: { $how }
server-drawn = Empate: { $how }

server-error-bad-request = No se puede leer: { $why }
server-error-not-logged-in = Primero inicia sesión o entra como invitado
server-error-wrong-password = Nombre o contraseña incorrectos
server-error-name-taken = Ese nombre ya está en uso
server-error-not-found = Aquí no hay nada, o no es para ti
server-error-forbidden = Eso no te corresponde
server-error-stale = La mesa ha avanzado entretanto; vuelve a mirar
server-error-illegal = Las reglas no lo permiten ahora
server-error-not-now = Eso no encaja con lo que ocurre en la mesa
server-error-too-large = Es demasiado largo o demasiado grande
server-error-too-often = Demasiado rápido; espera un momento
server-error-running = El registro de una partida en curso es solo para quienes la juegan; cuando termine podrá verlo cualquiera
server-error-session-ended = Tu sesión ha terminado; vuelve a iniciarla o entra como un nuevo invitado
server-error-no-mail = Este servidor no envía correo
server-error-internal = Algo ha fallado aquí; no se ha cambiado nada

server-hint-why = { $choice }: { $why }
server-your-turn = { $name }: te toca en { $game }
server-mail-turn = Te toca jugar
server-mail-stop = Recibes este mensaje porque lo pediste. Para dejar de recibirlos, quita tu dirección de los ajustes: { $url }
server-mail-confirm-subject = ¿Es tuya esta dirección?
server-mail-confirm = { $name }: alguien (esperamos que tú) quiere que le avisemos en esta dirección cuando le toque jugar. Para aceptar, abre este enlace y pulsa el botón: { $url } Si no fuiste tú, no hagas nada y no volveremos a escribirte.
server-mail-ask = ¿Enviamos a { $address } los avisos de que te toca jugar?
server-mail-button = Sí, es mi dirección
server-mail-confirmed = Hecho. Te avisaremos por correo cuando te toque y no estés.
server-mail-unknown = Este enlace no vale, o ya no vale. Puedes pedir otro en los ajustes.

table-offer-draw = { $seat } ofrece tablas
table-offer-draw-own = Has ofrecido tablas; falta la respuesta
table-offer-take-back = { $seat } pide volver a antes de esta jugada: { $play }
table-offer-take-back-own = Has pedido volver a antes de esta jugada: { $play }
table-declined-draw = { $seat } rechaza las tablas
table-declined-take-back = { $seat } no acepta volver atrás
table-laid = Tu jugada está preparada: confírmala o empieza de nuevo
