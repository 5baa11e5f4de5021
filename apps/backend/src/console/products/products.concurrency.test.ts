import {
  changeProductDraft,
  createSellerProduct,
  getSellerProduct,
  listProductVersions,
  publishProduct,
} from '@filiera/contract/console/products'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createCategory, createProduct } from '../../../test/factories/catalogue.ts'
import { untilWaiting } from '../../../test/hold-lock.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

async function setUp(options: Parameters<typeof createProduct>[1] = {}) {
  const { id, sellerId } = await createProduct(backend.services.db, { ships_to: ['IT'], ...options })
  const { headers } = await createCustomer(backend, { sellerId, audience: 'console' })
  const params = { id }
  const seen = (version: number) => ({ ...headers, 'if-match': `"v${version}"` })
  return {
    id,
    sellerId,
    headers,
    change: (version: number, ownCode: string) =>
      backend.call(changeProductDraft, { params, body: { ownCode } }, seen(version)),
    publish: (version: number) => backend.call(publishProduct, { params, body: {} }, seen(version)),
    async read() {
      const answer = await backend.call(getSellerProduct, { params }, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.value
    },
    async versions() {
      const answer = await backend.call(listProductVersions, { params }, headers)
      return answer.ok ? answer.value.map(({ number }) => number) : []
    },
  }
}

/** Does something while somebody else holds the row of a product. */
async function whileLocked(id: string, work: () => Promise<void>): Promise<void> {
  await backend.services.db.transaction().execute(async (trx) => {
    await sql`select 1 from product where id = ${id}::bigint for update`.execute(trx)
    await work()
  })
}

const outcomes = (answers: readonly { ok: boolean; problem?: { status: number } }[]) =>
  answers.map((answer) => (answer.ok ? 200 : answer.problem?.status)).sort()

it('makes one version of two publications of one draft', async () => {
  const { id, change, publish, versions, read } = await setUp()
  await change(0, 'A')
  let both: ReturnType<typeof publish>[] = []
  await whileLocked(id, async () => {
    both = [publish(1), publish(1)]
    await untilWaiting(backend.services.db, 2)
  })
  expect(outcomes(await Promise.all(both))).toEqual([200, 412])
  expect(await versions()).toEqual([2, 1])
  expect(await read()).toMatchObject({ draft: null, live: { ownCode: 'A' } })
})

it('takes one of many changes that were made on the same version', async () => {
  const { change, read } = await setUp()
  for (const version of [0, 1]) {
    const codes = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${letter}${version}`)
    const answers = await Promise.all(codes.map((code) => change(version, code)))
    expect(outcomes(answers)).toEqual([200, 412, 412, 412, 412, 412])
    const winner = codes[answers.findIndex(({ ok }) => ok)]
    expect(await read()).toMatchObject({ draftVersion: version + 1, content: { ownCode: winner } })
  }
})

it('publishes the draft that was seen, or none, while somebody goes on typing', async () => {
  const { id, change, publish, read } = await setUp()
  await change(0, 'A')
  let published: ReturnType<typeof publish> | undefined
  let typed: ReturnType<typeof change> | undefined
  await whileLocked(id, async () => {
    published = publish(1)
    await untilWaiting(backend.services.db, 1)
    typed = change(1, 'B')
    await untilWaiting(backend.services.db, 2)
  })
  expect(await published).toMatchObject({ ok: true })
  expect(await typed).toMatchObject({ ok: false, problem: { status: 412 } })
  expect(await change(2, 'B')).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({ live: { ownCode: 'A' }, content: { ownCode: 'B' } })
})

it('keeps the draft when the connection is lost in the middle of publishing', async () => {
  const { id, change, publish, read, versions } = await setUp()
  await change(0, 'A')
  const { db } = backend.services
  let broken: ReturnType<typeof publish> | undefined
  await whileLocked(id, async () => {
    broken = publish(1)
    await untilWaiting(db, 1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(await broken).toMatchObject({ ok: false, problem: { status: 503 } })
  })
  expect(await versions()).toEqual([])
  expect(await read()).toMatchObject({
    draftVersion: 1,
    live: { ownCode: null },
    content: { ownCode: 'A' },
  })
  expect(await publish(1)).toMatchObject({ ok: true, value: { number: 2 } })
  expect(await versions()).toEqual([2, 1])
})

it('gives a code to one of two products that ask for it at once', async () => {
  const one = await setUp()
  const other = await setUp({ seller_id: one.sellerId })
  await Promise.all([one.change(0, 'A'), other.change(0, 'A')])
  const answers = await Promise.all([one.publish(1), other.publish(1)])
  expect(outcomes(answers)).toEqual([200, 422])
  const refused = answers.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ problem: { fields: [{ field: 'ownCode' }] } })
})

it('makes one product of one key, and gives those made at once addresses of their own', async () => {
  const { headers, sellerId } = await setUp()
  const { db } = backend.services
  await createCategory(db, { slug: 'oli' })
  const create = (key: string) =>
    backend.call(
      createSellerProduct,
      { body: { category: 'oli', title: 'Olio nuovo', price: 9 } },
      { ...headers, 'idempotency-key': key },
    )
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const made = await Promise.all([one, one, one, other].map(create))
  const ids = made.map((answer) => (answer.ok ? answer.value.id : answer.problem.detail))
  expect(new Set(ids.slice(0, 3)).size).toBe(1)
  const rows = db.selectFrom('product').where('seller_id', '=', sellerId).where('slug', 'like', 'olio-nuovo%')
  expect((await rows.select('slug').orderBy('slug').execute()).map(({ slug }) => slug)).toEqual([
    'olio-nuovo',
    'olio-nuovo-2',
  ])
})
