import type { FrozenAddress } from '../platform/database/tables/orders.ts'

/** What a mail about an order needs of an address: no telephone, no note, no company data. */
export function mailedAddress({ recipient, street, zip, city, region, country }: FrozenAddress) {
  return { recipient, street, zip, city, region, country }
}

/** Whom an order is billed to; company data only where an invoice was asked for. */
export const mailedInvoice = (address: FrozenAddress) => ({
  ...mailedAddress(address),
  company: address.company,
})
