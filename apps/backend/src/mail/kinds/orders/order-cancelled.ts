import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { orderNumber } from './order-lines.ts'

/** Why an order ended before it was shipped. */
const reason = z.enum(['cancelled', 'not_accepted', 'withdrawal', 'seller', 'operator'])
/** To the customer also: a newer order took its place before it was paid. */
const customerReason = z.enum([...reason.options, 'replaced'])

const words = {
  it: {
    subject: (sellers: string) => `Ordine di ${sellers} annullato`,
    preview: 'Non verrà spedito: i soldi tornano da dove sono venuti.',
    title: 'Ordine annullato',
    why: {
      cancelled: (seller: string) => `Hai annullato l’ordine di ${seller}.`,
      replaced: (seller: string) =>
        `Hai fatto un nuovo ordine al posto di quello di ${seller}: questo non si può più pagare.`,
      not_accepted: (seller: string) => `${seller} non ha accettato l’ordine in tempo.`,
      withdrawal: (seller: string) => `Hai receduto dall’ordine di ${seller} prima della spedizione.`,
      seller: (seller: string) => `${seller} ha annullato l’ordine.`,
      operator: (seller: string) => `Abbiamo annullato l’ordine di ${seller}.`,
    },
    refund: (amount: string) =>
      `Ti rimborsiamo ${amount} sul mezzo con cui hai pagato: a seconda della banca servono da 3 a 10 giorni lavorativi. Se nello stesso acquisto ci sono altri ordini, proseguono.`,
    unpaid: 'Non hai pagato nulla e i prodotti non sono più tenuti da parte per te.',
    button: 'Vedi l’ordine',
    seller: {
      subject: (number: string) => `Ordine ${number} annullato: non spedire`,
      preview: 'I prodotti sono tornati in vendita.',
      title: 'Non spedire questo ordine',
      text: {
        cancelled: 'Il cliente ha annullato l’ordine prima della spedizione.',
        not_accepted: 'L’ordine non è stato accettato in tempo.',
        withdrawal: 'Il cliente ha receduto dal contratto prima della spedizione.',
        seller: 'L’ordine è stato annullato dal tuo negozio.',
        operator: 'L’ordine è stato annullato da un operatore del marketplace.',
      },
      rest: 'Il cliente viene rimborsato e i prodotti sono di nuovo in vendita.',
      button: 'Apri l’ordine',
    },
  },
  en: {
    subject: (sellers: string) => `Order from ${sellers} cancelled`,
    preview: 'It will not be shipped: the money goes back to where it came from.',
    title: 'Order cancelled',
    why: {
      cancelled: (seller: string) => `You have cancelled the order from ${seller}.`,
      replaced: (seller: string) =>
        `You have placed a new order instead of the one from ${seller}: this one can no longer be paid.`,
      not_accepted: (seller: string) => `${seller} has not accepted the order in time.`,
      withdrawal: (seller: string) =>
        `You have withdrawn from the order from ${seller} before it was shipped.`,
      seller: (seller: string) => `${seller} has cancelled the order.`,
      operator: (seller: string) => `We have cancelled the order from ${seller}.`,
    },
    refund: (amount: string) =>
      `We refund ${amount} to the means you paid with: depending on the bank that takes 3 to 10 working days. If the same purchase has other orders, they go on.`,
    unpaid: 'You have paid nothing, and the products are no longer set aside for you.',
    button: 'See the order',
    seller: {
      subject: (number: string) => `Order ${number} cancelled: do not ship`,
      preview: 'The products are on sale again.',
      title: 'Do not ship this order',
      text: {
        cancelled: 'The customer has cancelled the order before it was shipped.',
        not_accepted: 'The order was not accepted in time.',
        withdrawal: 'The customer has withdrawn from the contract before it was shipped.',
        seller: 'The order was cancelled by your shop.',
        operator: 'The order was cancelled by an operator of the marketplace.',
      },
      rest: 'The customer is refunded, and the products are on sale again.',
      button: 'Open the order',
    },
  },
  es: {
    subject: (sellers: string) => `Pedido de ${sellers} cancelado`,
    preview: 'No se enviará: el dinero vuelve al medio con el que pagaste.',
    title: 'Pedido cancelado',
    why: {
      cancelled: (seller: string) => `Has cancelado el pedido de ${seller}.`,
      replaced: (seller: string) =>
        `Has hecho un pedido nuevo en lugar del de ${seller}: este ya no se puede pagar.`,
      not_accepted: (seller: string) => `${seller} no ha aceptado el pedido a tiempo.`,
      withdrawal: (seller: string) => `Has desistido del pedido de ${seller} antes del envío.`,
      seller: (seller: string) => `${seller} ha cancelado el pedido.`,
      operator: (seller: string) => `Hemos cancelado el pedido de ${seller}.`,
    },
    refund: (amount: string) =>
      `Te devolvemos ${amount} al medio con el que pagaste: según tu banco, tarda de 3 a 10 días laborables. Si la misma compra tiene otros pedidos, siguen adelante.`,
    unpaid: 'No has pagado nada y los productos ya no están reservados para ti.',
    button: 'Ver el pedido',
    seller: {
      subject: (number: string) => `Pedido ${number} cancelado: no lo envíes`,
      preview: 'Los productos vuelven a estar a la venta.',
      title: 'No envíes este pedido',
      text: {
        cancelled: 'El cliente ha cancelado el pedido antes del envío.',
        not_accepted: 'El pedido no se aceptó a tiempo.',
        withdrawal: 'El cliente ha desistido del contrato antes del envío.',
        seller: 'El pedido fue cancelado por tu tienda.',
        operator: 'El pedido fue cancelado por un operador del marketplace.',
      },
      rest: 'El cliente recibe su dinero y los productos vuelven a estar a la venta.',
      button: 'Abrir el pedido',
    },
  },
}

/** To the customer, once per order that ends before it is shipped, or per unpaid checkout; `amountCents` is what goes back, null when nothing was paid. */
export const orderCancelled = mailKind({
  data: z.object({
    numbers: z.array(z.string()).min(1),
    sellers: z.array(z.string()),
    reason: customerReason,
    amountCents: z.int().nullable(),
  }),
  write({ numbers, sellers, reason: why, amountCents }, locale, { pageUrl }) {
    const { subject, preview, title, refund, unpaid, button, why: reasons } = words[locale]
    const money = amountCents === null ? unpaid : refund(formatMoney(amountCents))
    return {
      subject: subject(sellers.join(', ')),
      preview: amountCents === null ? unpaid : preview,
      title,
      blocks: [
        { kind: 'text', text: `${reasons[why](sellers.join(', '))} ${money}` },
        { kind: 'button', label: button, url: pageUrl(`/account/orders/${numbers[0]}`) },
        { kind: 'quiet', text: numbers.map((number) => orderNumber(number, locale)).join(', ') },
      ],
    }
  },
})

/** To the seller of a paid order that is not to be shipped any more, once. */
export const sellerOrderCancelled = mailKind({
  data: z.object({ orderId: z.string(), reason }),
  write({ orderId, reason: why }, locale, { consoleUrl }) {
    const { subject, preview, title, text, rest, button } = words[locale].seller
    return {
      subject: subject(orderId),
      noticesUrl: consoleUrl('/notices'),
      preview,
      title,
      blocks: [
        { kind: 'text', text: `${text[why]} ${rest}` },
        { kind: 'button', label: button, url: consoleUrl(`/orders/${orderId}`) },
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
