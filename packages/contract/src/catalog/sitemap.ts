import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { queryInteger, serialId, time } from '../values.ts'

/** What visitors find under an address of its own. */
export const sitemapKinds = ['product', 'seller', 'category', 'collection', 'post'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

/** Ids in one part: three languages of each stay far below the 50,000 addresses of a sitemap. */
export const SITEMAP_PART = 5_000

const sitemap = { method: 'GET', tag: 'Catalogue', access: 'public', exposed: false } as const

export const listSitemapParts = endpoint({
  ...sitemap,
  name: 'listSitemapParts',
  path: '/sitemap',
  summary: 'How many parts of 5,000 ids each kind of page has',
  answers: { 200: z.array(z.object({ kind: z.enum(sitemapKinds), parts: z.int() })) },
  problems: [],
})

export const listSitemapEntries = endpoint({
  ...sitemap,
  name: 'listSitemapEntries',
  path: '/sitemap/:kind',
  summary: 'The public pages of one part, by id; parts count from 1',
  params: z.strictObject({ kind: z.enum(sitemapKinds) }),
  query: z.strictObject({ part: queryInteger(1, 1_000_000) }),
  answers: {
    200: z.array(
      z.object({
        id: serialId,
        /** By language; null where the address holds the id alone. */
        slugs: z.record(z.enum(languages), z.string()).nullable(),
        changedAt: time.nullable(),
      }),
    ),
  },
  problems: ['bad_request'],
})
