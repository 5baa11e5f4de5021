import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointUrl } from '@filiera/contract/client'
import { createExport, endExport, readExport } from '@filiera/contract/console/exchange'
import { getJob } from '@filiera/contract/console/jobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../../test/factories/catalogue.ts'
import { workOnJobs } from '../work-on-jobs.ts'
import { purgeExports } from './purge-exports.ts'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
})
afterAll(() => backend.close())

const begin = async (ids: string[] | null, format: 'csv' | 'xlsx' = 'csv') => {
  const headers = { ...owner.headers, 'idempotency-key': crypto.randomUUID() }
  const begun = await backend.call(createExport, { body: { ids, format, lang: 'it' } }, headers)
  if (!begun.ok) throw new Error(begun.problem.detail)
  return begun.value.id
}
const read = (id: string, headers = owner.headers) =>
  backend.app.inject({ url: endpointUrl(readExport.path, { params: { id } }), headers })
const jobOf = (id: string) => backend.call(getJob, { params: { id } }, owner.headers)
const save = async (ids: string[] | null, format: 'csv' | 'xlsx' = 'csv') => {
  const id = await begin(ids, format)
  while (await workOnJobs(backend.services));
  return read(id)
}

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

it('says how far it is, can be ended, and gives the file to its shop for a week', async () => {
  const ended = await begin(null)
  expect((await read(ended)).statusCode).toBe(404)
  const end = await backend.call(endExport, { params: { id: ended } }, owner.headers)
  expect(end).toMatchObject({ ok: true, value: { state: 'cancelled', fileUntil: null } })
  const id = await begin(null)
  await workOnJobs(backend.services)
  expect(await jobOf(id)).toMatchObject({ value: { state: 'running', counts: { ready: 0, done: 1 } } })
  await workOnJobs(backend.services)
  expect(await jobOf(id)).toMatchObject({ value: { state: 'done', total: 1, undoUntil: null } })
  const stranger = await createCustomer(backend, {
    sellerId: await createSeller(backend.services.db),
    audience: 'console',
  })
  expect((await read(id, stranger.headers)).statusCode).toBe(404)
  expect((await read(id)).statusCode).toBe(200)
  await utimes(join(backend.services.config.DATA_DIR, 'exports', `${id}.file`), 0, 0)
  await purgeExports(backend.services)
  expect((await read(id)).statusCode).toBe(404)
})
