import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { zipAndCity } from '@filiera/domain/places/address-line'
import { countryName } from '@filiera/domain/places/country-names'
import { useTexts } from '../texts/texts.tsx'

export type Address = NonNullable<SellerOrder['shipmentAddress']>

/** The lines of a label. */
export function useAddressLines(): (address: Address) => string[] {
  const { language } = useTexts()
  return ({ recipient, company, street, region, country, phone, ...town }) =>
    [
      recipient,
      company?.name,
      street,
      `${zipAndCity(town)}${region ? ` (${region})` : ''}`,
      country === 'IT' ? '' : countryName(country, language),
      phone,
    ].filter((line): line is string => Boolean(line))
}
