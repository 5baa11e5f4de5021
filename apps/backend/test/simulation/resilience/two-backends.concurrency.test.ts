import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildStorefront } from '../../../../../tools/build-storefront.mjs'
import { freePorts } from '../../../../../tools/free-ports.ts'
import { buildTestBackend, type TestBackend } from '../../build-test-backend.ts'
import { createProduct } from '../../factories/catalogue.ts'
import { createBuyer, placement } from '../../factories/order.ts'
import { type Child, startChild } from '../../start-child.ts'
import { isLong, ROUNDS_TIMEOUT_MS, rounds } from '../rounds.ts'

const SHOPPERS = 8
const STOCK = 1_000_000
/** As long as a storefront needs to notice. */
const DRAIN_SECONDS = '2'

/** Replaces both backends one after the other under load; takes minutes, so `npm run test:long` does it. */
describe.runIf(isLong)('two backends behind a storefront', () => {
  const folder = mkdtempSync(join(tmpdir(), 'filiera-two-'))
  const seen = new Map<string, number>()
  let direct: TestBackend
  let front: Child
  let environments: Record<string, string>[]
  let backends: Child[]
  let productId: string

  beforeAll(async () => {
    await buildStorefront()
    direct = await buildTestBackend()
    direct.clock.set(new Date())
    productId = (await createProduct(direct.services.db, { stock: STOCK })).id
    const [first = 0, second = 0, shop = 0] = await freePorts(3)
    const url = new URL(inject('databaseUrl'))
    url.pathname = new URL(direct.services.database.pool.options.connectionString ?? '').pathname
    environments = [first, second].map((port) => ({
      ...{ NODE_ENV: 'test', SEED: 'none', DATABASE_URL: url.href, DATA_DIR: folder, DRAIN_SECONDS },
      BACKEND_PORT: String(port),
      // nobody answers there: mails and providers fail beside the orders
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', SANDBOX_URL: 'http://127.0.0.1:1' },
    }))
    backends = await Promise.all(environments.map((environment) => startChild('backend', environment)))
    front = await startChild('storefront', {
      STOREFRONT_PORT: String(shop),
      PUBLIC_URL: `http://127.0.0.1:${shop}`,
      BACKEND_URL: `http://127.0.0.1:${first}`,
      OTHER_BACKENDS: `http://127.0.0.1:${second}`,
      PAGE_CACHE_MB: '0',
    })
  })
  afterAll(async () => {
    await front.stop()
    for (const backend of backends) await backend.stop()
    await direct.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function ask(token: string, method: string, path: string, body?: object): Promise<string> {
    const answer = await fetch(front.url + path, {
      method,
      headers: {
        origin: front.url,
        cookie: `filiera_session=${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    const why = answer.ok ? '' : ` ${text}`
    const kind = `${method} ${path.replace(/\d+/, ':id')} ${answer.status}${why}`
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return text
  }

  /** Looks at a product, puts it into the cart and orders it, again and again. @returns the checkouts that were answered */
  async function shopUntil(over: AbortSignal): Promise<Set<string>> {
    const buyer = await createBuyer(direct)
    const checkouts = new Set<string>()
    while (!over.aborted) {
      await ask(buyer.token, 'GET', `/product/${productId}`)
      await ask(buyer.token, 'PUT', '/api/me/carts', { productId, quantity: 1 })
      const placed = await ask(buyer.token, 'POST', '/api/me/orders/checkouts', placement(buyer))
      checkouts.add(JSON.parse(placed).id)
    }
    return checkouts
  }

  it(
    `are replaced ${rounds.replacements} times without a failed request`,
    async () => {
      const over = new AbortController()
      const shopping = Array.from({ length: SHOPPERS }, () => shopUntil(over.signal))
      for (let round = 0; round < rounds.replacements; round++) {
        const which = round % 2
        expect(await backends[which]?.stop()).toBe(0)
        backends[which] = await startChild('backend', environments[which] ?? {})
        await wait(500)
      }
      over.abort()
      // the same cart ordered again before it is paid is the same checkout
      const answered = (await Promise.all(shopping)).reduce((sum, { size }) => sum + size, 0)
      console.log([...seen].map(([kind, count]) => `${count} × ${kind}`).join(', '))
      expect([...seen.keys()].filter((kind) => !/ 20[01]$/.test(kind))).toEqual([])
      const { count } = await direct.services.db
        .selectFrom('checkout')
        .select((select) => select.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(answered)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
