import { english, italian, spanish } from './review-text.ts'

/** Reviews that fit any product, in the three languages. */
export const anyReviews = [
  ...italian(
    ['5', 'Come descritto', 'Quello che c’è scritto c’è dentro. Arrivato il giorno indicato.'],
    ['5', '', 'Secondo ordine, uguale al primo. Non è scontato.'],
    ['5', 'Imballo serio', 'Carta e cartone, niente polistirolo, e non si è mosso niente.'],
    [
      '45',
      '',
      'Ordinato il lunedì, in tavola il mercoledì. Il produttore ha messo un biglietto con come conservarlo.',
    ],
    ['4', 'Bene', 'Buon prodotto. Tolgo una stella alla spedizione, un giorno in ritardo.'],
    ['4', '', 'Ci è piaciuto. Il prezzo è alto ma so a chi va.'],
    ['4', 'Lo riprendo', 'Lo riprendo, magari nel formato più grande se lo fanno.'],
    ['3', 'Nella media', 'Né meglio né peggio di altri. La consegna invece è stata rapida.'],
    ['3', '', 'Buono, ma dalle foto lo immaginavo più grande. Leggete i grammi.'],
    [
      '2',
      'Non è per me',
      'Sarà tipico, ma a casa mia non è piaciuto a nessuno. Colpa dei gusti, non del venditore.',
    ],
    [
      '1',
      'Arrivato rotto',
      'Confezione rotta e contenuto ovunque. Rimborsato, ma la scatola era troppo leggera.',
    ],
    [
      '1',
      '',
      'Consegnato quattro giorni dopo la data promessa. Il prodotto non l’ho nemmeno potuto giudicare.',
    ],
    ['5', '', 'Ne avevo letto sul blog e l’ho provato. Ha ragione chi scrive.'],
    [
      '5',
      'Regalo riuscito',
      'Regalato a un amico cuoco, che di solito sta zitto. Ha scritto per ringraziare.',
    ],
    ['45', '', 'Assaggiato in quattro, quattro giudizi buoni. Uno lo voleva più saporito.'],
  ),
  ...english(
    ['5', 'Exactly as described', 'What the label says is what you get. Arrived on the day they promised.'],
    ['5', '', 'Second order, same as the first. That is harder than it sounds.'],
    ['45', 'Well packed', 'Paper and cardboard only, and nothing moved. We finished it in a weekend.'],
    ['4', '', 'Very good. One star less because delivery took a day longer than stated.'],
    ['4', 'Would buy again', 'I would take the larger size if they made one.'],
    ['3', 'Fine', 'Fine, not more. I expected a stronger flavour from the description.'],
    ['3', '', 'Smaller than I imagined from the pictures. Read the grams.'],
    ['2', 'Not for us', 'It may be traditional, but nobody here finished it. A matter of taste.'],
    [
      '1',
      'Broken on arrival',
      'The box was too light and the contents were everywhere. Refunded in two days.',
    ],
    ['5', 'Like on holiday', 'The same thing we used to carry home in our suitcase. Now we do not have to.'],
    ['45', '', 'My Italian neighbour tried it and asked for the name of the producer.'],
  ),
  ...spanish(
    ['5', 'Como lo describen', 'Lo que pone en la etiqueta es lo que llega. Entregado el día indicado.'],
    ['5', '', 'Segundo pedido, igual que el primero. No es tan fácil.'],
    ['45', 'Bien embalado', 'Solo papel y cartón, y no se movió nada. Duró un fin de semana.'],
    ['4', '', 'Muy bueno. Una estrella menos porque tardó un día más.'],
    ['4', 'Repetiré', 'Repetiré, y si hay un formato más grande, mejor.'],
    ['3', 'Correcto', 'Correcto. Por la descripción esperaba más sabor.'],
    ['2', 'No es lo mío', 'Será típico, pero en casa no gustó a nadie. Cuestión de gustos.'],
    ['1', 'Llegó roto', 'La caja era demasiado ligera y llegó roto. Me devolvieron el dinero en dos días.'],
    ['5', '', 'Lo probé en un viaje y no lo encontraba aquí. Es el mismo.'],
  ),
]

/** What producers answer to low reviews. */
export const replies = [
  'Ci dispiace. Ti abbiamo scritto per rimandarlo: dal prossimo invio usiamo una scatola più robusta.',
  'Grazie di averlo scritto. Abbiamo controllato il lotto e parlato con il corriere; il rimborso è partito oggi.',
  'Capiamo, il gusto è deciso. Se vuoi provare la versione più giovane, scrivici e te la consigliamo.',
]
