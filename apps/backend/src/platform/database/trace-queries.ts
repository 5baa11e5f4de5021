import { isTracing, traceAfterwards } from '@filiera/server-kit/watch/traces'
import type { KyselyConfig, LogEvent } from 'kysely'

/** What a statement does, and to which table first: `select product`. Neither its text nor its values, which may be of people. */
export function summaryOf(sql: string): string {
  const operation = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql)?.[1]
  return table ? `${operation} ${table}` : operation
}

function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const summary = summaryOf(query.sql)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    ...(level === 'error' ? { 'error.type': 'database' } : {}),
  }
  traceAfterwards(summary, attributes, queryDurationMillis)
}

/** Statements as spans of the request that asks for them, where traces are on. */
export const tracedQueries = (): Pick<KyselyConfig, 'log'> => (isTracing() ? { log: traceQuery } : {})
