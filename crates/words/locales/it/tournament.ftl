# Brevi commenti alla partita di torneo dei regolamenti, uno per ogni giocata del suo verbale.

tournament-title = La finale di un torneo online
tournament-intro = Stefan Mecay gioca con gli USA, Chris Withers con l'URSS, che gli è costata una puntata di 5. Tre turni, senza le carte opzionali.

tournament-setup = I cinque punti della puntata chiudono Francia e Germania Ovest e raddoppiano l'Iran, dove di solito cade il primo Colpo di Stato sovietico. Il punto isolato in Jugoslavia guarda all'Italia e alla Grecia.

tournament-1-headline = Prima il valore più alto: i Giochi danno 2 punti all'URSS, poi il solo Iran ne vale 4 per gli USA. Una Carta di Apertura audace: qualunque Influenza sovietica nella Regione l'avrebbe rovinata.
tournament-1-ussr-1 = L'Iran è la porta del Medio Oriente e dell'Asia meridionale: la carta più grossa va nel Colpo di Stato, e il 6 ne fa un trionfo. La NATO non può ancora avere luogo; la carta tornerà.
tournament-1-us-1 = Due minacce con due punti: la Malesia preme sulla Thailandia, la Colombia apre il Sud America.
tournament-1-ussr-2 = La risposta perfetta: quattro punti che dov'erano servivano a poco ricompaiono in Cile, Venezuela, Thailandia e Malesia.
tournament-1-us-2 = Un 1 e 3 Operazioni non superano una Stabilità di 2. In Thailandia non cambia nulla e il DEFCON peggiora a 3.
tournament-1-ussr-3 = Il Colpo di Stato fallito lascia il tempo di chiudere Thailandia e Venezuela.
tournament-1-us-3 = L'Intervento ONU inghiotte l'Evento di Fidel e ne presta i 2 punti per un Colpo di Stato in Venezuela. Un altro 1, e con il DEFCON a 2 nessuno ne tenterà più negli Stati Contesi in questo turno.
tournament-1-ussr-4 = Un punto in Brasile, uno in Argentina, uno in Indonesia: poca spesa, e al riparo dai Colpi di Stato a DEFCON 2.
tournament-1-us-4 = Dominio con tre Stati Contesi contro Presenza con due: 10 a 5 in Europa.
tournament-1-ussr-5 = Un Evento USA senza pagarlo. In Europa l'URSS non ha Influenza in nazioni non Controllate, perciò la Dottrina Truman non trova nulla da fare; ed è comunque fuori dal gioco.
tournament-1-us-5 = Gli USA prendono prima la Corea del Sud e poi lasciano venire la guerra sovietica: un 1, ed è finita.
tournament-1-ussr-6 = L'Asia può dare punti da un momento all'altro: prima si chiudono Afghanistan e Pakistan.
tournament-1-us-6 = La Giordania è la via per tornare in Medio Oriente. L'Evento resta da parte: in mano sovietica questa carta è una trappola.

tournament-2-headline = La Paura Rossa toglie un punto a ogni carta americana di questo turno. La guerra per il Pakistan richiede un 6, con Iran e Afghanistan contro, e il dado dà 5.
tournament-2-ussr-1 = Panama cambia fazione e il DEFCON peggiora subito a 2, prima che gli USA possano tentare un Colpo di Stato in uno Stato Conteso.
tournament-2-us-1 = Due punti invece di tre, entrambi all'Arabia Saudita.
tournament-2-ussr-2 = Dominio con tre Stati Contesi contro la Corea del Sud e la semplice Presenza: 10 a 4 in Asia.
tournament-2-us-2 = Una carta da 1 non ha nulla da perdere con la Paura Rossa. La Romania per l'Arabia Saudita è un buon affare.
tournament-2-ussr-3 = Gli Stati Contesi dell'Africa sono poco stabili; con il DEFCON a 2 nessuno osa toccarli.
tournament-2-us-3 = La Corsa allo Spazio è dove si dimenticano gli Eventi dell'avversario. Con un 1 riesce: 2 punti per il primo satellite.
tournament-2-ussr-4 = A DEFCON 2 l'Evento di questa carta farebbe perdere la partita a chi la giocasse. Così va nello spazio anche questa: 1 punto a chi arriva secondo.
tournament-2-us-4 = Un punto per tenere un piede in Africa.
tournament-2-ussr-5 = Un punto prende il Libano, contro l'avanzata americana tutt'intorno.
tournament-2-us-5 = Prima l'Evento: Francia e Regno Unito perdono due punti ciascuno, poi i due Punti Operazione rimettono a posto la Francia. Suez esce dal gioco e l'Europa resta com'era.
tournament-2-ussr-6 = Lo stesso trucco dall'altra parte: tre punti persi nell'Europa Orientale, uno rimesso, e l'Iraq guadagnato.
tournament-2-us-6 = Non come Evento: così la carta resta nel mazzo e servirà ancora. La Francia è al sicuro, il Sud Africa è preso.

tournament-3-headline = Il Piano Marshall ha il valore più alto e distribuisce gli USA in Europa Occidentale; poi la Decolonizzazione, per la seconda volta, avvicina all'URSS l'Africa e la Malesia.
tournament-3-ussr-1 = I Disertori danno un punto agli USA, ma il Colpo di Stato porta il DEFCON a 2 e gli Stati Contesi dell'Africa sono al sicuro.
tournament-3-us-1 = La stessa carta del turno scorso: Arabia Saudita rimessa a posto, Egitto preso e anche la Grecia, in vista di un Punteggio dell'Europa.
tournament-3-ussr-2 = Cade il Vietnam, e in questo turno tutte le Operazioni sovietiche nel Sudest Asiatico valgono una in più.
tournament-3-us-2 = Di nuovo l'Europa, di nuovo 10 a 5: la Grecia fa ora quel che faceva il Regno Unito.
tournament-3-ussr-3 = Tre punti, e un quarto per le Rivolte in Vietnam perché vanno tutti nel Sudest Asiatico.
tournament-3-us-3 = Israele si rinforza prima che arrivi la sua guerra.
tournament-3-ussr-4 = Di nuovo l'Asia, di nuovo 10 a 4. Eppure gli USA restano avanti di 2 punti.
tournament-3-us-4 = Prima le Operazioni: con Israele, Egitto e Giordania sotto Controllo nessun dado può vincere la guerra.
tournament-3-ussr-5 = Dopo il Piano Marshall la NATO può avere luogo, e così è. In cambio l'URSS chiude Siria, Brasile e Cile.
tournament-3-us-5 = L'Intervento ONU tiene il Blocco lontano dalla Germania Ovest; il suo unico punto apre la Libia.
tournament-3-ussr-6 = Costa Rica e Argentina: una base nelle due Americhe per la Metà Guerra.
tournament-3-us-6 = In Costa Rica solo un 6 servirebbe, ma conta anche un Colpo di Stato fallito: manca una Operazione Militare, non due. Nasser costa agli USA metà dell'Egitto.

tournament-end = I regolamenti si fermano qui. Stefan Mecay ha poi vinto al punteggio finale.
