import type { Texts } from '@filiera/domain/languages'
import type { SeedProduct } from './data/catalogue-schemas.ts'

const CUT: Texts = { it: 'il taglio', en: 'the cut', es: 'el corte' }

/** What the third picture shows, in words. */
const THIRD: Record<SeedProduct['pack']['shows'], Texts> = {
  label: { it: 'etichetta, fronte e retro', en: 'label, front and back', es: 'etiqueta, anverso y reverso' },
  place: { it: 'il luogo di origine', en: 'where it comes from', es: 'el lugar de origen' },
  cheese: CUT,
  slices: CUT,
  salame: CUT,
  bread: CUT,
  truffle: CUT,
}

/** The views of a product, in the order shown: the end of the file's name, and what the view adds in words. */
export const views: readonly { suffix: string; words: (product: SeedProduct) => Texts | null }[] = [
  { suffix: '', words: () => null },
  {
    suffix: '-2',
    words: ({ pack }) =>
      pack.shape !== 'card'
        ? { it: 'etichetta da vicino', en: 'label close up', es: 'etiqueta de cerca' }
        : { it: 'da vicino', en: 'close up', es: 'de cerca' },
  },
  {
    suffix: '-3',
    words: ({ pack }) => THIRD[pack.shows],
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
