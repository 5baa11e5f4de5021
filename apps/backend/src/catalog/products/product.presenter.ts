import type { Product } from '@filiera/contract/catalog/catalogue'
import { markOfTerm, STOCK_SHOWN_BELOW, traditionalTerms } from '@filiera/domain/catalogue-constants'
import { discountPercent } from '@filiera/domain/money/cart-totals'
import { centsToEuros } from '@filiera/domain/money/money'
import { unitPrice } from '@filiera/domain/money/unit-price'
import { writeAmount } from '../attributes/write-amount.ts'
import { defaultProductPicture, defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import type { ProductRow } from './product-columns.store.ts'

function presentWarehouse(row: ProductRow): Product['warehouse'] {
  const adjustments: Product['warehouse']['adjustments'] = []
  if (row.threshold_cents !== null) {
    adjustments.push({ type: 'shipment_threshold', value: centsToEuros(row.threshold_cents) })
  }
  if (row.fee_cents !== null) {
    adjustments.push({ type: 'shipment_fee', value: centsToEuros(row.fee_cents) })
  }
  return { id: row.warehouse_id, name: row.warehouse_name, adjustments }
}

function presentPrice(row: ProductRow) {
  const before = row.before_cents
  const charged = row.discounted_cents ?? row.price_cents
  const quantity =
    row.drained_value !== null && row.drained_unit !== null
      ? { value: row.drained_value, unit: row.drained_unit }
      : { value: row.net_value, unit: row.net_unit }
  const perUnit = unitPrice(charged, quantity)
  return {
    price: centsToEuros(before),
    priceDiscounted: charged < before ? centsToEuros(charged) : null,
    discountPercent: discountPercent(before, charged),
    currency: 'EUR' as const,
    unitPrice: { value: centsToEuros(perUnit.cents), unit: perUnit.unit },
  }
}

/** A term counts only beside the mark it stands for. */
const presentTerm = ({ denomination, marks }: ProductRow): Product['traditionalTerm'] =>
  traditionalTerms.find((term) => term.toLowerCase() === denomination && marks.includes(markOfTerm[term])) ??
  null

/** "Corvina, Rondinella" and "13.5%" of a wine; "40% vol." of a drink without grapes, where a bare share reads as a reduction. */
function presentCardFacts({ grapes, strength }: ProductRow): Pick<Product, 'cardFacts'> {
  const cardFacts = [
    ...(grapes ? [grapes.join(', ')] : []),
    ...(strength === null ? [] : [writeAmount([strength], grapes ? '%' : '% vol.')]),
  ]
  return cardFacts.length > 0 ? { cardFacts } : {}
}

/** A product as the wire shows it, prices in euros (wire "Product", decision 5). */
export function presentProduct(row: ProductRow): Product {
  const images = row.images.map(({ hash, ...picture }) => ({ url: pictureAddress(hash), ...picture }))
  return {
    id: row.id,
    title: row.title,
    shortDescription: row.short_description,
    images,
    imageDefault: defaultProductPicture,
    image: images[0]?.url ?? defaultProductPicture,
    seller: {
      id: row.seller_id,
      name: row.seller_name,
      imageUrl: row.seller_picture ? pictureAddress(row.seller_picture) : defaultSellerPicture,
      city: row.seller_city,
      region: row.seller_region,
      closedUntil: row.seller_closed_until,
    },
    tags: row.tags,
    stars: row.stars_hundredths / 100,
    reviewsCount: row.reviews_count,
    ...presentPrice(row),
    netQuantity: { value: row.net_value, unit: row.net_unit },
    vatRate: row.vat_rate,
    ...(row.formats && row.formats.count > 1 && { formats: row.formats }),
    available: row.available,
    stock: row.stock < STOCK_SHOWN_BELOW ? row.stock : null,
    warehouse: presentWarehouse(row),
    category: {
      slug: row.category_slug,
      name: row.category_name,
      ...(row.parent_slug !== null && {
        parent: { slug: row.parent_slug, name: row.parent_name ?? row.parent_slug },
      }),
    },
    brand: row.brand,
    marks: row.marks,
    traditionalTerm: presentTerm(row),
    ...presentCardFacts(row),
    temperatureClass: row.temperature_class,
    shipsTo: row.ships_to,
    alcohol: row.alcohol,
    questions: row.questions,
    lang: row.lang,
  }
}
