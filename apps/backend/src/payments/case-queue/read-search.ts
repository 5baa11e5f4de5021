import { isUuid } from '../providers/is-uuid.ts'

/** What a typed text may name; all of it is looked for. */
export type Wanted = {
  /** An object at a provider, as it is written there. */
  ref: string
  /** A whole order number. */
  orderId: string | null
  /** The beginning of one, with its dashes. */
  orderStart: string | null
  checkoutId: string | null
}

const GROUP = 4
const NUMBER = 16

/** `7K3M9QXA` → `7K3M-9QXA` */
const dashed = (characters: string) => characters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''

/** Reads a search: order numbers with or without dashes and in any case, a group of them at least; everything else as it was typed. */
export function readSearch(text: string): Wanted {
  const characters = /^[0-9A-Za-z\s-]+$/.test(text) ? text.replaceAll(/[\s-]/g, '').toUpperCase() : ''
  const isPart = characters.length >= GROUP && characters.length < NUMBER
  return {
    ref: text,
    orderId: characters.length === NUMBER ? dashed(characters) : null,
    orderStart: isPart ? dashed(characters) : null,
    checkoutId: isUuid(text) ? text.toLowerCase() : null,
  }
}
