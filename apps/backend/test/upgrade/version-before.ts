import type { Migration } from '../../src/platform/database/migrate.ts'

const REASON = /^--\s*contract:\s*\S/im
const NAMED = /^\d{4}-contract-/

/** What takes something away from a program that does not know of it. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+table\b/gi, 'drop table'],
  [/\bdrop\s+column\b/gi, 'drop column'],
  [/\brename\b/gi, 'rename'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi, 'other type'],
  [/\bset\s+not\s+null\b/gi, 'not null'],
]

/** Columns that an existing table gets, each as it is written. */
function addedColumns(sql: string): string[] {
  const statements = sql.split(';').filter((statement) => /\balter\s+table\b/i.test(statement))
  const parts = statements.flatMap((statement) => statement.split(/\badd\s+/i).slice(1))
  return parts.filter((part) => !/^(?:constraint|check|primary|foreign|unique|exclude|value)\b/i.test(part))
}

/**
 * What a migration does that the program before it, still running beside it, does not bear: tables and columns gone, renamed, retyped or to be
 * filled. `contract` in its name stops that version (`migrate.ts`); a line `-- contract: <why>` says that this was thought of.
 */
export function breaksVersionBefore({ name, sql: text }: Migration): string[] {
  if (NAMED.test(name) && REASON.test(text)) return []
  const sql = text.replace(/--.*$/gm, '')
  const unfilled = addedColumns(sql).filter(
    (column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column),
  )
  return [
    ...breaking.flatMap(([pattern, name]) => [...sql.matchAll(pattern)].map(() => name)),
    ...unfilled.map(() => 'not null'),
  ]
}
