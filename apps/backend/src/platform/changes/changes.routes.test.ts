import type { ChangeTag } from '@filiera/contract/changes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { announceChange } from '../database/announce-change.ts'

let backend: TestBackend
beforeEach(async () => {
  backend = await buildTestBackend()
})
afterEach(() => backend.close())

it('tells every follower what a transaction changed, once it is committed', async () => {
  const { db } = backend.services
  const { id } = await createProduct(db)
  const [first, second] = [await followFeed(backend), await followFeed(backend)]
  const undone = db.transaction().execute(async (trx) => {
    await announceChange(trx, ['product:0'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ stock: 0 }).where('id', '=', id).execute()
    await announceChange(trx, [`product:${id}`, 'catalogue'])
  })
  expect(await first()).toEqual([`product:${id}`, 'catalogue'])
  expect(await second()).toEqual([`product:${id}`, 'catalogue'])
})

it('is only for the holder of the internal token', async () => {
  for (const authorization of ['', 'Bearer wrong']) {
    const response = await fetch(`${backend.url}/changes`, { headers: { authorization } })
    expect(response.status).toBe(401)
    await response.text()
  }
})

it('ends when the backend stops', async () => {
  const next = await followFeed(backend)
  const ended = next()
  await backend.app.close()
  expect(await ended).toBeNull()
})

it('carries more tags than one database message holds', async () => {
  const next = await followFeed(backend)
  const tags = Array.from({ length: 450 }, (_, number): ChangeTag => `product:${10 ** 15 + number}`)
  await announceChange(backend.services.db, tags)
  const received = [...((await next()) ?? []), ...((await next()) ?? []), ...((await next()) ?? [])]
  expect(received).toEqual(tags)
})
