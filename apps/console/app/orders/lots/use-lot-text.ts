import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import type { Expiry } from '@filiera/domain/products/lots'
import { useTexts } from '../../texts/texts.tsx'

type Dated = { expires: string | null; expiry: Expiry | null }

/** The date of a lot in words; empty without one. */
export function useLotText() {
  const { t, language } = useTexts()
  const day = (date: string) => formatDate(noonOf(date), language)
  return {
    /** "26 nov 2026". */
    date: ({ expires }: Dated) => (expires ? day(expires) : ''),
    /** "da consumare entro il 26 nov 2026", as labels say it. */
    full: ({ expires, expiry }: Dated) =>
      expires && expiry ? t(`orders.lots.${expiry}`, { day: day(expires) }) : '',
  }
}
