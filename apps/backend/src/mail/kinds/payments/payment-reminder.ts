import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { mailHour } from '../mail-time.ts'

/** An unpaid checkout as the mails about it tell it; money in cents. */
export const unpaidCheckout = z.object({
  checkoutId: z.string(),
  totalCents: z.int(),
  orders: z.array(z.object({ number: z.string(), seller: z.string() })),
})

const words = {
  it: {
    subject: 'Il tuo ordine aspetta il pagamento',
    preview: (hour: string) => `I prodotti sono tenuti da parte fino alle ${hour}.`,
    title: 'Manca solo il pagamento',
    text: (hour: string) =>
      `I prodotti sono tenuti da parte per te fino alle ${hour}. Poi tornano in vendita e l’ordine scade. Te lo ricordiamo solo questa volta.`,
    order: 'Ordine',
    total: 'Totale, IVA inclusa',
    button: 'Paga ora',
    quiet: 'Se stai pagando proprio adesso, non devi fare altro.',
  },
  en: {
    subject: 'Your order is waiting for its payment',
    preview: (hour: string) => `The products are set aside until ${hour}.`,
    title: 'Only the payment is missing',
    text: (hour: string) =>
      `The products are set aside for you until ${hour} (Italian time). After that they go back on sale and the order lapses. This is the only reminder.`,
    order: 'Order',
    total: 'Total, VAT included',
    button: 'Pay now',
    quiet: 'If you are paying right now, there is nothing else to do.',
  },
  es: {
    subject: 'Tu pedido espera el pago',
    preview: (hour: string) => `Los productos están reservados hasta las ${hour}.`,
    title: 'Solo falta el pago',
    text: (hour: string) =>
      `Los productos están reservados para ti hasta las ${hour} (hora de Italia). Después vuelven a la venta y el pedido caduca. Te lo recordamos solo esta vez.`,
    order: 'Pedido',
    total: 'Total, IVA incluido',
    button: 'Pagar ahora',
    quiet: 'Si estás pagando en este momento, no tienes que hacer nada más.',
  },
}

/** Sent once per checkout, some minutes before its hold ends, while nobody is paying it. */
export const paymentReminder = mailKind({
  data: unpaidCheckout.extend({ holdUntil: z.iso.datetime() }),
  write({ checkoutId, totalCents, orders, holdUntil }, locale, { pageUrl }) {
    const { subject, preview, title, text, order, total, button, quiet } = words[locale]
    const hour = mailHour(holdUntil, locale)
    return {
      subject,
      preview: preview(hour),
      title,
      blocks: [
        { kind: 'text', text: text(hour) },
        {
          kind: 'rows',
          rows: [
            ...orders.map(({ number, seller }) => ({ label: seller, value: '', note: `${order} ${number}` })),
            { label: total, value: formatMoney(totalCents), strong: true },
          ],
        },
        { kind: 'button', label: button, url: pageUrl(`/checkout/${checkoutId}`) },
        { kind: 'quiet', text: quiet },
      ],
    }
  },
})
