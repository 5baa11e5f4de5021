import * as contract from '@filiera/contract/catalog/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createAttribute } from '../../../test/factories/attributes.ts'
import { createCategory, createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let wines: number
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  wines = await createCategory(db, { slug: 'vini' })
  const category = { category_id: wines }
  await createAttribute(db, { code: 'vitigno', kind: 'list', options: ['corvina', 'rondinella'], category })
  await createAttribute(db, { code: 'gradazione', kind: 'number', category })
})
afterAll(() => backend.close())

async function createDrink(alcohol: boolean, grapes: string[], strength: number | null): Promise<string> {
  const { db } = backend.services
  const { id } = await createProduct(db, { category_id: wines, alcohol })
  const values = [
    ...grapes.map((option_code, position) => ({
      product_id: id,
      attribute_code: 'vitigno',
      kind: 'list' as const,
      option_code,
      position,
    })),
    ...(strength === null
      ? []
      : [{ product_id: id, attribute_code: 'gradazione', kind: 'number' as const, number: strength }]),
  ]
  if (values.length > 0) await db.insertInto('product_attribute').values(values).execute()
  return id
}

it.each<[string, boolean, string[], number | null, string[] | undefined]>([
  ['a blend', true, ['rondinella', 'corvina'], 13.5, ['rondinella, corvina', '13.5%']],
  ['a wine that names its grape only', true, ['corvina'], null, ['corvina']],
  ['a spirit', true, [], 40, ['40% vol.']],
  ['a drink that says nothing', true, [], null, undefined],
  ['a food, whatever it says', false, ['corvina'], 12, undefined],
])('what a card says of %s', async (_what, alcohol, grapes, strength, facts) => {
  const id = await createDrink(alcohol, grapes, strength)
  const listed = await backend.call(contract.listProducts, { query: { limit: '50' } })
  if (!listed.ok) throw new Error(listed.problem.detail)
  expect(listed.value.find((product) => product.id === id)?.cardFacts).toEqual(facts)
})
