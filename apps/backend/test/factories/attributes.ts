import type { Insertable } from 'kysely'
import type { Executor } from '../../src/platform/database/open-database.ts'
import type { Tables } from '../../src/platform/database/tables.ts'

const json = (value: unknown) => JSON.stringify(value)
const named = (name: string) => json({ it: name, en: `${name} (en)`, es: `${name} (es)` })

export type AttributeOptions = Pick<Insertable<Tables['attribute']>, 'code' | 'kind' | 'label_field'> & {
  /** Where it is used, and how. */
  category: Partial<Insertable<Tables['category_attribute']>> & { category_id: number }
  unit?: string
  options?: readonly string[]
}

/** An attribute named like its code, ` (en)` and ` (es)` in the other languages, with its options, used in a category. */
export async function createAttribute(executor: Executor, attribute: AttributeOptions): Promise<void> {
  const { category, unit, options = [], ...row } = attribute
  await executor
    .insertInto('attribute')
    .values({ ...row, names: named(row.code), unit: unit === undefined ? null : named(unit) })
    .execute()
  for (const [position, code] of options.entries())
    await executor
      .insertInto('attribute_option')
      .values({ attribute_code: row.code, code, names: named(code), position })
      .execute()
  await executor
    .insertInto('category_attribute')
    .values({ position: 0, ...category, attribute_code: row.code })
    .execute()
}
