import { italian } from './review-text.ts'

/** What stays cold or is just picked: cheese, cured meats, fruit and vegetables, fish. */
export const freshReviews = {
  formaggi: italian(
    ['5', 'Arrivato freddo', 'Ghiaccio ancora duro dopo 24 ore. La pasta è come al banco, forse meglio.'],
    ['5', '', 'Tagliato spesso e mangiato con le pere. Non è arrivato al frigorifero.'],
    [
      '5',
      'Stagionatura vera',
      'I mesi scritti ci sono: si sentono i cristalli. Tagliato dritto, crosta pulita.',
    ],
    ['45', '', 'Più saporito di quello che trovo in città. La mezza forma a Natale la prendo di sicuro.'],
    ['4', 'Buono, ma salato', 'Un filo salato per noi. Con il pane senza sale torna tutto.'],
    ['4', '', 'Il peso era 40 grammi in meno del dichiarato, me li hanno rimborsati senza chiedere.'],
    ['3', 'Troppo giovane', 'Buono, però lo volevo più stagionato. La descrizione diceva altro.'],
    [
      '2',
      'Pacco caldo',
      'Corriere in ritardo di un giorno, è arrivato tiepido. Il venditore l’ha rispedito, va detto.',
    ],
    ['5', '', 'I bambini, che di solito lo lasciano, hanno chiesto il bis. Non aggiungo altro.'],
    ['45', 'Crosta da tenere', 'La crosta va nel minestrone, non buttatela. Il resto dura poco.'],
  ),
  salumi: italian(
    ['5', 'Dolce', 'Dolce, il grasso si scioglie. Affettato sottile con il coltello, niente macchina.'],
    ['5', '', 'Sottovuoto perfetto, aperto mezz’ora prima. Profuma di cantina, in senso buono.'],
    ['45', 'Per il tagliere', 'Eravamo in sei, è finito prima del vino. Il pepe si sente ma non copre.'],
    ['4', '', 'Buono. La fetta al centro era più umida dei bordi, ma è normale in un pezzo intero.'],
    [
      '4',
      'Taglio un po’ grosso',
      'Mi piace più sottile, qui le fette sono spesse. Il sapore è quello giusto.',
    ],
    ['3', '', 'Salato. Con il melone a luglio forse sì, da solo no.'],
    ['2', 'Non vale il prezzo', 'Per questa cifra ne conosco uno migliore in paese. Ben confezionato, però.'],
    ['5', '', 'Lo stesso che compravo in vacanza dal produttore. Adesso non devo aspettare agosto.'],
  ),
  ortofrutta: italian(
    [
      '5',
      'Raccolta da poco',
      'Foglie ancora verdi e niente cera. Si sente che è stata raccolta due giorni prima.',
    ],
    ['5', '', 'Cassetta piena, nessun pezzo ammaccato. I più maturi sopra, quelli da aspettare sotto.'],
    ['45', 'Non sono tutte uguali', 'Pezzature diverse, come in campo. Il sapore c’è tutto.'],
    ['4', '', 'Due pezzi da buttare su una trentina. Gli altri ottimi, succosi.'],
    ['4', 'Tanta', 'In due è troppa: metà ai vicini, che hanno ringraziato.'],
    ['3', 'Un po’ acerba', 'Ho dovuto aspettare cinque giorni. Poi buona, ma la volevo per domenica.'],
    [
      '1',
      'Mezza cassetta marcia',
      'Sotto era tutta bagnata e marcia. Rimborso arrivato, il pomeriggio perso no.',
    ],
    ['5', '', 'Mio figlio le mangia come caramelle. Prima non toccava frutta.'],
  ),
  mare: italian(
    [
      '5',
      'Filetti interi',
      'Filetti interi e carnosi, olio buono: l’ho usato per la pasta fino all’ultima goccia.',
    ],
    ['5', '', 'Zona di pesca e attrezzo scritti. È raro, e il sapore conferma.'],
    [
      '45',
      'Sapida il giusto',
      'Sciacquata un attimo sotto l’acqua è perfetta. Sul burro, senza discussione.',
    ],
    ['4', '', 'Qualche lisca piccola, ci sta. Niente odore forte all’apertura.'],
    ['3', 'Vasetto piccolo', 'Buono ma finisce in due piatti. Un formato più grande aiuterebbe.'],
    ['2', 'Troppo sale', 'Anche dopo averla lavata resta salata. Ne uso metà della metà.'],
    ['5', '', 'Un cucchiaino nell’acqua della pasta e cambia tutto. Era quello che cercavo.'],
  ),
}
