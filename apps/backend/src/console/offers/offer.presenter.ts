import type { Offer } from '@filiera/contract/console/offers'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { discountPercent } from '@filiera/domain/money/cart-totals'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { Reference } from './announced.sql.ts'
import { daysOf } from './offer-days.ts'
import type { OfferRow } from './offer-list.store.ts'

/** The smallest derivative. */
const PICTURE_WIDTH = 200

/** As the wire says how a reduction to these cents is announced: not at all without a reference (Codice del consumo art. 17-bis). */
export const presentAnnounced = (discountedCents: number, { lowest_cents, lowest_since }: Reference) => ({
  lowestPrice30Days: lowest_cents && centsToEuros(lowest_cents),
  lowestPriceSince: lowest_since && dateInItaly(lowest_since),
  percent: lowest_cents === null ? 0 : discountPercent(lowest_cents, discountedCents),
})

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
    ...presentAnnounced(discounted_cents, row),
    missed,
    version: row.version,
  }
}
