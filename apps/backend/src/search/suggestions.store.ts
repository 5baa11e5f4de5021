import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { runNamed } from '../database/run-named.ts'

export type SuggestionRow = {
  type: 'product' | 'seller' | 'category' | 'post'
  id: string
  title: string
  /** Path of the shop without language. */
  path: string
  picture_hash: string | null
}

const SUGGESTED = 8
/** Entries never crowd out the products. */
const ENTRIES = 4

/** The title in the wanted language, else Italian, and the first picture. */
const productColumns = (lang: Language) => sql`'product' as type, b.id,
    coalesce((select title from product_text where product_id = b.id and lang = ${lang}),
      (select title from product_text where product_id = b.id order by lang = 'it' desc limit 1)) as title,
    '/product/' || b.id as path,
    (select picture_hash from product_picture where product_id = b.id order by position limit 1) as picture_hash`

const entries = (lang: Language, name: string) => sql`
  (select 1 as part, (case e.type when 'category' then 0 when 'seller' then 1 else 2 end)::bigint as place, e.type, e.id, e.title, e.path, e.picture_hash
    from search_entry e where e.lang = ${lang} and e.name @@ ${name}::tsquery
      and (e.type <> 'post' or exists (select 1 from post where id = e.id and published_at <= now()))
    order by place, e.id limit ${sql.lit(ENTRIES)})`

const columns = sql`type, id::text, title, path, picture_hash`

/** What one word may become: the best products of the most frequent words that it begins, and the entries named so. */
export function findByBeginning(
  database: OpenDatabase,
  word: string,
  lang: Language,
): Promise<SuggestionRow[]> {
  const short =
    word.length === 2 ? sql`left(form, 2) = ${word}` : word.length === 3 ? sql`left(form, 3) = ${word}` : null
  // a prepared LIKE would not know that its pattern is a beginning: letters and digits end before "{"
  const begun = short ?? sql`form ~>=~ ${word} and form ~<~ ${`${word}{`}`
  return runNamed(
    database,
    `suggest-${Math.min(word.length, 4)}`,
    sql<SuggestionRow>`
    with form as materialized (select form, best, documents, form = ${word} as whole from search_form where ${begun}
        order by documents desc limit ${sql.lit(SUGGESTED)}),
      best as (select id, min(place * 8 + rank) as place from (
          select x.id, x.place, row_number() over (order by f.whole desc, f.documents desc) as rank
          from form f cross join lateral unnest(f.best) with ordinality as x(id, place)) y
        group by id order by 2 limit ${sql.lit(SUGGESTED)})
    select ${columns} from (
      (select 2 as part, b.place, ${productColumns(lang)} from best b join search_document d on d.product_id = b.id)
      union all ${entries(lang, `${word}:*`)}) s order by part, place limit ${sql.lit(SUGGESTED + ENTRIES)}`,
  )
}

/** The best products of a resolved text, in order, and the entries whose names hold its words. */
export function findByText(
  database: OpenDatabase,
  ids: readonly string[],
  name: string,
  lang: Language,
): Promise<SuggestionRow[]> {
  return runNamed(
    database,
    'suggest-text',
    sql<SuggestionRow>`
    select ${columns} from (
      (select 2 as part, b.place, ${productColumns(lang)} from unnest(${ids}::bigint[]) with ordinality as b(id, place))
      union all ${entries(lang, name)}) s order by part, place limit ${sql.lit(SUGGESTED + ENTRIES)}`,
  )
}
