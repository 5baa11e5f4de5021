import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { useTexts } from '../texts/texts.tsx'

export type Address = NonNullable<SellerOrder['shipmentAddress']>

/** The lines of a label. */
export function useAddressLines(): (address: Address) => string[] {
  const { language } = useTexts()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return ({ recipient, company, street, zip, city, region, country, phone }) =>
    [
      recipient,
      company?.name,
      street,
      `${zip} ${city}${region ? ` (${region})` : ''}`,
      country === 'IT' ? '' : countries.of(country),
      phone,
    ].filter((line): line is string => Boolean(line))
}
