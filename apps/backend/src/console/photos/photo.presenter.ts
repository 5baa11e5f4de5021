import type { ShopPhoto } from '@filiera/contract/console/photos'
import { pictureUrl } from '@filiera/domain/picture-url'
import type { ShopPhotoRow } from './photos.store.ts'

/** Tiles are up to 220 px wide. */
const SHOWN_WIDTH = 400

export const presentPhoto = (row: ShopPhotoRow): ShopPhoto => ({
  picture: row.hash,
  url: pictureUrl(row.hash, SHOWN_WIDTH, 'webp'),
  width: row.width,
  height: row.height,
  drawn: row.drawn,
  addedAt: row.added_at.toISOString(),
  uses: row.uses,
  usesCount: row.uses_count,
  onShopPage: row.on_shop_page,
})
