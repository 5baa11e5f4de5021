import type { Seller } from '@filiera/contract/catalog/sellers'
import { defaultSellerPicture, pictureAddress } from '../pictures/default-pictures.ts'
import type { SellerRow } from './sellers.store.ts'

/** A seller with its legal identity (Codice del consumo art. 49-bis) and so many products on sale. */
export function presentSeller(row: SellerRow, productsCount: number): Seller {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.picture_hash ? pictureAddress(row.picture_hash) : defaultSellerPicture,
    telephone: row.telephone,
    address: `${row.street}, ${row.zip} ${row.city} (${row.province})`,
    position: row.lat !== null && row.lng !== null ? { center: { lat: row.lat, lng: row.lng } } : null,
    city: row.city,
    region: row.region,
    legal: { company: row.company, vatNumber: row.vat_number, rea: row.rea, email: row.email },
    productsCount,
    founded: row.founded,
    figures: row.figures,
    timeline: row.timeline,
    closedUntil: row.closed_until,
    closedText: row.closed_text,
  }
}
