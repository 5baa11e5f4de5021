import { type RawBuilder, sql } from 'kysely'

/** Products `p` with something in their draft that is not published. */
export const hasChanges = sql<boolean>`exists (
  select 1 from product_draft d where d.product_id = p.id and d.content is not null)`

/** A text of a product in a language as it is being edited: in its draft `d`, else live in `t`. */
const isSaid = (lang: RawBuilder<unknown>, part: string, live: RawBuilder<unknown>) =>
  sql<boolean>`is_said(coalesce(d.content->'texts'->${lang}->>${sql.lit(part)}, ${live}))`
const isWritten = (lang: RawBuilder<unknown>) => sql<boolean>`
  ${isSaid(lang, 'title', sql`t.title`)} and ${isSaid(lang, 'shortDescription', sql`t.short_description`)}`

/** Languages in which a product `p` has a title and a description as it is being edited. */
export const writtenLanguages = sql`array(
  select s.lang from unnest(array['en', 'es', 'it']) as s (lang)
    left join product_draft d on d.product_id = p.id
    left join product_text t on t.product_id = p.id and t.lang = s.lang
  where ${isWritten(sql`s.lang`)} order by s.lang)`

/** Ids of a shop's products that have them in a language: read all at once, as a grid is narrowed by it. */
export const writtenIn = (sellerId: string, lang: string) => sql`(
  select x.id from product x
    left join product_draft d on d.product_id = x.id
    left join product_text t on t.product_id = x.id and t.lang = ${lang}
  where x.seller_id = ${sellerId}::bigint and ${isWritten(sql`${lang}::text`)})`
