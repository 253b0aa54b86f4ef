# What a lasting effect changes: a clause that stands after the title of its card and a colon.

## This turn

effect-vietnam-revolts = in questo turno le Operazioni dell'URSS valgono 1 in più se spese interamente nel Sudest Asiatico
effect-containment = in questo turno le Operazioni degli USA valgono 1 in più, al massimo 4
effect-brezhnev-doctrine = in questo turno le Operazioni dell'URSS valgono 1 in più, al massimo 4
effect-red-scare-on-us = in questo turno le Operazioni degli USA valgono 1 in meno, almeno 1
effect-red-scare-on-ussr = in questo turno le Operazioni dell'URSS valgono 1 in meno, almeno 1
effect-missile-crisis-on-us = in questo turno qualsiasi Colpo di Stato degli USA fa perdere loro la partita, a meno che prima tolgano 2 punti Influenza dalla Germania Ovest o dalla Turchia
effect-missile-crisis-on-ussr = in questo turno qualsiasi Colpo di Stato dell'URSS le fa perdere la partita, a meno che prima tolga 2 punti Influenza da Cuba
effect-nuclear-subs = in questo turno i Colpi di Stato degli USA negli Stati Contesi non peggiorano il DEFCON
effect-salt = in questo turno, −1 a ogni tiro di Colpo di Stato
effect-death-squads-for-us = in questo turno, nei Colpi di Stato in Centro e Sud America: USA +1, URSS −1
effect-death-squads-for-ussr = in questo turno, nei Colpi di Stato in Centro e Sud America: URSS +1, USA −1
effect-u2-incident = l'URSS ottiene 1 PV se in questo turno "{ card-un-intervention }" viene giocata come Evento
effect-iran-contra = in questo turno, −1 ai dadi degli USA nei Riallineamenti
effect-yuri-and-samantha = in questo turno l'URSS ottiene 1 PV per ogni tentativo di Colpo di Stato degli USA
effect-aldrich-ames = in questo turno gli USA giocano a carte scoperte
effect-north-sea-oil-round = in questo turno gli USA possono giocare un ottavo Round di Azione
effect-martial-law = "{ card-solidarity }" non può avere luogo in questo turno
effect-chernobyl-europe = in questo turno l'URSS non piazza Influenza con Operazioni in Europa
effect-chernobyl-asia = in questo turno l'URSS non piazza Influenza con Operazioni in Asia
effect-chernobyl-middle-east = in questo turno l'URSS non piazza Influenza con Operazioni in Medio Oriente
effect-chernobyl-africa = in questo turno l'URSS non piazza Influenza con Operazioni in Africa
effect-chernobyl-central-america = in questo turno l'URSS non piazza Influenza con Operazioni in Centro America
effect-chernobyl-south-america = in questo turno l'URSS non piazza Influenza con Operazioni in Sud America

## Until something ends them

effect-we-will-bury-you = l'URSS ottiene 3 PV nel prossimo Round di Azione degli USA, a meno che vi giochino "{ card-un-intervention }"
effect-missile-envy-owed-by-us = gli USA devono giocare questa carta come Operazione nel loro prossimo Round di Azione
effect-missile-envy-owed-by-ussr = l'URSS deve giocare questa carta come Operazione nel suo prossimo Round di Azione
effect-quagmire = in ogni Round di Azione gli USA devono scartare una carta e tirare 1-4 per liberarsi
effect-bear-trap = in ogni Round di Azione l'URSS deve scartare una carta e tirare 1-4 per liberarsi
effect-formosan-resolution = Taiwan, se controllata dagli USA, vale come Stato Conteso nel punteggio dell'Asia
effect-shuttle-diplomacy = nel prossimo punteggio dell'Asia o del Medio Oriente uno Stato Conteso dell'URSS non conta
effect-flower-power = l'URSS ottiene 2 PV per ogni carta di guerra giocata dagli USA
effect-norad = dopo un Round di Azione in cui il DEFCON passa a 2, gli USA possono aggiungere 1 punto Influenza dove ne hanno già, se controllano il Canada
effect-willy-brandt = la NATO non protegge la Germania Ovest

## For the rest of the game

effect-marshall-plan = "{ card-nato }" può avere luogo
effect-warsaw-pact = "{ card-nato }" può avere luogo
effect-nato = nelle nazioni d'Europa controllate dagli USA l'URSS non può tentare Colpi di Stato né Riallineamenti, e nessuno può attaccarle con "{ card-brush-war }"
    .first = l'URSS non può tentare Colpi di Stato né Riallineamenti nelle nazioni d'Europa controllate dagli USA
effect-de-gaulle = la NATO non protegge la Francia
effect-nato-referendum = la NATO non protegge Spagna/Portogallo
effect-us-japan-pact = l'URSS non può tentare Colpi di Stato né Riallineamenti in Giappone
effect-evil-empire = "{ card-flower-power }" non può più avere luogo
effect-camp-david = "{ card-arab-israeli-war }" non può più avere luogo
effect-tear-down-this-wall = "{ card-willy-brandt }" non può più avere luogo
effect-john-paul = "{ card-solidarity }" può avere luogo
effect-iron-lady = "{ card-socialist-governments }" non può più avere luogo
effect-north-sea-oil = "{ card-opec }" non può più avere luogo
effect-reformer = l'URSS non può tentare Colpi di Stato in Europa, e "{ card-glasnost }" è più forte
effect-hostage-crisis = "{ card-terrorism }" giocata dall'URSS costa due carte agli USA
effect-awacs = "{ card-muslim-revolution }" non può più avere luogo
