import type { Banner, PageContent, Promotion } from '@filiera/contract/content/showcase'
import { pictureAddress } from '../../catalog/pictures/default-pictures.ts'
import type { BannerRow, PageContentRow, PromotionRow } from './showcase.store.ts'

const image = (hash: string | null): string => (hash ? pictureAddress(hash) : '')
const time = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentBanner({ picture_hash, starts_at, ends_at, ...banner }: BannerRow): Banner {
  return { ...banner, image: image(picture_hash), startsAt: time(starts_at), endsAt: time(ends_at) }
}

export function presentPromotion({
  picture_hash,
  starts_at,
  ends_at,
  ...promotion
}: PromotionRow): Promotion {
  return { ...promotion, image: image(picture_hash), startsAt: time(starts_at), endsAt: time(ends_at) }
}

export function presentPageContent({ picture_hash, ...content }: PageContentRow): PageContent {
  return { ...content, image: image(picture_hash) }
}
