import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { eurosText } from '@filiera/domain/products/sheet-words'
import type { ExportedOrder } from './exported-orders.store.ts'

const RATES = [4, 5, 10, 22] as const

/** Headings in each language; sums are in euros. */
export const orderHeadings: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'Ordine',
    'Pagato il',
    'Stato',
    'Prodotti €',
    'Spedizione €',
    'Totale €',
    ...RATES.flatMap((rate) => [`Imponibile ${rate}% €`, `IVA ${rate}% €`]),
    'Rimborsato €',
    'Commissione €',
    'Al negozio €',
  ],
  en: [
    'Order',
    'Paid on',
    'Status',
    'Products €',
    'Delivery €',
    'Total €',
    ...RATES.flatMap((rate) => [`Net ${rate}% €`, `VAT ${rate}% €`]),
    'Refunded €',
    'Commission €',
    'To the shop €',
  ],
  es: [
    'Pedido',
    'Pagado el',
    'Estado',
    'Productos €',
    'Envío €',
    'Total €',
    ...RATES.flatMap((rate) => [`Base ${rate}% €`, `IVA ${rate}% €`]),
    'Reembolsado €',
    'Comisión €',
    'Para la tienda €',
  ],
}

/** The word for orders, as it names files. */
export const ORDERS: Readonly<Record<Language, string>> = { it: 'ordini', en: 'orders', es: 'pedidos' }

/** What an order brought; what went back with refunds is taken off commission and payout, not off its sums. */
export function orderCells(order: ExportedOrder, lang: Language): string[] {
  const euros = (cents: number) => eurosText(cents, lang)
  const commission = order.commissionCents - order.refundedCommissionCents
  return [
    order.id,
    dateInItaly(order.paidAt),
    order.status,
    euros(order.goodsCents),
    euros(order.shippingCents),
    euros(order.amountCents),
    ...RATES.flatMap((rate) => {
      const group = order.vat.find((each) => each.rate === rate)
      return [euros(group?.netCents ?? 0), euros(group?.vatCents ?? 0)]
    }),
    euros(order.refundedCents),
    euros(commission),
    euros(Math.max(0, order.amountCents - order.refundedCents - commission)),
  ]
}
