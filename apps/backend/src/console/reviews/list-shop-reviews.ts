import { type listShopReviews as endpoint, REVIEW_PAGE } from '@filiera/contract/console/reviews'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import type { Language } from '@filiera/domain/languages'
import { cursorOf, placeOf } from '../../platform/cursor.ts'
import type { Services } from '../../services.ts'
import { countShopReviews, findShopReviews, type ReviewView } from './reviews.store.ts'
import { presentShopReview } from './shop-review.presenter.ts'

type Wanted = Omit<ReviewView, 'after'> & { after: string | undefined; lang: Language }

/** A page of the reviews of a shop's products, and how many there are of all. */
export async function listShopReviews(
  { db }: Services,
  { after, ...view }: Wanted,
): Promise<EndpointAnswer<typeof endpoint>> {
  const place = after === undefined ? undefined : placeOf(after)
  const rows = await findShopReviews(db, { ...view, after: place }, REVIEW_PAGE + 1)
  const shown = rows.slice(0, REVIEW_PAGE)
  const last = rows.length > REVIEW_PAGE ? shown.at(-1) : undefined
  return {
    reviews: shown.map(presentShopReview),
    next: last ? cursorOf({ at: last.created_at, key: last.id }) : null,
    ...(await countShopReviews(db, view.sellerId)),
  }
}
