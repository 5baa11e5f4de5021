import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorkers } from '../src/start-workers.ts'
import { openPaymentScene, type PaymentScene } from './scenes/payment-scene.ts'

const ORDERS = 4
/** Longer than the hold of an unpaid order. */
const LATER_MS = 16 * 60_000

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

/** Effects that are due, and orders whose hold is over. */
async function left() {
  const { services, clock } = scene.backend
  const { rows } = await sql`
    select (select count(*)::int from outbox where done_at is null and run_at <= ${clock.now()}) as due,
      (select count(*)::int from checkout where status <> 'expired') as open`.execute(services.db)
  return rows[0]
}

it('two machines that do the work beside requests do each thing once', async () => {
  const { services, clock } = scene.backend
  const placed: Awaited<ReturnType<typeof scene.place>>[] = []
  while (placed.length < ORDERS) placed.push(await scene.place())
  clock.advance(LATER_MS)
  const sent: string[] = []
  const faults: string[] = []
  const mailer = { send: async ({ key }: { key: string }) => void sent.push(key), close: () => {} }
  const log = {
    error: (details: { err?: Error }, message: string) =>
      void faults.push(`${message}: ${details.err?.message}`),
  } as unknown as FastifyBaseLogger
  const machines = [1, 2].map(() => startWorkers({ services, patient: services, mailer, log }))
  await expect.poll(left, { timeout: 20_000 }).toEqual({ due: 0, open: 0 })
  await Promise.all(machines.map((machine) => machine.stop()))
  expect(faults).toEqual([])
  expect(sent.length).toBeGreaterThanOrEqual(ORDERS)
  expect(new Set(sent).size).toBe(sent.length)
  for (const { checkout } of placed)
    expect(await scene.ledger(checkout.id)).toMatchObject({
      orders: ['EXPIRED', 'EXPIRED'],
      holds: ['released', 'released'],
    })
  const stocks = await services.db.selectFrom('product').select('stock').distinct().execute()
  expect(stocks).toEqual([{ stock: 100 }])
})
