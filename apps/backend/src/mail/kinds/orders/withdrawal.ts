import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import type { MailBlock, MailContext, MailRow } from '../mail-content.ts'
import { mailKind } from '../mail-content.ts'
import { mailLastDay, mailTime } from '../mail-time.ts'
import { linePicture, orderNumber } from './order-lines.ts'

const words = {
  it: {
    subject: (number: string) => `Ricevuta del recesso, ordine ${number}`,
    preview: 'Conservala: prova che cosa hai dichiarato e quando.',
    title: 'Abbiamo ricevuto il tuo recesso',
    text: (number: string, seller: string) =>
      `Hai dichiarato di recedere dal contratto per questi prodotti dell’ordine ${number} di ${seller}.`,
    number: 'Recesso numero',
    at: 'Ricevuto (ora italiana)',
    reason: 'Motivo',
    refund: 'Da rimborsare',
    shipping: 'spedizione compresa',
    next: 'Che cosa succede ora',
    atOnce:
      'I prodotti non erano ancora partiti: non devi restituire nulla. Rimborsiamo subito, sul mezzo con cui hai pagato; a seconda della banca servono da 3 a 10 giorni lavorativi.',
    sendBack: (day: string, address: string) =>
      `Rispedisci i prodotti entro il ${day} a: ${address}. Le spese di restituzione sono a tuo carico, salvo che i prodotti siano difettosi.`,
    afterwards:
      'Il rimborso arriva entro 14 giorni da oggi, sul mezzo con cui hai pagato; può aspettare che i prodotti siano tornati o che tu dimostri di averli spediti.',
    disputed:
      'La banca sta esaminando il pagamento, e finché non decide non possiamo rimborsare. La tua dichiarazione vale da oggi: dopo, il rimborso riprende. Se la banca ti avrà già reso l’importo, non resta altro da rimborsare.',
    button: 'Vedi l’ordine',
    seller: {
      subject: (number: string) => `Recesso dall’ordine ${number}`,
      preview: 'Un cliente ha esercitato il diritto di recesso.',
      title: 'Un cliente ha esercitato il diritto di recesso',
      unshipped:
        'Non spedire questi prodotti: il cliente viene rimborsato subito e sono di nuovo in vendita.',
      shipped:
        'Il cliente rispedisce questi prodotti. Quando sono tornati, o quando ne hai la prova, accetta la restituzione: il rimborso parte da solo.',
      disputed:
        'Il cliente rispedisce questi prodotti. La sua banca sta esaminando il pagamento: quando avrà deciso potrai accettare la restituzione, se resta qualcosa da rimborsare.',
      button: 'Apri l’ordine',
    },
  },
  en: {
    subject: (number: string) => `Receipt of your withdrawal, order ${number}`,
    preview: 'Keep it: it proves what you declared and when.',
    title: 'We have received your withdrawal',
    text: (number: string, seller: string) =>
      `You have declared that you withdraw from the contract for these products of order ${number} from ${seller}.`,
    number: 'Withdrawal number',
    at: 'Received (Italian time)',
    reason: 'Reason',
    refund: 'To be refunded',
    shipping: 'delivery included',
    next: 'What happens now',
    atOnce:
      'The products had not left yet: there is nothing to send back. We refund at once, to the means you paid with; depending on the bank that takes 3 to 10 working days.',
    sendBack: (day: string, address: string) =>
      `Send the products back by ${day} to: ${address}. You bear the cost of sending them back unless they are faulty.`,
    afterwards:
      'The refund comes within 14 days from today, to the means you paid with; it may wait until the products are back or you show that you have sent them.',
    disputed:
      'The bank is looking into the payment, and until it decides we cannot refund. Your declaration counts from today: afterwards the refund goes on. If the bank has given you the money back by then, nothing is left to refund.',
    button: 'See the order',
    seller: {
      subject: (number: string) => `Withdrawal from order ${number}`,
      preview: 'A customer has used the right of withdrawal.',
      title: 'A customer has used the right of withdrawal',
      unshipped: 'Do not ship these products: the customer is refunded at once, and they are on sale again.',
      shipped:
        'The customer sends these products back. When they are back, or you have proof of it, accept the return: the refund starts by itself.',
      disputed:
        'The customer sends these products back. Their bank is looking into the payment: once it has decided you can accept the return, if anything is left to refund.',
      button: 'Open the order',
    },
  },
  es: {
    subject: (number: string) => `Acuse del desistimiento, pedido ${number}`,
    preview: 'Consérvalo: prueba qué has declarado y cuándo.',
    title: 'Hemos recibido tu desistimiento',
    text: (number: string, seller: string) =>
      `Has declarado que desistes del contrato para estos productos del pedido ${number} de ${seller}.`,
    number: 'Número de desistimiento',
    at: 'Recibido (hora italiana)',
    reason: 'Motivo',
    refund: 'Por devolver',
    shipping: 'envío incluido',
    next: 'Qué pasa ahora',
    atOnce:
      'Los productos aún no habían salido: no tienes que devolver nada. Te devolvemos el dinero ya, al medio con el que pagaste; según tu banco, tarda de 3 a 10 días laborables.',
    sendBack: (day: string, address: string) =>
      `Devuelve los productos antes de que acabe el ${day} a: ${address}. Los gastos de devolución corren de tu cuenta, salvo que los productos sean defectuosos.`,
    afterwards:
      'El dinero llega en 14 días desde hoy, al medio con el que pagaste; puede esperar a que los productos hayan vuelto o a que demuestres que los has enviado.',
    disputed:
      'El banco está revisando el pago y, hasta que decida, no podemos devolverte el dinero. Tu declaración cuenta desde hoy: después, el reembolso sigue adelante. Si para entonces el banco ya te ha devuelto el importe, no queda nada por reembolsar.',
    button: 'Ver el pedido',
    seller: {
      subject: (number: string) => `Desistimiento del pedido ${number}`,
      preview: 'Un cliente ha ejercido el derecho de desistimiento.',
      title: 'Un cliente ha ejercido el derecho de desistimiento',
      unshipped: 'No envíes estos productos: el cliente recibe su dinero ya y vuelven a estar a la venta.',
      shipped:
        'El cliente devuelve estos productos. Cuando hayan vuelto, o tengas prueba de ello, acepta la devolución: el reembolso sale solo.',
      disputed:
        'El cliente devuelve estos productos. Su banco está revisando el pago: cuando haya decidido podrás aceptar la devolución, si queda algo por reembolsar.',
      button: 'Abrir el pedido',
    },
  },
}

