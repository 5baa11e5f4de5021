import { type RawBuilder, sql } from 'kysely'
import type { Place } from './cursor.ts'

/** A moment of a row as places of a list name it: in milliseconds, as the clock counts. */
export const inMilliseconds = (at: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_trunc('milliseconds', ${at})`

/**
 * Whether a row stands behind a place, in a list with the latest first and of one moment the greater key first.
 * @param at of the row, in milliseconds already
 */
export const isBehind = (
  { at, key }: Place,
  row: { at: RawBuilder<unknown>; key: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(${row.at}, ${row.key}) < (${at}::timestamptz, ${key})`
