import { listSitemapEntries, listSitemapParts } from '@filiera/contract/catalog/sitemap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let published: string
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  published = (await createProduct(db, { titles: { it: 'In vendita' } })).id
  await createProduct(db, { titles: { it: 'Bozza' }, status: 'draft' })
})
afterAll(() => backend.close())

it('says how many parts each kind has', async () => {
  const parts = await backend.call(listSitemapParts, {})
  if (!parts.ok) throw new Error(parts.problem.detail)
  expect(parts.value).toContainEqual({ kind: 'product', parts: 1 })
  expect(parts.value).toContainEqual({ kind: 'post', parts: 0 })
})

it('lists what visitors can open, and no draft', async () => {
  const entries = await backend.call(listSitemapEntries, {
    params: { kind: 'product' },
    query: { part: '1' },
  })
  if (!entries.ok) throw new Error(entries.problem.detail)
  expect(entries.value.map(({ id, slugs }) => ({ id, slugs }))).toEqual([{ id: published, slugs: null }])
})

it('has nothing in a part beyond the last', async () => {
  const entries = await backend.call(listSitemapEntries, { params: { kind: 'post' }, query: { part: '9' } })
  expect(entries).toMatchObject({ ok: true, value: [] })
})

it('refuses part 0', async () => {
  const entries = await backend.call(listSitemapEntries, { params: { kind: 'post' }, query: { part: '0' } })
  expect(entries).toMatchObject({ ok: false, problem: { status: 400 } })
})
