import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { orderNumber } from '../orders/order-lines.ts'

const words = {
  it: {
    amount: 'Importo contestato',
    button: 'Apri l’ordine',
    opened: {
      subject: (number: string) => `Pagamento contestato, ordine ${number}`,
      title: 'La banca del cliente contesta il pagamento',
      text: 'Se il pacco non è ancora partito, non spedirlo. Se è partito, conserva la prova della spedizione: può servirci. Non rimborsare nulla: ce ne occupiamo noi e ti scriviamo quando è deciso.',
    },
    won: {
      subject: (number: string) => `Contestazione chiusa, ordine ${number}`,
      title: 'La contestazione è chiusa a tuo favore',
      text: 'L’ordine torna dov’era: riprendi da lì.',
    },
    lost: {
      subject: (number: string) => `Contestazione persa, ordine ${number}`,
      title: 'La banca ha dato ragione al cliente',
      text: 'L’importo è tornato al cliente e la tua parte viene ripresa. Se il pacco non è partito, non spedirlo.',
    },
  },
  en: {
    amount: 'Disputed amount',
    button: 'Open the order',
    opened: {
      subject: (number: string) => `Payment disputed, order ${number}`,
      title: 'The customer’s bank disputes the payment',
      text: 'If the parcel has not left yet, do not ship it. If it has, keep the proof of shipment: we may need it. Do not refund anything: we see to it and write to you when it is decided.',
    },
    won: {
      subject: (number: string) => `Dispute closed, order ${number}`,
      title: 'The dispute is closed in your favour',
      text: 'The order is back where it was: go on from there.',
    },
    lost: {
      subject: (number: string) => `Dispute lost, order ${number}`,
      title: 'The bank found for the customer',
      text: 'The amount went back to the customer, and your part is taken back. If the parcel has not left, do not ship it.',
    },
  },
  es: {
    amount: 'Importe disputado',
    button: 'Abrir el pedido',
    opened: {
      subject: (number: string) => `Pago disputado, pedido ${number}`,
      title: 'El banco del cliente disputa el pago',
      text: 'Si el paquete aún no ha salido, no lo envíes. Si ha salido, guarda la prueba del envío: puede hacernos falta. No reembolses nada: nos ocupamos nosotros y te escribimos cuando esté decidido.',
    },
    won: {
      subject: (number: string) => `Disputa cerrada, pedido ${number}`,
      title: 'La disputa se ha cerrado a tu favor',
      text: 'El pedido vuelve adonde estaba: sigue desde ahí.',
    },
    lost: {
      subject: (number: string) => `Disputa perdida, pedido ${number}`,
      title: 'El banco dio la razón al cliente',
      text: 'El importe volvió al cliente y se recupera tu parte. Si el paquete no ha salido, no lo envíes.',
    },
  },
}

/** To the seller of a paid order whose payment is disputed: once when it begins, once when it is decided; `amountCents` is what the bank disputes of the whole purchase. */
export const sellerDispute = mailKind({
  data: z.object({
    orderId: z.string(),
    amountCents: z.int(),
    step: z.enum(['opened', 'won', 'lost']),
  }),
  write({ orderId, amountCents, step }, locale, { consoleUrl }) {
    const { amount, button, [step]: said } = words[locale]
    return {
      subject: said.subject(orderId),
      noticesUrl: consoleUrl('/notices'),
      preview: said.text,
      title: said.title,
      blocks: [
        { kind: 'text', text: said.text },
        { kind: 'rows', rows: [{ label: amount, value: formatMoney(amountCents) }] },
        { kind: 'button', label: button, url: consoleUrl(`/orders/${orderId}`) },
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
