import { Prepared, prepared } from './prepared.ts'
import { LATER } from './server-client.ts'

const mark = new Prepared([`${LATER} `], [])

/**
 * Marks a statement whose answer nobody needs: inside a transaction on a server it goes out together with the next statement or the
 * commit, which then fails in its name. Outside a transaction, and on the embedded database, it runs at once.
 */
export const later = (statement: Prepared<unknown>): Prepared<unknown> => prepared`${mark}${statement}`
