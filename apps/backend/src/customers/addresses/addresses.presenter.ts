import type { Address } from '@filiera/contract/customers/addresses'
import { addressLine } from '@filiera/domain/places/address-line'
import type { AddressRow } from './addresses.store.ts'
import { addressWarning } from './check-address.ts'

/** An address as its owner sees it, with the combined string of specification §7. */
export function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    recipient: row.recipient,
    phone: row.phone ?? '',
    note: row.note ?? '',
    street: row.street,
    city: row.city,
    region: row.region,
    country: row.country,
    zip: row.zip,
    address: addressLine(row),
    tag: row.tag,
    defaultShipping: row.default_shipping,
    defaultBilling: row.default_billing,
    company: row.company,
    warning: addressWarning(row),
  }
}
