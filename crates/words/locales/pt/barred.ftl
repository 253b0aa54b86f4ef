# Why an event cannot happen (5.2, 7.5): a clause that stands after a colon.

barred-by = { $card } o impede
barred-needs = { $card } não está em vigor
barred-needs-marshall-or-warsaw = nem { $marshall } nem { $warsaw } foi jogada
barred-no-opponent-card = não há na mão carta com Evento do oponente
barred-not-in-headline = não vale na Fase de Destaques
barred-fewer-battlegrounds = os EUA não superam a URSS em Países-Chaves controlados
barred-no-middle-east-country = os EUA não controlam nenhum país do Oriente Médio
barred-space-race-position = as posições na Corrida Espacial não permitem
barred-defcon-not-two = o DEFCON não está em 2
barred-late-war = não vale no Final da Guerra
barred-no-united-kingdom = os EUA não controlam o Reino Unido
barred-no-country = nenhum país atende às condições
barred-chinese-civil-war = a Guerra Civil Chinesa ainda não foi vencida
barred-no-event = a carta não tem Evento
