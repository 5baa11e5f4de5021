import type { Review } from '@filiera/contract/catalog/reviews'
import type { ReviewRow } from './reviews.store.ts'

/** Row → `Review`. */
export function presentReview(row: ReviewRow): Review {
  const { id, stars, title, text, author, lang, reply, replied_at } = row
  return {
    id,
    stars,
    title,
    text,
    author,
    createdAt: row.created_at.toISOString(),
    verified: true,
    lang,
    ...(reply && replied_at
      ? { reply: { text: reply, author: row.seller_name, createdAt: replied_at.toISOString() } }
      : {}),
  }
}
