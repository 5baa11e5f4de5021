import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { checkoutBlocks } from './checkout-blocks.ts'
import { attachedTerms, mailedCheckout } from './order-lines.ts'

/** What mails said that were queued without a number. */
const MINUTES_BEFORE = 15

const words = {
  it: {
    subject: 'Abbiamo ricevuto il tuo ordine',
    preview: 'I prodotti sono tenuti da parte per te: manca il pagamento.',
    title: 'Ordine ricevuto',
    text: (minutes: number) =>
      `I prodotti sono tenuti da parte per ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}, o fino alla fine del pagamento se lo hai iniziato. I produttori preparano l’ordine quando il pagamento è arrivato.`,
    button: 'Vedi l’ordine',
  },
  en: {
    subject: 'We have received your order',
    preview: 'The products are set aside for you: only the payment is missing.',
    title: 'Order received',
    text: (minutes: number) =>
      `The products are set aside for ${minutes === 1 ? 'one minute' : `${minutes} minutes`}, or until the payment ends if you have started it. The producers prepare the order once the payment has arrived.`,
    button: 'See the order',
  },
  es: {
    subject: 'Hemos recibido tu pedido',
    preview: 'Los productos están reservados para ti: falta el pago.',
    title: 'Pedido recibido',
    text: (minutes: number) =>
      `Los productos están reservados durante ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}, o hasta el final del pago si lo has empezado. Los productores preparan el pedido cuando llega el pago.`,
    button: 'Ver el pedido',
  },
}

/** Sent when a checkout is placed (decision 29). */
export const orderReceived = mailKind({
  data: mailedCheckout.extend({ holdMinutes: z.int().optional() }),
  write(data, locale, context) {
    const { subject, preview, title, text, button } = words[locale]
    const said = { text: text(data.holdMinutes ?? MINUTES_BEFORE), button }
    const blocks = checkoutBlocks(data, locale, context, said)
    return { subject, preview, title, blocks, ...attachedTerms(data.termsVersion) }
  },
})
