import { type BulkChange, bulkChange } from '@filiera/contract/console/jobs'
import { OFFER_DAYS } from '@filiera/contract/console/offers'
import { MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { lengthOf } from '@filiera/domain/dates/holidays'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import type { Rounding } from '@filiera/domain/money/price-rule'
import type { TextKey } from '../texts/texts.tsx'

/** What is typed into the form of a change. */
export type ChangeDraft = {
  /** An offer at a price is chosen as one of the ways to make an offer. */
  what: Exclude<BulkChange['what'], 'offer_at'>
  /** `price` is the price itself, of an offer. */
  by: 'percent' | 'amount' | 'price'
  direction: 'up' | 'down'
  value: string
  rounding: Rounding
  to: 'on_sale' | 'paused'
  pieces: string
  /** First and last day of an offer, empty for now and for no end. */
  first: string
  last: string
}

export const emptyChange = (what: ChangeDraft['what']): ChangeDraft => ({
  what,
  by: 'percent',
  direction: what === 'offer' ? 'down' : 'up',
  value: '',
  rounding: 'cent',
  to: 'paused',
  pieces: '',
  first: '',
  last: '',
})

/** A fault stands at the field that it is about: the value, or a day. */
export type Fault = { fault: TextKey; field?: 'from' | 'to' }
type ReadChange = { change: BulkChange } | Fault

/** What is wrong with the days of an offer; null when nothing is. */
export function faultOfDays(
  { from, to }: { from: string; to: string },
  today: string,
): { fault: TextKey; field: 'from' | 'to' } | null {
  const isFar = (day: string) => day !== '' && lengthOf({ from: today, to: day }) > OFFER_DAYS
  if (from && from < today) return { fault: 'prices.faults.past', field: 'from' }
  if (isFar(from)) return { fault: 'prices.faults.far', field: 'from' }
  if (to && to < today) return { fault: 'prices.faults.past', field: 'to' }
  if (from && to && to < from) return { fault: 'prices.faults.turned', field: 'to' }
  return isFar(to) ? { fault: 'prices.faults.far', field: 'to' } : null
}

function readRule(draft: ChangeDraft & { what: 'price' | 'offer' }, today: string): ReadChange {
  const { what, by, direction, rounding, first, last } = draft
  const decimals = by === 'percent' ? 1 : 2
  const read = readDecimal(draft.value.replace(/[€%\s]/g, ''), decimals)
  if ('fault' in read) return { fault: `jobs.faults.${read.fault}` }
  const wrongDay = what === 'offer' ? faultOfDays({ from: first, to: last }, today) : null
  if (wrongDay) return wrongDay
  const days = what === 'offer' ? { ...(first && { from: first }), ...(last && { to: last }) } : {}
  if (what === 'offer' && by === 'price') {
    const at = bulkChange.safeParse({ what: 'offer_at', priceDiscounted: read.scaled / 100, ...days })
    return at.success ? { change: at.data } : { fault: 'jobs.faults.priceZero' }
  }
  const sign = what === 'offer' || direction === 'down' ? -1 : 1
  const value = (sign * read.scaled) / 10 ** decimals
  const parsed = bulkChange.safeParse({ what, by, value, rounding, ...days })
  return parsed.success ? { change: parsed.data } : { fault: 'jobs.faults.bounds' }
}

/** The change that a form means, or why it means none; `today` is the day in Italy. */
export function readChange(draft: ChangeDraft, today: string): ReadChange {
  const { what } = draft
  if (what === 'price' || what === 'offer') return readRule({ ...draft, what }, today)
  if (what === 'end_offer' || what === 'publish') return { change: { what } }
  if (what === 'state') return { change: { what, to: draft.to } }
  const read = readDecimal(draft.pieces, 0)
  if ('fault' in read || read.scaled > MOST_PIECES) return { fault: 'jobs.faults.pieces' }
  return { change: { what, to: read.scaled } }
}
