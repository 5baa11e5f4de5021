import { type RawBuilder, sql } from 'kysely'

/** Hash of the first picture of a product, of `p` unless another column holds the id; null of a product without pictures. */
export const firstPicture = (productId = 'p.id'): RawBuilder<string | null> => sql<string | null>`(
  select shown.picture_hash from product_picture shown where shown.product_id = ${sql.ref(productId)}
  order by shown.position limit 1)`
