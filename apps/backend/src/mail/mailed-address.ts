import type { FrozenAddress } from '../database/tables/orders.ts'

/** What a mail about an order needs of an address: no telephone, no note, no company data. */
export function mailedAddress({ recipient, street, zip, city, region, country }: FrozenAddress) {
  return { recipient, street, zip, city, region, country }
}
