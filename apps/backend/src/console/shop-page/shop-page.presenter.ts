import type { ShopPage, ShopPageValues } from '@filiera/contract/console/shop-page'
import type { ShopPageRow } from './shop-page.store.ts'

/** A row as the wire shows it; `publicUrl` is the shop's own address. */
export const presentShopPage = (row: ShopPageRow, publicUrl: string): ShopPage => ({
  id: row.id,
  name: row.name,
  city: row.city,
  region: row.region,
  url: `${publicUrl}/sellers/${row.id}`,
  story: row.description,
  picture: row.picture_hash,
  telephone: row.telephone,
  founded: row.founded,
  position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  version: row.version,
})

/** What was sent as columns. */
export const columnsOf = ({ story, picture, position, ...rest }: ShopPageValues) => ({
  ...rest,
  description: story,
  picture_hash: picture,
  lat: position?.lat ?? null,
  lng: position?.lng ?? null,
})
