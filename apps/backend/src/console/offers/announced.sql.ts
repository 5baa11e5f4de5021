import { type RawBuilder, sql } from 'kysely'

/** What a reduction is measured on: cents, and since when where it was on sale for less than the 30 days; both null when nothing was charged. */
export type Reference = { lowest_cents: number | null; lowest_since: Date | null }

/**
 * Joins `reference` to a product `p`, of a reduction to these cents from a moment on, as far as prices are known today. One that only
 * grows is measured on what was before its first step (Codice del consumo art. 17-bis).
 */
export const joinReference = (cents: RawBuilder<unknown>, startsAt: RawBuilder<unknown>) => sql`
  left join lateral (
    select lowest_price_before(p.id, m.moment) as lowest_cents, lowest_price_since(p.id, m.moment) as lowest_since
    from (select coalesce((
      select r.reduced_since from offer r where r.product_id = p.id and r.state = 'running' and ${cents} < r.discounted_cents
        and (r.ends_at is null or r.ends_at >= ${startsAt})), ${startsAt}) as moment) m
    where ${cents} is not null) reference on true`

export const referenceColumns = sql`reference.lowest_cents, reference.lowest_since`
