import { randomUUID } from 'node:crypto'
import type { Language } from '@filiera/domain/languages'
import { currentTerms } from '@filiera/domain/legal/terms-version'
import { addressLine } from '@filiera/domain/places/address-line'
import { sql } from 'kysely'
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

/** What is sold of the demonstration's catalogue, as an order freezes it, by product id. */
export async function readGoods(trx: Transaction): Promise<Map<string, BuyableLine & { slug: string }>> {
  const { rows } = await sql<BuyableLine & { slug: string }>`
    select p.id as "productId", p.slug, t.title,
      (select pp.picture_hash from product_picture pp where pp.product_id = p.id order by pp.position limit 1) as "pictureHash",
      1 as quantity, p.charged_cents as "chargedCentsWhenAdded", p.price_cents as "priceCents", p.discounted_cents as "discountedCents", p.vat_rate as "vatRate", p.stock,
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

/** Places one checkout as the shop does, at a time of the past, without touching today's stock. */
export async function placePurchase(
  trx: Transaction,
  by: PlacedBy,
  lines: readonly BuyableLine[],
  at: Date,
): Promise<NewCheckout> {
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
