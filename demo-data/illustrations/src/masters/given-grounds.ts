// The grounds products already stand on: a product keeps its own when others join the catalogue, so that
// its drawing need not be made again.
import { readFileSync, writeFileSync } from 'node:fs'
import { type SchemeName, schemes } from '../grounds/schemes.ts'
import { type FormName, formNames } from '../grounds/spread.ts'
import { type TableName, tableNames } from '../servings/serving.ts'

const FILE = new URL('grounds.json', import.meta.url)

/** Form and colours of the plate, and the table of the serving. */
export type Grounds = { form?: FormName; scheme?: SchemeName; table?: TableName }

const isForm = (value: unknown): value is FormName => formNames.some((name) => name === value)
const isScheme = (value: unknown): value is SchemeName =>
  typeof value === 'string' && Object.hasOwn(schemes, value)
const isTable = (value: unknown): value is TableName => tableNames.some((name) => name === value)

function groundsIn(value: unknown): Grounds {
  if (typeof value !== 'object' || value === null) return {}
  const { form, scheme, table } = { form: undefined, scheme: undefined, table: undefined, ...value }
  return {
    ...(isForm(form) && { form }),
    ...(isScheme(scheme) && { scheme }),
    ...(isTable(table) && { table }),
  }
}

/** Grounds by product slug. */
export function givenGrounds(): Map<string, Grounds> {
  const read: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  return new Map(Object.entries(read ?? {}).map(([slug, value]) => [slug, groundsIn(value)]))
}

/** Writes the grounds down for the next time, by slug. */
export function recordGrounds(grounds: ReadonlyMap<string, Grounds>): void {
  const sorted = [...grounds].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
