/** The five parts of a combined address string (specification §7). */
export type AddressParts = { street: string; city: string; region: string; country: string; zip: string }

/** Postal code and city as people write them; the city alone where the country has no codes. */
export const zipAndCity = ({ zip, city }: Pick<AddressParts, 'zip' | 'city'>): string =>
  zip ? `${zip} ${city}` : city

/** Street, city, region, country, zip joined by commas (specification §7); no zip where the country has none. */
export function addressLine(parts: AddressParts): string {
  const { street, city, region, country, zip } = parts
  return [street, city, region, country, ...(zip ? [zip] : [])].join(',')
}
