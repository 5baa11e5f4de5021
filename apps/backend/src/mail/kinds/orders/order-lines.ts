import { deliveryInWords } from '@filiera/domain/dates/delivery-days'
import type { Language } from '@filiera/domain/languages'
import { isTermsVersion, termsPath } from '@filiera/domain/legal/terms-version'
import { formatMoney } from '@filiera/domain/money/money'
import { cityName, isRegionCode, regions } from '@filiera/domain/places/regions'
import { z } from 'zod'
import type { MailBlock, MailContent, MailContext } from '../mail-content.ts'
import { mailedInvoice, mailedPlace, placeLine } from './invoice-blocks.ts'
import { type ParcelWay, parcelSteps } from './parcel-steps.ts'
import { lineClass, withdrawalNote } from './withdrawal-right.ts'

/** Hash of a line's picture; sellers and mails that were queued before it was kept have none. */
export const linePicture = { pictureHash: z.string().nullish() }

/** Who sells: the trader with whom the contract is made. */
export const mailedCompany = z.object({
  name: z.string(),
  address: z.string(),
  vatNumber: z.string(),
  email: z.string(),
})

/** Net and VAT per rate, in cents. */
export const mailedVat = z.array(z.object({ rate: z.int(), netCents: z.int(), vatCents: z.int() }))

/** Where a seller is, the region as its code. */
export const sellerPlace = z.object({ region: z.string(), city: z.string() })

/** "Puglia, Andria". */
export function placeOf(place: z.output<typeof sellerPlace> | undefined, locale: Language): string | null {
  if (!place || !isRegionCode(place.region)) return null
  return `${regions[place.region].name[locale]}, ${cityName(place.city, locale)}`
}

/** First and last day on which a parcel is expected; not abroad. */
export const deliveryDays = z.object({ from: z.iso.date(), to: z.iso.date() }).nullish()

/** "Ordine ABCD-EFGH-1234-5678", which stands in small lines only. */
export const orderNumber = (number: string, locale: Language): string => `${words[locale].order} ${number}`

/** "Arriva tra mercoledì 25 e venerdì 27 novembre". */
export function arrivesBetween(delivery: z.output<typeof deliveryDays>, locale: Language): string | null {
  const days = delivery && deliveryInWords(delivery, locale)
  return days ? words[locale].arrives(days.from, days.to) : null
}

/** One order as a mail lists it; money in cents. */
export const mailedOrder = z.object({
  number: z.string(),
  seller: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      cents: z.int(),
      alcohol: z.boolean().default(false),
      ...linePicture,
      ...lineClass,
    }),
  ),
  /** Only customers are told. */
  place: sellerPlace.optional(),
  /** The company of the seller; sellers are not told, and mails that were queued before it was kept have none. */
  company: mailedCompany.optional(),
  /** Not before it is paid. */
  delivery: deliveryDays,
  shippingCents: z.int(),
  amountCents: z.int(),
  /** VAT inside the amount, per rate; mails that were queued before it was kept have none. */
  vat: mailedVat.default([]),
})
export type MailedOrder = z.output<typeof mailedOrder>

/** A checkout as its mails tell it: a durable record of the contract (Consumer Code art. 51 § 7); money in cents. */
export const mailedCheckout = z.object({
  checkoutId: z.string(),
  orders: z.array(mailedOrder),
  totalCents: z.int(),
  /** When it was placed, and when it was paid, ISO 8601; mails that were queued before they were kept have neither. */
  orderedAt: z.string().optional(),
  paidAt: z.string().optional(),
  /** Who receives the parcels and where, whom the invoice is for, and the terms that were accepted; mails that were queued before they were kept have none. */
  shipTo: mailedPlace.optional(),
  invoice: mailedInvoice.optional(),
  termsVersion: z.string().optional(),
})

