import type { Language } from '@filiera/domain/languages'
import { formatMoney } from '@filiera/domain/money'
import { z } from 'zod'
import type { MailBlock } from '../mail-content.ts'

/** One order as a mail lists it; money in cents. */
export const mailedOrder = z.object({
  number: z.string(),
  seller: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), cents: z.int() })),
  shippingCents: z.int(),
  amountCents: z.int(),
  /** VAT inside the amount, per rate; mails that were queued before it was kept have none. */
  vat: z.array(z.object({ rate: z.int(), netCents: z.int(), vatCents: z.int() })).default([]),
})
export type MailedOrder = z.output<typeof mailedOrder>

const words = {
  it: {
    order: 'Ordine',
    shipping: 'Spedizione',
    free: 'gratuita',
    vat: (rate: number) => `di cui IVA ${rate} %`,
    total: 'Totale',
  },
  en: {
    order: 'Order',
    shipping: 'Delivery',
    free: 'free',
    vat: (rate: number) => `including VAT ${rate}%`,
    total: 'Total',
  },
  es: {
    order: 'Pedido',
    shipping: 'Envío',
    free: 'gratis',
    vat: (rate: number) => `IVA ${rate} % incluido`,
    total: 'Total',
  },
}

/** The orders of a checkout, one table each, and the sum. */
export function orderBlocks(
  orders: readonly MailedOrder[],
  locale: Language,
  totalCents: number,
): MailBlock[] {
  const { order: orderWord, shipping, free, vat, total } = words[locale]
  const tables = orders.flatMap((order): MailBlock[] => [
    { kind: 'heading', text: `${order.seller} · ${orderWord} ${order.number}` },
    {
      kind: 'rows',
      rows: [
        ...order.lines.map(({ title, quantity, cents }) => ({
          label: `${quantity} × ${title}`,
          value: formatMoney(cents),
        })),
        // Where something is free it is said in words, never as a zero (decision 9).
        { label: shipping, value: order.shippingCents === 0 ? free : formatMoney(order.shippingCents) },
        ...order.vat.map(({ rate, vatCents }) => ({ label: vat(rate), value: formatMoney(vatCents) })),
      ],
    },
  ])
  return [...tables, { kind: 'rows', rows: [{ label: total, value: formatMoney(totalCents), strong: true }] }]
}
