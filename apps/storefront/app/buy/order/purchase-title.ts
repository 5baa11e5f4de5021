import type { Language } from '@filiera/domain/languages'
import type { TFunction } from 'i18next'

/** Products that a title names. */
const MOST_NAMED = 3

/** What a product is, without quantity, year or format: "Olio extravergine Coratina". */
const shortName = (title: string) => title.split(', ')[0] ?? title

/** What was bought, as the name of the purchase: "Olio, Burrata e Barolo", "Olio, Burrata, Barolo e altri 2 prodotti". */
export function purchaseTitle(titles: readonly string[], t: TFunction, language: Language): string {
  const named = [...new Set(titles.map(shortName))]
  const more = named.length - MOST_NAMED
  if (more > 0)
    return t('orders.purchase.titleMore', { title: named.slice(0, MOST_NAMED).join(', '), count: more })
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(named)
}
