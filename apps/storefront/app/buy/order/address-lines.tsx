import { placeLine } from '../addresses/place-line.ts'

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

type AddressLinesProps = {
  address: ShownAddress
  /** Its name; the code where there is none. */
  country: string | null | undefined
  /** Not where the invoice data name the company. */
  withCompany?: boolean
}

/** An address as one writes it on a parcel; the country only when it is not Italy. */
export function AddressLines({ address, country, withCompany = true }: AddressLinesProps) {
  const { recipient, street, phone, company } = address
  return (
    <address className="text-[0.9375rem] text-ink-2 not-italic">
      <b className="block font-semibold text-ink">{recipient}</b>
      {withCompany && company && company.name !== recipient && <span className="block">{company.name}</span>}
      <span className="block">{street}</span>
      <span className="block">{placeLine(address)}</span>
      {address.country !== 'IT' && <span className="block">{country ?? address.country}</span>}
      {phone && <span className="block">{phone}</span>}
    </address>
  )
}
