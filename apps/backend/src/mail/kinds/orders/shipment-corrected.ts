import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { orderNumber } from './order-lines.ts'
import { shipmentRows, shipmentShape, shipmentWords } from './shipment-rows.ts'

const words = {
  it: {
    subject: (seller: string) => `Nuovo numero di spedizione del pacco di ${seller}`,
    preview: 'Il numero che ti abbiamo mandato prima era sbagliato.',
    title: 'Il numero di spedizione è cambiato',
    text: (seller: string) =>
      `${seller} ha corretto il numero di spedizione del pacco. Quello che ti abbiamo mandato prima non vale più.`,
  },
  en: {
    subject: (seller: string) => `New tracking number for the parcel from ${seller}`,
    preview: 'The number we sent you before was wrong.',
    title: 'The tracking number has changed',
    text: (seller: string) =>
      `${seller} has corrected the tracking number of the parcel. The one we sent you before no longer applies.`,
  },
  es: {
    subject: (seller: string) => `Nuevo número de seguimiento del paquete de ${seller}`,
    preview: 'El número que te enviamos antes no era correcto.',
    title: 'El número de seguimiento ha cambiado',
    text: (seller: string) =>
      `${seller} ha corregido el número de seguimiento del paquete. El que te enviamos antes ya no sirve.`,
  },
}

/** Sent once per number when a shop corrects how a shipped order travels. */
export const shipmentCorrected = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    ...shipmentShape,
  }),
  write({ orderId, seller, carrier, tracking, trackingUrl }, locale, { pageUrl }) {
    const own = { ...shipmentWords[locale], ...words[locale] }
    const order = { label: own.button, url: pageUrl(`/account/orders/${orderId}`) }
    return {
      subject: own.subject(seller),
      preview: own.preview,
      title: own.title,
      blocks: [
        { kind: 'text', text: own.text(seller) },
        {
          kind: 'rows',
          rows: [...shipmentRows(carrier, tracking, locale)],
        },
        ...(trackingUrl
          ? [
              { kind: 'button' as const, label: own.track, url: trackingUrl },
              { kind: 'links' as const, links: [order] },
            ]
          : [{ kind: 'button' as const, ...order }]),
        { kind: 'quiet', text: orderNumber(orderId, locale) },
      ],
    }
  },
})
