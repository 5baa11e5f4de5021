import { getProductVersion, listProductVersions } from '@filiera/contract/console/products'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lastOfFull, pagedQuery } from '../api/paged-query.ts'
import { apiQuery } from '../api/queries.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import type { Compared } from './comparison.tsx'
import type { Side } from './version-list.tsx'

/** Versions that one answer of the backend brings at most. */
const PAGE = 50

/** The versions of a product, the newest first, more of them when asked. */
export function useVersions(id: string, published: number | undefined) {
  const { shop } = useWork()
  return useInfiniteQuery({
    ...pagedQuery(
      listProductVersions,
      { params: { id }, query: { shop: shop.id } },
      {
        by: 'before',
        next: (page) => lastOfFull(page, PAGE, ({ number }) => String(number)),
        of: published,
      },
    ),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  })
}

/** One side of the comparison; null while it comes, or when none is chosen. */
export function useSide(editor: Editor, side: Side | null): Compared | null {
  const { t } = useTexts()
  const { shop } = useWork()
  const isVersion = typeof side === 'number'
  const { data } = useQuery({
    ...apiQuery(getProductVersion, {
      params: { id: editor.product.id, number: String(side) },
      query: { shop: shop.id },
    }),
    // a version never changes
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isVersion,
  })
  if (side === 'draft') return { name: t('history.draft'), content: editor.content }
  if (side === 'live') return { name: t('history.live'), content: editor.product.live }
  return isVersion && data ? { name: t('history.version', { number: side }), content: data.content } : null
}
