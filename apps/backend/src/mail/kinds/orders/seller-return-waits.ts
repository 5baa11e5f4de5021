import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { mailLastDay } from '../mail-time.ts'
import { orderNumber } from './order-lines.ts'

const words = {
  it: {
    subject: (number: string) => `Un reso aspetta la tua risposta, ordine ${number}`,
    preview: 'Il cliente aspetta il rimborso.',
    title: 'Un reso aspetta la tua risposta',
    soon: (day: string) =>
      `Se i prodotti sono tornati, o se hai la prova che sono partiti, accetta il reso: il rimborso è dovuto entro il ${day}. Se non rispondi, decidiamo noi.`,
    late: 'Il rimborso è dovuto: accetta il reso, o scrivi perché non lo accetti. Se non rispondi, decidiamo noi.',
    button: 'Apri l’ordine',
  },
  en: {
    subject: (number: string) => `A return waits for your answer, order ${number}`,
    preview: 'The customer waits for the refund.',
    title: 'A return waits for your answer',
    soon: (day: string) =>
      `If the products are back, or you have proof that they were sent, accept the return: the refund is due by ${day}. Without your answer, we decide.`,
    late: 'The refund is due: accept the return, or write why you do not. Without your answer, we decide.',
    button: 'Open the order',
  },
  es: {
    subject: (number: string) => `Una devolución espera tu respuesta, pedido ${number}`,
    preview: 'El cliente espera el reembolso.',
    title: 'Una devolución espera tu respuesta',
    soon: (day: string) =>
      `Si los productos han vuelto, o tienes prueba de que han salido, acepta la devolución: el dinero debe volver a más tardar el ${day}. Si no respondes, decidimos nosotros.`,
    late: 'El dinero debe volver ya: acepta la devolución o escribe por qué no. Si no respondes, decidimos nosotros.',
    button: 'Abrir el pedido',
  },
}

/** To the seller, once per return that waits, some days before the refund is due. */
export const sellerReturnWaits = mailKind({
  data: z.object({ orderId: z.string(), dueBy: z.iso.datetime(), isLate: z.boolean() }),
  write({ orderId, dueBy, isLate }, locale, { consoleUrl }) {
    const { subject, preview, title, soon, late, button } = words[locale]
    return {
      subject: subject(orderId),
      noticesUrl: consoleUrl('/notices'),
      preview,
      title,
      blocks: [
        { kind: 'text', text: isLate ? late : soon(mailLastDay(dueBy, locale)) },
        { kind: 'button', label: button, url: consoleUrl(`/orders/${orderId}`) },
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
