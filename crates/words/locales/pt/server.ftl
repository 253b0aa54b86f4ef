### O servidor: nomes em formulários, recusas e finais que nenhuma regra conhece.

server-preset-standard = Padrão
server-preset-league = Liga (os EUA recebem 2 de Influência extra)
server-preset-first-edition = Primeira edição
server-preset-late-war = Cenário do Final da Guerra
server-preset-chinese-civil-war = Guerra Civil Chinesa

server-option-edition = Edição
server-option-scenario = Cenário
server-option-optional-cards = Cartas opcionais
server-option-promo = Cartas promocionais
server-option-without = Cartas fora do jogo
server-option-us-handicap = Influência extra para os EUA
server-option-ussr-handicap = Influência extra para a URSS
server-option-chinese-civil-war = Guerra Civil Chinesa
server-option-bid = Leilão dos lados
server-option-show-held = Mostrar as Cartas na Mão no fim do turno
server-option-realign-any-defcon = Realinhamentos com qualquer DEFCON
server-option-realign-safe = Realinhamentos nunca tiram Influência do Jogador Ativo
server-option-split-ops = As operações podem ser divididas
server-option-space-decline = É possível recusar a rolagem da Corrida Espacial
server-option-talk = Conversa na mesa
server-option-max-rounds = Empate após este número de jogadas

server-won = Vitória: { $winners } ({ $how })
server-drawn = Empate: { $how }
server-ending-resign = o outro lado desistiu
server-ending-time = o outro lado esgotou o tempo
server-ending-forfeit = o outro lado foi desclassificado
server-ending-defcon = o outro lado começou uma guerra nuclear
server-ending-held-scoring-card = o outro lado ficou com uma Carta de Pontuação
server-ending-missile-crisis = o outro lado tentou um Golpe durante a crise dos mísseis

server-error-bad-request = Pedido inválido: { $why }
server-error-bad-name = Um nome tem de 2 a 24 caracteres: letras, algarismos, espaços, “-”, “_” ou “.”
server-error-bad-password = A senha precisa de pelo menos 8 caracteres (no máximo 256)
server-error-bad-email = Isso não é um endereço de e-mail
server-error-bad-webhook = Um webhook é um endereço como https://example.org/path
server-error-empty-chat = Não há nada para enviar
server-error-bad-file = Não foi possível ler o arquivo: { $why }
server-error-binary-file = Não é um arquivo de texto. Escolha o registro de uma partida ou um log da edição digital oficial
server-error-bot-no-draw = O computador nunca aceita empate
server-error-not-logged-in = Primeiro entre com seu nome ou como convidado
server-error-wrong-password = Nome ou senha incorretos
server-error-name-taken = Esse nome já está em uso
server-error-not-found = Não encontrado, ou você não tem acesso
server-error-forbidden = Você não tem permissão para fazer isso
server-error-stale = A partida avançou nesse meio-tempo; olhe de novo
server-error-illegal = As regras não permitem isso agora
server-error-not-now = Não dá para fazer isso agora
server-error-too-large = É longo ou grande demais
server-error-too-often = Rápido demais; espere um momento
server-error-running = Até a partida terminar, só os jogadores podem ver o registro
server-error-session-ended = Sua sessão expirou; entre de novo ou continue como um novo convidado
server-error-no-mail = Este servidor não envia e-mail
server-error-internal = Algo deu errado; nada foi alterado

server-hint-why = { $choice } ({ $why })
server-your-turn = { $name }: é a sua vez em { $game }
server-mail-turn = É a sua vez
server-mail-stop = Você recebe esta mensagem porque pediu avisos de vez. Para não receber mais, retire seu endereço dos ajustes: { $url }
server-mail-confirm-subject = Confirme seu endereço
server-mail-confirm = { $name }: alguém, esperamos que você, pediu avisos de vez neste endereço. Para confirmar, abra este link e aperte o botão: { $url } Se não foi você, não faça nada e não escreveremos de novo.
server-mail-ask = Enviar para { $address } um aviso quando for a sua vez?
server-mail-button = Sim, é o meu endereço
server-mail-confirmed = Pronto. Avisaremos por e-mail quando for a sua vez e você não estiver aqui.
server-mail-unknown = Este link é inválido ou expirou. Você pode pedir outro nos ajustes.

table-offer-draw = { $seat } propõe empate
table-offer-draw-own = Você propôs empate; falta a resposta
table-offer-take-back = { $seat } pede para voltar a antes desta jogada: { $play }
table-offer-take-back-own = Você pediu para voltar a antes desta jogada: { $play }
table-declined-draw = { $seat } recusa o empate
table-declined-take-back = { $seat } não aceita voltar atrás
table-laid = Sua jogada está preparada: confirme-a ou recomece
