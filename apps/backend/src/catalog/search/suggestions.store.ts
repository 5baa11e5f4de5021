import type { Language } from '@filiera/domain/languages'
import { STANDING_WEIGHT } from '@filiera/domain/ranking'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { runBounded } from '../../platform/database/run-bounded.ts'
import { firstPicture } from '../products/first-picture.sql.ts'
import type { ResolvedText } from './matches/resolved-text.ts'

export type SuggestionRow = {
  type: 'product' | 'seller' | 'category' | 'post'
  id: string
  title: string
  /** Path of the shop without language. */
  path: string
  picture_hash: string | null
  /** Whether the category of the product is called what is typed. */
  is_kind: boolean
}

const SUGGESTED = 8
/** Entries of one type: they never crowd out the products. */
const ENTRIES = 2
/** Of the products that hold several words the best ranked are compared. */
const COMPARED = 24

/** Whether the names of a product's category and of the one above it have the words, the last perhaps only begun. */
const isKind = (lang: Language, words: readonly string[]) => sql`
  exists (select 1 from product p join category kind on kind.id = p.category_id left join category above on above.id = kind.parent_id
    where p.id = b.id and to_tsvector(search_config(${lang}), search_clean(concat_ws(' ', kind.name->>${lang}, above.name->>${lang})))
      @@ (plainto_tsquery(search_config(${lang}), ${words.join(' ')}) || ${words.map((word) => `${word}:*`).join(' & ')}::tsquery))`

/** The title in the wanted language, else Italian, and the first picture, of the products `best (id, place)`. */
const products = (lang: Language, words: readonly string[] = []) => sql`
  (select 3 as part, b.place, 'product' as type, b.id,
      coalesce((select title from product_text where product_id = b.id and lang = ${lang}),
        (select title from product_text where product_id = b.id order by lang = 'it' desc limit 1)) as title,
      '/product/' || b.id as path,
      ${firstPicture('b.id')} as picture_hash,
      ${words.length > 0 ? isKind(lang, words) : sql`false`} as is_kind
    from best b)`

const types = ['category', 'seller', 'post'] as const
const published = sql`exists (select 1 from post where post.id = e.id and post.published_at <= now())`

