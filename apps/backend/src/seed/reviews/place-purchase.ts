import { randomUUID } from 'node:crypto'
import type { Language } from '@filiera/domain/languages'
import { currentTerms } from '@filiera/domain/legal/terms-version'
import { addressLine } from '@filiera/domain/places/address-line'
import { sql } from 'kysely'
import { firstPicture } from '../../catalog/products/first-picture.sql.ts'
import { insertCheckout, type NewCheckout } from '../../orders/checkout/checkout.store.ts'
import { newOrderNumber } from '../../orders/checkout/place/order-number.ts'
import {
  type BuyableLine,
  groupByWarehouse,
  priceOrders,
  totalCents,
} from '../../orders/checkout/price/price-checkout.ts'
import { newHold } from '../../orders/checkout/unpaid/hold-times.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { FrozenAddress } from '../../platform/database/tables/orders.ts'

/** A product as an order freezes it, with what was charged for it so far, the earliest first. */
export type Goods = BuyableLine & {
  slug: string
  reducedSince: Date | null
  charged: { cents: number; from: string }[]
}

/** What is sold of the demonstration's catalogue, by product id. */
export async function readGoods(trx: Transaction): Promise<Map<string, Goods>> {
  const { rows } = await sql<Goods>`
    select p.id as "productId", p.slug, t.title,
      ${firstPicture()} as "pictureHash",
      1 as quantity, p.charged_cents as "chargedCentsWhenAdded", price_before(p) as "priceCents", p.discounted_cents as "discountedCents", p.vat_rate as "vatRate", p.stock,
      p.discount_started_at as "reducedSince",
      (select json_agg(json_build_object('cents', h.charged_cents, 'from', h.valid_from) order by h.valid_from)
        from price_period h where h.product_id = p.id) as charged,
      true as "onSale", p.alcohol, coalesce(pl.withdrawal, 'standard') as withdrawal, p.ships_to as "shipsTo",
      w.id as "warehouseId", w.region, w.threshold_cents as "thresholdCents", w.fee_cents as "feeCents",
      s.id as "sellerId", s.name as "sellerName", s.commission_percent as "commissionPercent"
    from product p
    join product_text t on t.product_id = p.id and t.lang = 'it'
    join warehouse w on w.id = p.warehouse_id
    join seller s on s.id = p.seller_id
    left join product_label pl on pl.product_id = p.id
    where p.status = 'published' and p.source_key is null`.execute(trx)
  return new Map(rows.map((row) => [row.productId, row]))
}

export type PlacedBy = {
  accountId: string
  email: string
  locale: Language
  address: Omit<FrozenAddress, 'address' | 'phone' | 'note' | 'company'>
}

/** A line at the price of that time: reduced once its offer had begun, before that what was charged in full. */
function asSoldAt({ reducedSince, charged, ...line }: Goods, at: Date): BuyableLine {
  if (reducedSince !== null && reducedSince <= at) return line
  const then = charged.findLast(({ from }) => new Date(from) <= at) ?? charged[0]
  const priceCents = then?.cents ?? line.priceCents
  return { ...line, priceCents, discountedCents: null, chargedCentsWhenAdded: priceCents }
}

/** Places one checkout as the shop does, at a time of the past, without touching today's stock. */
export async function placePurchase(
  trx: Transaction,
  by: PlacedBy,
  goods: readonly Goods[],
  at: Date,
): Promise<NewCheckout> {
  const lines = goods.map((line) => asSoldAt(line, at))
  const orders = priceOrders(groupByWarehouse(lines), 'national')
  const address: FrozenAddress = {
    ...by.address,
    phone: '',
    note: '',
    company: null,
    address: addressLine(by.address),
  }
  const id = randomUUID()
  const checkout: NewCheckout = {
    id,
    accountId: by.accountId,
    totalCents: totalCents(orders),
    shipmentAddress: address,
    invoiceAddress: address,
    contactEmail: by.email,
    locale: by.locale,
    termsVersion: currentTerms,
    ageConfirmedAt: lines.some(({ alcohol }) => alcohol) ? at : null,
    idempotencyKey: `demonstration:${id}`,
    requestHash: id,
    contentHash: null,
    ...newHold(at),
    createdAt: at,
    shippingMethod: 'national',
    orders: orders.map((order) => ({ ...order, id: newOrderNumber() })),
  }
  await insertCheckout(trx, checkout, 'paid')
  return checkout
}
