# The vocabulary of the rules: each term as a label, in the words of that language's rulebook.
# Inside a sentence Spanish writes most of them in lower case.

## Games and editions

game-twilight = Twilight Struggle
game-guerra-fria = Guerra Fría
edition-deluxe = Edizione Deluxe
edition-first = Prima edizione

## Eras

era-early = Inizio Guerra
era-mid = Metà Guerra
era-late = Tarda Guerra

## People and the table

term-player = Giocatore
term-opponent = Avversario
term-phasing-player = Giocatore Attivo
term-superpower = Superpotenza
term-neutral = Entrambe le fazioni
term-die = Dado
term-die-roll = Tiro di dado
term-modifier = Modificatore
term-tie = Parità

## The map

term-map = Mappa
term-country = Nazione
term-region = Regione
term-subregion = Sottoregione
term-battleground = Stato Conteso
term-non-battleground = Stato Non-Conteso
term-stability = Valore di Stabilità
term-adjacent = Adiacente
term-influence = Influenza
term-control = Controllo
term-controlled = Controllata
term-uncontrolled = Priva di controllo

## Cards

term-card = Carta
term-event = Evento
term-scoring-card = Carta Punteggio
term-china-card = La Carta Cinese
term-war-card = Carta di guerra
term-optional-card = Carta opzionale
term-promotional-card = Carta promozionale
term-lasting-event = Evento permanente
term-removed-after-event = Rimossa dal gioco dopo l'Evento
term-hand = Mano
term-held-card = Carta Conservata
term-draw-pile = Mazzo
term-discard-pile = Pila degli scarti
term-removed-cards = Carte rimosse dal gioco
term-face-up = A faccia in su
term-face-down = A faccia in giù

## The turn

term-setup = Preparazione
term-turn = Turno
term-headline = Apertura
term-headline-phase = Fase di Apertura
term-headline-card = Carta di Apertura
term-action-round = Round di Azione

## Operations

term-operations = Operazioni
term-operations-points = Punti Operazione
term-operations-value = Valore in Punti Operazione
term-place-influence = Piazzare Influenza
term-coup = Colpo di Stato
term-coup-attempt = Tentativo di Colpo di Stato
term-free-coup = Colpo di Stato gratuito
term-realignment = Riallineamento
term-realignment-roll = Tiro di Riallineamento
term-space-race = Corsa allo Spazio
term-space-box = Casella della Corsa allo Spazio

## DEFCON and military operations

term-defcon = DEFCON
term-nuclear-war = Guerra nucleare
term-military-operations = Operazioni Militari
term-required-military-operations = Operazioni Militari richieste

## Scoring and victory

term-victory-points = Punti Vittoria
term-vp = PV
term-scoring = Punteggio
term-final-scoring = Punteggio finale
term-presence = Presenza
term-domination = Dominio
term-region-control = Controllo della Regione
term-victory = Vittoria
term-defeat = Sconfitta
term-draw = Parità
term-automatic-victory = Vittoria automatica

## Variants

term-bid = Puntata
term-handicap = Handicap
term-chinese-civil-war = Guerra Civile Cinese
term-late-war-scenario = Scenario di Tarda Guerra

## Guerra Fría

term-missile = Missile
term-missiles = Missili
term-reserve = Riserva
term-attack-marker = Segnalino di attacco
term-round = Giocata
term-four-missiles = Quattro nuovi missili
term-reorganise = Riorganizzare
term-alliance = Alleanza
term-entry = Entrata
term-exit = Uscita
term-attacking-forces = Forze attaccanti
term-defending-forces = Forze difensive

## Counts

vp = { $n } PV
ops = { $n } Op
points = { $n ->
    [one] { $n } Punto Vittoria
   *[other] { $n } Punti Vittoria
}

## The Space Race, by edition and box. Boxes 3 and 5 of the first edition bear no name in any source.

space-start = Partenza
space-deluxe-1 = Satellite Terrestre
space-deluxe-2 = Animale nello Spazio
space-deluxe-3 = Uomo nello Spazio
space-deluxe-4 = Uomo in Orbita
space-deluxe-5 = Orbita Lunare
space-deluxe-6 = Atterraggio dell'Aquila/dell'Orso
space-deluxe-7 = Navetta Spaziale
space-deluxe-8 = Stazione Spaziale
space-first-1 = Satellite Terrestre
space-first-2 = Animale nello Spazio
space-first-3 = Casella 3
space-first-4 = Uomo nello Spazio
space-first-5 = Casella 5
space-first-6 = Passeggiata Spaziale
space-first-7 = Orbita Lunare
space-first-8 = Atterraggio dell'Aquila/dell'Orso

## What reaching an even box first allows (6.4.4)

space-ability-2 = Può usare due carte per turno nella Corsa allo Spazio.
space-ability-4 = Vede la Carta di Apertura dell'avversario prima di scegliere la propria.
space-ability-6 = Può scartare la Carta Conservata alla fine del turno.
space-ability-8 = Può giocare otto Round di Azione per turno.
