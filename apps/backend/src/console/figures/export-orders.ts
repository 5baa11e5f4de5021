import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { eurosText } from '@filiera/domain/products/sheet-words'
import type { Services } from '../../services.ts'
import type { SavedFile } from '../exchange/files/send-file.ts'
import { writeCsv } from '../exchange/files/write-csv.ts'
import { type ExportedOrder, findExportedOrders } from './exported-orders.store.ts'
import { checkPeriod, type Period } from './period.ts'

const RATES = [4, 5, 10, 22] as const

/** Headings in each language; sums are in euros. */
const headings: Readonly<Record<Language, readonly string[]>> = {
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
const NAMES: Readonly<Record<Language, string>> = { it: 'ordini', en: 'orders', es: 'pedidos' }

/** What an order brought; what went back with refunds is taken off commission and payout, not off its sums. */
function rowOf(order: ExportedOrder, lang: Language): string[] {
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

/** The orders of a shop that were paid in a period as a file, without who ordered them. @throws ProblemError bad_request */
export async function exportOrders(
  { db, clock }: Services,
  sellerId: string,
  { lang, ...period }: Period & { lang: Language },
): Promise<SavedFile> {
  checkPeriod(period, dateInItaly(clock.now()))
  const orders = await findExportedOrders(db, sellerId, period)
  return {
    name: `${NAMES[lang]}-${period.from}-${period.to}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: writeCsv([headings[lang], ...orders.map((order) => rowOf(order, lang))]),
  }
}
