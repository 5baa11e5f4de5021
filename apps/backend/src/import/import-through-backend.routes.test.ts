import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../test/factories/catalogue.ts'
import { importProducts } from './import-products.ts'
import { importThroughBackend, isBackendThere } from './import-through-backend.ts'
import { type ImportRecord, readRecords } from './read-records.ts'

let backend: TestBackend
let sellerId: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  sellerId = await createSeller(db)
  await createWarehouse(db, { seller_id: sellerId })
  await createCategory(db)
})
afterAll(() => backend.close())

/** 600 products of two variants with a description of two lines; every 100th variant has a bad price; empty lines between some. */
function largeFile(): string {
  const rows = Array.from({ length: 1200 }, (_, index) => {
    const price = index % 100 === 99 ? 'free' : '1.00'
    const blank = index % 50 === 0 ? '\n' : ''
    const title = index % 2 === 0 ? `Prodotto ${index}` : ''
    return `${blank}h${Math.floor(index / 2)},${title},"riga uno\nriga due",${index % 2} kg,${price}`
  })
  return ['Handle,Title,Body (HTML),Option1 Value,Variant Price', ...rows, ''].join('\n')
}

async function readAll(csv: string) {
  const records: (ImportRecord & { opened: Parameters<typeof importThroughBackend>[0]['opened'] })[] = []
  for await (const record of readRecords(csv)) records.push(record)
  const [first] = records
  if (!first) throw new Error('no records')
  return { opened: first.opened, records }
}

it('reports the same lines through the backend as directly, in several requests', async () => {
  const csv = largeFile()
  const { db, config } = backend.services
  const direct = await importProducts(db, backend.clock, { sellerId, csv, dryRun: true })
  expect(direct.refused).toHaveLength(12)
  expect(csv.split('\n')[(direct.refused[0]?.line ?? 0) - 1]).toMatch(/^h49,/)
  const steps: number[] = []
  const remote = await importThroughBackend(await readAll(csv), {
    backendUrl: backend.url,
    internalToken: config.INTERNAL_TOKEN,
    sellerId,
    dryRun: true,
    onProgress: (done) => steps.push(done),
  })
  expect(remote).toEqual(direct)
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.at(-1)).toBe(1200)
})

it('passes on why the backend refuses', async () => {
  const options = { backendUrl: backend.url, sellerId, dryRun: true, onProgress: () => {} }
  const file = await readAll('Handle,Title,Variant Price\na,A,1.00')
  await expect(importThroughBackend(file, { ...options, internalToken: 'wrong' })).rejects.toThrow(
    'internal token',
  )
  const { INTERNAL_TOKEN: internalToken } = backend.services.config
  await expect(importThroughBackend(file, { ...options, internalToken, sellerId: '999999' })).rejects.toThrow(
    'There is no seller 999999',
  )
})

it('knows whether a backend is there', async () => {
  expect(await isBackendThere(backend.url)).toBe(true)
  expect(await isBackendThere('http://127.0.0.1:9')).toBe(false)
})
