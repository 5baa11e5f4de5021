import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from './open-database.ts'

/** Filled and read by functions of the schema alone. */
const UNTYPED = [
  'rate_limit',
  'search_entry_word',
  'search_expansion',
  'search_pending',
  'search_rebuild_order',
  'search_tier',
]

const folder = new URL('./tables/', import.meta.url)
const source = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')

/** The fields of an object type that begins at `start`, by name. */
function fieldsAt(start: number): Map<string, string> {
  const fields: string[] = ['']
  for (let at = start + 1, depth = 0; depth >= 0; at++) {
    const char = source[at] ?? '}'
    if ('{<(['.includes(char)) depth++
    if ('}>)]'.includes(char)) depth--
    if (depth === 0 && (char === ';' || (char === '\n' && !/^\s*\|/.test(source.slice(at))))) fields.push('')
    else if (depth >= 0) fields[fields.length - 1] += char
  }
  return new Map(
    fields.flatMap((field) => {
      const [, name, type] = /^\s*(\w+): ([\s\S]+)$/.exec(field) ?? []
      return name && type ? [[name, type.trim()] as const] : []
    }),
  )
}

const types = new Map<string, Map<string, string>>()
for (const { 0: text, 1: name = '', 2: parents = '', index } of source.matchAll(
  /type (\w+)(?:<\w+>)? = ((?:\w+\s*&\s*)*)\{/g,
)) {
  const inherited = parents.split('&').flatMap((parent) => [...(types.get(parent.trim()) ?? [])])
  types.set(name, new Map([...inherited, ...fieldsAt(index + text.length - 1)]))
}
/** Columns of each table as the program sees them. */
const typed = new Map(
  [...types]
    .filter(([name]) => name.endsWith('Tables'))
    .flatMap(([, tables]) => [...tables])
    .map(([table, type]) => [
      table,
      types.get(type.replace(/<\w+>$/, '')) ?? fieldsAt(source.indexOf(`${table}: {`) + table.length + 2),
    ]),
)

const KINDS: Record<string, RegExp> = {
  timestamptz: /Time|Date/,
  int4: /number|SmallSerialId/,
  int8: /string|SerialId/,
  bool: /boolean/,
  uuid: /string|Uuid/,
}
const OPTIONAL = /Generated|Default|SerialId|Uuid|undefined|never/

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('types every table and column as the schema has it', async () => {
  const schema = await database.db.introspection.getTables()
  const tables = schema.filter(({ name, isView }) => !isView && !UNTYPED.includes(name))
  expect([...typed.keys()].sort()).toEqual(tables.map(({ name }) => name).sort())
  const wrong: string[] = []
  for (const { name: table, columns } of tables) {
    const known = typed.get(table) ?? new Map<string, string>()
    expect([...known.keys()].sort(), table).toEqual(columns.map(({ name }) => name).sort())
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of columns) {
      const type = known.get(name) ?? ''
      const isFilled = isNullable || hasDefaultValue || isAutoIncrementing
      if (/\bnull\b/.test(type) !== isNullable) wrong.push(`${table}.${name} null: ${type}`)
      if (OPTIONAL.test(type) && !isFilled) wrong.push(`${table}.${name} must be given: ${type}`)
      if (!(KINDS[dataType] ?? /./).test(type)) wrong.push(`${table}.${name} is ${dataType}: ${type}`)
    }
  }
  expect(wrong).toEqual([])
})
