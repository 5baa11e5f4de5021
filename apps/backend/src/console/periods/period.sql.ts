import { sql } from 'kysely'
import type { Period } from './period.ts'

/** When a day begins in Italy. */
export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`
/** When the day after it begins. */
export const afterEnd = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Rome')`

/** Of orders `o`: those of a shop that were paid in a period. */
export const paidIn = (
  sellerId: string,
  { from, to }: Period,
) => sql<boolean>`o.seller_id = ${sellerId}::bigint
  and o.paid_at >= ${startOf(from)} and o.paid_at < ${afterEnd(to)}`
