import { type RawBuilder, sql } from 'kysely'
import { liveStatuses } from './payment.ts'

/** Literals, not values: only then a statement finds the indexes of what is under way. */
const statuses = sql.join(liveStatuses.map((status) => sql.lit(status)))

/** Whether a payment, or the check of a card, with this column as its status may still change by itself. */
export const isLive = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${statuses})`
