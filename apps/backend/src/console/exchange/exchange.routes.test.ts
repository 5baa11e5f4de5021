import { endpointUrl } from '@filiera/contract/client'
import { exportProducts } from '@filiera/contract/console/exchange'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => backend.close())

const save = (ids: string[] | null, format: 'csv' | 'xlsx' = 'csv') =>
  backend.app.inject({
    method: 'POST',
    url: endpointUrl(exportProducts.path, {}),
    headers: owner.headers,
    payload: { ids, format, lang: 'it' },
  })

it('writes products as Excel opens them, without formulas, codes with their zeros', async () => {
  const { id } = await createProduct(backend.services.db, {
    seller_id: shop,
    own_code: '00123',
    gtin: '0801234567891',
    price_cents: 1250,
    titles: { it: '=HYPERLINK("x"); "olio"\nnuovo' },
  })
  const other = await createProduct(backend.services.db, { titles: { it: 'Di altri' } })
  const answer = await save([id, other.id])
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="prodotti-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = answer.rawPayload.toString('utf8').slice(1)
  expect(text).toMatch(/^Numero;Codice proprio;GTIN;Nome \(italiano\);/)
  expect(text).toContain(`${id};00123;0801234567891;"'=HYPERLINK(""x""); ""olio""\nnuovo"`)
  expect(text).toContain(';12,50;')
  expect(text).not.toContain('Di altri')
})

it('writes a workbook', async () => {
  const answer = await save(null, 'xlsx')
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
