import { listSitemapEntries, listSitemapParts, SITEMAP_PART } from '@filiera/contract/catalog/sitemap'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { findLastIds, findSitemapRows } from './sitemap.store.ts'

export const sitemapRoutes = ({ database }: Services) => [
  bind(listSitemapParts, async () => {
    const kinds = await findLastIds(database)
    return kinds.map(({ kind, lastId }) => ({ kind, parts: Math.ceil(lastId / SITEMAP_PART) }))
  }),
  bind(listSitemapEntries, async ({ params, query }) => {
    const rows = await findSitemapRows(database, params.kind, query.part)
    return rows.map(({ id, slugs, changed_at }) => ({
      id: String(id),
      slugs,
      changedAt: changed_at?.toISOString() ?? null,
    }))
  }),
]
