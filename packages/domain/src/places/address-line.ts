/** The five parts of a combined address string (specification §7). */
export type AddressParts = { street: string; city: string; region: string; country: string; zip: string }

/** Street, city, region, country, zip joined by commas (specification §7). */
export function addressLine(parts: AddressParts): string {
  return [parts.street, parts.city, parts.region, parts.country, parts.zip].join(',')
}
