import { dateInItaly } from '@filiera/domain/dates/holidays'
import { formatShortDate } from '@filiera/domain/dates/short-date'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import type { Translate } from './texts.tsx'

/** First and last day of an offer, `2026-11-30`; without the first it begins now, without the last it has no end. */
export type OfferDays = { from?: string | undefined; to?: string | null | undefined }

/** "25 nov"; with the year where it is another one. */
export function offerDay(day: string, language: Language): string {
  const isThisYear = day.slice(0, 4) === dateInItaly(new Date()).slice(0, 4)
  return (isThisYear ? formatShortDate : formatDate)(noonOf(day), language)
}

/** "dal 1 dic al 15 dic", "fino al 30 nov". */
export function sayOfferDays({ from, to }: OfferDays, t: Translate, language: Language): string {
  const [first, last] = [from && offerDay(from, language), to && offerDay(to, language)]
  if (!first) return last ? t('prices.days.until', { last }) : t('prices.days.none')
  if (!last) return t('prices.days.open', { first })
  return first === last ? t('prices.days.one', { first }) : t('prices.days.between', { first, last })
}
