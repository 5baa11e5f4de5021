import { type BulkChange, bulkChange } from '@filiera/contract/console/jobs'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import type { Rounding } from '@filiera/domain/money/price-rule'
import type { TextKey } from '../texts/texts.tsx'

/** What is typed into the form of a change. */
export type ChangeDraft = {
  what: BulkChange['what']
  by: 'percent' | 'amount'
  direction: 'up' | 'down'
  value: string
  rounding: Rounding
  to: 'on_sale' | 'paused'
  pieces: string
}

export const emptyChange = (what: BulkChange['what']): ChangeDraft => ({
  what,
  by: 'percent',
  direction: what === 'offer' ? 'down' : 'up',
  value: '',
  rounding: 'cent',
  to: 'paused',
  pieces: '',
})

type ReadChange = { change: BulkChange } | { fault: TextKey }

function readRule(draft: ChangeDraft & { what: 'price' | 'offer' }): ReadChange {
  const { what, by, direction, rounding } = draft
  const decimals = by === 'percent' ? 1 : 2
  const read = readDecimal(draft.value.replace(/[€%\s]/g, ''), decimals)
  if ('fault' in read) return { fault: `jobs.faults.${read.fault}` }
  const sign = what === 'offer' || direction === 'down' ? -1 : 1
  const value = (sign * read.scaled) / 10 ** decimals
  const parsed = bulkChange.safeParse({ what, by, value, rounding })
  return parsed.success ? { change: parsed.data } : { fault: 'jobs.faults.bounds' }
}

/** The change that a form means, or why it means none. */
export function readChange(draft: ChangeDraft): ReadChange {
  const { what } = draft
  if (what === 'price' || what === 'offer') return readRule({ ...draft, what })
  if (what === 'end_offer') return { change: { what } }
  if (what === 'state') return { change: { what, to: draft.to } }
  const read = readDecimal(draft.pieces, 0)
  if ('fault' in read || read.scaled > 100_000) return { fault: 'jobs.faults.pieces' }
  return { change: { what, to: read.scaled } }
}