/** Entries of which a word begins so: read in the order of the words, never all of a frequent one. */
const entriesBegun = (lang: Language, word: string) =>
  sql.join(
    types.map(
      (type, part) => sql`
  (select ${sql.lit(part)} as part, row_number() over () as place, e.type, e.id, e.title, e.path, e.picture_hash, false as is_kind
    from search_entry_word w join search_entry e on (e.type, e.id, e.lang) = (w.type, w.id, w.lang)
    where w.type = ${sql.lit(type)} and w.lang = ${lang} and w.word >= ${word} and w.word < ${`${word}{`} and ${type === 'post' ? published : sql`true`}
    order by w.word, w.id limit ${sql.lit(ENTRIES)})`,
    ),
    sql` union all `,
  )

/** Entries in whose names every word begins one. */
const entriesNamed = (lang: Language, words: readonly string[]) => sql`
  (select 0 as part, (case e.type when 'category' then 0 when 'seller' then 1 else 2 end)::bigint as place, e.type, e.id, e.title, e.path, e.picture_hash, false as is_kind
    from search_entry e where e.lang = ${lang} and e.name @@ ${words.map((word) => `${word}:*`).join(' & ')}::tsquery
      and (e.type <> 'post' or ${published}) order by place, e.id limit ${sql.lit(2 * ENTRIES)})`

const rowsOf = (
  best: RawBuilder<unknown>,
  lang: Language,
  words: readonly string[],
  entries: RawBuilder<unknown>,
) =>
  sql<SuggestionRow>`with ${best} select type, id::text, title, path, picture_hash, is_kind
    from (${products(lang, words)} union all ${entries}) s order by part, place`

/** Forms in names that begin like a word. */
function begun(word: string): RawBuilder<unknown> {
  if (word.length === 2) return sql`left(form, 2) = ${word}`
  if (word.length === 3) return sql`left(form, 3) = ${word}`
  // a prepared LIKE would not know that its pattern is a beginning: letters and digits end before "{"
  return sql`form ~>=~ ${word} and form ~<~ ${`${word}{`}`
}

/** What one word may become: the best products of the most frequent words that it begins, and the entries named so. */
export function findByBeginning(
  database: OpenDatabase,
  word: string,
  lang: Language,
): Promise<SuggestionRow[]> {
  const best = sql`form as materialized (select best, documents, form = ${word} as whole from search_form where ${begun(word)}
        order by documents desc limit ${sql.lit(SUGGESTED)}),
      candidate as (select x.id, min(x.place * 8 + f.rank) as place
        from (select best, row_number() over (order by whole desc, documents desc) as rank from form) f
        cross join lateral unnest(f.best) with ordinality as x(id, place) group by x.id),
      best as materialized (select id, place from candidate c where exists (select 1 from search_document where product_id = c.id)
        order by place limit ${sql.lit(SUGGESTED)})`
  const statement = rowsOf(best, lang, [word], entriesBegun(lang, word))
  return runBounded(database, statement)
}

/** The best of `asked (every, any_of, size)`: a lower tier is read only when the ones above had too few. */
function bestAsked(words: RawBuilder<unknown>): RawBuilder<unknown> {
  const tier = (tier: number, few: RawBuilder<unknown>) => sql`
    t${sql.raw(String(tier))} as materialized (select d.product_id, d.rank, d.words from search_document d
      where d.tier = ${sql.lit(tier)} and ${words} @@ (select every from asked) and ${few}
      order by d.rank desc limit ${sql.lit(COMPARED)})`
  const fewer = (than: number, ...tiers: number[]) =>
    sql`${sql.join(
      tiers.map((above) => sql`(select count(*) from t${sql.raw(String(above))})`),
      sql` + `,
    )} < ${sql.lit(than)}`
  return sql`${tier(0, sql`true`)}, ${tier(1, fewer(SUGGESTED, 0))}, ${tier(2, fewer(SUGGESTED, 0, 1))},
    best as (select product_id as id, row_number() over (order by search_match(words, a.any_of, a.size) + rank * ${sql.lit(STANDING_WEIGHT)} desc, product_id desc) as place
      from asked a, (select * from t0 union all select * from t1 union all select * from t2) t order by place limit ${sql.lit(SUGGESTED)})`
}

/** The best products in whose names all the words stand, the last perhaps only begun, and the entries named so. */
export function findByWords(
  database: OpenDatabase,
  words: readonly string[],
  lang: Language,
): Promise<SuggestionRow[]> {
  const last = words.at(-1) ?? ''
  const whole = words.slice(0, -1)
  const best = sql`
    typed as materialized (select word, place from unnest(${whole}::text[]) with ordinality as t(word, place)
      where search_stem('it', word) is not null and search_stem('en', word) is not null and search_stem('es', word) is not null),
    part as materialized (
      select t.place, f.lexemes from typed t join search_form f on f.form = t.word
      union all select null, array_agg(distinct lexeme) from (
        (select lexemes from search_form where ${begun(last)} order by documents desc limit ${sql.lit(SUGGESTED)})
        union all select lexemes from search_form where form = ${last}) f cross join lateral unnest(f.lexemes) as lexeme),
    asked as materialized (select string_agg('(' || array_to_string(lexemes, ' | ') || ')', ' & ')::tsquery as every,
        string_agg(array_to_string(lexemes, ' | ') || ' | y' || array_to_string(lexemes, ' | y'), ' | ')::tsquery as any_of,
        2 * sum(cardinality(lexemes))::int as size
      from part having count(lexemes) = (select count(*) + 1 from typed)),
    ${bestAsked(sql`ts_filter(d.words, '{a,b}')`)}`
  const statement = rowsOf(best, lang, words, entriesNamed(lang, words))
  return runBounded(database, statement)
}

/** The best products of a resolved text, and the entries in whose names the words stand that were understood. */
export function findByText(
  database: OpenDatabase,
  text: ResolvedText,
  words: readonly string[],
  lang: Language,
): Promise<SuggestionRow[]> {
  const { query, wanted } = text
  const best = sql`
    asked as materialized (select ${query}::tsquery as every, ${wanted.query}::tsquery as any_of, ${wanted.size}::int as size),
    ${bestAsked(sql`d.words`)}`
  return runBounded(database, rowsOf(best, lang, words, entriesNamed(lang, words)))
}

/** Products as suggestions, in the order of their ids. */
export function findSuggested(
  database: OpenDatabase,
  ids: readonly string[],
  lang: Language,
): Promise<SuggestionRow[]> {
  const best = sql`best as (select id, place from unnest(${ids}::bigint[]) with ordinality as b(id, place))`
  return runBounded(
    database,
    sql<SuggestionRow>`with ${best} select type, id::text, title, path, picture_hash, is_kind from ${products(lang)} s order by place`,
  )
}
