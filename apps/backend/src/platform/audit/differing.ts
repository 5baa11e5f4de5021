import { isDeepStrictEqual } from 'node:util'

/** The columns that a change makes different, as they are and as they will be: what the audit log keeps. */
export function differing(row: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>) {
  const changed = Object.entries(change).filter(([column, value]) => !isDeepStrictEqual(row[column], value))
  return {
    before: Object.fromEntries(changed.map(([column]) => [column, row[column]])),
    after: Object.fromEntries(changed),
  }
}
