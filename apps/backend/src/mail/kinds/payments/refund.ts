import { formatShortDate } from '@filiera/domain/dates/short-date'
import { endOfWorkingDays } from '@filiera/domain/dates/working-days'
import type { Language } from '@filiera/domain/languages'
import { formatMoney } from '@filiera/domain/money/money'
import { z } from 'zod'
import { type MailBlock, mailKind } from '../mail-content.ts'
import { linePicture, mailedVat, orderNumber, placeOf, sellerPlace } from '../orders/order-lines.ts'

const words = {
  it: {
    subject: (amount: string) => `Rimborso di ${amount}`,
    preview: 'Il denaro è in viaggio verso di te.',
    title: (amount: string) => `Ti abbiamo rimborsato ${amount}`,
    text: (amount: string, seller: string) => `Abbiamo rimborsato ${amount} per l’ordine di ${seller}.`,
    all: 'È tutto quello che avevi pagato per questo ordine.',
    part: 'Il resto dell’ordine rimane com’è.',
    left: 'Resta pagato, IVA inclusa',
    net: (rate: number) => `Imponibile al ${rate} %`,
    vat: (rate: number) => `IVA ${rate} %`,
    time: 'Torna sul mezzo con cui hai pagato: di solito servono da 3 a 10 giorni lavorativi, dipende dalla tua banca.',
    button: 'Apri l’ordine',
    shipping: 'Spedizione',
    refunded: 'Rimborsato',
    steps: {
      decided: 'Deciso',
      sent: 'Inviato',
      there: 'Accreditato',
      by: (day: string) => `entro il ${day}`,
    },
  },
  en: {
    subject: (amount: string) => `Refund of ${amount}`,
    preview: 'The money is on its way to you.',
    title: (amount: string) => `We have refunded you ${amount}`,
    text: (amount: string, seller: string) => `We have refunded ${amount} for the order from ${seller}.`,
    all: 'That is everything you paid for this order.',
    part: 'The rest of the order stays as it is.',
    left: 'Still paid, VAT included',
    net: (rate: number) => `Net at ${rate}%`,
    vat: (rate: number) => `VAT ${rate}%`,
    time: 'It goes back to what you paid with: this usually takes 3 to 10 working days, depending on your bank.',
    button: 'Open the order',
    shipping: 'Delivery',
    refunded: 'Refunded',
    steps: { decided: 'Decided', sent: 'Sent', there: 'Credited', by: (day: string) => `by ${day}` },
  },
  es: {
    subject: (amount: string) => `Reembolso de ${amount}`,
    preview: 'El dinero va de camino.',
    title: (amount: string) => `Te hemos reembolsado ${amount}`,
    text: (amount: string, seller: string) => `Hemos reembolsado ${amount} por el pedido de ${seller}.`,
    all: 'Es todo lo que habías pagado por este pedido.',
    part: 'El resto del pedido sigue igual.',
    left: 'Queda pagado, IVA incluido',
    net: (rate: number) => `Base imponible al ${rate} %`,
    vat: (rate: number) => `IVA ${rate} %`,
    time: 'Vuelve al medio con el que pagaste: suele tardar de 3 a 10 días laborables, según tu banco.',
    button: 'Abrir el pedido',
    shipping: 'Envío',
    refunded: 'Reembolsado',
    steps: {
      decided: 'Decidido',
      sent: 'Enviado',
      there: 'Abonado',
      by: (day: string) => `a más tardar el ${day}`,
    },
  },
}

/** Within so many working days the money is there. */
const BANK_DAYS = 10

/** When a refund was decided and made, ISO 8601. */
const way = z.object({ decidedAt: z.string(), sentAt: z.string() })

function steps({ decidedAt, sentAt }: z.output<typeof way>, locale: Language): MailBlock {
  const names = words[locale].steps
  const lastDay = new Date(endOfWorkingDays(new Date(sentAt), BANK_DAYS).getTime() - 1).toISOString()
  return {
    kind: 'steps',
    steps: [
      { label: names.decided, day: formatShortDate(decidedAt, locale), is: 'done' },
      { label: names.sent, day: formatShortDate(sentAt, locale), is: 'now' },
      { label: names.there, day: names.by(formatShortDate(lastDay, locale)), is: 'next' },
    ],
  }
}

/** Sent once per refund, when the provider has made it (decision 29). */
export const refund = mailKind({
  data: z.object({
    orderId: z.string(),
    seller: z.string(),
    amountCents: z.int(),
    /** What the money is for; not known of a refund that the provider began, nor of mails that were queued before it was kept. */
    lines: z
      .array(z.object({ title: z.string(), quantity: z.int(), cents: z.int(), ...linePicture }))
      .default([]),
    shippingCents: z.int().default(0),
    /** Mails that were queued before they were kept have neither. */
    place: sellerPlace.optional(),
    way: way.optional(),
    /** Whether nothing of the order's money is left. */
    isAll: z.boolean(),
    /** What stays paid of the order and the VAT in it; mails that were queued before it was kept have none. */
    left: z.object({ amountCents: z.int(), vat: mailedVat }).optional(),
  }),
  write(data, locale, { pageUrl, pictureUrl }) {
    const { orderId, seller, amountCents, lines, shippingCents, isAll, left } = data
    const { subject, preview, title, text, all, part, time, button, ...own } = words[locale]
    const amount = formatMoney(amountCents)
    const refunded: MailBlock = {
      kind: 'rows',
      rows: [
        ...lines.map((line) => ({
          picture: pictureUrl(line.pictureHash),
          label: `${line.quantity} × ${line.title}`,
          value: formatMoney(line.cents),
        })),
        ...(shippingCents > 0 ? [{ label: own.shipping, value: formatMoney(shippingCents) }] : []),
        { label: own.refunded, value: amount, strong: true },
      ],
    }
    return {
      subject: subject(amount),
      preview,
      title: title(amount),
      blocks: [
        { kind: 'text', text: `${text(amount, seller)} ${isAll ? all : part}` },
        { kind: 'button', label: button, url: pageUrl(`/account/orders/${orderId}`) },
        {
          kind: 'parcel',
          place: placeOf(data.place, locale),
          title: seller,
          small: [orderNumber(orderId, locale)],
          blocks: [
            ...(data.way ? [steps(data.way, locale)] : []),
            ...(lines.length > 0 || shippingCents > 0 ? [refunded] : []),
          ],
        },
        ...(left && !isAll
          ? [
              {
                kind: 'rows' as const,
                rows: [
                  { label: own.left, value: formatMoney(left.amountCents), strong: true },
                  ...left.vat.flatMap(({ rate, netCents, vatCents }) => [
                    { label: own.net(rate), value: formatMoney(netCents) },
                    { label: own.vat(rate), value: formatMoney(vatCents) },
                  ]),
                ],
              },
            ]
          : []),
        { kind: 'text', text: time },
      ],
    }
  },
})
