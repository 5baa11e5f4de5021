import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { unpaidCheckout } from './payment-reminder.ts'

const words = {
  it: {
    subject: 'Ordine scaduto: non è stato pagato',
    preview: 'Non ti abbiamo addebitato nulla. Il carrello è come l’hai lasciato.',
    title: 'L’ordine è scaduto',
    text: 'Il pagamento non è arrivato in tempo e non ti abbiamo addebitato nulla. I prodotti sono di nuovo in vendita: il carrello è come l’hai lasciato, puoi ordinarli ancora finché ci sono.',
    transfer:
      'Se hai già fatto il bonifico: quando arriva, l’ordine riparte se i prodotti ci sono ancora; altrimenti ti restituiamo tutto.',
    order: 'Ordine',
    button: 'Vai al carrello',
  },
  en: {
    subject: 'Order lapsed: it was not paid',
    preview: 'Nothing was charged. Your cart is as you left it.',
    title: 'The order has lapsed',
    text: 'The payment did not arrive in time and nothing was charged. The products are on sale again: your cart is as you left it, and you can order them again while they last.',
    transfer:
      'If you have already made the bank transfer: when it arrives the order goes ahead if the products are still there; otherwise everything goes back to you.',
    order: 'Order',
    button: 'Go to the cart',
  },
  es: {
    subject: 'Pedido caducado: no se ha pagado',
    preview: 'No te hemos cobrado nada. Tu carrito está como lo dejaste.',
    title: 'El pedido ha caducado',
    text: 'El pago no ha llegado a tiempo y no te hemos cobrado nada. Los productos vuelven a estar a la venta: tu carrito está como lo dejaste y puedes pedirlos de nuevo mientras queden.',
    transfer:
      'Si ya has hecho la transferencia: cuando llegue, el pedido sigue adelante si los productos todavía están; si no, te lo devolvemos todo.',
    order: 'Pedido',
    button: 'Ir al carrito',
  },
}

/** Sent once per checkout whose hold ended without a payment. */
export const orderLapsed = mailKind({
  data: unpaidCheckout.extend({
    /** Whether the customer was given the data of a bank transfer, which may still arrive. */
    awaitsTransfer: z.boolean(),
  }),
  write({ orders, awaitsTransfer }, locale, { pageUrl }) {
    const { subject, preview, title, text, transfer, order, button } = words[locale]
    return {
      subject,
      preview,
      title,
      blocks: [
        { kind: 'text', text },
        ...(awaitsTransfer ? [{ kind: 'text' as const, text: transfer }] : []),
        {
          kind: 'rows',
          rows: orders.map(({ number, seller }) => ({
            label: seller,
            value: '',
            note: `${order} ${number}`,
          })),
        },
        { kind: 'button', label: button, url: pageUrl('/cart') },
      ],
    }
  },
})
