import { removeSellerProduct } from '@filiera/contract/console/products'
import { changeSellerProduct } from '@filiera/contract/console/seller-products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

type Edited = Awaited<ReturnType<typeof openEditedProduct>>
const remove = ({ id, owner: { headers } }: Edited, version: number) =>
  backend.call(removeSellerProduct, { params: { id } }, { ...headers, 'if-match': `"v${version}"` })

it('takes a product away that was never published, as it was seen', async () => {
  const product = await openEditedProduct(backend, { status: 'draft' })
  const version = await product.change(0, { texts: { it: { title: 'Fatto per sbaglio' } } })
  expect(await remove(product, 0)).toMatchObject({ problem: { code: 'changed_meanwhile' } })
  expect(await remove(product, version)).toMatchObject({ ok: true })
  expect(await remove(product, version)).toMatchObject({ problem: { code: 'not_found' } })
  const entry = await backend.services.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('object_id', '=', product.id)
    .where('action', '=', 'removeSellerProduct')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ before: { title: 'Fatto per sbaglio', draft: version }, after: null })
})

it('leaves what was on sale or published', async () => {
  const sold = await openEditedProduct(backend)
  expect(await remove(sold, 0)).toMatchObject({ problem: { code: 'conflict' } })
  const published = await openEditedProduct(backend, { status: 'draft' })
  const version = await published.change(0, { shelfLifeDays: 30 })
  expect(await published.publish(version)).toMatchObject({ ok: true })
  const { liveVersion, draftVersion } = await published.read()
  const headers = { ...published.owner.headers, 'if-match': `"v${liveVersion}"` }
  const body = { state: 'paused' } as const
  await backend.call(changeSellerProduct, { params: { id: published.id }, body }, headers)
  expect(await remove(published, draftVersion)).toMatchObject({ problem: { code: 'conflict' } })
})
