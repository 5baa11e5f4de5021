import type { Language } from '@filiera/domain/languages'
import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { type MailBlock, mailKind } from '../mail-content.ts'
import { mailShortDay } from '../mail-time.ts'
import { adultsOnly } from './adults-only.ts'
import { arrivesBetween, deliveryDays, linePicture, placeOf, sellerPlace } from './order-lines.ts'
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
    steps: { paid: 'Pagato', accepted: 'Accettato', shipped: 'Spedito', delivery: 'Consegna' },
  },
  en: {
    subject: (number: string) => `Order ${number} shipped`,
    preview: 'The parcel is on its way.',
    title: 'The parcel is on its way',
    text: (number: string, seller: string) => `${seller} has shipped order ${number}.`,
    to: 'Delivery to',
    contents: 'In the parcel',
    steps: { paid: 'Paid', accepted: 'Accepted', shipped: 'Shipped', delivery: 'Delivery' },
  },
  es: {
    subject: (number: string) => `Pedido ${number} enviado`,
    preview: 'El paquete está en camino.',
    title: 'El paquete está en camino',
    text: (number: string, seller: string) => `${seller} ha enviado el pedido ${number}.`,
    to: 'Entrega a',
    contents: 'En el paquete',
    steps: { paid: 'Pagado', accepted: 'Aceptado', shipped: 'Enviado', delivery: 'Entrega' },
  },
}

/** When an order went which way, and when it comes; times are ISO 8601. */
const way = z.object({
  paidAt: z.string(),
  acceptedAt: z.string().optional(),
  shippedAt: z.string(),
  delivery: deliveryDays,
})

/** "25–27 nov", both with their month where it is another one. */
function daysOf({ from, to }: { from: string; to: string }, locale: Language): string {
  const last = mailShortDay(to, locale)
  if (from === to) return last
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isSameMonth ? Number(from.slice(8)) : mailShortDay(from, locale)}–${last}`
}

function steps(
  { paidAt, acceptedAt, shippedAt, delivery }: z.output<typeof way>,
  locale: Language,
): MailBlock {
  const names = words[locale].steps
  const day = (at: string) => mailShortDay(at, locale)
  return {
    kind: 'steps',
    steps: [
      { label: names.paid, day: day(paidAt), is: 'done' },
      ...(acceptedAt ? [{ label: names.accepted, day: day(acceptedAt), is: 'done' as const }] : []),
      { label: names.shipped, day: day(shippedAt), is: 'now' },
      ...(delivery ? [{ label: names.delivery, day: daysOf(delivery, locale), is: 'next' as const }] : []),
    ],
  }
}

/** Sent once per shipped order: by whom it travels, where to follow it, what is in it (decision 29). */
export const orderShipped = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    ...shipmentShape,
    recipient: z.string(),
    /** Mails that were queued before they were kept have neither, nor the price of a line. */
    place: sellerPlace.optional(),
    way: way.optional(),
    lines: z.array(
      z.object({
        title: z.string(),
        quantity: z.int(),
        cents: z.int().optional(),
        alcohol: z.boolean().default(false),
        ...linePicture,
        ...lineClass,
      }),
    ),
  }),
  write(data, locale, context) {
    const { orderId, seller, carrier, tracking, trackingUrl, recipient, lines } = data
    const { pageUrl, pictureUrl } = context
    const own = { ...shipmentWords[locale], ...words[locale] }
    const travel = [...shipmentRows(carrier, tracking, locale), { label: own.to, value: recipient }]
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
          kind: 'heading',
          place: placeOf(data.place, locale),
          text: arrivesBetween(data.way?.delivery, locale) ?? own.contents,
          small: travel.map(({ label, value }) => `${label}: ${value}`),
        },
        ...(data.way ? [steps(data.way, locale)] : []),
        {
          kind: 'rows',
          rows: lines.map(({ title, quantity, cents, withdrawal, pictureHash }) => ({
            picture: pictureUrl(pictureHash),
            label: `${quantity} × ${title}`,
            value: cents === undefined ? '' : formatMoney(cents),
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
