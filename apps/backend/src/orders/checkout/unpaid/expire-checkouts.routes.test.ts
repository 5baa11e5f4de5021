import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from './expire-checkouts.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.backend.clock.set(new Date()))

const MINUTE_MS = 60_000
const released = { orders: ['EXPIRED', 'EXPIRED'], holds: ['released', 'released'] }

/** Copies of a checkout and of its payment, each of a customer of its own. */
const copy = (checkoutId: string, times: number) =>
  sql`
    with made as (
      select c, a, p, gen_random_uuid()::text as checkout, gen_random_uuid()::text as account, gen_random_uuid()::text as attempt
      from checkout c join account a on a.id = c.account_id join payment_attempt p on p.checkout_id = c.id,
        generate_series(1, ${times}::int)
      where c.id = ${checkoutId}::uuid
    ), accounts as (
      insert into account select (jsonb_populate_record(a, jsonb_build_object('id', account, 'email', account))).* from made
    ), checkouts as (
      insert into checkout select (jsonb_populate_record(c, jsonb_build_object('id', checkout, 'account_id', account))).* from made
    )
    insert into payment_attempt
    select (jsonb_populate_record(p, jsonb_build_object('id', attempt, 'checkout_id', checkout, 'provider_id', attempt))).* from made
  `.execute(scene.backend.services.db)

it('ends between two checkouts when the program stops; the next round takes the rest', async () => {
  const placed = [await scene.place(), await scene.place()]
  scene.backend.clock.advance(16 * MINUTE_MS)
  let asked = 0
  await expireCheckouts(scene.backend.services, () => asked++ > 0)
  const ended = async () => {
    const ledgers = await Promise.all(placed.map(({ checkout }) => scene.ledger(checkout.id)))
    return ledgers.filter(({ orders }) => orders.includes('EXPIRED')).length
  }
  expect(await ended()).toBe(1)
  await expireCheckouts(scene.backend.services)
  expect(await ended()).toBe(2)
})

it('gives the stock of the others back when one cannot be ended', async () => {
  const first = await scene.place()
  scene.backend.clock.advance(1000)
  const second = await scene.place()
  await sql`alter table checkout add constraint stuck check (id <> ${sql.lit(first.checkout.id)} or status <> 'expired')`.execute(
    scene.backend.services.db,
  )
  scene.backend.clock.advance(16 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(second.checkout.id)).toMatchObject(released)
})

it('gives the stock of an unpaid checkout back behind many whose provider is silent', async () => {
  const paying = await scene.place()
  valueIn(await scene.call.web(paying.buyer, paying.checkout.id))
  await copy(paying.checkout.id, 60)
  scene.backend.clock.advance(12 * MINUTE_MS)
  const unpaid = await scene.place()
  await scene.sandbox.control('faults', {
    kind: 'drop-before',
    path: '*/payins/*',
    method: 'GET',
    times: 1000,
  })
  scene.backend.clock.advance(16 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  expect(await scene.ledger(unpaid.checkout.id)).toMatchObject(released)
  expect(await scene.ledger(paying.checkout.id)).toMatchObject({ holds: ['held', 'held'] })
})
