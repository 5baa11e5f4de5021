import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'

/** Title of a product `p` in a language, else in Italian or another one; null of a product without texts. */
export const productTitle = (lang: Language | RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select named.title from product_text named where named.product_id = p.id
  order by (named.lang = ${lang}) desc, (named.lang = 'it') desc limit 1)`

/** What a product `p` is called in a list for its shop: its title, else its address. */
export const productName = (lang: Language): RawBuilder<string> =>
  sql<string>`coalesce(${productTitle(lang)}, p.slug)`

/** What a product `p` is called in carts and orders: two looks by key for each line, without sorting. */
export const lineTitle = (lang: Language): RawBuilder<string> => sql<string>`coalesce(
  (select named.title from product_text named where named.product_id = p.id and named.lang = ${lang}),
  (select named.title from product_text named where named.product_id = p.id and named.lang = 'it'), p.slug)`
