import * as contract from '@filiera/contract/catalog/catalogue'
import type { Mark } from '@filiera/domain/catalogue-constants'
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
  await createAttribute(db, {
    code: 'denominazione',
    kind: 'list',
    options: ['docg', 'doc', 'igt', 'senza'],
    category: { category_id: wines },
  })
})
afterAll(() => backend.close())

async function createNamed(marks: Mark[], denomination: string | null, alcohol = true): Promise<string> {
  const { db } = backend.services
  const { id } = await createProduct(db, { category_id: wines, alcohol, marks })
  if (denomination !== null) {
    const attribute = { attribute_code: 'denominazione', kind: 'list' as const }
    await db
      .insertInto('product_attribute')
      .values({ product_id: id, ...attribute, option_code: denomination })
      .execute()
  }
  return id
}

async function termOf(id: string) {
  const shown = await backend.call(contract.getProduct, { params: { id } })
  if (!shown.ok) throw new Error(shown.problem.detail)
  return shown.value.traditionalTerm
}

it.each<[string, Mark[], string | null, boolean, string | null]>([
  ['a Barolo', ['dop'], 'docg', true, 'DOCG'],
  ['an organic Soave', ['bio', 'dop'], 'doc', true, 'DOC'],
  ['a Toscana', ['igp'], 'igt', true, 'IGT'],
  ['a wine with another mark than its term stands for', ['igp'], 'docg', true, null],
  ['a wine without a mark', [], 'docg', true, null],
  ['a wine without denomination', ['dop'], 'senza', true, null],
  ['a wine that does not say', ['dop'], null, true, null],
  ['an oil', ['dop'], null, false, null],
  ['a food, whatever it says', ['dop'], 'docg', false, null],
])('of %s', async (_what, marks, denomination, alcohol, term) => {
  expect(await termOf(await createNamed(marks, denomination, alcohol))).toBe(term)
})

it('is in lists, where the mark still filters', async () => {
  const id = await createNamed(['dop'], 'docg')
  const listed = await backend.call(contract.listProducts, { query: { mark: ['dop'], limit: '50' } })
  if (!listed.ok) throw new Error(listed.problem.detail)
  expect(listed.value.find((product) => product.id === id)).toMatchObject({
    marks: ['dop'],
    traditionalTerm: 'DOCG',
  })
})

it('follows the attribute at the next reading', async () => {
  const id = await createNamed(['dop'], 'doc')
  expect(await termOf(id)).toBe('DOC')
  await backend.services.db
    .updateTable('product_attribute')
    .set({ option_code: 'docg' })
    .where('product_id', '=', id)
    .where('attribute_code', '=', 'denominazione')
    .execute()
  expect(await termOf(id)).toBe('DOCG')
})
