import { type ProviderName, providerNames } from '@filiera/contract/payments/payment'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askMangopay, askStripe } from '../../../test/scenes/provider-side.ts'
import { openRefundScene, type RefundScene } from '../../../test/scenes/refund-scene.ts'

/** Answers that were lost, and a process that came back only after the provider had forgotten the key of the request. */
let scene: RefundScene
beforeAll(async () => {
  scene = await openRefundScene()
})
afterAll(() => scene.close())

/** Two days later, what could not be done is tried again. */
async function twoDaysLater() {
  await scene.listen()
  for (const seconds of [48 * 3600, 3600, 3600]) {
    await scene.later(seconds)
    await scene.drain()
  }
}

const stripeList = z.object({ data: z.array(z.object({ metadata: z.record(z.string(), z.string()) })) })
const transactions = z.array(z.object({ Tag: z.string().nullish(), Status: z.string() }))

/** How often something is found at the provider under our name for it. */
async function timesMade(provider: ProviderName, name: { tag: string; path: string; metadata: string }) {
  if (provider === 'stripe') {
    const { data } = stripeList.parse(await askStripe(scene.sandbox, `${name.path}?limit=100`))
    return data.filter(({ metadata }) => Object.values(metadata).includes(name.metadata)).length
  }
  const { rows } = await sql<{ wallet: string }>`
    select distinct mangopay_wallet_id as wallet from account where mangopay_wallet_id is not null`.execute(
    scene.backend.services.db,
  )
  const found: string[] = []
  for (const { wallet } of rows) {
    const own = transactions.parse(
      await askMangopay(scene.sandbox, `/wallets/${wallet}/transactions?per_page=100`),
    )
    found.push(
      ...own.flatMap(({ Tag, Status }) => (Status === 'SUCCEEDED' && Tag?.startsWith(name.tag) ? [Tag] : [])),
    )
  }
  return found.length
}

describe.each(providerNames)('F36 %s: an answer that was lost two days ago', (provider) => {
  it('is looked for before a transfer is made again', async () => {
    const { order } = await scene.paid(provider)
    await scene.loseAnswers('*/transfers')
    await scene.drain()
    const transfer = () =>
      scene.backend.services.db
        .selectFrom('seller_transfer')
        .select('status')
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow()
    expect(await transfer()).toEqual({ status: 'sending' })
    await twoDaysLater()
    expect(await transfer()).toEqual({ status: 'succeeded' })
    const name = { tag: `order:${order.id}`, path: '/transfers', metadata: order.id }
    expect(await timesMade(provider, name)).toBe(1)
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
  })

  it('is looked for before a part is refunded again', async () => {
    const { order, checkout } = await scene.transferred(provider)
    await scene.queue(order.id, { lines: [], amountCents: 200, withShipping: false })
    await scene.loseAnswers('*/refunds')
    await scene.drain()
    const [refund] = await scene.refunds(checkout.id)
    expect(refund).toMatchObject({ status: 'pending' })
    await twoDaysLater()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', amountCents: 200 }])
    const id = refund?.id ?? ''
    expect(await timesMade(provider, { tag: `refund:${id}`, path: '/refunds', metadata: id })).toBe(1)
    expect(await scene.balances({ orderId: order.id })).not.toHaveProperty(`order:${order.id}`)
  })

  it('is looked for before the transfer is reversed again', async () => {
    const { order, checkout } = await scene.transferred(provider)
    await scene.queue(order.id, { lines: [], amountCents: 200, withShipping: false })
    await scene.loseAnswers(provider === 'stripe' ? '*/reversals' : '*/transfers/*/refunds')
    await scene.drain()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'pending', reversal: 'pending' }])
    await twoDaysLater()
    expect(await scene.refunds(checkout.id)).toMatchObject([{ status: 'succeeded', reversal: 'succeeded' }])
    const balances = await scene.balances({ checkoutId: checkout.id })
    expect(balances).not.toHaveProperty(`order:${order.id}`)
    const held = await scene.sellerHolds(provider, order.seller.id)
    expect(held).toBe(-(balances[`seller:${order.seller.id}`] ?? 0))
  })
})
