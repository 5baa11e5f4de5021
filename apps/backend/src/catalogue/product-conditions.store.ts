import { eurosToCents } from '@filiera/domain/money'
import { type RawBuilder, sql } from 'kysely'
import type { ProductFilters } from './product-filters.ts'

type Condition = RawBuilder<boolean>

/** The filters as conditions on `p`: those of a facet group apart, so that the group can ignore its own. */
export type ProductConditions = {
  base: Condition[]
  category: Condition
  city: Condition
  region: Condition
  price: Condition
  mark: Condition
  discounts: Condition
  available: Condition
}

/** More words than this say nothing more. */
const MAX_WORDS = 8
/** Price bound without a limit (specification §9). */
const UNBOUNDED = -1
const always: Condition = sql<boolean>`true`

/** One value compares equal so that an index can also give the order; more become a set. */
function oneOf(
  column: RawBuilder<unknown>,
  type: 'text' | 'bigint',
  values: string[] | undefined,
): Condition {
  if (!values || values.length === 0) return always
  const cast = sql.raw(type)
  return values.length === 1
    ? sql`${column} = ${values[0]}::${cast}`
    : sql`${column} = any(${values}::${cast}[])`
}

function inCategories(slugs: string[] | undefined): Condition {
  if (!slugs || slugs.length === 0) return always
  return slugs.length === 1
    ? sql`p.category_id = (select id from category where slug = ${slugs[0]})`
    : sql`p.category_id = any(array(select id from category where slug = any(${slugs}::text[])))`
}

/** Every word must be in the title or tags (in the language or Italian), the seller's name or the category's. */
function holdsWord(word: string, lang: string): Condition {
  return sql`p.id in (
    select product_id from product_text where lang in (${lang}, 'it') and words like like_pattern(${word})
    union select id from product where seller_id in (select id from seller where plain_text(name) like like_pattern(${word}))
    union select id from product where category_id in (
      select id from category where plain_text(name->>${lang}::text) like like_pattern(${word}) or plain_text(name->>'it') like like_pattern(${word})))`
}

function withinPrices(gte: number | undefined, lt: number | undefined): Condition {
  const bounds: Condition[] = []
  if (gte !== undefined && gte !== UNBOUNDED) bounds.push(sql`p.charged_cents >= ${eurosToCents(gte)}::int`)
  if (lt !== undefined && lt !== UNBOUNDED) bounds.push(sql`p.charged_cents < ${eurosToCents(lt)}::int`)
  return bounds.length > 0 ? sql`(${sql.join(bounds, sql` and `)})` : always
}

/** A product that declares nothing is free of nothing; traces count. */
function freeOf(allergens: string[]): Condition {
  return sql`p.allergens_declared and not p.allergens && ${allergens}::text[] and not exists (
    select 1 from product_label l where l.product_id = p.id and l.traces && ${allergens}::text[])`
}

/** Splits what a visitor typed into the words that must all occur. */
export function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS)
}

export function productConditions(filters: ProductFilters): ProductConditions {
  const base: Condition[] = [sql`p.status = 'published'`]
  for (const word of searchWords(filters.title_contains ?? '')) base.push(holdsWord(word, filters.lang))
  if (filters.seller) base.push(oneOf(sql`p.seller_id`, 'bigint', filters.seller))
  if (filters.brand) base.push(oneOf(sql`p.brand`, 'text', filters.brand))
  if (filters.allergen_free) base.push(freeOf(filters.allergen_free))
  return {
    base,
    category: inCategories(filters.category),
    city: oneOf(sql`p.city_code`, 'text', filters.city),
    region: oneOf(sql`p.region`, 'text', filters.region),
    price: withinPrices(filters.price_gte, filters.price_lt),
    mark: filters.mark ? sql`p.marks && ${filters.mark}::text[]` : always,
    discounts: filters.filters?.includes('discounts') ? sql`p.discounted` : always,
    available: filters.filters?.includes('available') ? sql`p.available` : always,
  }
}

/** All conditions at once, leaving out those that let everything through. */
export function everyCondition({ base, ...groups }: ProductConditions): Condition {
  const narrowing = Object.values(groups).filter((condition) => condition !== always)
  return sql`${sql.join([...base, ...narrowing], sql` and `)}`
}
