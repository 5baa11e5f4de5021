import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import type { ProductPage } from './listing.store.ts'
import { listingConditions } from './listing-conditions.store.ts'
import type { ProductFilters } from './product-filters.ts'

/** More words than this say nothing more. */
const MAX_WORDS = 8

const holdsWord = (word: string, lang: string) => sql<boolean>`l.product_id in (
    select product_id from product_text where lang in (${lang}, 'it') and words like like_pattern(${word})
    union select id from product where seller_id in (select id from seller where plain_text(name) like like_pattern(${word}))
    union select id from product where category_id in (
      select id from category where plain_text(name->>${lang}::text) like like_pattern(${word}) or plain_text(name->>'it') like like_pattern(${word})))`

/** Every word must be in the title or tags (in the language or Italian), the seller's name or the category's. */
export function textConditions(text: string, lang: Language): RawBuilder<boolean> {
  const words = text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS)
  return sql<boolean>`${sql.join(
    words.map((word) => holdsWord(word, lang)),
    sql` and `,
  )}`
}

const orders = {
  popular: sql`l.popularity desc, l.product_id desc`,
  price_asc: sql`l.charged_cents, l.product_id`,
  price_desc: sql`l.charged_cents desc, l.product_id desc`,
  newest: sql`l.created_at desc, l.product_id desc`,
  rating: sql`l.stars desc, l.product_id desc`,
}

export async function countTextMatches(database: OpenDatabase, filters: ProductFilters): Promise<number> {
  return (await findTextMatches(database, filters, { sort: 'popular', limit: 1, start: 0, after: null }))
    .total
}

export async function findTextMatches({ db }: OpenDatabase, filters: ProductFilters, page: ProductPage) {
  const { title_contains: text = '', lang } = filters
  const matching = sql`${listingConditions(filters)} and ${textConditions(text, lang)}`
  const order =
    page.sort === 'relevance'
      ? sql`(select max(word_similarity(plain_text(${text}), words)) from product_text
          where product_id = l.product_id and lang in (${lang}, 'it')) desc, l.popularity desc, l.product_id desc`
      : orders[page.sort]
  const skipped = page.after ? Number(page.after.key) : page.start
  const { rows } = await sql<{ id: string; sort_key: string }>`
    select l.product_id::text as id, '' as sort_key from product_listing l where ${matching}
    order by ${order} limit ${page.limit} offset ${skipped}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from product_listing l where ${matching} limit ${COUNT_CAP + 1}) c`.execute(
    db,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}
