import { placeCheckout } from '@filiera/contract/orders/orders'
import { readWithdrawable, requestWithdrawalLink, withdrawByLink } from '@filiera/contract/orders/withdrawals'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createBuyer, fillCart, placement } from '../../../test/factories/order.ts'
import { advanceOrder, createPaidOrder } from '../../../test/factories/paid-order.ts'
import { mailedToken } from '../../../test/mailed-token.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openWithdrawalScene, type WithdrawalScene } from '../../../test/scenes/withdrawal-scene.ts'
import { purgeWithdrawalLinks } from './purge-withdrawal-links.ts'

let scene: WithdrawalScene
beforeAll(async () => {
  scene = await openWithdrawalScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

describe('by a mailed link', () => {
  const ask = (orderId: string, email: string, from = '192.0.2.1') =>
    scene.backend.call(requestWithdrawalLink, { body: { orderId, email } }, { 'x-forwarded-for': from })

  it('opens one order, tells no address, and stands nowhere in clear', async () => {
    const { buyer, orderId, ids } = await scene.bought([{}])
    expect(valueIn(await ask(orderId, buyer.email))).toEqual({ status: 'sent' })
    const token = await mailedToken(scene.backend, buyer.email)
    const shown = valueIn(await scene.backend.call(readWithdrawable, { body: { token } }))
    expect(shown).toEqual(await scene.read(buyer, orderId))
    expect(JSON.stringify(shown)).not.toContain('Via Roma')
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    const receipt = valueIn(await scene.backend.call(withdrawByLink, { body: { token, lines } }))
    expect(receipt).toMatchObject({ orderId, status: 'accepted', amount: 10 })
    expect(valueIn(await scene.backend.call(withdrawByLink, { body: { token, lines } })).id).toBe(receipt.id)
    expect(await scene.mailed(`Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(1)
    const { rows } = await scene.backend.services.database.pool.query(
      'select to_jsonb(o)::text as text from outbox o',
    )
    for (const { text } of rows as { text: string }[]) expect(text).not.toContain(token)
    expect(scene.backend.logs.join('')).not.toContain(token)
  })

  it.each([
    ['es', 'Tu enlace para desistir del pedido'],
    ['en', 'Your link to withdraw from order'],
  ] as const)('leads to the page in the language of the order: %s', async (locale, subject) => {
    const buyer = await createBuyer(scene.backend)
    const { id } = await createProduct(scene.backend.services.db, {})
    await fillCart(scene.backend, buyer.accountId, id, 1)
    const body = { ...placement(buyer), locale }
    const { orders } = valueIn(await scene.backend.call(placeCheckout, { body }, buyer.headers))
    const orderId = orders[0]?.id ?? ''
    valueIn(await ask(orderId, buyer.email))
    const token = await mailedToken(scene.backend, buyer.email)
    const [mail] = await scene.mailed(`${subject} ${orderId}`)
    expect(mail?.text).toContain(`/${locale}/withdraw?token=${token}`)
  })

  it('is mailed only when number and address belong together, and the answer says nothing', async () => {
    const { buyer, orderId } = await scene.bought([{}])
    const other = await createBuyer(scene.backend)
    for (const [number, email] of [
      [orderId, other.email],
      ['0000-0000-0000-0000', buyer.email],
      [orderId, 'nobody@example.com'],
    ] as const)
      expect(valueIn(await ask(number, email))).toEqual({ status: 'sent' })
    await scene.backend.drainOutbox()
    expect(scene.backend.mails).toEqual([])
  })

  it('is counted by mailbox and by network', async () => {
    const { buyer, orderId } = await scene.bought([{}])
    for (let count = 0; count < 8; count++) valueIn(await ask(orderId, buyer.email, `192.0.2.${count}`))
    expect(await scene.mailed(`Il link per recedere dall’ordine ${orderId}`)).toHaveLength(5)
    for (let count = 0; count < 20; count++)
      valueIn(await ask(orderId, `casella${count}@example.com`, '198.51.100.7'))
    expect(await ask(orderId, 'casella@example.com', '198.51.100.7')).toMatchObject({
      problem: { status: 429, code: 'rate_limited' },
    })
  })

  it('ends after a week; a forged one never worked', async () => {
    const { buyer, orderId } = await scene.bought([{}])
    valueIn(await ask(orderId, buyer.email))
    const token = await mailedToken(scene.backend, buyer.email)
    const start = scene.backend.clock.now()
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    const lines = [{ productId: '1', quantity: 1 }]
    const refused = { problem: { status: 422, code: 'invalid_token', fields: [{ field: 'token' }] } }
    for (const endpoint of [forged, 'x'.repeat(60), '0'.repeat(22)])
      expect(await scene.backend.call(readWithdrawable, { body: { token: endpoint } })).toMatchObject(refused)
    scene.backend.clock.advance(7 * 86_400_000)
    expect(await scene.backend.call(readWithdrawable, { body: { token } })).toMatchObject(refused)
    expect(await scene.backend.call(withdrawByLink, { body: { token, lines } })).toMatchObject(refused)
    const count = async () =>
      (
        await scene.backend.services.db
          .selectFrom('withdrawal_link')
          .select('order_id')
          .where('order_id', '=', orderId)
          .execute()
      ).length
    const { db, clock } = scene.backend.services
    await sql`insert into withdrawal_link (token_hash, order_id, expires_at)
      select sha256(n::text::bytea), ${orderId}, ${clock.now()}::timestamptz - interval '1 day' from generate_series(1, 500) n`.execute(
      db,
    )
    expect(await count()).toBe(501)
    let asked = 0
    await purgeWithdrawalLinks(scene.backend.services, () => asked++ > 0)
    expect(await count()).toBe(1)
    await purgeWithdrawalLinks(scene.backend.services)
    expect(await count()).toBe(0)
    scene.backend.clock.set(start)
  })
})

it('order mails lead to the withdrawal', async () => {
  const { buyer, orderId, checkout } = await createPaidOrder(scene.backend)
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  await scene.backend.drainOutbox()
  const own = scene.backend.mails.filter(({ to }) => to === buyer.email)
  expect(own.length).toBeGreaterThanOrEqual(4)
  for (const { text } of own) expect(text).toContain('/withdraw')
  expect(checkout.orders).toHaveLength(1)
})
