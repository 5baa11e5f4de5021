import type { ShopReview } from '@filiera/contract/console/reviews'
import { pictureUrl } from '@filiera/domain/picture-url'
import { presentReview } from '../../catalog/reviews/review.presenter.ts'
import type { ShopReviewRow } from './reviews.store.ts'

/** A reply may be corrected so long after it was published. */
const EDIT_MS = 48 * 3_600_000
/** The smallest derivative: it is shown 48 px wide. */
const PICTURE_WIDTH = 200

/** Until when a reply of this moment may be corrected. */
export const replyEditableUntil = (repliedAt: Date): Date => new Date(repliedAt.getTime() + EDIT_MS)

/** Row → `ShopReview`. */
export const presentShopReview = (row: ShopReviewRow): ShopReview => ({
  ...presentReview(row),
  product: {
    id: row.product_id,
    title: row.product_title,
    picture: row.picture_hash && pictureUrl(row.picture_hash, PICTURE_WIDTH, 'webp'),
  },
  orderId: row.order_id,
  report: row.report && { ...row.report, at: new Date(row.report.at).toISOString() },
  replyEditableUntil: row.replied_at && replyEditableUntil(row.replied_at).toISOString(),
})
