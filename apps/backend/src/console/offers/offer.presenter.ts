import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import { announceOffer, type Reduction } from './announce-offer.ts'
import { daysOf } from './offer-days.ts'
import type { OfferRow, PeriodJson, RunningJson } from './offer-list.store.ts'

/** The smallest derivative. */
const PICTURE_WIDTH = 200

/** What a reduction is announced by, out of the JSON of a row. */
export const announcedFacts = (row: {
  periods: readonly PeriodJson[]
  running: RunningJson | null
}): Pick<Reduction, 'periods' | 'running'> => ({
  periods: row.periods.map(({ cents, from, to }) => ({
    cents,
    from: new Date(from),
    to: to === null ? null : new Date(to),
  })),
  running: row.running && {
    discounted_cents: row.running.discounted_cents,
    starts_at: new Date(row.running.starts_at),
    ends_at: row.running.ends_at === null ? null : new Date(row.running.ends_at),
    reduced_since: new Date(row.running.reduced_since),
  },
})

/** As the wire says how a reduction is announced. */
export function presentAnnounced(reduction: Reduction) {
  const { lowest, percent } = announceOffer(reduction)
  return {
    lowestPrice30Days: lowest && centsToEuros(lowest.cents),
    lowestPriceSince: lowest?.since ? dateInItaly(lowest.since) : null,
    percent,
  }
}

/** When it really ended, where that was earlier. */
const endOf = ({ ends_at, over_at }: OfferRow): Date | null =>
  over_at && (!ends_at || over_at < ends_at) ? over_at : ends_at

export function presentOffer(row: OfferRow): Offer {
  const { price_cents, discounted_cents, starts_at, state } = row
  const missed = state === 'missed'
  return {
    id: row.id,
    state: state === 'over' || missed ? 'past' : state,
    product: {
      id: row.product_id,
      title: row.title,
      picture: row.picture_hash && pictureUrl(row.picture_hash, PICTURE_WIDTH, 'webp'),
    },
    price: centsToEuros(price_cents),
    priceDiscounted: centsToEuros(discounted_cents),
    ...daysOf({ starts_at, ends_at: missed ? row.ends_at : endOf(row) }),
    ...presentAnnounced({
      discounted_cents,
      ...announcedFacts(row),
      starts_at: row.reduced_since ?? starts_at,
    }),
    missed,
    version: row.version,
  }
}
