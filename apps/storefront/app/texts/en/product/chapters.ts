import { labelTexts } from '@filiera/design/label/en'

/** What the chapters of a product say, below the first view. */
export const chapters = {
  label: 'Everything on the label',
  ...labelTexts,
  sellerProducts_one: 'See the product',
  sellerProducts_other: 'See all {{count}} products',
  chapters: {
    title: 'On this page',
    maker: 'Who makes it',
    taste: 'How it tastes',
    use: 'How to use it',
    price: 'Why it costs this much',
    label: 'The label',
  },
  whyPrice: 'Why it costs {{price}}',
  tasteSource:
    'Declared by the producer: scales from 0 to 10 are their own assessment; the other values are measured.',
  founded: 'since {{year}}',
  sameParcel: 'in the same parcel',
  recipe: {
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    needed: 'What you need',
    takes: 'it takes {{amount}}',
    here: 'the one on this page',
    atHome: 'From home: {{list}}',
    chosen_one: '{{count}} product chosen',
    chosen_other: '{{count}} products selected',
    add: 'Add selected to cart',
    added: 'Added to your cart: {{titles}}.',
    refused: 'Not added, sold out meanwhile: {{titles}}.',
    none: 'Tick at least one product.',
  },
  pairing: 'Goes well with',
  sameSeller: 'From the same producer: {{name}}',
}
