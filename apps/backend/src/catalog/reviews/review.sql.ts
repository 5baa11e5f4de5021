import { sql } from 'kysely'

/** Reviews as `ReviewRow`, each with the shop that answers it; `r` is the review. */
export const selectReviews = sql`
  select r.id, r.stars, r.title, r.text, r.author, r.lang, r.created_at, r.reply, r.replied_at, s.name as seller_name
  from review r join product p on p.id = r.product_id join seller s on s.id = p.seller_id`