/** What was declared, when, and what goes back; money in cents, `at` ISO 8601, `sendBackBy` null before shipping. */
const declared = z.object({
  /** Number of the withdrawal; mails that were queued before it was kept have none. */
  number: z.string().optional(),
  orderId: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), cents: z.int(), ...linePicture })),
  amountCents: z.int(),
  withShipping: z.boolean(),
  reason: z.string(),
  at: z.iso.datetime(),
  sendBackBy: z.iso.datetime().nullable(),
  /** Whether the bank looks into the payment; mails that were queued before this was asked have nothing. */
  isDisputed: z.boolean().optional(),
})

function declaredRows(
  data: z.output<typeof declared>,
  locale: keyof typeof words,
  { pictureUrl }: Pick<MailContext, 'pictureUrl'>,
): MailBlock[] {
  const { number, at, reason, refund, shipping } = words[locale]
  const lines: MailRow[] = [
    ...data.lines.map(({ title, quantity, cents, pictureHash }) => ({
      picture: pictureUrl(pictureHash),
      label: `${quantity} × ${title}`,
      value: formatMoney(cents),
    })),
    {
      label: data.withShipping ? `${refund}, ${shipping}` : refund,
      value: formatMoney(data.amountCents),
      strong: true,
    },
  ]
  const facts: MailRow[] = [
    ...(data.number ? [{ label: number, value: data.number }] : []),
    { label: at, value: mailTime(data.at, locale) },
    ...(data.reason === '' ? [] : [{ label: reason, value: data.reason }]),
  ]
  // each table has columns of its own: a long reason takes no room from the names of products
  return [
    { kind: 'rows', rows: lines },
    { kind: 'rows', rows: facts },
  ]
}

/** The receipt of a withdrawal from contract, once per withdrawal (Consumer Code art. 54-bis): content, date and time, what happens next. */
export const withdrawalReceipt = mailKind({
  data: declared.extend({ seller: z.string(), returnAddress: z.string() }),
  write(data, locale, context) {
    const { pageUrl } = context
    const { subject, preview, title, text, next, atOnce, sendBack, afterwards, disputed, button } =
      words[locale]
    const steps =
      data.sendBackBy === null
        ? [atOnce]
        : [
            sendBack(mailLastDay(data.sendBackBy, locale), data.returnAddress),
            data.isDisputed ? disputed : afterwards,
          ]
    return {
      subject: subject(data.orderId),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(data.orderId, data.seller) },
        ...declaredRows(data, locale, context),
        { kind: 'heading', text: next },
        ...steps.map((step) => ({ kind: 'text' as const, text: step })),
        { kind: 'button', label: button, url: pageUrl(`/account/orders/${data.orderId}`) },
      ],
    }
  },
})

/** To the seller, once per withdrawal that does not end the order before it is shipped. */
export const sellerWithdrawal = mailKind({
  data: declared.extend({ isUnshipped: z.boolean() }),
  write(data, locale, context) {
    const { consoleUrl } = context
    const { subject, preview, title, unshipped, shipped, disputed, button } = words[locale].seller
    const sentBack = data.isDisputed ? disputed : shipped
    return {
      subject: subject(data.orderId),
      noticesUrl: consoleUrl('/notices'),
      preview,
      title,
      blocks: [
        { kind: 'text', text: data.isUnshipped ? unshipped : sentBack },
        ...declaredRows(data, locale, context),
        { kind: 'button', label: button, url: consoleUrl(`/orders/${data.orderId}`) },
        { kind: 'quiet', text: orderNumber(data.orderId, locale) },
      ],
    }
  },
})
