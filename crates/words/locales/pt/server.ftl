### O servidor: nomes em formulários, recusas e finais que nenhuma regra conhece.

server-preset-standard = Padrão
server-preset-league = Liga (os EUA recebem 2 de influência extra)
server-preset-first-edition = Primeira edição
server-preset-late-war = Cenário do Fim da Guerra
server-preset-chinese-civil-war = Guerra Civil Chinesa

server-option-edition = Edição
server-option-scenario = Cenário
server-option-optional-cards = Cartas opcionais
server-option-promo = Cartas promocionais
server-option-without = Cartas fora do jogo
server-option-us-handicap = Influência extra para os EUA
server-option-ussr-handicap = Influência extra para a URSS
server-option-chinese-civil-war = Guerra Civil Chinesa
server-option-bid = Lances pelos lados
server-option-show-held = Mostrar as cartas guardadas no fim do turno
server-option-realign-any-defcon = Realinhamentos com qualquer DEFCON
server-option-realign-safe = Realinhamentos nunca prejudicam o jogador ativo
server-option-split-ops = As operações podem ser divididas
server-option-space-decline = É possível recusar a rolagem da Corrida Espacial
server-option-talk = Conversa na mesa
server-option-max-rounds = Empate após este número de rodadas

server-won = { $winners }: { $how }
server-drawn = Empate: { $how }

server-error-bad-request = Não é possível ler isso: { $why }
server-error-not-logged-in = Primeiro entre com seu nome ou como convidado
server-error-wrong-password = Nome ou senha incorretos
server-error-name-taken = Esse nome já está em uso
server-error-not-found = Não há nada aqui, ou não é para você
server-error-forbidden = Isso não cabe a você
server-error-stale = A mesa avançou nesse meio-tempo; olhe de novo
server-error-illegal = As regras não permitem isso agora
server-error-not-now = Isso não combina com o que a mesa está fazendo
server-error-too-large = É longo ou grande demais
server-error-too-often = Rápido demais; espere um momento
server-error-running = O registro de uma partida em andamento é só para quem joga; quando ela terminar, qualquer um poderá vê-lo
server-error-session-ended = Sua sessão terminou; entre de novo ou venha como um novo convidado
server-error-no-mail = Este servidor não envia e-mail
server-error-internal = Algo deu errado aqui; nada foi alterado

server-hint-why = { $choice }: { $why }
server-your-turn = { $name }: é a sua vez em { $game }
server-mail-turn = É a sua vez
server-mail-stop = Você recebe esta mensagem porque a pediu. Para não receber mais, retire seu endereço das configurações: { $url }
server-mail-confirm-subject = Este endereço é seu?
server-mail-confirm = { $name }: alguém (você, esperamos) quer ser avisado neste endereço quando for a sua vez de jogar. Para aceitar, abra este link e aperte o botão: { $url } Se não foi você, não faça nada e não escreveremos de novo.
server-mail-ask = Enviamos para { $address } os avisos de que é a sua vez?
server-mail-button = Sim, é o meu endereço
server-mail-confirmed = Pronto. Você será avisado por e-mail quando for a sua vez e você não estiver aqui.
server-mail-unknown = Este link não vale, ou não vale mais. Você pode pedir outro nas configurações.

table-offer-draw = { $seat } propõe empate
table-offer-draw-own = Você propôs empate; falta a resposta
table-offer-take-back = { $seat } pede para voltar a antes desta jogada: { $play }
table-offer-take-back-own = Você pediu para voltar a antes desta jogada: { $play }
table-declined-draw = { $seat } recusa o empate
table-declined-take-back = { $seat } não aceita voltar atrás
table-laid = Sua jogada está preparada: confirme-a ou recomece
