import { labelTexts } from '@filiera/design/label/it'

/** What the chapters of a product say, below the first view. */
export const chapters = {
  label: 'Tutto quello che c’è in etichetta',
  ...labelTexts,
  sellerProducts_one: 'Vedi il suo prodotto',
  sellerProducts_other: 'Vedi i {{count}} prodotti',
  chapters: {
    title: 'In questa pagina',
    maker: 'Chi lo fa',
    taste: 'Che sapore ha',
    use: 'Come si usa',
    price: 'Perché costa così',
    label: 'L’etichetta',
  },
  whyPrice: 'Perché costa {{price}}',
  tasteSource: 'Lo dichiara chi lo produce: le scale da 0 a 10 sono il suo giudizio, le altre una misura.',
  founded: 'dal {{year}}',
  sameParcel: 'nello stesso pacco',
  recipe: {
    people_one: '{{count}} persona',
    people_other: '{{count}} persone',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minuti',
    needed: 'Che cosa serve',
    takes: 'ne serve: {{amount}}',
    here: 'è quello di questa pagina',
    atHome: 'Da casa: {{list}}',
    chosen_one: '{{count}} prodotto scelto',
    chosen_other: '{{count}} prodotti scelti',
    add: 'Aggiungi quelli scelti al carrello',
    added: 'Nel carrello: {{titles}}.',
    refused: 'Non aggiunti, esauriti nel frattempo: {{titles}}.',
    none: 'Scegli almeno un prodotto.',
  },
  pairing: 'Sta bene con',
  sameSeller: 'Dello stesso produttore: {{name}}',
}
