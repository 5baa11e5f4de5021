import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { reportOf, runImport } from '../../../test/run-import.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { importProducts } from './import-products.ts'
import { importThroughBackend, isBackendThere } from './import-through-backend.ts'

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

const runDirectly = (content: string, dryRun: boolean) => {
  const { db, clock, config } = backend.services
  const tools = { db, clock, files: openPictureFiles(openFiles(config)), fetchPicture }
  return reportOf(importProducts(tools, { sellerId, content, dryRun }))
}

/**
 * 150 products of two variants with a description of two lines; every 50th variant has a bad price, empty lines stand between some, the
 * last rows repeat the first product and add a variant to it.
 */
function largeFile(): string {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const price = index % 50 === 49 ? 'free' : '1.00'
    const blank = index % 20 === 0 ? '\n' : ''
    const title = index % 2 === 0 ? `Prodotto ${index}` : ''
    return `${blank}h${Math.floor(index / 2)},${title},"riga uno\nriga due",${index % 2} kg,${price}`
  })
  const last = ['h0,,,0 kg,1.00', 'h0,,,2 kg,1.00']
  return ['Handle,Title,Body (HTML),Option1 Value,Variant Price', ...rows, ...last, ''].join('\n')
}

const asExcelSaves = (csv: string) => `\uFEFF${csv.replaceAll(',', ';').replaceAll('\n', '\r\n')}`

it.each([
  ['as the platform writes it', (csv: string) => csv],
  ['with the line ends of Windows', (csv: string) => csv.replaceAll('\n', '\r\n')],
  ['as Excel saves it', asExcelSaves],
])('reports the same through the backend as directly, %s', async (_name, save) => {
  const csv = largeFile()
  const direct = await runDirectly(save(csv), true)
  expect(direct).toMatchObject({ created: 295, missing: expect.objectContaining({ length: 295 }) })
  expect(direct.refused).toHaveLength(7)
  expect(csv.replaceAll('uno\nriga', 'uno riga').split('\n')[(direct.refused[0]?.line ?? 0) - 1]).toMatch(
    /^h24,/,
  )
  expect(direct.refused.at(-1)).toMatchObject({ field: 'Handle', reason: 'is the same product as in row 3' })
  expect(await runImport(backend, sellerId, save(csv), true)).toEqual(direct)
})

it('writes the same through the backend as directly, and nothing the second time', async () => {
  const csv = largeFile()
  const report = await runImport(backend, sellerId, csv)
  expect(report).toMatchObject({ created: 295, unchanged: 0, stopped: null })
  const again = { ...report, created: 0, unchanged: 295 }
  expect(await runDirectly(asExcelSaves(csv), false)).toEqual(again)
  expect(await runImport(backend, sellerId, csv)).toEqual(again)
})

it('says how far it is', async () => {
  const options = { backendUrl: backend.url, sellerId, dryRun: true, content: largeFile() }
  const { INTERNAL_TOKEN: internalToken } = backend.services.config
  const steps: number[] = []
  for await (const event of importThroughBackend({ ...options, internalToken }))
    if (event.kind === 'progress') steps.push(event.done)
  expect(steps.length).toBeGreaterThan(5)
  expect(steps.at(-1)).toBe(302)
})

it('passes on why the backend refuses', async () => {
  const file = 'Handle,Title,Variant Price\na,A,1.00'
  const options = { backendUrl: backend.url, sellerId, dryRun: true, content: file }
  await expect(reportOf(importThroughBackend({ ...options, internalToken: 'wrong' }))).rejects.toThrow(
    'internal token',
  )
  await expect(runImport(backend, '999999', file)).rejects.toThrow('There is no seller 999999')
})

it('knows whether a backend is there', async () => {
  expect(await isBackendThere(backend.url)).toBe(true)
  expect(await isBackendThere('http://127.0.0.1:9')).toBe(false)
})

it('takes files far larger than other bodies', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, number) => `h${number},Prodotto ${number} ${'x'.repeat(80)},abc`,
  )
  const report = await runImport(backend, sellerId, ['Handle,Title,Variant Price', ...rows].join('\n'))
  expect(report.refused).toHaveLength(3000)
})
