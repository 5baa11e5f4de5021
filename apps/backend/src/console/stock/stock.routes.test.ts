import { changeStockLevel, listStockMovements, moveStock } from '@filiera/contract/console/stock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createBoughtLine } from '../../../test/factories/review.ts'

let backend: TestBackend
let shop: string
let packer: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
  shop = await createSeller(backend.services.db)
  packer = await createCustomer(backend, { sellerId: shop, role: 'orders', audience: 'console' })
})
afterAll(() => backend.close())

const add = (stock: number) => createProduct(backend.services.db, { seller_id: shop, stock })
const move = (id: string, body: object) =>
  backend.call(
    moveStock,
    { params: { id }, body: { requestId: crypto.randomUUID(), ...body } as never },
    packer.headers,
  )

it('adds and takes pieces, and says who, why and what was left', async () => {
  const { id } = await add(10)
  expect(await move(id, { delta: 24, reason: 'delivery' })).toMatchObject({ value: { stock: 34 } })
  expect(await move(id, { delta: -2, reason: 'damage', note: 'Vetro rotto' })).toMatchObject({
    value: { stock: 32 },
  })
  const movements = await backend.call(listStockMovements, { params: { id } }, packer.headers)
  expect(movements).toMatchObject({
    value: [
      { delta: -2, stockAfter: 32, reason: 'damage', note: 'Vetro rotto', by: 'Anna Verdi' },
      { delta: 24, stockAfter: 34, reason: 'delivery', note: '' },
    ],
  })
  const before = movements.ok ? movements.value[0]?.id : undefined
  expect(
    await backend.call(listStockMovements, { params: { id }, query: { before } }, packer.headers),
  ).toMatchObject({
    value: [{ delta: 24 }],
  })
})

it('does not add up what two people counted: the second one is told what is there now', async () => {
  const { id } = await add(40)
  expect(await move(id, { shelf: 35, seen: 40 })).toMatchObject({ value: { stock: 35, shelf: 35 } })
  expect(await move(id, { shelf: 38, seen: 40 })).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { shelf: 35, stock: 35 } } },
  })
})

it('never takes more than there is', async () => {
  const { id } = await add(3)
  expect(await move(id, { delta: -4, reason: 'stall' })).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'delta', message: 'only 3 are left' }] },
  })
  expect(await move(id, { delta: 0, reason: 'stall' })).toMatchObject({ problem: { code: 'invalid_body' } })
})

it('lets who keeps the stock say from how many pieces on it is few, on the version that was seen', async () => {
  const { id } = await add(10)
  const level = (lowStock: number) =>
    backend.call(
      changeStockLevel,
      { params: { id }, body: { lowStock } },
      { ...packer.headers, 'if-match': '"v1"' },
    )
  expect(await level(4)).toMatchObject({ value: { lowStock: 4, version: 2 } })
  expect(await level(5)).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { lowStock: 4 } } },
  })
})

it('counts a call once that was sent twice', async () => {
  const { id } = await add(1)
  const body = { delta: 5, reason: 'delivery', requestId: crypto.randomUUID() }
  await move(id, body)
  expect(await move(id, body)).toMatchObject({ value: { stock: 6 } })
})

it('lists what was sold and what came back of cancelled orders, with the order’s number', async () => {
  const backendDb = backend.services.db
  const { id } = await createProduct(backendDb, { seller_id: shop, stock: 5 })
  const kept = await createBoughtLine(backend, id)
  const cancelled = await createBoughtLine(backend, id)
  const unpaid = await createBoughtLine(backend, id)
  const now = backend.clock.now()
  await backendDb
    .updateTable('purchase_order')
    .set({ paid_at: now })
    .where('id', 'in', [kept.orderId, cancelled.orderId])
    .execute()
  await backendDb
    .updateTable('stock_hold')
    .set({ state: 'committed' })
    .where('order_id', '=', kept.orderId)
    .execute()
  await backendDb
    .updateTable('stock_hold')
    .set({ state: 'released' })
    .where('order_id', 'in', [cancelled.orderId, unpaid.orderId])
    .execute()
  const later = new Date(now.getTime() + 60_000)
  const event = {
    order_id: cancelled.orderId,
    status: 'CANCELLED',
    at: later,
    actor: 'customer',
    cause: 'cancel',
  } as const
  await backendDb.insertInto('order_event').values(event).execute()
  const list = async (before?: string) => {
    const query = { limit: '2', ...(before && { before }) }
    const answer = await backend.call(listStockMovements, { params: { id }, query }, packer.headers)
    if (!answer.ok) throw new Error(answer.problem.code)
    return answer.value
  }
  const first = await list()
  expect(first[0]).toMatchObject({
    delta: 1,
    reason: 'cancelled',
    order: cancelled.orderId,
    stockAfter: null,
  })
  const all = [...first, ...(await list(first.at(-1)?.id))]
  expect(all.map(({ delta }) => delta)).toEqual([1, -1, -1])
  expect(
    all
      .slice(1)
      .map(({ order }) => order)
      .toSorted(),
  ).toEqual([kept.orderId, cancelled.orderId].toSorted())
})
