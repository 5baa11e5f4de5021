import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'

let backend: TestBackend
let calls: { path: string; init?: RequestInit }[]
beforeEach(async () => {
  backend = await buildTestBackend()
  const { id: productId } = await createProduct(backend.services.db)
  const { headers } = await createCustomer(backend)
  const body = JSON.stringify({ productId, quantity: 1 })
  const json = { 'content-type': 'application/json' }
  // A plain statement, a prepared one, a bounded one, a transaction, and somebody who must be recognised first.
  calls = [
    { path: `/products/${productId}` },
    { path: '/products?limit=3' },
    { path: '/products/search?title_contains=olio' },
    { path: '/public/carts', init: { method: 'PUT', headers: json, body } },
    { path: '/me/orders', init: { headers } },
  ]
})
afterEach(() => backend.close())

async function expectUnavailable() {
  const asked = calls.map(async ({ path, init }) => {
    const answer = await fetch(`${backend.url}${path}`, init)
    expect(`${answer.status} ${path}`).toBe(`503 ${path}`)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  })
  await Promise.all(asked)
}

it('answers 503 with Retry-After when no connection of the pool becomes free in time, and works again', async () => {
  const { pool } = backend.services.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  pool.options.connectionTimeoutMillis = 200
  await expectUnavailable()
  for (const client of held) client.release()
  expect((await fetch(`${backend.url}/products?limit=3`)).status).toBe(200)
})

it('answers 503 with Retry-After when a new connection is not opened in time', async () => {
  const { pool } = backend.services.database
  const silent = createServer((socket) => void socket.on('error', () => {}))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const held = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  const { connectionString = '' } = pool.options
  const address = silent.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  pool.options.connectionString = `postgres://shop:shop@127.0.0.1:${address.port}/shop`
  await expectUnavailable()
  pool.options.connectionString = connectionString
  for (const client of held) client.release()
  silent.close()
})
