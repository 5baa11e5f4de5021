import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type TsType } from '@swc/core'
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

const folder = join(import.meta.dirname, 'tables')
const files = [
  join(import.meta.dirname, 'tables.ts'),
  ...readdirSync(folder).map((file) => join(folder, file)),
]
const types = new Map<string, TsType>()
for (const file of files)
  for (const item of parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body) {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item
    if (declaration.type === 'TsTypeAliasDeclaration')
      types.set(declaration.id.value, declaration.typeAnnotation)
  }

/** The fields of an object type by name, with those of types that it names. */
function fieldsOf(type: TsType | undefined): Map<string, TsType> {
  switch (type?.type) {
    case 'TsIntersectionType':
      return new Map(type.types.flatMap((part) => [...fieldsOf(part)]))
    case 'TsTypeReference':
      return fieldsOf(type.typeName.type === 'Identifier' ? types.get(type.typeName.value) : undefined)
    case 'TsTypeLiteral':
      return new Map(
        type.members.flatMap((member) =>
          member.type === 'TsPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
            ? [[member.key.value, member.typeAnnotation.typeAnnotation] as const]
            : [],
        ),
      )
    default:
      return new Map()
  }
}

/** Names and keywords of a type, in one line. */
function wordsOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return ''
  if ('type' in part && part.type === 'TsKeywordType' && 'kind' in part) return String(part.kind)
  if ('type' in part && part.type === 'Identifier' && 'value' in part) return String(part.value)
  return Object.values(part).map(wordsOf).filter(Boolean).join(' ')
}

/** Columns of each table as the program sees them. */
const typed = new Map([...fieldsOf(types.get('Tables'))].map(([table, type]) => [table, fieldsOf(type)]))

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
    const known = typed.get(table) ?? new Map<string, TsType>()
    expect([...known.keys()].sort(), table).toEqual(columns.map(({ name }) => name).sort())
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of columns) {
      const type = wordsOf(known.get(name))
      const isFilled = isNullable || hasDefaultValue || isAutoIncrementing
      if (/\bnull\b/.test(type) !== isNullable) wrong.push(`${table}.${name} null: ${type}`)
      if (OPTIONAL.test(type) && !isFilled) wrong.push(`${table}.${name} must be given: ${type}`)
      if (KINDS[dataType]?.test(type) === false) wrong.push(`${table}.${name} is ${dataType}: ${type}`)
    }
  }
  expect(wrong).toEqual([])
})
