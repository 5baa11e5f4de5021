/** Carriers whose tracking pages we know; `other` shows the number alone. */
export const carriers = ['poste', 'gls', 'brt', 'dhl', 'ups', 'sda', 'fedex', 'other'] as const
export type Carrier = (typeof carriers)[number]

type Known = {
  /** Their own name, the same in every language. */
  name: string
  /** Shape of a parcel's number, without spaces and hyphens. */
  number: RegExp
  example: string
  page(number: string): string
}

const known: Readonly<Record<Exclude<Carrier, 'other'>, Known>> = {
  poste: {
    name: 'Poste Italiane',
    number: /^[0-9A-Z]{9,13}$/,
    example: 'RR123456789IT',
    page: (number) => `https://www.poste.it/cerca/index.html#/risultati-spedizioni/${number}`,
  },
  gls: {
    name: 'GLS',
    number: /^[0-9A-Z]{8,14}$/,
    example: 'M1234567890',
    page: (number) => `https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match=${number}`,
  },
  brt: {
    name: 'BRT',
    number: /^\d{12,19}$/,
    example: '010012345678',
    page: (number) =>
      `https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=${number}`,
  },
  dhl: {
    name: 'DHL',
    number: /^[0-9A-Z]{8,39}$/,
    example: '1234567890',
    page: (number) => `https://www.dhl.com/it-it/home/tracking.html?tracking-id=${number}`,
  },
  ups: {
    name: 'UPS',
    number: /^(1Z[0-9A-Z]{16}|T\d{10}|\d{9}|\d{12})$/,
    example: '1Z12345E0205271688',
    page: (number) => `https://www.ups.com/track?loc=it_IT&tracknum=${number}`,
  },
  sda: {
    name: 'SDA',
    number: /^[0-9A-Z]{9,15}$/,
    example: '2881234567890',
    page: (number) =>
      `https://www.sda.it/wps/portal/Servizi_online/dettaglio-spedizione?locale=it&tracing.letteraVettura=${number}`,
  },
  fedex: {
    name: 'FedEx',
    number: /^(\d{12}|\d{15}|\d{20}|\d{22})$/,
    example: '123456789012',
    page: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
}

/** Name of a carrier as it calls itself; null for `other`. */
export const carrierName = (carrier: Carrier): string | null =>
  carrier === 'other' ? null : known[carrier].name

/** What a number of the carrier looks like; null where any will do. */
export const trackingExample = (carrier: Carrier): string | null =>
  carrier === 'other' ? null : known[carrier].example

/**
 * The number of a parcel as the carrier knows it: capitals, without spaces and hyphens. Another carrier's is kept as typed, and may be empty.
 * @returns null when it cannot be a number of this carrier
 */
export function readTrackingNumber(carrier: Carrier, typed: string): string | null {
  if (carrier === 'other') return typed.trim()
  const number = typed.replace(/[\s-]/g, '').toUpperCase()
  return known[carrier].number.test(number) ? number : null
}

/** Page of the carrier that follows the parcel; null where there is none. */
export function trackingUrl(carrier: Carrier, number: string): string | null {
  return carrier === 'other' || number === '' ? null : known[carrier].page(encodeURIComponent(number))
}
