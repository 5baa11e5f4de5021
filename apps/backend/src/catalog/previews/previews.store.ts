import type { PreviewKind } from '@filiera/contract/catalog/previews'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { firstPicture } from '../products/first-picture.sql.ts'
import { productTitle } from '../products/product-name.sql.ts'

/** What a preview shows; without a picture of its own the generic one stands in. */
export type PreviewSubject = { title: string; picture_hash: string | null }

const subjects: Readonly<Record<PreviewKind, (id: string, lang: Language) => RawBuilder<PreviewSubject>>> = {
  product: (id, lang) => sql`
    select t.title, ${firstPicture()} as picture_hash
    from product p join lateral ${productTitle(lang)} t on true
    where p.id = ${id}::bigint and p.status = 'published'`,
  seller: (id) =>
    sql`select name as title, picture_hash from seller where id = ${id}::bigint and ended_at is null`,
  post: (id, lang) => sql`
    select t.title, p.picture_hash from post p join lateral (select title from post_text where post_id = p.id
      order by (lang = ${lang}) desc, (lang = 'it') desc limit 1) t on true
    where p.id = ${id}::bigint and p.status = 'published' and p.published_at <= now()`,
}

/** The name and picture of something visitors may see; undefined for anything else. */
export async function findPreviewSubject(
  { db }: OpenDatabase,
  kind: PreviewKind,
  id: string,
  lang: Language,
): Promise<PreviewSubject | undefined> {
  const { rows } = await subjects[kind](id, lang).execute(db)
  return rows[0]
}
