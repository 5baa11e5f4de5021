import { mailKind } from '../mail-content.ts'
import { checkoutBlocks } from '../orders/checkout-blocks.ts'
import { attachedTerms, mailedCheckout } from '../orders/order-lines.ts'

const words = {
  it: {
    subject: 'Pagamento ricevuto, grazie',
    preview: 'I produttori preparano il tuo ordine.',
    title: 'Pagamento ricevuto',
    text: 'Grazie. Ogni produttore prepara e spedisce la sua parte: ti scriviamo quando parte il pacco.',
    button: 'Segui l’ordine',
    receipt: (number: string) => `Ricevuta dell’ordine ${number}, da stampare`,
  },
  en: {
    subject: 'Payment received, thank you',
    preview: 'The producers are preparing your order.',
    title: 'Payment received',
    text: 'Thank you. Each producer prepares and ships their part: we write to you when the parcel leaves.',
    button: 'Follow the order',
    receipt: (number: string) => `Receipt of order ${number}, to print`,
  },
  es: {
    subject: 'Pago recibido, gracias',
    preview: 'Los productores preparan tu pedido.',
    title: 'Pago recibido',
    text: 'Gracias. Cada productor prepara y envía su parte: te escribimos cuando sale el paquete.',
    button: 'Seguir el pedido',
    receipt: (number: string) => `Recibo del pedido ${number}, para imprimir`,
  },
}

/** Sent once per paid checkout (decision 29). */
export const orderPaid = mailKind({
  data: mailedCheckout,
  write(data, locale, context) {
    const { subject, preview, title, text, button, receipt } = words[locale]
    const links = data.orders.map(({ number }) => ({
      label: receipt(number),
      url: context.pageUrl(`/account/orders/${number}/receipt`),
    }))
    const blocks = checkoutBlocks(data, locale, context, { text, button, links })
    return { subject, preview, title, blocks, ...attachedTerms(data.termsVersion) }
  },
})
