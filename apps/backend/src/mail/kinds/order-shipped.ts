import { z } from 'zod'
import { mailKind } from '../mail-content.ts'
import { withdrawalHint } from './withdrawal-link.ts'

const words = {
  it: {
    subject: (number: string) => `Ordine ${number} spedito`,
    preview: 'Il pacco è in viaggio.',
    title: 'Il pacco è in viaggio',
    text: (number: string, seller: string) => `${seller} ha spedito l’ordine ${number}.`,
    carrier: 'Corriere',
    ownCarrier: 'corriere del venditore',
    number: 'Numero di spedizione',
    to: 'Consegna a',
    track: 'Segui il pacco',
    contents: 'Nel pacco',
    button: 'Apri l’ordine',
  },
  en: {
    subject: (number: string) => `Order ${number} shipped`,
    preview: 'The parcel is on its way.',
    title: 'The parcel is on its way',
    text: (number: string, seller: string) => `${seller} has shipped order ${number}.`,
    carrier: 'Carrier',
    ownCarrier: 'the seller’s carrier',
    number: 'Tracking number',
    to: 'Delivery to',
    track: 'Follow the parcel',
    contents: 'In the parcel',
    button: 'Open the order',
  },
  es: {
    subject: (number: string) => `Pedido ${number} enviado`,
    preview: 'El paquete está en camino.',
    title: 'El paquete está en camino',
    text: (number: string, seller: string) => `${seller} ha enviado el pedido ${number}.`,
    carrier: 'Transportista',
    ownCarrier: 'transportista del vendedor',
    number: 'Número de seguimiento',
    to: 'Entrega a',
    track: 'Sigue el paquete',
    contents: 'En el paquete',
    button: 'Abrir el pedido',
  },
}

/** Sent once per shipped order: by whom it travels, where to follow it, what is in it (decision 29). */
export const orderShipped = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    /** The carrier's own name; null for one that is not known. */
    carrier: z.string().nullable(),
    tracking: z.string(),
    trackingUrl: z.string().nullable(),
    recipient: z.string(),
    lines: z.array(z.object({ title: z.string(), quantity: z.int() })),
  }),
  write({ orderId, seller, carrier, tracking, trackingUrl, recipient, lines }, locale, context) {
    const { pageUrl } = context
    const own = words[locale]
    return {
      subject: own.subject(orderId),
      preview: own.preview,
      title: own.title,
      blocks: [
        { kind: 'text', text: own.text(orderId, seller) },
        {
          kind: 'rows',
          rows: [
            { label: own.carrier, value: carrier ?? own.ownCarrier },
            ...(tracking === '' ? [] : [{ label: own.number, value: tracking }]),
            { label: own.to, value: recipient },
          ],
        },
        ...(trackingUrl ? [{ kind: 'button' as const, label: own.track, url: trackingUrl }] : []),
        { kind: 'heading', text: own.contents },
        { kind: 'rows', rows: lines.map(({ title, quantity }) => ({ label: title, value: `${quantity}` })) },
        ...(trackingUrl
          ? [
              {
                kind: 'links' as const,
                links: [{ label: own.button, url: pageUrl(`/account/orders/${orderId}`) }],
              },
            ]
          : [{ kind: 'button' as const, label: own.button, url: pageUrl(`/account/orders/${orderId}`) }]),
        ...withdrawalHint(locale, context, orderId),
      ],
    }
  },
})
