import { sql } from 'kysely'

/**
 * Cents at which the product `p` counts as sold before its reduction, as `priceBefore` decides it: the lowest of the 30 days before the
 * reduction began, the list price without history. Never less than what is charged.
 */
export const centsBefore = sql<number>`case when p.discounted then greatest(p.discounted_cents, coalesce(
  (select min(h.charged_cents) from price_period h where h.product_id = p.id and h.valid_from < p.discount_started_at
    and (h.valid_to is null or h.valid_to > p.discount_started_at - interval '30 days')), p.price_cents)) else p.price_cents end`
