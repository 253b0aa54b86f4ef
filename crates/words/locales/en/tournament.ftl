# Short comments on the tournament game of the rulebooks, one for each play of its record.

tournament-title = The final of an online tournament
tournament-intro = Stefan Mecay plays the US. Chris Withers won the USSR with a bid of 5. Three turns, without the optional cards.

tournament-setup = The five points of the bid close France and West Germany and double Iran, where the first Soviet coup usually falls. The lone Soviet point in Yugoslavia looks at Italy and Greece.

tournament-1-headline = The higher value goes first: the Games bring the USSR 2 points, then Iran alone is worth 4 to the US. A bold headline, for any Soviet influence in the region would have spoiled it.
tournament-1-ussr-1 = Iran is the door to the Middle East and to South Asia, so the biggest card goes into the coup, and a 6 makes it a rout. NATO cannot happen yet; the card will be back.
tournament-1-us-1 = Two threats with two points: Malaysia leans on Thailand, Colombia opens South America.
tournament-1-ussr-2 = The perfect answer: four points that did little where they stood land in Chile, Venezuela, Thailand and Malaysia.
tournament-1-us-2 = A die of 1 and 3 operations do not beat a stability of 2. Nothing changes in Thailand, and DEFCON falls to 3.
tournament-1-ussr-3 = The failed coup leaves time to close Thailand and Venezuela.
tournament-1-us-3 = UN Intervention swallows the event of Fidel and lends its 2 points to a coup in Venezuela. Another 1, and with DEFCON at 2 nobody will coup a battleground again this turn.
tournament-1-ussr-4 = One point each in Brazil, Argentina and Indonesia: cheap, and safe from coups at DEFCON 2.
tournament-1-us-4 = Domination with three battlegrounds against presence with two: 10 to 5 in Europe.
tournament-1-ussr-5 = A US event for free. No uncontrolled country in Europe holds Soviet influence, so the Truman Doctrine finds nothing to do; it is out of the game anyway.
tournament-1-us-5 = The US takes South Korea first and then lets the Soviet war come: a 1, and it is over.
tournament-1-ussr-6 = Asia could be scored at any moment, so Afghanistan and Pakistan are closed first.
tournament-1-us-6 = Jordan is the way back into the Middle East. The event is not used: in a Soviet hand this card is a trap.

tournament-2-headline = Red Scare takes a point from every American card this turn. The war for Pakistan needs a 6, with Iran and Afghanistan against it, and the die shows a 5.
tournament-2-ussr-1 = Panama changes sides and DEFCON falls to 2 at once, before the US can coup a battleground.
tournament-2-us-1 = Two points instead of three, and both for Saudi Arabia.
tournament-2-ussr-2 = Domination with three battlegrounds against South Korea and mere presence: 10 to 4 in Asia.
tournament-2-us-2 = A card worth 1 has nothing to lose to Red Scare. Romania for Saudi Arabia is a good trade.
tournament-2-ussr-3 = The battlegrounds of Africa have little stability; with DEFCON at 2 nobody dares to coup them.
tournament-2-us-3 = The Space Race is where an enemy event goes to be forgotten. A 1 succeeds: 2 points for the first satellite.
tournament-2-ussr-4 = At DEFCON 2 the event of this card would lose the game for whoever plays it. So it goes into space too: 1 point for coming second.
tournament-2-us-4 = One point keeps a foothold in Africa.
tournament-2-ussr-5 = One point takes Lebanon, against the American advance around it.
tournament-2-us-5 = The event first: France and the United Kingdom lose two points each, then both operations points repair France. Suez is out of the game, and Europe is as it was.
tournament-2-ussr-6 = The same trick on the other side: three points are lost in Eastern Europe, one is replaced, and Iraq is won.
tournament-2-us-6 = Not as an event: so the card stays in the deck and can be used again. France is made safe, South Africa taken.

tournament-3-headline = The Marshall Plan has the higher value and spreads the US over Western Europe; then Decolonization, for the second time, brings Africa and Malaysia closer to the USSR.
tournament-3-ussr-1 = Defectors gives the US a point, but the coup brings DEFCON to 2, and the battlegrounds of Africa are safe.
tournament-3-us-1 = The same card as last turn: Saudi Arabia is repaired, Egypt taken, and Greece too, with Europe Scoring in mind.
tournament-3-ussr-2 = Vietnam falls, and all Soviet operations in Southeast Asia are worth one more this turn.
tournament-3-us-2 = Europe again, 10 to 5 again: Greece now does what the United Kingdom did.
tournament-3-ussr-3 = Three points, and a fourth for Vietnam Revolts because all go to Southeast Asia.
tournament-3-us-3 = Israel is strengthened before its war comes.
tournament-3-ussr-4 = Asia again, 10 to 4 again. Even so, the US is still 2 points ahead.
tournament-3-us-4 = The operations first: with Israel, Egypt and Jordan under control no die can win the war.
tournament-3-ussr-5 = Since the Marshall Plan NATO can happen, and does. In return the USSR closes Syria, Brazil and Chile.
tournament-3-us-5 = UN Intervention keeps the Blockade from West Germany; its one point opens Libya.
tournament-3-ussr-6 = Costa Rica and Argentina: a base for the Mid War in both Americas.
tournament-3-us-6 = Only a 6 would help in Costa Rica, but a failed coup counts too: one military operation is missing, not two. Nasser costs the US half of Egypt.

tournament-end = The books stop here. Stefan Mecay went on to win in the final scoring.
