import type { OfferState } from '@filiera/contract/console/offers'
import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'
import { productName } from '../../catalog/products/product-name.sql.ts'
import type { Executor } from '../../platform/database/open-database.ts'
import { joinReference, type Reference, referenceColumns } from './announced.sql.ts'

/** An offer as its shop sees it; money in cents. */
export type OfferRow = {
  id: string
  state: 'coming' | 'running' | 'over' | 'missed'
  product_id: string
  title: string
  picture_hash: string | null
  price_cents: number
  discounted_cents: number
  starts_at: Date
  ends_at: Date | null
  over_at: Date | null
  reduced_since: Date | null
  version: number
} & Reference

const statesOf: Readonly<Record<OfferState, readonly string[]>> = {
  running: ['running'],
  coming: ['coming'],
  past: ['over', 'missed'],
}

/** What each list goes by, the first lowest. */
const ordersOf: Readonly<Record<OfferState, RawBuilder<unknown>>> = {
  running: sql`coalesce(extract(epoch from o.ends_at), 'infinity'::float8)`,
  coming: sql`extract(epoch from o.starts_at)`,
  past: sql`-extract(epoch from o.over_at)`,
}

const selected = (lang: Language) => sql`
  select o.id, o.state, o.product_id, ${productName(lang)} as title, f.picture_hash, p.price_cents, o.discounted_cents,
    o.starts_at, o.ends_at, o.over_at, o.reduced_since, o.version, ${referenceColumns}
  from offer o join product p on p.id = o.product_id
    left join product_picture f on f.product_id = p.id and f.position = 0
    ${joinReference(sql`o.discounted_cents`, sql`coalesce(o.reduced_since, o.starts_at)`)}`

/** Offers of a shop in a state, behind one. */
export async function findOffers(
  executor: Executor,
  sellerId: string,
  asked: { state: OfferState; lang: Language; after: string | undefined; limit: number },
): Promise<OfferRow[]> {
  const { state, lang, after, limit } = asked
  const order = ordersOf[state]
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${order}, o.id) > (select ${order}, o.id from offer o where o.id = ${after}::bigint and o.seller_id = ${sellerId}::bigint)`
  const { rows } = await sql<OfferRow>`${selected(lang)}
    where o.seller_id = ${sellerId}::bigint and o.state = any(${statesOf[state]}::text[]) and ${behind}
    order by ${order}, o.id limit ${limit}`.execute(executor)
  return rows
}

/** An offer of a shop; undefined for one of others. */
export async function findOffer(
  executor: Executor,
  sellerId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`${selected('it')}
    where o.seller_id = ${sellerId}::bigint and o.id = ${id}::bigint`.execute(executor)
  return rows[0]
}

/** How many offers of a shop are in each state. */
export async function countOffers(executor: Executor, sellerId: string): Promise<Record<OfferState, number>> {
  const { rows } = await sql<Record<OfferState, number>>`
    select count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'coming')::int as coming,
      count(*) filter (where state in ('over', 'missed'))::int as past
    from offer where seller_id = ${sellerId}::bigint`.execute(executor)
  return rows[0] ?? { running: 0, coming: 0, past: 0 }
}
