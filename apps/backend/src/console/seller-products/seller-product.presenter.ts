import type { ProductState, SellerProduct } from '@filiera/contract/console/seller-products'
import { dateInItaly, lastDayOf } from '@filiera/domain/dates/holidays'
import { centsToEuros } from '@filiera/domain/money/money'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { SellerProductRow } from './seller-products.store.ts'

/** The smallest derivative: rows are 44 px high. */
const PICTURE_WIDTH = 200

function stateOf({
  status,
  stock,
  missing,
}: Pick<SellerProductRow, 'status' | 'stock' | 'missing'>): ProductState {
  if (status === 'published') return stock > 0 ? 'on_sale' : 'sold_out'
  if (status === 'withdrawn') return 'paused'
  return missing ? 'held' : 'draft'
}

/** A row of the grid. */
export const presentSellerProduct = (row: SellerProductRow): SellerProduct => ({
  id: row.id,
  title: row.title,
  code: row.own_code,
  slug: row.slug,
  picture: row.picture_hash && pictureUrl(row.picture_hash, PICTURE_WIDTH, 'webp'),
  category: { slug: row.category_slug, name: row.category_name },
  state: stateOf(row),
  missing: row.missing ?? [],
  price: centsToEuros(row.price_cents),
  priceDiscounted: row.discounted_cents === null ? null : centsToEuros(row.discounted_cents),
  offerUntil: row.offer_ends_at && lastDayOf(row.offer_ends_at),
  nextOfferFrom: row.next_offer_at && dateInItaly(row.next_offer_at),
  stock: row.stock,
  lowStock: row.low_stock,
  held: row.held,
  shelf: row.stock + row.reserved,
  marks: row.marks,
  languages: row.languages,
  unpublished: row.unpublished,
  format: row.format,
  scheduledAt: row.scheduled_at?.toISOString() ?? null,
  warehouse: { id: row.warehouse_id, name: row.warehouse_name },
  changedAt: row.updated_at.toISOString(),
  version: row.row_version,
})
