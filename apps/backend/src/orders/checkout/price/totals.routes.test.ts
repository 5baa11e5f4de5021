import { type Checkout, getCheckout, getOrder, placeCheckout } from '@filiera/contract/orders/orders'
import { type Language, languages } from '@filiera/domain/languages'
import { formatEuros } from '@filiera/domain/money/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createProduct, createWarehouse } from '../../../../test/factories/catalogue.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../../test/factories/order.ts'
import { prepareProviders } from '../../../../test/factories/prepare-providers.ts'
import { mangopayCards, payOnPage, stripeCards } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { askMangopay, askStripe } from '../../../../test/scenes/provider-side.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const ROUNDS = 6
const SEED = 20_261_121
const RATES = [4, 5, 10, 22]

/** Whole numbers below a bound, the same in every run (mulberry32). */
function draws(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}

/** A basket of one to three warehouses with one to four products each, at prices, reductions, rates and charges that come as they come. */
async function fillRandomly(buyer: Buyer, draw: (bound: number) => number): Promise<void> {
  const { db } = scene.backend.services
  for (let warehouses = 1 + draw(3); warehouses > 0; warehouses--) {
    const warehouse_id = await createWarehouse(db, {
      threshold_cents: draw(2) ? 1_000 + draw(20_000) : null,
      fee_cents: draw(3) ? draw(2_500) : null,
    })
    const { seller_id } = await db
      .selectFrom('warehouse')
      .select('seller_id')
      .where('id', '=', warehouse_id)
      .executeTakeFirstOrThrow()
    for (let products = 1 + draw(4); products > 0; products--) {
      const price_cents = 2 + draw(9_999)
      const { id } = await createProduct(db, {
        warehouse_id,
        seller_id,
        price_cents,
        discounted_cents: draw(2) ? 1 + draw(price_cents - 1) : null,
        vat_rate: RATES[draw(RATES.length)] ?? 4,
        titles: { it: 'Prodotto', en: 'Product', es: 'Producto' },
      })
      await fillCart(scene.backend, buyer.accountId, id, 1 + draw(9))
    }
  }
}

const cents = (euros: number) => Math.round(euros * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** The order adds up: lines and delivery to the amount, the groups of VAT to the same amount, each group's VAT to its rate. */
function expectWhole({ orders, total }: Checkout): void {
  expect(sum(orders.map(({ amount }) => cents(amount)))).toBe(cents(total))
  for (const { items, shipping, amount, vat } of orders) {
    for (const { quantity, price, priceDiscounted, lineCost } of items)
      expect(cents(lineCost)).toBe(quantity * cents(priceDiscounted ?? price))
    expect(sum(items.map(({ lineCost }) => cents(lineCost))) + cents(shipping.price)).toBe(cents(amount))
    expect(vat.map(({ rate }) => rate)).toEqual(
      [...new Set(items.map(({ vatRate }) => vatRate))].sort((a, b) => a - b),
    )
    expect(sum(vat.map(({ net, vat: tax }) => cents(net) + cents(tax)))).toBe(cents(amount))
    for (const { rate, net, vat: tax } of vat) {
      const gross = cents(net) + cents(tax)
      // Half up on whole numbers: twice the exact VAT lies within one of twice what was taken.
      expect(Math.abs(2 * cents(tax) * (100 + rate) - 2 * gross * rate)).toBeLessThanOrEqual(100 + rate)
    }
  }
}

const payIn = z.object({ DebitedFunds: z.object({ Amount: z.int() }) })
const session = z.object({ amount_total: z.int() })

/** What the provider is asked for, in cents, and where it is paid. */
async function startPayment(buyer: Buyer, id: string, provider: 'mangopay' | 'stripe') {
  const info = valueIn(await scene.call[provider === 'stripe' ? 'stripe' : 'web'](buyer, id))
  const asked =
    provider === 'stripe'
      ? session.parse(await askStripe(scene.sandbox, `/checkout/sessions/${info.Id}`)).amount_total
      : payIn.parse(await askMangopay(scene.sandbox, `/payins/${info.Id}`)).DebitedFunds.Amount
  return { info, asked }
}

/** Both mails of a checkout show every amount of it: lines, delivery, VAT and the sum. */
function expectMailed({ orders, id, total }: Checkout, locale: Language): void {
  const mails = scene.backend.mails.filter(({ text }) => text.includes(`/checkout/${id}`))
  expect(mails).toHaveLength(2)
  const vatOf = {
    it: (rate: number) => `di cui IVA ${rate} %`,
    en: (rate: number) => `including VAT ${rate}%`,
    es: (rate: number) => `IVA ${rate} % incluido`,
  }
  for (const { text } of mails) {
    expect(text).toContain(locale === 'it' ? `/checkout/${id}` : `/${locale}/checkout/${id}`)
    expect(text).toContain(formatEuros(total))
    for (const { items, shipping, vat } of orders) {
      for (const { lineCost } of items) expect(text).toContain(formatEuros(lineCost))
      if (shipping.price > 0) expect(text).toContain(formatEuros(shipping.price))
      for (const { rate, vat: tax } of vat)
        expect(text).toContain(`${vatOf[locale](rate)}: ${formatEuros(tax)}`)
    }
  }
}

it('I16 order, mails and provider agree to the cent over random baskets, in every language', async () => {
  const { backend } = scene
  const draw = draws(SEED)
  for (let round = 0; round < ROUNDS; round++) {
    const locale = languages[round % languages.length] ?? 'it'
    const provider = round % 2 === 0 ? 'mangopay' : 'stripe'
    const buyer = await createBuyer(backend)
    await fillRandomly(buyer, draw)
    await prepareProviders(backend.services)
    const body = { ...placement(buyer), locale }
    const checkout = valueIn(await backend.call(placeCheckout, { body }, buyer.headers))
    expectWhole(checkout)
    const read = valueIn(await backend.call(getCheckout, { params: { id: checkout.id } }, buyer.headers))
    expect(read).toEqual(checkout)
    for (const order of checkout.orders)
      expect(valueIn(await backend.call(getOrder, { params: { id: order.id } }, buyer.headers))).toEqual(
        order,
      )
    const { info, asked } = await startPayment(buyer, checkout.id, provider)
    expect({ round, asked, shown: cents(info.amount) }).toEqual({
      round,
      asked: cents(checkout.total),
      shown: cents(checkout.total),
    })
    await payOnPage(info.RedirectURL ?? '', provider === 'stripe' ? stripeCards.ok : mangopayCards.ok)
    expect((await scene.look(buyer, info.Id)).status).toBe('paid')
    await backend.drainOutbox()
    expectMailed(checkout, locale)
    const { sums } = await scene.ledger(checkout.id)
    expect(sums.every((movement) => movement === 0)).toBe(true)
  }
}, 120_000)
