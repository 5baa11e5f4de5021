import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointUrl } from '@filiera/contract/client'
import { changeExport, createExport, readExport } from '@filiera/contract/console/exchange'
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
const move = (id: string, state: 'running' | 'paused' | 'cancelled', headers = owner.headers) =>
  backend.call(changeExport, { params: { id }, body: { state } }, headers)
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
  expect(await move(ended, 'cancelled')).toMatchObject({ value: { state: 'cancelled', fileUntil: null } })
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

it('is paused by who may only read, goes on where it was, and makes the same file', async () => {
  const { headers } = await createCustomer(backend, { sellerId: shop, role: 'viewer', audience: 'console' })
  for (let made = 0; made < 251; made++) await createProduct(backend.services.db, { seller_id: shop })
  const whole = await save(null)
  const id = await begin(null)
  await workOnJobs(backend.services)
  expect(await move(id, 'paused', headers)).toMatchObject({
    value: { state: 'paused', counts: { done: 250 } },
  })
  while (await workOnJobs(backend.services));
  expect(await jobOf(id)).toMatchObject({
    value: { state: 'paused', counts: { done: 250 }, fileUntil: null },
  })
  expect(await move(id, 'running', headers)).toMatchObject({ value: { state: 'running' } })
  while (await workOnJobs(backend.services));
  expect((await read(id)).body).toBe(whole.body)
  expect(await move(id, 'paused')).toMatchObject({ ok: false, problem: { code: 'illegal_transition' } })
})

it('ends by itself when it was paused for a week: what it held is gone', async () => {
  const id = await begin(null)
  await workOnJobs(backend.services)
  await move(id, 'paused')
  const later = new Date(backend.clock.now().getTime() + 8 * 24 * 3_600_000)
  await purgeExports({ ...backend.services, clock: { now: () => later } })
  expect(await jobOf(id)).toMatchObject({ value: { state: 'cancelled', fileUntil: null } })
  expect(await move(id, 'running')).toMatchObject({ ok: false, problem: { code: 'illegal_transition' } })
})
