import type { Texts } from '@filiera/domain/languages'
import type { SeedProduct } from './data/catalogue-schemas.ts'

/** Drawings that carry a label: their second picture shows it from near by. */
const LABELLED = new Set([
  'bag',
  'bottle',
  'breadsticks',
  'chocolate',
  'coffee',
  'cruet',
  'fish-tin',
  'jar',
  'jar-honey',
  'passata',
  'sachet',
  'sack',
  'saffron',
  'salt-jar',
  'sparkling',
  'spice-jar',
  'tin',
  'tube',
  'wine',
])

/** The views of a product, in the order shown: the end of the file's name, and what the view adds in words. */
export const views: readonly { suffix: string; words: (product: SeedProduct) => Texts | null }[] = [
  { suffix: '', words: () => null },
  {
    suffix: '-2',
    words: ({ picture }) =>
      LABELLED.has(picture.kind)
        ? { it: 'etichetta da vicino', en: 'label close up', es: 'etiqueta de cerca' }
        : { it: 'da vicino', en: 'close up', es: 'de cerca' },
  },
  {
    suffix: '-3',
    words: () => ({ it: 'in tavola', en: 'on the table', es: 'en la mesa' }),
  },
]

/** The alternative text of a product's picture in every language: the title, and the view after a comma. */
export function altOf(product: SeedProduct, words: Texts | null): Texts {
  const { title } = product
  if (!words) return title
  return {
    it: `${title.it}, ${words.it}`,
    en: `${title.en}, ${words.en}`,
    es: `${title.es}, ${words.es}`,
  }
}
