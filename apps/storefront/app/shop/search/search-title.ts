import type { Facets } from '@filiera/contract/catalog/facets'
import type { Understood } from '@filiera/contract/catalog/understood'
import type { Language } from '@filiera/domain/languages'

/** Of a thing, the word that says how many: "dolci al limone", "lemon sweets". */
const ends: Readonly<Record<Language, RegExp>> = {
  it: /^\p{L}*i(?!\p{L})/iu,
  en: /[^su]s$/iu,
  es: /^\p{L}*[^su]s(?!\p{L})/iu,
}

/** Names that are written small behind a thing; those of regions and marks keep their capitals. */
const isName = ({ kind }: Understood) => kind === 'region' || kind === 'mark'
const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const large = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
/** Said of a thing without a comma. */
const follows = ({ kind }: Understood) => kind === 'free' || kind === 'lacks' || kind === 'diet'

/**
 * What a search was understood as, in one line: `dolci senza glutine, fino a 20.00 €`. `isCounted`: a number may stand before it, because
 * its thing is plural.
 */
export function understoodTitle(
  { understood = [], thing }: Pick<Facets, 'understood' | 'thing'>,
  language: Language,
  nameOf: (constraint: Understood) => string,
): { what: string; isCounted: boolean } {
  const what = understood.reduce((said, constraint) => {
    const name = isName(constraint) ? nameOf(constraint) : small(nameOf(constraint))
    if (!said) return name
    return said === thing && follows(constraint) ? `${said} ${name}` : `${said}, ${name}`
  }, thing ?? '')
  return thing && ends[language].test(thing)
    ? { what: small(what), isCounted: true }
    : { what: large(what), isCounted: false }
}
