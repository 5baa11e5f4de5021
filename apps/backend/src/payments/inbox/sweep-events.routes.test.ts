import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { mangopayCards, payOnPage, stripeCards } from '../../../test/scenes/hosted-page.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'
import { ProviderRefused } from '../providers/payment-provider.ts'
import { sweepEvents } from './sweep-events.ts'

let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

/** One round of the sweep, and what it noted is worked off. @returns how many events were new */
async function round(): Promise<number> {
  const fresh = await sweepEvents(scene.backend.services)
  while ((await scene.processInbox()) > 0);
  return fresh
}

it('finds payments, refunds, disputes and payouts whose hooks were all lost, each once', async () => {
  const placed = await scene.place([{}])
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  expect(await round()).toBeGreaterThan(0)
  expect(await scene.ledger(placed.checkout.id)).toMatchObject({ attempts: ['succeeded'], orders: ['PAID'] })
  await scene.drain()

  const [order] = placed.checkout.orders
  const { mangopay_wallet_id: account, id: sellerId } = await scene.seller(order?.seller.id ?? '')
  await scene.dashboard('refund', { payment: info.Id, amount: 200 })
  await scene.dashboard('payout', { account, amount: 100 })
  await scene.later(60)
  expect(await round()).toBeGreaterThan(1)
  expect(await scene.refunds(placed.checkout.id)).toMatchObject([{ reason: 'provider', amountCents: 200 }])
  const payouts = await scene.backend.services.db
    .selectFrom('payout')
    .select(['status', 'amount_cents'])
    .where('seller_id', '=', sellerId)
    .execute()
  expect(payouts).toEqual([{ status: 'succeeded', amount_cents: 100 }])

  const dispute = await scene.dashboard('dispute', { payment: info.Id, amount: 300 })
  await scene.later(60)
  await round()
  expect(await scene.orderStatus(order?.id ?? '')).toBe('DISPUTED')
  expect(await scene.cases(placed.checkout.id)).toMatchObject([
    { kind: 'dispute', provider_ref: z.object({ Id: z.string() }).parse(dispute).Id },
  ])
  expect(await round()).toBe(0)
})

it('finds what happened at Stripe without a webhook, each once, also when Stripe has forgotten the last event', async () => {
  const placed = await scene.place([{}])
  const info = valueIn(await scene.call.stripe(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', stripeCards.ok)
  expect(await round()).toBeGreaterThan(0)
  expect(await scene.ledger(placed.checkout.id)).toMatchObject({ attempts: ['succeeded'], orders: ['PAID'] })
  await scene.drain()
  await scene.later(600)
  await round()
  await scene.dashboard('refund', { payment: info.Id, amount: 200 })
  expect(await round()).toBeGreaterThan(0)
  expect(await scene.refunds(placed.checkout.id)).toMatchObject([{ reason: 'provider', amountCents: 200 }])
  expect(await round()).toBe(0)

  const { db } = scene.backend.services
  const forgotten = { value: 'evt_forgotten' }
  const known = db.updateTable('provider_setting').set(forgotten).where('key', '=', 'stripe-events-cursor')
  expect((await known.executeTakeFirst()).numUpdatedRows).toBe(1n)
  await scene.dashboard('refund', { payment: info.Id, amount: 100 })
  expect(await round()).toBeGreaterThan(0)
  expect(await scene.refunds(placed.checkout.id)).toHaveLength(2)
})

it('takes a hook and the list for the same event', async () => {
  const placed = await scene.place([{}])
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
  await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
  await scene.later(60)
  await round()
  const noted = await scene.backend.services.db
    .selectFrom('provider_event')
    .select('event_key')
    .where('resource_id', '=', info.Id)
    .executeTakeFirstOrThrow()
  const date = noted.event_key.split('|')[2] ?? ''
  const query = new URLSearchParams({ EventType: 'PAYIN_NORMAL_SUCCEEDED', RessourceId: info.Id, Date: date })
  await fetch(`${scene.backend.url}/hooks/mangopay/development-hook-path?${query}`)
  expect(await scene.processInbox()).toBe(0)
})

it('reads Stripe’s list although MangoPay refuses us, and says so', async () => {
  const { payments } = scene.backend.services
  const refused = new ProviderRefused('forbidden', 'no right to read events')
  const list = vi.spyOn(payments.mangopayEvents, 'listEvents').mockRejectedValueOnce(refused)
  const stripe = vi.spyOn(payments.stripeEvents, 'listAfter')
  await expect(round()).rejects.toBe(refused)
  expect(stripe).toHaveBeenCalled()
  list.mockRestore()
  stripe.mockRestore()
})
