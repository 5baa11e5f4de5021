import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'

/** What a product `p` is called in a list for its shop: its title in the language of who reads, else in Italian or another one, else its address. */
export const productName = (lang: Language): RawBuilder<string> => sql<string>`coalesce((
  select named.title from product_text named where named.product_id = p.id
  order by (named.lang = ${lang}) desc, (named.lang = 'it') desc limit 1), p.slug)`
