import { type RawBuilder, sql } from 'kysely'

/** Whether the payment with the id in this column has a dispute that is not decided. */
export const hasOpenDispute = (attemptId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from dispute d where d.attempt_id = ${sql.ref(attemptId)} and d.status = 'open')`
