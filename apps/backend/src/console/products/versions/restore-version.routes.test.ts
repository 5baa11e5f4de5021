import { listProductVersions } from '@filiera/contract/console/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../../test/build-test-backend.ts'
import { openEditedProduct } from '../../../../test/scenes/edited-product.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('a version is restored into the draft, in the place of what was there, and shown when it is published', async () => {
  const { publicTitle, change, publish, restore, read, versions } = await openEditedProduct(backend)
  await change(0, { texts: { it: { title: 'Secondo' } } })
  await publish(1)
  await change(2, { texts: { it: { title: 'Terzo' } }, ownCode: 'X' })
  await publish(3)
  await change(4, { grossWeight: 5 })
  expect(await restore(0, '1')).toMatchObject({ problem: { status: 412 } })
  expect(await restore(5, '9')).toMatchObject({ problem: { status: 404 } })
  expect(await restore(5, '1')).toMatchObject({ ok: true, value: { version: 6 } })
  expect(await read()).toMatchObject({
    draft: { changed: ['texts.it.title', 'ownCode'], baseVersion: 3 },
    content: { texts: { it: { title: 'Miele di zagara' } }, ownCode: null, grossWeight: null },
  })
  expect(await publicTitle()).toBe('Terzo')
  expect(await publish(6)).toMatchObject({ ok: true, value: { number: 4 } })
  expect(await publicTitle()).toBe('Miele di zagara')
  expect((await versions()).map(({ number }) => number)).toEqual([4, 3, 2, 1])
})

it('a version is never changed', async () => {
  const { id, change, publish } = await openEditedProduct(backend)
  await change(0, { ownCode: 'X' })
  await publish(1)
  const { db } = backend.services
  const rows = db.updateTable('product_version').set({ note: 'x' }).where('product_id', '=', id)
  await expect(rows.execute()).rejects.toThrow('only ever added to')
  await expect(db.deleteFrom('product_version').where('product_id', '=', id).execute()).rejects.toThrow(
    'only ever added to',
  )
})

it('a list of versions continues behind a number', async () => {
  const { id, owner, change, publish } = await openEditedProduct(backend)
  await change(0, { ownCode: 'X' })
  await publish(1)
  const query = { before: '2' }
  const older = await backend.call(listProductVersions, { params: { id }, query }, owner.headers)
  expect(older.ok && older.value.map(({ number }) => number)).toEqual([1])
})
