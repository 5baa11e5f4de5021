/** The end of a shop. */
export const closing = {
  title: 'Chiudere per sempre',
  intro:
    'Per una pausa bastano le ferie. Chiudere per sempre toglie il negozio ai clienti e non si può annullare.',
  open: 'Chiudi il negozio',
  question: 'Chiudere per sempre {{name}}?',
  products_one: '{{count}} prodotto esce subito dal negozio e dai carrelli.',
  products_other: '{{count}} prodotti escono subito dal negozio e dai carrelli.',
  page: 'La pagina del negozio non si trova più.',
  orders_one: '{{count}} ordine pagato va ancora spedito: qui si lavora come sempre.',
  orders_other: '{{count}} ordini pagati vanno ancora spediti: qui si lavora come sempre.',
  returns_one: '{{count}} reso aspetta ancora la tua risposta.',
  returns_other: '{{count}} resi aspettano ancora la tua risposta.',
  money: 'Quello che ti spetta viene pagato come sempre; i resi si accettano fino alla loro scadenza.',
  kept: 'Ordini e documenti restano dieci anni, come chiede la legge. Prodotti, foto e testi restano qui, solo da leggere.',
  forGood: 'Non si torna indietro.',
  typeName: 'Per confermare scrivi il nome del negozio: {{name}}',
  wrongName: 'Non è il nome del negozio: scrivi {{name}}',
  go: 'Chiudi per sempre',
  forbidden: 'Il negozio è sospeso o già chiuso: non si può chiudere da qui.',
} as const
