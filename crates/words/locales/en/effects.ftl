# What a lasting effect changes: a clause that stands after the title of its card and a colon.

## This turn

effect-vietnam-revolts = USSR operations spent entirely in Southeast Asia are worth 1 more this turn
effect-containment = US operations are worth 1 more this turn, at most 4
effect-brezhnev-doctrine = USSR operations are worth 1 more this turn, at most 4
effect-red-scare-on-us = US operations are worth 1 less this turn, at least 1
effect-red-scare-on-ussr = USSR operations are worth 1 less this turn, at least 1
effect-missile-crisis-on-us = any US coup this turn loses the game, unless the US first removes 2 of its influence from West Germany or Turkey
effect-missile-crisis-on-ussr = any USSR coup this turn loses the game, unless the USSR first removes 2 of its influence from Cuba
effect-nuclear-subs = US coups in battlegrounds do not lower DEFCON this turn
effect-salt = −1 on every coup die this turn
effect-death-squads-for-us = coup dice in Central and South America this turn: US +1, USSR −1
effect-death-squads-for-ussr = coup dice in Central and South America this turn: USSR +1, US −1
effect-u2-incident = the USSR gains 1 VP if UN Intervention is played as an event this turn
effect-iran-contra = −1 on US dice in realignments this turn
effect-yuri-and-samantha = the USSR gains 1 VP for each US coup attempt this turn
effect-aldrich-ames = the US plays with an open hand this turn
effect-north-sea-oil-round = the US may play an eighth action round this turn
effect-martial-law = Solidarity cannot happen this turn
effect-chernobyl-europe = the USSR cannot place influence in Europe with operations this turn
effect-chernobyl-asia = the USSR cannot place influence in Asia with operations this turn
effect-chernobyl-middle-east = the USSR cannot place influence in the Middle East with operations this turn
effect-chernobyl-africa = the USSR cannot place influence in Africa with operations this turn
effect-chernobyl-central-america = the USSR cannot place influence in Central America with operations this turn
effect-chernobyl-south-america = the USSR cannot place influence in South America with operations this turn

## Until something ends them

effect-we-will-bury-you = the USSR gains 3 VP in the next US action round, unless the US plays UN Intervention in it
effect-missile-envy-owed-by-us = the US must play this card for operations in its next action round
effect-missile-envy-owed-by-ussr = the USSR must play this card for operations in its next action round
effect-quagmire = each action round the US must discard a card and roll 1–4 to get free
effect-bear-trap = each action round the USSR must discard a card and roll 1–4 to get free
effect-formosan-resolution = Taiwan counts as a battleground when Asia is scored, while the US controls it
effect-shuttle-diplomacy = one USSR battleground does not count in the next scoring of Asia or the Middle East
effect-flower-power = the USSR gains 2 VP for each war card the US plays
effect-norad = after an action round in which DEFCON moved to 2, the US may add 1 influence where it has some, if it controls Canada
effect-willy-brandt = NATO does not protect West Germany

## For the rest of the game

effect-marshall-plan = NATO can happen
effect-warsaw-pact = NATO can happen
effect-nato = in European countries under US control: no USSR coup or realignment, and nobody's Brush War
    .first = no USSR coup or realignment in European countries under US control
effect-de-gaulle = NATO does not protect France
effect-nato-referendum = NATO does not protect Spain/Portugal
effect-us-japan-pact = no USSR coup or realignment in Japan
effect-evil-empire = Flower Power cannot happen
effect-camp-david = Arab-Israeli War cannot happen
effect-tear-down-this-wall = Willy Brandt cannot happen
effect-john-paul = Solidarity can happen
effect-iron-lady = Socialist Governments cannot happen
effect-north-sea-oil = OPEC cannot happen
effect-reformer = no USSR coups in Europe; Glasnost is stronger
effect-hostage-crisis = Terrorism played by the USSR costs the US two cards
effect-awacs = Muslim Revolution cannot happen
