import type { BulkChange, JobRefusal } from '@filiera/contract/console/jobs'
import { HIGHEST_PRICE_CENTS } from '@filiera/domain/catalogue-constants'
import { startOfDay } from '@filiera/domain/dates/italian-time'
import { eurosToCents } from '@filiera/domain/money/money'
import { applyPriceRule } from '@filiera/domain/money/price-rule'
import type { JobColumns } from '../../platform/database/tables/jobs.ts'
import type { OpenOffer } from '../offers/decide-offers.ts'
import { endOfDay, overlap, type Period } from '../offers/offer-days.ts'
import { reducedSince } from '../seller-products/reduced-since.ts'

/** What a job must know of a product; money in cents. */
export type JobProduct = {
  price_cents: number
  discounted_cents: number | null
  discount_started_at: Date | null
  status: 'draft' | 'published' | 'withdrawn'
  low_stock: number
  /** Lacks something that the law asks for before a sale. */
  is_incomplete: boolean
  /** The offer that runs began in the place of one that would go on. */
  has_replaced: boolean
  /** Those that are not over. */
  offers: readonly OpenOffer[]
}

/** What is done to price, offer, state or threshold, all of them live at once. */
export type LiveBulkChange = Exclude<BulkChange, { what: 'publish' }>

/** What would become of a product. */
export type Decision =
  | { state: 'ready'; before: JobColumns; after: JobColumns }
  | { state: 'same'; before: JobColumns }
  | { state: 'refused'; before: JobColumns; reason: JobRefusal }

/** The values of a product that these columns have now. */
export const columnsOf = (product: JobProduct, like: JobColumns): JobColumns =>
  columnsNamed(product, Object.keys(like) as (keyof JobColumns)[], like.coming_from)

/** @param comingFrom when the offer to come begins that is looked at */
function columnsNamed(
  product: JobProduct,
  names: readonly (keyof JobColumns)[],
  comingFrom?: string,
): JobColumns {
  const { price_cents, discounted_cents, discount_started_at, status, low_stock, offers } = product
  const running = offers.find(({ state }) => state === 'running')
  const coming = offers.find(({ starts_at }) => starts_at.toISOString() === comingFrom)
  const now = {
    price_cents,
    discounted_cents,
    discount_started_at: discount_started_at?.toISOString() ?? null,
    offer_ends_at: running?.ends_at?.toISOString() ?? null,
    coming_from: comingFrom,
    coming_cents: coming?.discounted_cents ?? null,
    coming_to: coming?.ends_at?.toISOString() ?? null,
    status,
    low_stock,
  }
  return Object.fromEntries(names.map((name) => [name, now[name as keyof typeof now]]))
}

/** Whether two sets of columns say the same. */
export const isSame = (one: JobColumns, other: JobColumns): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof JobColumns] === value)

/** A rule of the call, in cents. */
const centsRule = ({ by, value, rounding }: Extract<BulkChange, { what: 'price' | 'offer' }>) =>
  ({ by, rounding, value: by === 'amount' ? eurosToCents(value) : value }) as const

/** When an offer of columns counts; null where they begin or prolong none. */
function periodOf(columns: JobColumns): Period | null {
  const { coming_from, coming_cents, coming_to, offer_ends_at, discount_started_at } = columns
  if (coming_from !== undefined && typeof coming_cents === 'number')
    return { starts_at: new Date(coming_from), ends_at: coming_to ? new Date(coming_to) : null }
  if (!offer_ends_at || !discount_started_at) return null
  return { starts_at: new Date(discount_started_at), ends_at: new Date(offer_ends_at) }
}

/** Whether columns would put an offer on days on which the product has another one to come. */
function overlapsOther({ offers }: JobProduct, columns: JobColumns): boolean {
  const period = periodOf(columns)
  if (!period) return false
  // what begins now ends what runs
  const isNow = columns.coming_from === undefined
  return offers.some((offer) => !(isNow && offer.state === 'running') && overlap(offer, period))
}

/** An offer from now on, or from a day to come. */
function offerColumns(
  product: JobProduct,
  { from, to }: Extract<BulkChange, { what: 'offer' | 'offer_at' }>,
  cents: number,
  now: Date,
): JobColumns {
  const { price_cents } = product
  const ends = to === undefined ? null : endOfDay(to).toISOString()
  const starts = from === undefined ? now : startOfDay(from)
  if (starts > now)
    return { price_cents, coming_from: starts.toISOString(), coming_cents: cents, coming_to: ends }
  const { discounted_cents, discount_started_at } = product
  // an offer that stays goes on since it began
  const since =
    cents === discounted_cents
      ? discount_started_at
      : reducedSince({ discounted_cents, discount_started_at }, cents, now)
  return {
    price_cents,
    discounted_cents: cents,
    discount_started_at: since?.toISOString() ?? null,
    offer_ends_at: ends,
  }
}

