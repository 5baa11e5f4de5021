import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { mailLastDay } from '../mail-time.ts'
import { adultsOnly } from './adults-only.ts'
import { invoiceBlocks, mailedInvoice } from './invoice-blocks.ts'
import { mailedOrder, orderBlocks } from './order-lines.ts'

const words = {
  it: {
    subject: (number: string) => `Nuovo ordine ${number}`,
    preview: (day: string) => `Pagato, da accettare entro il ${day}.`,
    title: 'Hai un nuovo ordine',
    text: (day: string) =>
      `L’ordine è pagato. Accettalo entro il ${day}: dopo si annulla da solo e il cliente viene rimborsato.`,
    shipTo: 'Spedire a',
    button: 'Apri l’ordine',
  },
  en: {
    subject: (number: string) => `New order ${number}`,
    preview: (day: string) => `Paid, to be accepted by ${day}.`,
    title: 'You have a new order',
    text: (day: string) =>
      `The order is paid. Accept it by ${day}: after that it cancels itself and the customer is refunded.`,
    shipTo: 'Ship to',
    button: 'Open the order',
  },
  es: {
    subject: (number: string) => `Nuevo pedido ${number}`,
    preview: (day: string) => `Pagado, para aceptar a más tardar el ${day}.`,
    title: 'Tienes un nuevo pedido',
    text: (day: string) =>
      `El pedido está pagado. Acéptalo a más tardar el ${day}: después se cancela solo y el cliente recibe su dinero.`,
    shipTo: 'Enviar a',
    button: 'Abrir el pedido',
  },
}

/** Told to the seller once per paid order (decision 29); `address` is that of the parcel in one line, `acceptBy` the end of the last day (ISO 8601). */
export const sellerNewOrder = mailKind({
  data: z.object({
    order: mailedOrder,
    recipient: z.string(),
    address: z.string(),
    invoice: mailedInvoice.optional(),
    acceptBy: z.iso.datetime(),
  }),
  write({ order, recipient, address, invoice, acceptBy }, locale, context) {
    const { consoleUrl } = context
    const { subject, preview, title, text, shipTo, button } = words[locale]
    const day = mailLastDay(acceptBy, locale)
    return {
      subject: subject(order.number),
      noticesUrl: consoleUrl('/notices'),
      preview: preview(day),
      title,
      blocks: [
        { kind: 'text', text: text(day) },
        { kind: 'button', label: button, url: consoleUrl(`/orders/${order.number}`) },
        { kind: 'heading', text: shipTo },
        { kind: 'text', text: `${recipient}, ${address}` },
        ...orderBlocks([order], locale, order.amountCents, context),
        ...adultsOnly(order.lines, locale),
        ...invoiceBlocks({ invoice }, locale),
      ],
    }
  },
})
