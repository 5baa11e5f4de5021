import { type Checkout, placeCheckout } from '@filiera/contract/orders/orders'
import { formatEuros } from '@filiera/domain/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement, placeOrder } from '../../../test/factories/order.ts'
import { prepareProviders } from '../../../test/factories/prepare-providers.ts'
import { mangopayCards, payOnPage } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { askMangopay, askStripe } from '../../../test/scenes/provider-side.ts'
import { applySnapshot } from './apply/apply-snapshot.ts'

/** Amounts: the cases of others that must not happen here, each with its number. */
let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const db = () => scene.backend.services.db

/** Prices that floats get wrong: 2.675 × n, 98.9009 and their like, in cents, with and without a discount. */
const baskets = [
  { prices: [268, 333, 9_890], quantity: 3 },
  { prices: [1, 59_980, 1_999], quantity: 1 },
  { prices: [10, 20, 30], quantity: 7 },
  { prices: [4_899, 1, 1_005], quantity: 9 },
] as const

/** A basket in the cart of a new customer, one seller for each product. */
async function fill(basket: (typeof baskets)[number]): Promise<Buyer> {
  const buyer = await createBuyer(scene.backend)
  for (const [index, price] of basket.prices.entries()) {
    const discounted = index === 1 && price > 3 ? Math.round(price * 0.875) : null
    const { id } = await createProduct(db(), { price_cents: price, discounted_cents: discounted })
    await fillCart(scene.backend, buyer.accountId, id, basket.quantity)
  }
  await prepareProviders(scene.backend.services)
  return buyer
}

const cents = (euros: number) => Math.round(euros * 100)
const isWhole = (euros: number) => expect(Math.abs(euros * 100 - cents(euros))).toBeLessThan(1e-6)
const payIn = z.object({
  DebitedFunds: z.object({ Amount: z.int(), Currency: z.string() }),
  Fees: z.object({ Amount: z.int() }),
})
const session = z.object({ amount_total: z.int(), currency: z.string() })
const sessionLines = z.object({ data: z.array(z.object({ amount_total: z.int(), quantity: z.int() })) })

/** Every amount of a checkout is whole cents and they sum up exactly. */
function expectExact(checkout: Checkout): void {
  let sum = 0
  for (const order of checkout.orders) {
    for (const amount of [
      order.amount,
      order.shipping.price,
      ...order.vat.flatMap(({ net, vat }) => [net, vat]),
    ]) {
      isWhole(amount)
    }
    expect(order.vat.reduce((total, { net, vat }) => total + cents(net) + cents(vat), 0)).toBe(
      cents(order.amount),
    )
    sum += cents(order.amount)
  }
  expect(cents(checkout.total)).toBe(sum)
}

it('F29 F30 what is shown, mailed and charged is the same whole number of cents', async () => {
  for (const basket of baskets) {
    const buyer = await fill(basket)
    const checkout = await placeOrder(scene.backend, buyer)
    expectExact(checkout)
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    const asked = payIn.parse(await askMangopay(scene.sandbox, `/payins/${info.Id}`))
    expect(asked).toEqual({
      DebitedFunds: { Amount: cents(checkout.total), Currency: 'EUR' },
      Fees: { Amount: 0 },
    })
    expect(info.amount).toBe(checkout.total)
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    await scene.look(buyer, info.Id)
    await scene.backend.drainOutbox()
    const mails = scene.backend.mails.filter(({ text }) => text.includes(checkout.id))
    const shown = formatEuros(asked.DebitedFunds.Amount / 100)
    expect(mails.length).toBeGreaterThan(1)
    for (const { text } of mails) expect(text).toContain(shown)
  }
})

it('F32 the lines that Stripe sums up are one for each order, exact to the cent', async () => {
  for (const basket of baskets) {
    const buyer = await fill(basket)
    const checkout = await placeOrder(scene.backend, buyer)
    const info = valueIn(await scene.call.stripe(buyer, checkout.id))
    const asked = session.parse(await askStripe(scene.sandbox, `/checkout/sessions/${info.Id}`))
    expect(asked).toEqual({ amount_total: cents(checkout.total), currency: 'eur' })
    const { data } = sessionLines.parse(
      await askStripe(scene.sandbox, `/checkout/sessions/${info.Id}/line_items`),
    )
    expect(data.map(({ amount_total }) => amount_total).sort()).toEqual(
      checkout.orders.map(({ amount }) => cents(amount)).sort(),
    )
  }
})

it('F33 after a change of the cart the new amount is charged, and the old payment is not reused', async () => {
  const buyer = await fill(baskets[0])
  const first = await placeOrder(scene.backend, buyer)
  const old = valueIn(await scene.call.web(buyer, first.id))
  await scene.sandbox.control(`objects/${old.Id}/force`, { status: 'FAILED', code: '101002' })
  await scene.look(buyer, old.Id)
  await fillCart(scene.backend, buyer.accountId, (await createProduct(db())).id, 2)
  await prepareProviders(scene.backend.services)
  const second = await placeOrder(scene.backend, buyer)
  expect(second.id).not.toBe(first.id)
  expect(second.total).not.toBe(first.total)
  const info = valueIn(await scene.call.web(buyer, second.id))
  expect(info.Id).not.toBe(old.Id)
  const asked = payIn.parse(await askMangopay(scene.sandbox, `/payins/${info.Id}`))
  expect(asked.DebitedFunds.Amount).toBe(cents(second.total))
})

it.each(['price', 'amount', 'total', 'discount', 'shippingPrice', 'currency'])(
  'D27 a body that names its own %s is refused by name, at placement and at payment',
  async (field) => {
    const buyer = await fill(baskets[1])
    const answers = [
      await fetch(`${scene.backend.url}${placeCheckout.path}`, {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...placement(buyer), [field]: 0.01 }),
      }),
      await fetch(`${scene.backend.url}/payment/mangopay/${crypto.randomUUID()}`, {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'web', [field]: 0.01 }),
      }),
      await fetch(`${scene.backend.url}/payment/stripe/${crypto.randomUUID()}`, {
        method: 'POST',
        headers: { ...buyer.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ [field]: 0.01 }),
      }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid_body', fields: [{ field }] })
    }
  },
)

it('F34 D33 a genuine payment of another currency, amount or order is not ours: nothing is paid, a person looks', async () => {
  const wrong = [
    { currency: 'USD' },
    { amountCents: 1 },
    { attemptId: crypto.randomUUID() },
    { attemptId: null },
  ]
  for (const change of wrong) {
    const buyer = await fill(baskets[2])
    const checkout = await placeOrder(scene.backend, buyer)
    const info = valueIn(await scene.call.web(buyer, checkout.id))
    await payOnPage(info.RedirectURL ?? '', mangopayCards.ok)
    const read = await scene.backend.services.payments.providers.mangopay.read(info.Id)
    const attempt = { id: read.attemptId ?? '', checkoutId: checkout.id }
    await applySnapshot(scene.backend.services, attempt, { ...read, ...change })
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'review' })
    const ledger = await scene.ledger(checkout.id)
    expect(ledger).toMatchObject({ attempts: ['review'], paid: 0, sums: [] })
    expect(new Set(ledger.holds)).toEqual(new Set(['held']))
  }
})
