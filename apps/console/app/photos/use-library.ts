import { listShopPhotos, type ShopPhoto } from '@filiera/contract/console/photos'
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../api/paged-query.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

/** The photos of the shop at work, page by page, the latest first. */
export function useLibrary(onlyUnused = false) {
  const { shop } = useWork()
  const { language: lang } = useTexts()
  const query = { shop: shop.id, lang, ...(onlyUnused && { unused: 'true' as const }) }
  const { data, ...rest } = useInfiniteQuery({
    ...pagedQuery(listShopPhotos, { query }, { by: 'after', next: ({ next }) => next }),
  })
  // one that is put up again meanwhile stands first, too
  const photos = new Map<string, ShopPhoto>()
  for (const photo of data?.pages.flatMap((page) => page.photos) ?? []) photos.set(photo.picture, photo)
  return { ...rest, photos: data && [...photos.values()], total: data?.pages[0]?.total ?? 0 }
}

/** After photos came or went. */
export const refreshLibrary = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: [listShopPhotos.name] })
