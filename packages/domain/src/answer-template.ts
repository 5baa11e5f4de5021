import type { Language } from './languages.ts'

/** What a template may leave open: the word that stands for it between braces, in each language of the house; all are understood. */
export const placeholderWords = {
  name: { it: 'nome', en: 'name', es: 'nombre' },
  order: { it: 'ordine', en: 'order', es: 'pedido' },
  tracking: { it: 'spedizione', en: 'tracking', es: 'envio' },
} as const satisfies Record<string, Record<Language, string>>
type Placeholder = keyof typeof placeholderWords

/** What stands in for a value that the order does not have yet: the shop completes it by hand. */
export const OPEN_PLACE = '[…]'

const placeholderOf = (word: string): Placeholder | undefined =>
  (Object.keys(placeholderWords) as Placeholder[]).find((key) =>
    Object.values(placeholderWords[key]).some((known) => known === word.toLowerCase()),
  )

const braces = /\{([^{}\n]*)\}/g

/** The first word between braces that means nothing; undefined when all do. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(braces)].map(([, word = '']) => word.trim()).find((word) => !placeholderOf(word))

/** A template with the values of an order; where one is empty stands `OPEN_PLACE`. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(braces, (whole, word: string) => {
    const placeholder = placeholderOf(word.trim())
    return placeholder ? values[placeholder] || OPEN_PLACE : whole
  })
