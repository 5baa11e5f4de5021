import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { adultsOnly } from './adults-only.ts'
import { linePicture } from './order-lines.ts'
import { shipmentRows, shipmentShape, shipmentWords } from './shipment-rows.ts'
import { lineClass, withdrawalHint, withdrawalNote } from './withdrawal-right.ts'

const words = {
  it: {
    subject: (number: string) => `Ordine ${number} spedito`,
    preview: 'Il pacco è in viaggio.',
    title: 'Il pacco è in viaggio',
    text: (number: string, seller: string) => `${seller} ha spedito l’ordine ${number}.`,
    to: 'Consegna a',
    contents: 'Nel pacco',
  },
  en: {
    subject: (number: string) => `Order ${number} shipped`,
    preview: 'The parcel is on its way.',
    title: 'The parcel is on its way',
    text: (number: string, seller: string) => `${seller} has shipped order ${number}.`,
    to: 'Delivery to',
    contents: 'In the parcel',
  },
  es: {
    subject: (number: string) => `Pedido ${number} enviado`,
    preview: 'El paquete está en camino.',
    title: 'El paquete está en camino',
    text: (number: string, seller: string) => `${seller} ha enviado el pedido ${number}.`,
    to: 'Entrega a',
    contents: 'En el paquete',
  },
}

/** Sent once per shipped order: by whom it travels, where to follow it, what is in it (decision 29). */
export const orderShipped = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    ...shipmentShape,
    recipient: z.string(),
    lines: z.array(
      z.object({
        title: z.string(),
        quantity: z.int(),
        alcohol: z.boolean().default(false),
        ...linePicture,
        ...lineClass,
      }),
    ),
  }),
  write({ orderId, seller, carrier, tracking, trackingUrl, recipient, lines }, locale, context) {
    const { pageUrl, pictureUrl } = context
    const own = { ...shipmentWords[locale], ...words[locale] }
    return {
      subject: own.subject(orderId),
      preview: own.preview,
      title: own.title,
      blocks: [
        { kind: 'text', text: own.text(orderId, seller) },
        trackingUrl
          ? { kind: 'button', label: own.track, url: trackingUrl }
          : { kind: 'button', label: own.button, url: pageUrl(`/account/orders/${orderId}`) },
        {
          kind: 'rows',
          rows: [...shipmentRows(carrier, tracking, locale), { label: own.to, value: recipient }],
        },
        { kind: 'heading', text: own.contents },
        {
          kind: 'rows',
          rows: lines.map(({ title, quantity, withdrawal, pictureHash }) => ({
            picture: pictureUrl(pictureHash),
            label: title,
            value: `${quantity}`,
            ...withdrawalNote(withdrawal, locale),
          })),
        },
        ...adultsOnly(lines, locale),
        ...(trackingUrl
          ? [
              {
                kind: 'links' as const,
                links: [{ label: own.button, url: pageUrl(`/account/orders/${orderId}`) }],
              },
            ]
          : []),
        ...withdrawalHint(lines, locale, context, orderId),
      ],
    }
  },
})
