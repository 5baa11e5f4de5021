import type { Language } from '@filiera/domain/languages'
import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { type MailBlock, type MailContext, mailKind } from '../mail-content.ts'
import { adultsOnly } from './adults-only.ts'
import {
  arrivesBetween,
  deliveryDays,
  linePicture,
  orderNumber,
  placeOf,
  sellerPlace,
} from './order-lines.ts'
import { parcelSteps } from './parcel-steps.ts'
import { shipmentRows, shipmentShape, shipmentWords } from './shipment-rows.ts'
import { lineClass, withdrawalHint, withdrawalNote } from './withdrawal-right.ts'

const words = {
  it: {
    subject: (seller: string) => `${seller} ha spedito il tuo pacco`,
    preview: 'Il pacco è in viaggio.',
    title: 'Il pacco è in viaggio',
    text: (seller: string) => `${seller} ha consegnato il pacco al corriere.`,
    to: 'Consegna a',
    contents: 'Nel pacco',
    other: 'L’altro pacco',
    others: 'Gli altri pacchi',
    is: {
      waits: 'Il produttore deve ancora accettarlo.',
      prepared: 'Si sta preparando.',
      shipped: 'È in viaggio.',
      arrived: 'È arrivato.',
      cancelled: 'È annullato.',
    },
  },
  en: {
    subject: (seller: string) => `${seller} has shipped your parcel`,
    preview: 'The parcel is on its way.',
    title: 'The parcel is on its way',
    text: (seller: string) => `${seller} has handed the parcel to the carrier.`,
    to: 'Delivery to',
    contents: 'In the parcel',
    other: 'The other parcel',
    others: 'The other parcels',
    is: {
      waits: 'The producer has not accepted it yet.',
      prepared: 'It is being prepared.',
      shipped: 'It is on its way.',
      arrived: 'It has arrived.',
      cancelled: 'It is cancelled.',
    },
  },
  es: {
    subject: (seller: string) => `${seller} ha enviado tu paquete`,
    preview: 'El paquete está en camino.',
    title: 'El paquete está en camino',
    text: (seller: string) => `${seller} ha entregado el paquete al transportista.`,
    to: 'Entrega a',
    contents: 'En el paquete',
    other: 'El otro paquete',
    others: 'Los otros paquetes',
    is: {
      waits: 'El productor todavía no lo ha aceptado.',
      prepared: 'Se está preparando.',
      shipped: 'Está en camino.',
      arrived: 'Ha llegado.',
      cancelled: 'Está cancelado.',
    },
  },
}

/** When an order went which way, and when it comes; times are ISO 8601. */
const way = z.object({
  paidAt: z.string(),
  acceptedAt: z.string().optional(),
  shippedAt: z.string(),
  delivery: deliveryDays,
})

/** Another parcel of the same purchase, and where it is. */
const otherParcel = z.object({
  seller: z.string(),
  place: sellerPlace,
  is: z.enum(['waits', 'prepared', 'shipped', 'arrived', 'cancelled']),
  ...linePicture,
})

/** Where the other parcels of the purchase are; nothing where it has no other. */
function otherBlocks(
  others: readonly z.output<typeof otherParcel>[],
  locale: Language,
  { pictureUrl }: Pick<MailContext, 'pictureUrl'>,
): MailBlock[] {
  const own = words[locale]
  if (others.length === 0) return []
  return [
    { kind: 'heading', text: others.length === 1 ? own.other : own.others },
    {
      kind: 'rows',
      rows: others.map(({ seller, place, is, pictureHash }) => ({
        picture: pictureUrl(pictureHash),
        label: [seller, placeOf(place, locale)].filter(Boolean).join(', '),
        value: '',
        note: own.is[is],
      })),
    },
  ]
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
    /** The other parcels of the purchase; mails that were queued before they were kept have none. */
    others: z.array(otherParcel).default([]),
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
      subject: own.subject(seller),
      preview: own.preview,
      title: own.title,
      blocks: [
        { kind: 'text', text: own.text(seller) },
        trackingUrl
          ? { kind: 'button', label: own.track, url: trackingUrl }
          : { kind: 'button', label: own.button, url: pageUrl(`/account/orders/${orderId}`) },
        {
          kind: 'parcel',
          place: placeOf(data.place, locale),
          title: arrivesBetween(data.way?.delivery, locale) ?? own.contents,
          small: [...travel.map(({ label, value }) => `${label}: ${value}`), orderNumber(orderId, locale)],
          blocks: [
            ...(data.way ? [parcelSteps(data.way, locale)] : []),
            {
              kind: 'rows',
              rows: lines.map(({ title, quantity, cents, withdrawal, pictureHash }) => ({
                picture: pictureUrl(pictureHash),
                label: `${quantity} × ${title}`,
                value: cents === undefined ? '' : formatMoney(cents),
                ...withdrawalNote(withdrawal, locale),
              })),
            },
          ],
        },
        ...adultsOnly(lines, locale),
        ...otherBlocks(data.others, locale, context),
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
