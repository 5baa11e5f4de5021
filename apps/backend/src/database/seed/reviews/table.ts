import { italian } from './review-text.ts'

/** Sweet things, bread and wine. */
export const tableReviews = {
  miele: italian(
    ['5', 'Si sente il fiore', 'Si sente da che fiore viene. Ha cristallizzato a novembre, come è giusto.'],
    ['45', '', 'Non troppo dolce, finale amarognolo. Con il pecorino più che a colazione.'],
    [
      '4',
      'Vasetto che cola',
      'Il miele è buono, il coperchio ha perso un po’ nel viaggio. Il resto del pacco era appiccicoso.',
    ],
    ['5', '', 'L’apicoltore scrive il mese della smielatura sull’etichetta. Lo ricompro per quello.'],
    ['3', '', 'Buono ma liquido: lo preferisco che stia sul cucchiaio.'],
  ),
  dolci: italian(
    ['5', 'Finiti in un giorno', 'Non troppo dolci, per fortuna. Sei persone, una sera.'],
    ['5', '', 'Si sente la mandorla e non l’aroma. La scatola si può regalare così com’è.'],
    ['45', 'Nocciole vere', 'La percentuale di nocciole è alta e si sente. Va mescolata, l’olio sale.'],
    ['4', '', 'Buoni. Un paio rotti sul fondo, ma erano ben chiusi.'],
    ['3', 'Più zucchero del previsto', 'Per i miei gusti troppo dolce. A mia suocera invece sono piaciuti.'],
    [
      '4',
      'Da regalo',
      'Preso per un regalo: la confezione è semplice e sta bene. Mi hanno detto che era buono.',
    ],
    ['2', '', 'Arrivato con la copertura imbiancata dal caldo. Si mangia, ma non era da regalare.'],
  ),
  vini: italian(
    ['5', 'Un’ora prima', 'Aperto un’ora prima, si distende. Con il brasato ha fatto il suo lavoro.'],
    [
      '5',
      '',
      'Ne ho messe via tre bottiglie, la quarta non ha resistito. Ben imballate, nessun odore di tappo.',
    ],
    ['45', 'Teso', 'Fresco e teso, poco alcol al naso. Bevuto con il pesce, due volte.'],
    ['4', '', 'Onesto per il prezzo. Fra due anni secondo me sarà più rotondo.'],
    ['4', 'Buona bottiglia', 'Niente di complicato, e va bene così. L’etichetta dice in che vigna.'],
    ['3', 'Ancora chiuso', 'Il giorno dopo era meglio. Chi ha pazienza lo tenga fermo.'],
    [
      '2',
      'Sapeva di tappo',
      'Una bottiglia su tre sapeva di tappo. L’hanno sostituita, ma la cena era quella.',
    ],
    ['5', '', 'Comprato dopo la visita in cantina di due anni fa. È lo stesso.'],
  ),
  forno: italian(
    [
      '5',
      'Il giorno dopo è meglio',
      'Il giorno dopo era meglio che appena aperto. La crosta resta, la mollica non si sbriciola.',
    ],
    ['5', '', 'Croccante senza spaccare i denti. Con un filo d’olio, fine della cena.'],
    [
      '45',
      'Lievito vero',
      'Si sente il lievito madre, un’acidità leggera. Dura quattro giorni nel sacchetto di carta.',
    ],
    ['4', '', 'Buono scaldato cinque minuti in forno. Così com’è un po’ asciutto.'],
    ['4', 'Fragile', 'Molti pezzi rotti, ma l’ho messo nella zuppa e non si vedeva.'],
    ['3', '', 'Bene, però la scadenza era a dieci giorni. Per me è corta.'],
    ['2', 'Secco', 'Arrivato secco, forse troppi giorni di viaggio. Tostato è diventato mangiabile.'],
    ['5', '', 'L’alveolatura è quella delle foto, l’uvetta non è secca. Il secondo l’ho già ordinato.'],
  ),
}
