# What a lasting effect changes: a clause that stands after the title of its card and a colon.

## This turn

effect-vietnam-revolts = USSR operations spent wholly in Southeast Asia are worth 1 more this turn
effect-containment = US operations are worth 1 more this turn, at most 4
effect-brezhnev-doctrine = USSR operations are worth 1 more this turn, at most 4
effect-red-scare-on-us = US operations are worth 1 less this turn, at least 1
effect-red-scare-on-ussr = USSR operations are worth 1 less this turn, at least 1
effect-missile-crisis-on-us = any US coup this turn loses the game, until 2 US influence leave West Germany or Turkey
effect-missile-crisis-on-ussr = any USSR coup this turn loses the game, until 2 USSR influence leave Cuba
effect-nuclear-subs = US coups in battlegrounds do not lower DEFCON this turn
effect-salt = −1 on every coup die this turn
effect-death-squads-for-us = coup dice in Central and South America this turn: US +1, USSR −1
effect-death-squads-for-ussr = coup dice in Central and South America this turn: USSR +1, US −1
effect-u2-incident = 1 VP for the USSR if UN Intervention is played as an event this turn
effect-iran-contra = −1 on US dice in realignments this turn
effect-yuri-and-samantha = 1 VP for the USSR for each US coup attempt this turn
effect-aldrich-ames = the US plays with an open hand this turn
effect-north-sea-oil-round = the US may play an eighth action round this turn
effect-martial-law = Solidarity cannot happen this turn
effect-chernobyl-europe = the USSR places no influence by operations in Europe this turn
effect-chernobyl-asia = the USSR places no influence by operations in Asia this turn
effect-chernobyl-middle-east = the USSR places no influence by operations in the Middle East this turn
effect-chernobyl-africa = the USSR places no influence by operations in Africa this turn
effect-chernobyl-central-america = the USSR places no influence by operations in Central America this turn
effect-chernobyl-south-america = the USSR places no influence by operations in South America this turn

## Until something ends them

effect-we-will-bury-you = 3 VP for the USSR in the next US action round, unless UN Intervention is played in it
effect-missile-envy-owed-by-us = the US must play this card for operations in its next action round
effect-missile-envy-owed-by-ussr = the USSR must play this card for operations in its next action round
effect-quagmire = the US spends its action rounds discarding until a die frees it
effect-bear-trap = the USSR spends its action rounds discarding until a die frees it
effect-formosan-resolution = Taiwan under US control counts as a battleground when Asia is scored
effect-shuttle-diplomacy = the next scoring of Asia or the Middle East leaves out a USSR battleground
effect-flower-power = 2 VP for the USSR for each war card the US plays
effect-norad = the US may add 1 influence where it has some after a round in which DEFCON reached 2
effect-willy-brandt = NATO does not protect West Germany

## For the rest of the game

effect-marshall-plan = NATO can happen
effect-warsaw-pact = NATO can happen
effect-nato = no USSR coup, realignment or Brush War in European countries under US control
effect-de-gaulle = NATO does not protect France
effect-nato-referendum = NATO does not protect Spain/Portugal
effect-us-japan-pact = no USSR coup or realignment in Japan
effect-evil-empire = Flower Power cannot happen
effect-camp-david = Arab-Israeli War cannot happen
effect-tear-down-this-wall = Willy Brandt cannot happen
effect-john-paul = Solidarity can happen
effect-iron-lady = Socialist Governments cannot happen
effect-north-sea-oil = OPEC cannot happen
effect-reformer = no USSR coup in Europe; Glasnost does more
effect-hostage-crisis = Terrorism played by the USSR takes two cards from the US
effect-awacs = Muslim Revolution cannot happen
