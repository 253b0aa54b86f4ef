# The web pages around people: accounts, moderation, privacy.

web-privacy-kept = O que fica guardado aqui
web-privacy-kept-text = Um nome e, da senha, só um resumo que não permite recuperá-la. Seu e-mail ou webhook, se você informar, e o endereço de avisos de cada navegador que você queira despertar. Suas partidas com cada jogada, suas mensagens, suas notas e os registros que você trouxer. Até onde você chegou nas lições. Quando cada uma de suas sessões foi usada pela última vez, e em qual navegador. Um nome que você deixou, por 90 dias. Um convidado é um nome e um cookie.
web-privacy-seen = Quem vê o quê
web-privacy-seen-text = Qualquer pessoa vê seu nome e suas partidas terminadas. O que se escreve numa mesa é lido pelos jogadores e, onde permitido, por quem assiste. Suas notas, seu e-mail e seus ajustes só você vê. Moderadores leem as mensagens e partidas que alguém lhes denuncia.
web-privacy-cookie = Cookies
web-privacy-cookie-text = Um cookie mantém você conectado. Outro, quando você tem senha, distingue seu navegador do de um estranho ao entrar, para que ninguém o deixe de fora tentando adivinhá-la. Seu navegador também se lembra dos seus ajustes. Não há publicidade, nem contagem de visitas, nem pedidos a servidores de terceiros.
web-privacy-address = Endereços de rede
web-privacy-address-text = Seu endereço de rede é contado por alguns minutos na memória, para que ninguém deixe os outros de fora. Ele não é guardado com suas partidas nem com sua conta. Se alguém dele foi banido, é lembrado por um dia, só na memória. Quem administra este servidor pode manter por pouco tempo os registros habituais de um servidor web. Para que ninguém jogue partidas que valem pontuação contra si mesmo, uma impressão dos últimos endereços de onde você veio, que não permite recuperá-los, fica na memória por uma semana.
web-privacy-long = Por quanto tempo
web-privacy-long-text = Uma sessão termina meio ano depois do último uso. Um convidado sem partidas é esquecido após um mês sem visitas, e uma partida em que ninguém faz nada durante meio ano é cancelada. O que foi denunciado e decidido fica com os moderadores por um ano. E-mails que não podem ser entregues são descartados em algumas horas. As partidas ficam, para que os adversários as conservem.
web-privacy-yours = O que é seu
web-privacy-yours-text = Em Conta você pode baixar tudo o que é seu em um arquivo, e apagar: somem nome, e-mail, mensagens, notas e partidas importadas; as partidas terminadas ficam sem o seu nome.
web-privacy-host = Quem responde por este servidor
web-privacy-host-text = As pessoas que o administram, não quem escreveu o programa. Pergunte a elas no endereço que informarem.
web-account = Conta e privacidade
web-account-nobody = Você não entrou na sua conta.
web-account-signing-in = Acesso
web-account-present = Senha atual
web-account-new = Senha nova, com 8 caracteres ou mais
web-account-changed = mudada em { $day }
web-account-password-kept = A sua senha mudou. Nos outros aparelhos a sessão foi encerrada.
web-account-change = Mudar
web-account-confirmed = confirmado
web-account-unconfirmed = não confirmado
web-account-no-email = Sem endereço não dá para recuperar uma senha perdida.
web-account-second = Segundo fator
web-account-second-text = Pedir, além da senha, um código de um aplicativo autenticador.
web-account-second-left = { $n ->
    [1] Aplicativo autenticador; resta { $n } código de recuperação
   *[other] Aplicativo autenticador; restam { $n } códigos de recuperação
}
web-account-turn-on = Ativar
web-account-turn-off = Desativar
web-account-new-codes = Códigos novos
web-account-again = A sua senha outra vez
web-account-go-on = Continuar
web-account-cancel = Cancelar
web-account-qr = Código QR para o aplicativo autenticador
web-account-scan = Leia o código com o seu aplicativo autenticador ou digite nele este segredo. Depois digite os seis dígitos que ele mostra.
web-account-code = Código do aplicativo ou de recuperação
web-account-codes = Códigos de recuperação
web-account-codes-text = Cada um abre a sua conta uma vez se você perder o aplicativo. Eles só aparecem agora: imprima-os ou guarde-os em lugar seguro.
web-account-codes-kept = Já os guardei
web-account-data = Baixar os meus dados
web-account-data-text = Conta, partidas com o registro, chat, notas e acessos: um só arquivo.
web-account-data-ask = Baixar
web-account-delete = Apagar a conta
web-account-delete-text = As partidas em curso são abandonadas depois de 7 dias; até lá você pode voltar entrando de novo. As terminadas ficam como “ex-jogador”. O chat, o e-mail e as sessões são apagados.
web-account-delete-guest = As suas partidas em curso são abandonadas na hora. As terminadas ficam como “ex-jogador”.
web-account-delete-name = Digite o seu nome para apagar: { $name }
web-account-leaves = A sua conta será apagada em { $day }. Entre antes disso para ficar com ela.
web-account-gone = A sua conta não existe mais.
web-sessions = Sessões abertas
web-sessions-others = Encerrar as outras sessões
web-sessions-end = Sair
web-sessions-this = esta
web-sessions-token = token
web-sessions-unknown = Um navegador
web-tokens = Tokens para programas
web-tokens-text = Um programa que joga ou lê em seu nome mostra um token em vez de uma senha. Trate-o como uma.
web-tokens-label = Para que serve?
web-tokens-new = Novo token
web-tokens-shown = Copie agora: ele não será mostrado de novo.
web-tokens-none = Você não tem nenhum.
web-tokens-drop = Revogar
web-account-name-new = Novo nome
web-account-name-kept = Seu nome foi trocado. O antigo fica reservado para você por 90 dias.
web-replay-forget = Apagar
web-replay-forget-title = Apagar { $title }?
web-replay-forget-text = A partida some deste servidor e os links para ela não levam a lugar nenhum.
web-reset = Uma senha nova
web-reset-lost = Perdeu a senha?
web-reset-text = Se a conta tem um endereço confirmado, enviamos um link para lá.
web-reset-send = Enviar o link
web-reset-asked = Se essa conta existe e tem um endereço confirmado, um e-mail já está a caminho. O link vale por uma hora.
web-reset-choose = Escolha outra senha. Todas as suas sessões serão encerradas.
web-reset-done = A sua senha mudou. Você já pode entrar com ela.
web-slow-mode = Modo lento
web-slow-mode-seconds = { $n ->
    [1] uma linha por segundo
   *[other] uma linha a cada { $n } segundos
}
web-reports = Denúncias
web-reports-open = Abertas
web-reports-mine = Minhas
web-reports-closed = Fechadas
web-reports-trail = Histórico
web-reports-none = Nada aqui.
web-reports-table = Abrir a mesa
web-reports-evidence = O chat como era na hora da denúncia
web-reports-take = Assumir a denúncia
web-reports-give-back = Devolver
web-reports-days = Dias
web-reports-reason = Motivo, enviado a { $name }
web-reports-taken = Com { $name }.
web-reports-second = Proposta: { $measure }. Outro moderador precisa concordar.
web-report-title = Denunciar { $name }
web-report-kind = Do que se trata?
web-report-about = Quem ou o quê?
web-report-this-table = Esta mesa
web-report-other-title = Denunciar alguém ou esta mesa
web-report-text = O que aconteceu?
web-report-send = Enviar a denúncia
web-report-sent = Obrigado. Os moderadores vão olhar.
web-report = Denunciar
web-notice-report = Algo foi feito sobre o que você denunciou. Obrigado.
web-notice-until = até { $day }
web-notice-read = Já li
web-report-chat = Chat
web-report-name = Nome
web-report-conduct = Abandona ou enrola partidas
web-report-unfair-help = Ajuda desleal
web-report-table = A própria mesa ou seu título
web-report-other = Outra coisa
web-measure-none = Nenhuma medida
web-measure-none-why = fechar como infundada
web-measure-warn = Advertir
web-measure-warn-why = um aviso que precisa ser lido
web-notice-warn = Você recebeu uma advertência
web-measure-mute = Silenciar
web-measure-mute-why = sem chat em lugar nenhum; pode jogar
web-notice-mute = Por enquanto você não pode escrever
web-measure-suspend = Suspender
web-measure-suspend-why = pode terminar partidas, não começar outras
web-notice-suspend = Por enquanto você não pode começar partidas
web-measure-ban = Banir
web-measure-ban-why = conta fechada, partidas abandonadas; precisa de outro moderador
web-notice-ban = A sua conta está fechada
web-measure-close-table = Fechar esta mesa
web-measure-close-table-why = a partida acaba sem resultado; precisa de outro moderador
web-notice-close-table = Uma mesa sua foi fechada
web-reports-count = { $n ->
    [1] { $n } denúncia
   *[other] { $n } denúncias
}
web-reports-history = { $reported ->
    [1] uma denúncia
   *[other] { $reported } denúncias
}, { $upheld } com consequência

