import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { mailedOrder, orderBlocks } from './order-lines.ts'
import { withdrawalHint } from './withdrawal-link.ts'

const words = {
  it: {
    subject: 'Pagamento ricevuto, grazie',
    preview: 'I produttori preparano il tuo ordine.',
    title: 'Pagamento ricevuto',
    text: 'Grazie. Ogni produttore prepara e spedisce la sua parte: ti scriviamo quando parte il pacco.',
    button: 'Segui l’ordine',
  },
  en: {
    subject: 'Payment received, thank you',
    preview: 'The producers are preparing your order.',
    title: 'Payment received',
    text: 'Thank you. Each producer prepares and ships their part: we write to you when the parcel leaves.',
    button: 'Follow the order',
  },
  es: {
    subject: 'Pago recibido, gracias',
    preview: 'Los productores preparan tu pedido.',
    title: 'Pago recibido',
    text: 'Gracias. Cada productor prepara y envía su parte: te escribimos cuando sale el paquete.',
    button: 'Seguir el pedido',
  },
}

/** Sent once per paid checkout (decision 29). */
export const orderPaid = mailKind({
  data: z.object({ checkoutId: z.string(), orders: z.array(mailedOrder), totalCents: z.int() }),
  write({ checkoutId, orders, totalCents }, locale, context) {
    const { pageUrl } = context
    const { subject, preview, title, text, button } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text },
        ...orderBlocks(orders, locale, totalCents),
        { kind: 'button', label: button, url: pageUrl(`/checkout/${checkoutId}`) },
        ...withdrawalHint(locale, context),
      ],
    }
  },
})
