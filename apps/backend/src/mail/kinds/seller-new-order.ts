import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { mailedOrder, orderBlocks } from './order-lines.ts'

const words = {
  it: {
    subject: (number: string) => `Nuovo ordine ${number}`,
    preview: 'Pagato, da accettare entro 3 giorni lavorativi.',
    title: 'Hai un nuovo ordine',
    button: 'Apri l’ordine',
    text: (recipient: string, address: string) =>
      `L’ordine è pagato. Accettalo entro 3 giorni lavorativi. Spedire a ${recipient}, ${address}.`,
  },
  en: {
    subject: (number: string) => `New order ${number}`,
    preview: 'Paid, to be accepted within 3 working days.',
    title: 'You have a new order',
    button: 'Open the order',
    text: (recipient: string, address: string) =>
      `The order is paid. Accept it within 3 working days. Ship to ${recipient}, ${address}.`,
  },
  es: {
    subject: (number: string) => `Nuevo pedido ${number}`,
    preview: 'Pagado, para aceptar en 3 días laborables.',
    title: 'Tienes un nuevo pedido',
    button: 'Abrir el pedido',
    text: (recipient: string, address: string) =>
      `El pedido está pagado. Acéptalo en 3 días laborables. Enviar a ${recipient}, ${address}.`,
  },
}

/** Told to the seller once per paid order (decision 29). */
export const sellerNewOrder = mailKind({
  data: z.object({ order: mailedOrder, recipient: z.string(), address: z.string() }),
  write({ order, recipient, address }, locale, { pageUrl }) {
    const { subject, preview, title, text, button } = words[locale]
    return {
      subject: subject(order.number),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(recipient, address.replaceAll(',', ', ')) },
        ...orderBlocks([order], locale, order.amountCents),
        { kind: 'button', label: button, url: pageUrl(`/seller/orders/${order.number}`) },
      ],
    }
  },
})