/** Price and offer go together, so that neither is changed beside another one than was seen. */
function wantedColumns(
  product: JobProduct,
  change: LiveBulkChange,
  now: Date,
): JobColumns | { reason: JobRefusal } {
  const { price_cents, discounted_cents, status } = product
  switch (change.what) {
    case 'price': {
      if (discounted_cents !== null) return { reason: 'offer' }
      const changed = applyPriceRule(price_cents, centsRule(change))
      return changed > 0 && changed <= HIGHEST_PRICE_CENTS
        ? { price_cents: changed, discounted_cents }
        : { reason: 'price_bounds' }
    }
    case 'offer':
    case 'offer_at': {
      const changed =
        change.what === 'offer'
          ? applyPriceRule(price_cents, centsRule(change), true)
          : eurosToCents(change.priceDiscounted)
      if (changed <= 0) return { reason: 'price_bounds' }
      if (changed >= price_cents) return { reason: 'no_reduction' }
      return offerColumns(product, change, changed, now)
    }
    case 'end_offer':
      return discounted_cents === null
        ? { price_cents, discounted_cents }
        : { price_cents, discounted_cents: null, discount_started_at: null, offer_ends_at: null }
    case 'low_stock':
      return { low_stock: change.to }
    case 'state':
      if (status === 'draft') return { reason: 'never_published' }
      if (change.to === 'on_sale' && product.is_incomplete) return { reason: 'incomplete' }
      return { status: change.to === 'on_sale' ? 'published' : 'withdrawn' }
  }
}

const prices: readonly (keyof JobColumns)[] = ['price_cents', 'discounted_cents']
const touched: Readonly<Record<LiveBulkChange['what'], readonly (keyof JobColumns)[]>> = {
  price: prices,
  offer: prices,
  offer_at: prices,
  end_offer: prices,
  low_stock: ['low_stock'],
  state: ['status'],
}

/** What a change makes of a product. */
export function decideChange(product: JobProduct, change: LiveBulkChange, now: Date): Decision {
  const wanted = wantedColumns(product, change, now)
  if ('reason' in wanted)
    return { state: 'refused', before: columnsNamed(product, touched[change.what]), reason: wanted.reason }
  const before = columnsOf(product, wanted)
  if (isSame(wanted, before)) return { state: 'same', before }
  if (overlapsOther(product, wanted)) return { state: 'refused', before, reason: 'overlap' }
  return { state: 'ready', before, after: wanted }
}

/** Whether columns put an offer on a product whose last day is over meanwhile. */
const isOver = (
  { discounted_cents, offer_ends_at, coming_cents, coming_to }: JobColumns,
  now: Date,
): boolean =>
  [
    ...(typeof discounted_cents === 'number' && offer_ends_at ? [offer_ends_at] : []),
    ...(typeof coming_cents === 'number' && coming_to ? [coming_to] : []),
  ].some((end) => new Date(end) <= now)

/**
 * What a job left in a product, with the start that its offer has now: the same offer begins anew whenever its product goes on sale.
 * @param leftAt when the job finished
 */
export function withStartOfNow(product: JobProduct, left: JobColumns, leftAt: Date): JobColumns {
  const running = product.offers.find(({ state }) => state === 'running')
  const isTheSame =
    running !== undefined && running.starts_at <= leftAt && left.discounted_cents === product.discounted_cents
  if (!left.discount_started_at || !product.discount_started_at || !isTheSame) return left
  return { ...left, discount_started_at: product.discount_started_at.toISOString() }
}

/** Whether the planned offer of a job began meanwhile and ended another one, which taking it off would not bring back. */
const hasReplaced = ({ offers, has_replaced }: JobProduct, { coming_from, coming_cents }: JobColumns) =>
  has_replaced &&
  typeof coming_cents === 'number' &&
  offers.some(({ state, starts_at }) => state === 'running' && starts_at.toISOString() === coming_from)

/** Whether a product can be put back: only while it is as the job left it. */
export function decideUndo(product: JobProduct, before: JobColumns, after: JobColumns, now: Date): Decision {
  const current = columnsOf(product, before)
  if (!isSame(before, current)) return { state: 'refused', before: current, reason: 'changed' }
  if (hasReplaced(product, before)) return { state: 'refused', before: current, reason: 'replaced' }
  if (after.status === 'published' && product.is_incomplete)
    return { state: 'refused', before, reason: 'incomplete' }
  if (isOver(after, now)) return { state: 'refused', before, reason: 'offer_over' }
  if (overlapsOther(product, after)) return { state: 'refused', before, reason: 'overlap' }
  return { state: 'ready', before, after }
}
