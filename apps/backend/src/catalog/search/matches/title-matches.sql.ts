import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'

/** Whether a title contains a text as it was typed: in either case, with or without accents; `%`, `_` and `\` are letters like others. */
export const contains = (title: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`public.plain_text(${title}) like public.like_pattern(${typed}::text)`

/** Rows `t` of a table of texts whose title, in the language or in Italian where that is missing, contains a text: for `in (…)`. */
function titlesContaining(
  { table, key }: { table: string; key: string },
  typed: string,
  lang: Language,
): RawBuilder<unknown> {
  const [texts, id] = [sql.table(table), sql.ref(key)]
  return sql`from ${texts} t where ${contains(sql`t.title`, typed)}
    and (t.lang = ${lang} or t.lang = 'it' and not exists (select 1 from ${texts} own where own.${id} = t.${id} and own.lang = ${lang}))`
}

const products = { table: 'product_text', key: 'product_id' }

/** Published products whose title contains a text, as `product_id`. `offset 0`: each is looked up, the listing is never read for it. */
export const productsContaining = (typed: string, lang: Language): RawBuilder<{ product_id: string }> =>
  sql`select t.product_id from (select t.product_id ${titlesContaining(products, typed, lang)}) t
    cross join lateral (select 1 from product_listing l where l.product_id = t.product_id offset 0) listed`

/** Whether the title of the product of `l` does, looked up by its id. */
export const isProductContaining = (typed: string, lang: Language): RawBuilder<unknown> =>
  sql`cross join lateral (select 1 ${titlesContaining(products, typed, lang)} and t.product_id = l.product_id offset 0) d`

/** Posts whose title contains a text, as `post_id`. */
export const postsContaining = (typed: string, lang: Language): RawBuilder<{ post_id: string }> =>
  sql`select t.post_id ${titlesContaining({ table: 'post_text', key: 'post_id' }, typed, lang)}`
