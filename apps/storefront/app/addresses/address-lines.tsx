import { provinceNames } from './province-names.ts'

/** What of an address is shown; saved addresses and those of orders have it. */
export type ShownAddress = {
  recipient: string
  street: string
  zip: string
  city: string
  region: string
  country: string
  phone: string
  company: { name: string } | null
}

/** An address as one writes it on a parcel; the country only when it is not Italy. */
export function AddressLines({ address, country }: { address: ShownAddress; country?: string | undefined }) {
  const { recipient, street, zip, city, region, phone, company } = address
  const province = provinceNames[region] ? `(${region})` : region
  return (
    <address className="text-[15px] text-ink-2 not-italic">
      <b className="block font-semibold text-ink">{recipient}</b>
      {company && <span className="block">{company.name}</span>}
      <span className="block">{street}</span>
      <span className="block">
        {zip} {city} {province}
      </span>
      {address.country !== 'IT' && <span className="block">{country ?? address.country}</span>}
      {phone && <span className="block">{phone}</span>}
    </address>
  )
}
