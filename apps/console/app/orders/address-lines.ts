import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { countryName } from '@filiera/domain/places/country-names'
import { useTexts } from '../texts/texts.tsx'

export type Address = NonNullable<SellerOrder['shipmentAddress']>

/** The lines of a label. */
export function useAddressLines(): (address: Address) => string[] {
  const { language } = useTexts()
  return ({ recipient, company, street, zip, city, region, country, phone }) =>
    [
      recipient,
      company?.name,
      street,
      `${zip && `${zip} `}${city}${region ? ` (${region})` : ''}`,
      country === 'IT' ? '' : countryName(country, language),
      phone,
    ].filter((line): line is string => Boolean(line))
}
