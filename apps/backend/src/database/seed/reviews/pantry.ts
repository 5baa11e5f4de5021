import { italian } from './review-text.ts'

/** What keeps: oil, vinegar, pasta, rice, preserves, pulses, spices and coffee. */
export const pantryReviews = {
  olio: italian(
    ['5', 'Pizzica', 'Pizzica in gola come deve. Sul pane con un po’ di sale è finito in tre giorni.'],
    ['5', '', 'Terzo anno che lo prendo. Quello di quest’anno è più erbaceo, quasi carciofo.'],
    [
      '5',
      'Bottiglia scura, data scritta',
      'La data di molitura c’è davvero sull’etichetta. Lo uso solo a crudo.',
    ],
    ['45', 'Amaro giusto', 'Amaro e piccante in equilibrio. Mio marito lo trova forte, io no.'],
    ['4', '', 'Buono sulle verdure, sul pesce un po’ troppo deciso. Il tappo salvagoccia funziona.'],
    [
      '4',
      'Il prezzo si sente',
      'Costa il doppio del supermercato e si capisce perché. Lo tengo per la tavola.',
    ],
    [
      '3',
      'Mi aspettavo più profumo',
      'Pulito, senza difetti, ma al naso dice poco. Forse la bottiglia era in fondo alla stagione.',
    ],
    [
      '2',
      'Troppo amaro per noi',
      'In casa nessuno lo finisce: è amaro dall’inizio alla fine. Lo uso per cucinare.',
    ],
    ['5', '', 'L’ho messo accanto a quello di mio zio, che ha il frantoio. Non ha perso.'],
  ),
  aceto: italian(
    ['5', 'Poche gocce', 'Poche gocce sul parmigiano e basta. La boccetta dura mesi.'],
    ['45', '', 'Denso senza essere sciropposo, l’acidità resta. Sulle fragole a maggio, adesso sulla zucca.'],
    ['4', 'Buono, tappo scomodo', 'Il dosatore gocciola sulla tovaglia. L’aceto invece è come dicono.'],
    ['3', '', 'Più acido di quello che mi aspettavo dal prezzo. In insalata va bene.'],
  ),
  pasta: italian(
    ['5', 'Tiene la cottura', 'Dimenticata due minuti in più e ancora al dente. Il sugo resta attaccato.'],
    [
      '5',
      '',
      'Si vede la farina sulla superficie. L’acqua di cottura diventa lattiginosa, serve per mantecare.',
    ],
    [
      '45',
      'Il formato è grande',
      'Grossa, da piatto della domenica. Con 80 grammi a testa mangiano in quattro bene.',
    ],
    [
      '4',
      '',
      'Ottima con il ragù. Sul pacco il tempo di cottura è un minuto troppo lungo, assaggiate prima.',
    ],
    ['4', 'Ruvida', 'Ruvida come si deve. Un paio di pezzi rotti in fondo al sacchetto.'],
    ['3', '', 'Buona, ma tra questa e una da metà prezzo a occhi chiusi non so.'],
    ['2', 'Arrivata rotta', 'Metà del pacco sbriciolato. Il sapore c’era, ma in tavola sembrava avanzo.'],
    ['5', '', 'Presa per il pranzo con i suoceri, che di pasta parlano volentieri. Hanno chiesto dove.'],
  ),
  riso: italian(
    [
      '5',
      'Il chicco resta',
      'Venti minuti di risotto e il chicco resta intero. Assorbe il brodo senza incollarsi.',
    ],
    ['45', '', 'La varietà è scritta, il raccolto pure. Cuoce in 16 minuti, non nei 18 del pacco.'],
    ['3', '', 'Qualche chicco spezzato più del solito. Per i supplì va benissimo.'],
  ),
  conserve: italian(
    ['5', 'Sa di quello che è', 'Aperto il vaso si sente l’estate. Nessun retrogusto di aceto.'],
    ['5', '', 'Peso sgocciolato scritto grande, finalmente. Dentro c’è il prodotto e non l’olio.'],
    ['45', 'Vasetto piccolo', 'Buono davvero, ma in due lo finiamo in una cena. Prendetene due.'],
    ['4', '', 'Un po’ salato per noi, basta non salare il resto. La consistenza è giusta.'],
    ['4', 'Comodo in settimana', 'Lo apro quando torno tardi: dieci minuti e la cena c’è.'],
    ['3', 'Caro per la quantità', 'Niente da dire sul sapore. Il vaso però è piccolo e si paga.'],
    [
      '1',
      'Coperchio gonfio',
      'Arrivato con il coperchio gonfio, buttato. Il venditore ha rimborsato in due giorni, ma niente cena.',
    ],
    ['5', '', 'Mia nonna le faceva così, con l’aglio intero. Le ho messe via per Natale.'],
  ),
  legumi: italian(
    [
      '5',
      'Buccia sottile',
      'Non si sentono le bucce. Ammollo di una notte e quaranta minuti, restano interi.',
    ],
    [
      '45',
      '',
      'Cottura pari: nessuno duro in mezzo agli altri. È il raccolto di quest’anno, si vede dal colore.',
    ],
    ['4', 'Qualche sassolino', 'Uno ne ho trovato, guardateli prima. In zuppa reggono il secondo giorno.'],
    ['5', '', 'Presi per la zuppa di mio padre. Ha detto che sono quelli giusti, cosa rara.'],
    ['3', '', 'Ci vuole più tempo di quello scritto, quasi il doppio. Forse la mia acqua è dura.'],
    ['2', 'Duri', 'Due ore di pentola e ancora duri. Riprovo con il bicarbonato.'],
  ),
  spezie: italian(
    ['5', 'Ne basta metà', 'Ne basta la metà di quello del supermercato. Il profumo riempie la cucina.'],
    ['5', '', 'La data è di un mese fa e si sente. Chiuso nel suo barattolo tiene.'],
    ['45', 'Forte davvero', 'Piano con la dose la prima volta. Poi non se ne fa a meno.'],
    ['4', '', 'Confezione piccola ma ben chiusa. Lo ricompro quando finisce.'],
    ['3', 'Bene, non di più', 'Onesto. Mi aspettavo un aroma più netto dalla descrizione.'],
    ['5', '', 'Usato per il risotto di domenica: colore pieno, nessun grumo.'],
  ),
}
