import { SITEMAP_PART, type SitemapKind, sitemapKinds } from '@filiera/contract/catalog/sitemap'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

export type SitemapRow = {
  id: string
  slugs: Record<Language, string> | null
  changed_at: Date | null
}

const sameSlug = sql.raw(`jsonb_build_object('it', x.slug, 'en', x.slug, 'es', x.slug)`)

/** What visitors may see of each kind, as `id`, `slugs` and `changed_at` under the name `x`. */
const visible: Readonly<Record<SitemapKind, RawBuilder<SitemapRow>>> = {
  product: sql`select x.id, null::jsonb as slugs, x.updated_at as changed_at from product x where x.status = 'published'`,
  seller: sql`select x.id, null::jsonb as slugs, null::timestamptz as changed_at from seller x
    where x.ended_at is null and exists (select from product_listing l where l.seller_id = x.id)`,
  category: sql`select x.id, ${sameSlug} as slugs, null::timestamptz as changed_at from category x
    where exists (select from category own join product_listing l on l.category_id = own.id where x.id in (own.id, own.parent_id))`,
  collection: sql`select x.id, ${sameSlug} as slugs, null::timestamptz as changed_at from collection x where x.published`,
  post: sql`select x.id, (select jsonb_object_agg(l.lang, coalesce(t.slug, i.slug))
      from (values ('it'), ('en'), ('es')) l(lang)
      join post_text i on i.post_id = x.id and i.lang = 'it'
      left join post_text t on t.post_id = x.id and t.lang = l.lang) as slugs, x.updated_at as changed_at
    from post x where x.status = 'published' and x.published_at <= now()`,
}

/** The highest id of each kind: parts are ranges of ids, so that a new page never moves another one. */
export async function findLastIds({ db }: OpenDatabase): Promise<{ kind: SitemapKind; lastId: number }[]> {
  const each = sitemapKinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, coalesce(max(id), 0)::float8 as last_id from ${sql.table(kind)}`,
  )
  const { rows } = await sql<{
    kind: SitemapKind
    last_id: number
  }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows.map(({ kind, last_id }) => ({ kind, lastId: last_id }))
}

/** The pages with ids of one part, counted from 1. */
export async function findSitemapRows(
  { db }: OpenDatabase,
  kind: SitemapKind,
  part: number,
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    ${visible[kind]} and x.id > ${(part - 1) * SITEMAP_PART}::bigint and x.id <= ${part * SITEMAP_PART}::bigint
    order by x.id`.execute(db)
  return rows
}
