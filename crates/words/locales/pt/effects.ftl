# What a lasting effect changes: a clause that stands after the title of its card and a colon.

## This turn

effect-vietnam-revolts = neste turno, as Operações da URSS valem 1 a mais se gastas por inteiro no Sudeste Asiático
effect-containment = neste turno, as Operações dos EUA valem 1 a mais, sem passar de 4
effect-brezhnev-doctrine = neste turno, as Operações da URSS valem 1 a mais, sem passar de 4
effect-red-scare-on-us = neste turno, as Operações dos EUA valem 1 a menos, sem baixar de 1
effect-red-scare-on-ussr = neste turno, as Operações da URSS valem 1 a menos, sem baixar de 1
effect-missile-crisis-on-us = neste turno, qualquer Golpe dos EUA faz com que percam a partida, a não ser que antes retirem 2 de Influência da Alemanha Ocidental ou da Turquia
effect-missile-crisis-on-ussr = neste turno, qualquer Golpe da URSS faz a URSS perder a partida, a não ser que antes ela retire 2 de Influência de Cuba
effect-nuclear-subs = neste turno, os Golpes dos EUA em Países-Chaves não baixam o DEFCON
effect-salt = neste turno, −1 em toda rolagem de Golpe
effect-death-squads-for-us = neste turno, nos Golpes nas Américas Central e do Sul: EUA +1, URSS −1
effect-death-squads-for-ussr = neste turno, nos Golpes nas Américas Central e do Sul: URSS +1, EUA −1
effect-u2-incident = a URSS marca 1 PV se “{ card-un-intervention }” for jogada como Evento neste turno
effect-iran-contra = neste turno, −1 nos dados dos EUA em Realinhamentos
effect-yuri-and-samantha = neste turno, a URSS marca 1 PV por tentativa de Golpe dos EUA
effect-aldrich-ames = neste turno, os EUA jogam com a mão aberta
effect-north-sea-oil-round = neste turno, os EUA podem jogar uma oitava Rodada de Ação
effect-martial-law = “{ card-solidarity }” não pode ocorrer neste turno
effect-chernobyl-europe = neste turno, a URSS não coloca Influência com Operações na Europa
effect-chernobyl-asia = neste turno, a URSS não coloca Influência com Operações na Ásia
effect-chernobyl-middle-east = neste turno, a URSS não coloca Influência com Operações no Oriente Médio
effect-chernobyl-africa = neste turno, a URSS não coloca Influência com Operações na África
effect-chernobyl-central-america = neste turno, a URSS não coloca Influência com Operações na América Central
effect-chernobyl-south-america = neste turno, a URSS não coloca Influência com Operações na América do Sul

## Until something ends them

effect-we-will-bury-you = a URSS marca 3 PVs na próxima Rodada de Ação dos EUA, a não ser que joguem nela “{ card-un-intervention }”
effect-missile-envy-owed-by-us = os EUA têm de jogar esta carta para Operações na próxima Rodada de Ação
effect-missile-envy-owed-by-ussr = a URSS tem de jogar esta carta para Operações na próxima Rodada de Ação
effect-quagmire = em cada Rodada de Ação, os EUA têm de descartar uma carta e tirar 1-4 para escapar
effect-bear-trap = em cada Rodada de Ação, a URSS tem de descartar uma carta e tirar 1-4 para escapar
effect-formosan-resolution = Taiwan, se controlada pelos EUA, conta como País-Chave na pontuação da Ásia
effect-shuttle-diplomacy = na próxima pontuação da Ásia ou do Oriente Médio, um País-Chave da URSS não conta
effect-flower-power = a URSS marca 2 PVs por carta de guerra jogada pelos EUA
effect-norad = depois de uma Rodada de Ação em que o DEFCON passe a 2, os EUA podem colocar 1 de Influência onde já tiverem, se controlarem o Canadá
effect-willy-brandt = a OTAN não protege a Alemanha Ocidental

## For the rest of the game

effect-marshall-plan = “{ card-nato }” pode ocorrer
effect-warsaw-pact = “{ card-nato }” pode ocorrer
effect-nato = nos países da Europa controlados pelos EUA, a URSS não pode dar Golpes nem realinhar, e ninguém pode atacá-los com “{ card-brush-war }”
    .first = a URSS não pode dar Golpes nem realinhar nos países da Europa controlados pelos EUA
effect-de-gaulle = a OTAN não protege a França
effect-nato-referendum = a OTAN não protege Espanha/Portugal
effect-us-japan-pact = a URSS não pode dar Golpes nem realinhar no Japão
effect-evil-empire = “{ card-flower-power }” não pode mais ocorrer
effect-camp-david = “{ card-arab-israeli-war }” não pode mais ocorrer
effect-tear-down-this-wall = “{ card-willy-brandt }” não pode mais ocorrer
effect-john-paul = “{ card-solidarity }” pode ocorrer
effect-iron-lady = “{ card-socialist-governments }” não pode mais ocorrer
effect-north-sea-oil = “{ card-opec }” não pode mais ocorrer
effect-reformer = a URSS não pode dar Golpes na Europa, e “{ card-glasnost }” fica mais forte
effect-hostage-crisis = “{ card-terrorism }” jogada pela URSS custa duas cartas aos EUA
effect-awacs = “{ card-muslim-revolution }” não pode mais ocorrer
