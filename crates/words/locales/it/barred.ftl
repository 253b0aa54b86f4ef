# Why an event cannot happen (5.2, 7.5): a clause that stands after a colon.

barred-by = lo impedisce { $card }
barred-needs = { $card } non è in vigore
barred-needs-marshall-or-warsaw = non è stata giocata né { $marshall } né { $warsaw }
barred-no-opponent-card = in mano non c'è nessuna carta con un Evento dell'avversario
barred-not-in-headline = non ammesso nella Fase di Apertura
barred-fewer-battlegrounds = gli USA non superano l'URSS per Stati Contesi controllati
barred-no-middle-east-country = gli USA non controllano nessuna nazione del Medio Oriente
barred-space-race-position = le posizioni nella Corsa allo Spazio non lo consentono
barred-defcon-not-two = il DEFCON non è a 2
barred-late-war = non ammesso in Tarda Guerra
barred-no-united-kingdom = gli USA non controllano il Regno Unito
barred-no-country = nessuna nazione soddisfa le condizioni
barred-chinese-civil-war = la Guerra Civile Cinese non è ancora vinta
barred-no-event = la carta non ha Evento