const words = {
  it: {
    order: 'Ordine',
    soldBy: 'Venduto da',
    vatNumber: 'P. IVA',
    arrives: (from: string, to: string) => `Arriva tra ${from} e ${to}`,
    shipping: 'Spedizione',
    free: 'gratuita',
    vat: (rate: number) => `di cui IVA ${rate} %`,
    orderTotal: 'Totale dell’ordine',
    total: 'Totale, IVA inclusa',
    shipTo: 'Dove spediamo',
    accepted: (version: string) => `Hai accettato le condizioni di vendita, versione ${version}.`,
    attached: 'Sono nel file allegato, con il diritto di recesso e il modulo tipo: conservalo.',
    terms: 'Condizioni di vendita',
  },
  en: {
    order: 'Order',
    soldBy: 'Sold by',
    vatNumber: 'VAT no.',
    arrives: (from: string, to: string) => `Arrives between ${from} and ${to}`,
    shipping: 'Delivery',
    free: 'free',
    vat: (rate: number) => `including VAT ${rate}%`,
    orderTotal: 'Total of the order',
    total: 'Total, VAT included',
    shipTo: 'Where we ship',
    accepted: (version: string) => `You accepted the terms of sale, version ${version}.`,
    attached: 'They are in the attached file, with the right of withdrawal and the model form: keep it.',
    terms: 'Terms of sale',
  },
  es: {
    order: 'Pedido',
    soldBy: 'Vendido por',
    vatNumber: 'NIF-IVA',
    arrives: (from: string, to: string) => `Llega entre el ${from} y el ${to}`,
    shipping: 'Envío',
    free: 'gratis',
    vat: (rate: number) => `IVA ${rate} % incluido`,
    orderTotal: 'Total del pedido',
    total: 'Total, IVA incluido',
    shipTo: 'Adónde enviamos',
    accepted: (version: string) => `Aceptaste las condiciones de venta, versión ${version}.`,
    attached:
      'Están en el archivo adjunto, con el derecho de desistimiento y el formulario tipo: consérvalo.',
    terms: 'Condiciones de venta',
  },
}

/** The trader in one line (Directive 2011/83 art. 8(7): the mail is what the customer keeps). */
function companyLine(company: z.output<typeof mailedCompany>, locale: Language): string {
  const { soldBy, vatNumber } = words[locale]
  const { name, address, email } = company
  return [`${soldBy} ${name}`, address, `${vatNumber} ${company.vatNumber}`, email].filter(Boolean).join(', ')
}

/** The orders of a checkout, one box each, with its steps where `way` is known, and the sum. */
export function orderBlocks(
  orders: readonly MailedOrder[],
  locale: Language,
  totalCents: number,
  { pictureUrl }: Pick<MailContext, 'pictureUrl'>,
  way?: Pick<ParcelWay, 'orderedAt' | 'paidAt'>,
): MailBlock[] {
  const { shipping, free, vat, orderTotal, total } = words[locale]
  const parcels = orders.map((order): MailBlock => {
    const arrives = arrivesBetween(order.delivery, locale)
    const blocks: MailBlock[] = [
      ...(way ? [parcelSteps({ ...way, delivery: order.delivery }, locale)] : []),
      {
        kind: 'rows',
        rows: [
          ...order.lines.map(({ title, quantity, cents, withdrawal, pictureHash }) => ({
            picture: pictureUrl(pictureHash),
            label: `${quantity} × ${title}`,
            value: formatMoney(cents),
            ...withdrawalNote(withdrawal, locale),
          })),
          // Where something is free it is said in words, never as a zero (decision 9).
          { label: shipping, value: order.shippingCents === 0 ? free : formatMoney(order.shippingCents) },
          ...(orders.length > 1 ? [{ label: orderTotal, value: formatMoney(order.amountCents) }] : []),
          ...order.vat.map(({ rate, vatCents }) => ({ label: vat(rate), value: formatMoney(vatCents) })),
        ],
      },
      ...(order.company ? [{ kind: 'quiet' as const, text: companyLine(order.company, locale) }] : []),
    ]
    return {
      kind: 'parcel',
      place: placeOf(order.place, locale),
      title: order.seller,
      small: [...(arrives ? [arrives] : []), orderNumber(order.number, locale)],
      blocks,
    }
  })
  return [
    ...parcels,
    { kind: 'rows', rows: [{ label: total, value: formatMoney(totalCents), strong: true }] },
  ]
}

/** Where the parcels go. */
export function shipToBlocks(
  { shipTo }: Pick<z.output<typeof mailedCheckout>, 'shipTo'>,
  locale: Language,
): MailBlock[] {
  if (!shipTo) return []
  return [
    { kind: 'heading', text: words[locale].shipTo },
    { kind: 'text', text: placeLine(shipTo, locale) },
  ]
}

/** The terms that go with a mail as a file: those that were accepted, where their texts are kept. */
export const attachedTerms = (version: string | undefined): Pick<MailContent, 'terms'> =>
  version !== undefined && isTermsVersion(version) ? { terms: version } : {}

/** Which terms of sale were accepted, with their page. */
export function termsBlocks(
  termsVersion: string | undefined,
  locale: Language,
  { pageUrl }: Pick<MailContext, 'pageUrl'>,
): MailBlock[] {
  if (!termsVersion) return []
  const { accepted, attached, terms } = words[locale]
  const text = attachedTerms(termsVersion).terms
    ? `${accepted(termsVersion)} ${attached}`
    : accepted(termsVersion)
  return [
    { kind: 'quiet', text },
    { kind: 'links', links: [{ label: terms, url: pageUrl(termsPath(termsVersion)) }] },
  ]
}