## Relógios parados

web-weekends = Fins de semana
    .why = Os relógios descansam aos sábados e domingos (UTC).
web-weekends-yes = livres
web-weekends-no = contam
web-weekends-row = fins de semana livres
web-weekends-count = fins de semana contam
web-offer-a-pause = Propor uma pausa
web-resume = Retomar
web-rest-paused = Os relógios estão em pausa.
web-rest-missing = Os relógios começam quando todos estiverem aqui.
web-rest-weekend = Os relógios descansam no fim de semana até { $until }.
web-rest-vacation = { $name } está de férias até { $until }.
web-rest-vacation-own = Você está de férias até { $until }.
web-rest-mark-paused = em pausa
web-rest-mark-missing = à espera
web-rest-mark-weekend = fim de semana
web-rest-mark-vacation = férias
web-vacation = Férias
    .why = Enquanto você está fora, o seu relógio fica parado nas partidas por dias. Você começa com três dias e ganha mais um a cada doze, até trinta.
web-vacation-left = { $n ->
    [1] Resta um dia
   *[other] Restam { $n } dias
}
web-vacation-days = Dias
web-vacation-take = Sair de férias
web-vacation-end = Encerrar as férias
web-vacation-taken = Boas férias.
web-vacation-ended = Que bom ter você de volta. Os seus relógios voltaram a correr.
web-title-news = Novidades
web-news-unread = { $n ->
    [1] Novidades: uma não lida
   *[other] Novidades: { $n } não lidas
}
web-news-none = Nada de novo. Aqui aparecem as rodadas e os prazos dos seus torneios e ligas, os convites e os desafios.
