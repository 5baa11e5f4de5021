import type { BulkChange, JobRefusal } from '@filiera/contract/console/jobs'
import { eurosToCents } from '@filiera/domain/money/money'
import { applyPriceRule } from '@filiera/domain/money/price-rule'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'

/** What a job must know of a product; money in cents. */
export type JobProduct = {
  price_cents: number
  discounted_cents: number | null
  discount_started_at: Date | null
  status: 'draft' | 'published' | 'withdrawn'
  low_stock: number
  /** Lacks something that the law asks for before a sale. */
  is_incomplete: boolean
}

/** What would become of a product. */
export type Decision =
  | { state: 'ready'; before: JobColumns; after: JobColumns }
  | { state: 'same'; before: JobColumns }
  | { state: 'refused'; before: JobColumns; reason: JobRefusal }

/** As the contract bounds a price, in cents. */
const HIGHEST_CENTS = 10_000_000

/** The values of a product that some columns have now. */
export function columnsOf(product: JobProduct, like: JobColumns): JobColumns {
  const { price_cents, discounted_cents, discount_started_at, status, low_stock } = product
  const now = {
    price_cents,
    discounted_cents,
    discount_started_at: discount_started_at?.toISOString() ?? null,
    status,
    low_stock,
  }
  return Object.fromEntries(Object.keys(like).map((name) => [name, now[name as keyof JobColumns]]))
}

/** Whether two sets of columns say the same. */
export const isSame = (one: JobColumns, other: JobColumns): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof JobColumns] === value)

/** A rule of the call, in cents. */
const centsRule = ({ by, value, rounding }: Extract<BulkChange, { what: 'price' | 'offer' }>) =>
  ({ by, rounding, value: by === 'amount' ? eurosToCents(value) : value }) as const

/** Price and offer go together, so that neither is changed beside another one than was seen. */
function wantedColumns(
  product: JobProduct,
  change: BulkChange,
  now: Date,
): JobColumns | { reason: JobRefusal } {
  const { price_cents, discounted_cents, status } = product
  switch (change.what) {
    case 'price': {
      if (discounted_cents !== null) return { reason: 'offer' }
      const changed = applyPriceRule(price_cents, centsRule(change))
      return changed > 0 && changed <= HIGHEST_CENTS
        ? { price_cents: changed, discounted_cents }
        : { reason: 'price_bounds' }
    }
    case 'offer': {
      const changed = applyPriceRule(price_cents, centsRule(change))
      if (changed <= 0) return { reason: 'price_bounds' }
      if (changed >= price_cents) return { reason: 'no_reduction' }
      // an offer that stays goes on since it began
      if (changed === discounted_cents) return { price_cents, discounted_cents }
      return { price_cents, discounted_cents: changed, discount_started_at: now.toISOString() }
    }
    case 'end_offer':
      return discounted_cents === null
        ? { price_cents, discounted_cents }
        : { price_cents, discounted_cents: null, discount_started_at: null }
    case 'low_stock':
      return { low_stock: change.to }
    case 'state':
      if (status === 'draft') return { reason: 'never_published' }
      if (change.to === 'on_sale' && product.is_incomplete) return { reason: 'incomplete' }
      return { status: change.to === 'on_sale' ? 'published' : 'withdrawn' }
  }
}

const prices: JobColumns = { price_cents: 0, discounted_cents: null }
const touched: Readonly<Record<BulkChange['what'], JobColumns>> = {
  price: prices,
  offer: prices,
  end_offer: prices,
  low_stock: { low_stock: 0 },
  state: { status: 'published' },
}

/** What a change makes of a product. */
export function decideChange(product: JobProduct, change: BulkChange, now: Date): Decision {
  const wanted = wantedColumns(product, change, now)
  if ('reason' in wanted)
    return { state: 'refused', before: columnsOf(product, touched[change.what]), reason: wanted.reason }
  const before = columnsOf(product, wanted)
  return isSame(wanted, before) ? { state: 'same', before } : { state: 'ready', before, after: wanted }
}

/** Whether a product can be put back: only while it is as the job left it. */
export function decideUndo(product: JobProduct, before: JobColumns, after: JobColumns): Decision {
  const current = columnsOf(product, before)
  if (!isSame(before, current)) return { state: 'refused', before: current, reason: 'changed' }
  if (after.status === 'published' && product.is_incomplete)
    return { state: 'refused', before, reason: 'incomplete' }
  return { state: 'ready', before, after }
}
