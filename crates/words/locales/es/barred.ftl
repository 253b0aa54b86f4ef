# Why an event cannot happen (5.2, 7.5): a clause that stands after a colon.

barred-by = lo impide { $card }
barred-needs = { $card } no está en vigor
barred-needs-marshall-or-warsaw = no se ha jugado ni { $marshall } ni { $warsaw }
barred-no-opponent-card = no hay en la mano ninguna carta con evento del rival
barred-not-in-headline = no vale en la fase de cabecera
barred-fewer-battlegrounds = los EE. UU. no superan a la URSS en países conflictivos controlados
barred-no-middle-east-country = los EE. UU. no controlan ningún país de Oriente Medio
barred-space-race-position = las posiciones en la Carrera Espacial no lo permiten
barred-defcon-not-two = el DEFCON no está en 2
barred-late-war = no vale en la guerra tardía
barred-no-united-kingdom = los EE. UU. no controlan el Reino Unido
barred-no-country = ningún país cumple las condiciones
barred-chinese-civil-war = la Guerra Civil China aún no está ganada
barred-no-event = la carta no tiene evento
