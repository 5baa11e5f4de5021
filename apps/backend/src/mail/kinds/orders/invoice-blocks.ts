import type { Language } from '@filiera/domain/languages'
import { zipAndCity } from '@filiera/domain/places/address-line'
import { countryName } from '@filiera/domain/places/country-names'
import { z } from 'zod'
import type { MailBlock, MailRow } from '../mail-content.ts'

/** An address as a mail tells it. */
export const mailedPlace = z.object({
  recipient: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
})
type MailedPlace = z.output<typeof mailedPlace>

/** Whom an order is billed to; `company` only where an invoice was asked for. */
export const mailedInvoice = mailedPlace.extend({
  company: z
    .object({
      name: z.string(),
      vatNumber: z.string(),
      fiscalCode: z.string(),
      sdiCode: z.string(),
      pec: z.string(),
    })
    .nullable(),
})
type MailedInvoice = z.output<typeof mailedInvoice>

const words = {
  it: {
    invoice: 'Fattura',
    billing: 'Indirizzo di fatturazione',
    name: 'Intestata a',
    address: 'Indirizzo',
    vatNumber: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    sdiCode: 'Codice SDI',
    pec: 'PEC',
  },
  en: {
    invoice: 'Invoice',
    billing: 'Billing address',
    name: 'Made out to',
    address: 'Address',
    vatNumber: 'VAT number',
    fiscalCode: 'Fiscal code',
    sdiCode: 'SDI code',
    pec: 'PEC',
  },
  es: {
    invoice: 'Factura',
    billing: 'Dirección de facturación',
    name: 'A nombre de',
    address: 'Dirección',
    vatNumber: 'Número de IVA',
    fiscalCode: 'Código fiscal',
    sdiCode: 'Código SDI',
    pec: 'PEC',
  },
}

/** Street and town in one line; the country only when it is not Italy. */
function streetLine({ street, region, country, ...town }: MailedPlace, locale: Language): string {
  const abroad = country === 'IT' ? '' : `, ${countryName(country, locale)}`
  return `${street}, ${zipAndCity(town)}${region && ` (${region})`}${abroad}`
}

/** A whole address in one line. */
export const placeLine = (place: MailedPlace, locale: Language): string =>
  `${place.recipient}, ${streetLine(place, locale)}`

/** Whom the invoice is for, with its codes; without an invoice the billing address, where it is another one than the parcel's. */
export function invoiceBlocks(
  { invoice, shipTo }: { invoice?: MailedInvoice | undefined; shipTo?: MailedPlace | undefined },
  locale: Language,
): MailBlock[] {
  if (!invoice) return []
  const own = words[locale]
  const { company } = invoice
  if (!company) {
    const place = placeLine(invoice, locale)
    if (!shipTo || place === placeLine(shipTo, locale)) return []
    return [
      { kind: 'heading', text: own.billing },
      { kind: 'text', text: place },
    ]
  }
  const rows: MailRow[] = [
    { label: own.name, value: company.name },
    { label: own.address, value: streetLine(invoice, locale) },
    ...(['vatNumber', 'fiscalCode', 'sdiCode', 'pec'] as const)
      .filter((code) => company[code] !== '')
      .map((code) => ({ label: own[code], value: company[code] })),
  ]
  return [
    { kind: 'heading', text: own.invoice },
    { kind: 'rows', rows, isLeft: true },
  ]
}
