import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOnPage, payOnPage, stripeCards } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

async function onPage() {
  const placed = await scene.place()
  const info = valueIn(await scene.call.stripe(placed.buyer, placed.checkout.id))
  return { ...placed, info, url: info.RedirectURL ?? '' }
}

it('pays on the hosted page, one transfer per order tied to the charge', async () => {
  const { buyer, checkout, info, url } = await onPage()
  expect(info).toMatchObject({ provider: 'stripe', type: 'hosted', status: 'requires_action' })
  const back = new URL(await payOnPage(url, stripeCards.ok))
  expect(back.searchParams.get('session_id')).toBe(info.Id)
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid', RedirectURL: null })
  await scene.backend.drainOutbox()
  expect(await scene.ledger(checkout.id)).toEqual({
    attempts: ['succeeded'],
    orders: ['PAID', 'PAID'],
    holds: ['committed', 'committed'],
    sums: [0, 0, 0],
    paid: 2,
  })
})

it('gives the same session while it is open, and goes on after a cancellation', async () => {
  const { buyer, checkout, info, url } = await onPage()
  expect(await cancelOnPage(url)).toContain('cancelled=1')
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'requires_action' })
  expect(valueIn(await scene.call.stripe(buyer, checkout.id))).toMatchObject({
    Id: info.Id,
    RedirectURL: url,
  })
})

it('ends its session when the customer chooses another means of payment', async () => {
  const { buyer, checkout, info } = await onPage()
  const other = valueIn(await scene.call.web(buyer, checkout.id))
  expect(other).toMatchObject({ provider: 'mangopay', status: 'requires_action' })
  expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'expired', RedirectURL: null })
  expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['expired', 'requires_action'] })
})
