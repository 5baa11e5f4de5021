import { type RawBuilder, sql } from 'kysely'
import { LATER } from './server-client.ts'

/**
 * Marks a statement whose answer nobody needs: inside a transaction on a server it goes out together with the next statement or the
 * commit, which then fails in its name. Outside a transaction, and on the embedded database, it runs at once.
 */
export const later = (statement: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.raw(LATER)} ${statement}`
