# What a lasting effect changes: a clause that stands after the title of its card and a colon.

## This turn

effect-vietnam-revolts = este turno las operaciones de la URSS valen 1 más si se gastan por completo en el Sudeste Asiático
effect-containment = este turno las operaciones de los EE. UU. valen 1 más, con un máximo de 4
effect-brezhnev-doctrine = este turno las operaciones de la URSS valen 1 más, con un máximo de 4
effect-red-scare-on-us = este turno las operaciones de los EE. UU. valen 1 menos, con un mínimo de 1
effect-red-scare-on-ussr = este turno las operaciones de la URSS valen 1 menos, con un mínimo de 1
effect-missile-crisis-on-us = este turno cualquier golpe de los EE. UU. les hace perder la partida, salvo que antes retiren 2 de influencia de Alemania Occidental o de Turquía
effect-missile-crisis-on-ussr = este turno cualquier golpe de la URSS le hace perder la partida, salvo que antes retire 2 de influencia de Cuba
effect-nuclear-subs = este turno los golpes de los EE. UU. en países conflictivos no bajan el DEFCON
effect-salt = este turno, −1 a todas las tiradas de golpe de estado
effect-death-squads-for-us = este turno, en los golpes de Centroamérica y Sudamérica: EE. UU. +1, URSS −1
effect-death-squads-for-ussr = este turno, en los golpes de Centroamérica y Sudamérica: URSS +1, EE. UU. −1
effect-u2-incident = la URSS gana 1 PV si este turno se juega «{ card-un-intervention }» como evento
effect-iran-contra = este turno, −1 a los dados de los EE. UU. en los realineamientos
effect-yuri-and-samantha = este turno la URSS gana 1 PV por cada intento de golpe de los EE. UU.
effect-aldrich-ames = este turno los EE. UU. juegan con la mano a la vista
effect-north-sea-oil-round = este turno los EE. UU. pueden jugar una octava ronda de acción
effect-martial-law = este turno no puede ocurrir «{ card-solidarity }»
effect-chernobyl-europe = este turno la URSS no coloca influencia con operaciones en Europa
effect-chernobyl-asia = este turno la URSS no coloca influencia con operaciones en Asia
effect-chernobyl-middle-east = este turno la URSS no coloca influencia con operaciones en Oriente Medio
effect-chernobyl-africa = este turno la URSS no coloca influencia con operaciones en África
effect-chernobyl-central-america = este turno la URSS no coloca influencia con operaciones en Centroamérica
effect-chernobyl-south-america = este turno la URSS no coloca influencia con operaciones en Sudamérica

## Until something ends them

effect-we-will-bury-you = la URSS gana 3 PV en la próxima ronda de acción de los EE. UU., salvo que jueguen en ella «{ card-un-intervention }»
effect-missile-envy-owed-by-us = los EE. UU. deben jugar esta carta como operaciones en su próxima ronda de acción
effect-missile-envy-owed-by-ussr = la URSS debe jugar esta carta como operaciones en su próxima ronda de acción
effect-quagmire = en cada ronda de acción los EE. UU. deben descartar una carta y sacar 1-4 para librarse
effect-bear-trap = en cada ronda de acción la URSS debe descartar una carta y sacar 1-4 para librarse
effect-formosan-resolution = Taiwán cuenta como país conflictivo al puntuar Asia si lo controlan los EE. UU.
effect-shuttle-diplomacy = en la próxima puntuación de Asia o de Oriente Medio no cuenta un país conflictivo de la URSS
effect-flower-power = la URSS gana 2 PV por cada carta de guerra que jueguen los EE. UU.
effect-norad = tras una ronda de acción en la que el DEFCON pase a 2, los EE. UU. pueden añadir 1 de influencia donde ya tengan, si controlan Canadá
effect-willy-brandt = la OTAN no protege Alemania Occidental

## For the rest of the game

effect-marshall-plan = «{ card-nato }» puede ocurrir
effect-warsaw-pact = «{ card-nato }» puede ocurrir
effect-nato = en los países de Europa que controlen los EE. UU. la URSS no puede dar golpes ni realinear, y nadie puede atacarlos con «{ card-brush-war }»
    .first = la URSS no puede dar golpes ni realinear en los países de Europa que controlen los EE. UU.
effect-de-gaulle = la OTAN no protege Francia
effect-nato-referendum = la OTAN no protege España/Portugal
effect-us-japan-pact = la URSS no puede dar golpes ni realinear en Japón
effect-evil-empire = «{ card-flower-power }» ya no puede ocurrir
effect-camp-david = «{ card-arab-israeli-war }» ya no puede ocurrir
effect-tear-down-this-wall = «{ card-willy-brandt }» ya no puede ocurrir
effect-john-paul = «{ card-solidarity }» puede ocurrir
effect-iron-lady = «{ card-socialist-governments }» ya no puede ocurrir
effect-north-sea-oil = «{ card-opec }» ya no puede ocurrir
effect-reformer = la URSS no puede dar golpes en Europa, y «{ card-glasnost }» es más fuerte
effect-hostage-crisis = «{ card-terrorism }», jugada por la URSS, cuesta dos cartas a los EE. UU.
effect-awacs = «{ card-muslim-revolution }» ya no puede ocurrir
