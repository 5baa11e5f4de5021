import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { orderNumber } from './order-lines.ts'

const words = {
  it: {
    subject: (seller: string) => `Il tuo reso a ${seller}`,
    accepted: {
      preview: 'Il reso è accettato, il rimborso è in corso.',
      title: 'Reso accettato',
      text: (seller: string) => `${seller} ha accettato il reso. Ti scriviamo quando parte il rimborso.`,
    },
    refused: {
      preview: 'Il venditore non ha accettato il reso.',
      title: 'Reso non accettato',
      text: (seller: string) =>
        `${seller} non ha accettato il reso. Se non sei d’accordo, rispondi dalla pagina dell’ordine o scrivici.`,
    },
    note: (seller: string) => `Che cosa scrive ${seller}`,
    button: 'Apri l’ordine',
  },
  en: {
    subject: (seller: string) => `Your return to ${seller}`,
    accepted: {
      preview: 'The return is accepted, the refund is under way.',
      title: 'Return accepted',
      text: (seller: string) => `${seller} has accepted the return. We write to you when the refund is sent.`,
    },
    refused: {
      preview: 'The seller has not accepted the return.',
      title: 'Return not accepted',
      text: (seller: string) =>
        `${seller} has not accepted the return. If you do not agree, answer from the order’s page or write to us.`,
    },
    note: (seller: string) => `What ${seller} writes`,
    button: 'Open the order',
  },
  es: {
    subject: (seller: string) => `Tu devolución a ${seller}`,
    accepted: {
      preview: 'La devolución está aceptada, el reembolso está en curso.',
      title: 'Devolución aceptada',
      text: (seller: string) =>
        `${seller} ha aceptado la devolución. Te escribimos cuando sale el reembolso.`,
    },
    refused: {
      preview: 'El vendedor no ha aceptado la devolución.',
      title: 'Devolución no aceptada',
      text: (seller: string) =>
        `${seller} no ha aceptado la devolución. Si no estás de acuerdo, responde desde la página del pedido o escríbenos.`,
    },
    note: (seller: string) => `Qué escribe ${seller}`,
    button: 'Abrir el pedido',
  },
}

/** Sent once per decided return, with what the seller wrote. */
export const returnDecided = mailKind({
  data: z.object({ orderId: z.string(), seller: z.string(), accepted: z.boolean(), note: z.string() }),
  write({ orderId, seller, accepted, note }, locale, { pageUrl }) {
    const own = words[locale]
    const { preview, title, text } = accepted ? own.accepted : own.refused
    return {
      subject: own.subject(seller),
      preview,
      title,
      blocks: [
        { kind: 'text', text: text(seller) },
        ...(note === ''
          ? []
          : [
              { kind: 'heading' as const, text: own.note(seller) },
              { kind: 'quote' as const, text: note },
            ]),
        { kind: 'button', label: own.button, url: pageUrl(`/account/orders/${orderId}`) },
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
