import { countFacets, getProduct, listProducts } from '@filiera/contract/catalog/catalogue'
import type { Mark } from '@filiera/domain/catalogue-constants'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { createProduct } from '../../../../test/factories/catalogue.ts'
import { dropExpiredMarks } from './drop-expired-marks.ts'

const LAST_MINUTE = new Date('2026-11-23T22:59:00Z')
const MIDNIGHT = new Date('2026-11-23T23:00:00Z')

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.set(LAST_MINUTE))

type Certificate = { code: Mark; expires?: string | null }
async function create(certificates: Certificate[]): Promise<string> {
  const { id } = await createProduct(backend.services.db, {
    marks: [...new Set(certificates.map(({ code }) => code))],
    label: { mark_registers: JSON.stringify(certificates.map((one) => ({ register: 'x', ...one }))) },
  })
  return id
}
async function marksOf(id: string) {
  const read = await backend.call(getProduct, { params: { id } })
  return read.ok && read.value.marks
}
/** Ids of the list with a mark, and how many the filter says. */
async function withMark(mark: Mark) {
  const list = await backend.call(listProducts, { query: { mark } })
  const facets = await backend.call(countFacets, { query: {} })
  if (!list.ok || !facets.ok) throw new Error('no answer')
  const count = facets.value.marks.find(({ slug }) => slug === mark)?.count ?? 0
  return [list.value.map(({ id }) => id), count]
}

it('leaves card, list and filter when the last day of its certificate is over in Italy', async () => {
  const id = await create([
    { code: 'dop', expires: null },
    { code: 'bio', expires: '2026-11-23' },
  ])
  expect(await dropExpiredMarks(backend.services)).toBe(0)
  expect(await marksOf(id)).toEqual(['dop', 'bio'])
  expect(await withMark('bio')).toEqual([[id], 1])
  backend.clock.set(MIDNIGHT)
  expect(await dropExpiredMarks(backend.services)).toBe(1)
  expect(await marksOf(id)).toEqual(['dop'])
  expect(await withMark('bio')).toEqual([[], 0])
  expect(await dropExpiredMarks(backend.services)).toBe(0)
})

it('stays while another certificate proves it, and without a last day', async () => {
  const two = await create([
    { code: 'igp', expires: '2026-11-23' },
    { code: 'igp', expires: '2027-11-23' },
  ])
  const none = await create([{ code: 'stg' }])
  backend.clock.set(MIDNIGHT)
  expect(await dropExpiredMarks(backend.services)).toBe(0)
  expect([await marksOf(two), await marksOf(none)]).toEqual([['igp'], ['stg']])
})
