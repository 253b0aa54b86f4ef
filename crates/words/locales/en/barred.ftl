# Why an event cannot happen (5.2, 7.5): a clause that stands after a colon.

barred-by = { $card } prevents it
barred-needs = { $card } is not in force
barred-needs-marshall-or-warsaw = neither { $marshall } nor { $warsaw } has been played
barred-no-opponent-card = no card with an opponent's event in hand
barred-not-in-headline = not allowed in the headline phase
barred-fewer-battlegrounds = the US does not control more battlegrounds than the USSR
barred-no-middle-east-country = the US controls no country in the Middle East
barred-space-race-position = the Space Race positions don't allow it
barred-defcon-not-two = DEFCON is not at 2
barred-late-war = not allowed in the Late War
barred-no-united-kingdom = the US does not control the United Kingdom
barred-no-country = no country qualifies
barred-chinese-civil-war = the USSR has not won the Chinese Civil War yet
barred-no-event = the card has no event
