import {
  getPayment,
  listPaymentMethods,
  type PaymentInfo,
  payWithMangopay,
} from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend } from '../../../../test/build-test-backend.ts'
import { type Buyer, placeOrder } from '../../../../test/factories/order.ts'
import { answerSimulator } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from '../../../orders/checkout/unpaid/expire-checkouts.ts'
import type { CheckoutStatus } from '../../../platform/database/tables/orders.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene({ PAYMENT_METHODS: 'card,paypal,satispay,bank_wire' })
})
afterAll(() => scene.close())

const start = (buyer: Buyer, order: string, type: string) =>
  scene.backend.call(payWithMangopay, { params: { order }, body: { type } }, buyer.headers)
const MINUTE_MS = 60_000
/** Time passes for the shop and for the providers. */
async function pass(minutes: number) {
  await scene.sandbox.control('clock', { advanceSeconds: minutes * 60 })
  scene.backend.clock.advance(minutes * MINUTE_MS)
}
const sent = async (path: string) => (await scene.sandbox.journal(`path=${path}`)).at(-1)?.body

describe('the ways to pay', () => {
  it('are those of the configuration, in its order, for everybody', async () => {
    const types = valueIn(await scene.backend.call(listPaymentMethods, {})).map(({ type }) => type)
    expect(types).toEqual(['direct_debit', 'web', 'hosted', 'paypal', 'satispay', 'bankwire'])
  })

  it('are cards alone without a word of the configuration; the others start nothing then', async () => {
    const backend = await buildTestBackend()
    const types = valueIn(await backend.call(listPaymentMethods, {})).map(({ type }) => type)
    expect(types).toEqual(['direct_debit', 'web', 'hosted'])
    await backend.close()
  })

  it.each(['sepa_direct_debit', 'klarna', 'constructor', ' paypal'])('are not %s', async (type) => {
    const { buyer, checkout } = await scene.place()
    expect(await start(buyer, checkout.id, type)).toMatchObject({
      problem: {
        status: 400,
        code: 'payment_error',
        reason: 'unknown_type',
        fields: [{ field: 'type' }],
      },
    })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: [] })
  })
})

describe.each([
  ['paypal', 15],
  ['satispay', 30],
] as const)('%s', (type, minutes) => {
  it('pays every order of the checkout on its page', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await start(buyer, checkout.orders[0]?.idHash ?? '', type.toUpperCase()))
    expect(info).toMatchObject({ type, status: 'requires_action', amount: checkout.total })
    await answerSimulator(info.RedirectURL ?? '', 'approve')
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid', RedirectURL: null, error: null })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2, sums: [0] })
    await scene.backend.drainOutbox()
    expect((await scene.ledger(checkout.id)).sums.every((sum) => sum === 0)).toBe(true)
  })

  it('tells a cancellation and a refusal, and lets the customer pay otherwise', async () => {
    const { buyer, checkout } = await scene.place()
    const left = valueIn(await start(buyer, checkout.id, type))
    const back = new URL(await answerSimulator(left.RedirectURL ?? '', 'cancel'))
    expect(back.pathname).toBe('/checkout/return')
    expect(back.searchParams.get('transactionId')).toBe(left.Id)
    expect(await scene.look(buyer, left.Id)).toMatchObject({ status: 'cancelled', error: { retry: true } })
    const refused = valueIn(await start(buyer, checkout.id, type))
    await answerSimulator(refused.RedirectURL ?? '', 'refuse')
    expect(await scene.look(buyer, refused.Id)).toMatchObject({
      status: 'failed',
      error: { reason: 'declined' },
    })
    expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({ type: 'web' })
  })

  it('ends with its session, and the stock is held as long', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await start(buyer, checkout.id, type))
    const left = Date.parse(info.expiresAt ?? '') - scene.backend.clock.now().getTime()
    expect(left).toBe(minutes * MINUTE_MS)
    await pass(minutes + 1)
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'expired', RedirectURL: null })
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['held', 'held'] })
    await pass(10)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['released', 'released'] })
    await scene.sandbox.control('clock', { real: true })
    scene.backend.clock.set(new Date())
  })
})

it('tells PayPal the orders as lines whose sum is the amount, and where the goods go', async () => {
  const { buyer, checkout } = await scene.place()
  valueIn(await start(buyer, checkout.id, 'paypal'))
  const body = await sent('/payment-methods/paypal')
  expect(body).toMatchObject({
    Reference: checkout.id,
    ShippingPreference: 'SET_PROVIDED_ADDRESS',
    Shipping: { Address: { City: 'Cosenza', PostalCode: '87100' } },
    LineItems: checkout.orders.map(({ idHash, amount }) => ({
      ...{ Name: `Ordine ${idHash}`, Quantity: 1, TaxAmount: 0, Category: 'PHYSICAL_GOODS' },
      UnitAmount: Math.round(amount * 100),
    })),
    DebitedFunds: { Currency: 'EUR', Amount: Math.round(checkout.total * 100) },
  })
})

/** Money that comes after the hold is over and the same cart was placed again: it goes back. @returns the checkout that got it */
async function payTooLate(
  type: string,
  arrive: (info: PaymentInfo) => Promise<unknown>,
  again: CheckoutStatus = 'open',
): Promise<string> {
  const { buyer, checkout } = await scene.place()
  const info = valueIn(await start(buyer, checkout.id, type))
  scene.backend.clock.advance(76 * MINUTE_MS)
  await expireCheckouts(scene.backend.services)
  const { id } = await placeOrder(scene.backend, buyer)
  await scene.backend.services.db
    .updateTable('checkout')
    .set({ status: again })
    .where('id', '=', id)
    .execute()
  await arrive(info)
  await scene.look(buyer, info.Id)
  await scene.backend.drainOutbox()
  scene.backend.clock.set(new Date())
  return checkout.id
}
const refunds = (checkoutId: string) =>
  scene.backend.services.db
    .selectFrom('refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select(['refund.status', 'refund.amount_cents', 'payment_attempt.amount_cents as paid'])
    .where('payment_attempt.checkout_id', '=', checkoutId)
    .execute()

it.each(['paypal', 'satispay'])('gives the money of %s back that came too late', async (type) => {
  const id = await payTooLate(type, (info) => answerSimulator(info.RedirectURL ?? '', 'approve'))
  const [refund] = await refunds(id)
  expect(refund).toMatchObject({ status: 'succeeded', amount_cents: refund?.paid })
})

it.each(['paid', 'partially_refunded', 'review'] as const)(
  'buys nothing with late money where what was bought again is %s',
  async (again) => {
    const pay = (info: PaymentInfo) => answerSimulator(info.RedirectURL ?? '', 'approve')
    const id = await payTooLate('paypal', pay, again)
    expect(await refunds(id)).toMatchObject([{ status: 'succeeded' }])
    expect(await scene.ledger(id)).toMatchObject({ holds: ['released', 'released'], paid: 0 })
  },
)

it('asks a person to give a late bank transfer back: the provider cannot', async () => {
  const id = await payTooLate('bankwire', (info) =>
    scene.sandbox.control(`objects/${info.Id}/force`, { status: 'SUCCEEDED' }),
  )
  expect(await refunds(id)).toMatchObject([{ status: 'failed' }])
  const cases = await scene.backend.services.db
    .selectFrom('review_task')
    .select(['kind', 'reason'])
    .where('checkout_id', '=', id)
    .execute()
  expect(cases).toMatchObject([{ kind: 'refund_failed', reason: expect.stringContaining('bank wire') }])
})

describe('a bank transfer', () => {
  const receive = (id: string, receivedCents: number) =>
    scene.sandbox.control(`objects/${id}/force`, { receivedCents })

  it('tells the customer exactly where the money goes, and pays when it has arrived', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await start(buyer, checkout.id, 'bank_wire'))
    expect(info).toMatchObject({
      ...{ type: 'bankwire', status: 'requires_action', RedirectURL: null, amount: checkout.total },
      bankWire: {
        ownerName: 'MANGOPAY SANDBOX',
        ownerAddress: ['1 rue du Sandbox', '1000', 'Luxembourg', 'LU'],
        iban: 'FR7630004000031234567890143',
        bic: 'BNPAFRPPXXX',
        reference: expect.stringMatching(/^[0-9A-Z]{10}$/),
      },
    })
    const again = valueIn(await start(buyer, checkout.id, 'bankwire'))
    expect(again).toMatchObject({ Id: info.Id, bankWire: info.bankWire ?? {} })
    await receive(info.Id, Math.round(checkout.total * 100))
    await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
    await scene.processInbox()
    const paid = valueIn(await scene.backend.call(getPayment, { params: { id: checkout.id } }, buyer.headers))
    expect(paid).toMatchObject({ status: 'paid' })
    expect(paid).not.toHaveProperty('bankWire')
    expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 2, sums: [0] })
  })

  it('whose beginning was lost is not begun again when the provider has forgotten it', async () => {
    const { buyer, checkout } = await scene.place()
    const fault = (kind: string, method: string, path: string) =>
      scene.sandbox.control('faults', { kind, method, path, times: 1 })
    await fault('drop-after', 'POST', '*/payins/bankwire/direct')
    await fault('drop-before', 'GET', '*/responses/*')
    const begun = async () => (await scene.sandbox.journal('path=/payins/bankwire/direct')).length
    expect(await start(buyer, checkout.id, 'bankwire')).toMatchObject({ problem: { status: 502 } })
    const before = await begun()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['creating'] })
    await pass(25 * 60)
    await reconcilePayments(scene.backend.services)
    expect(await begun()).toBe(before)
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['failed'] })
    await scene.sandbox.control('clock', { real: true })
    scene.backend.clock.set(new Date())
  })

  it.each([-1, 1])('goes to a person when %i cent too much or too little arrives', async (difference) => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await start(buyer, checkout.id, 'bankwire'))
    await receive(info.Id, Math.round(checkout.total * 100) + difference)
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'review' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 0 })
  })

  it('holds the stock as long as any payment may; late money still buys what is there', async () => {
    const { buyer, checkout } = await scene.place()
    const info = valueIn(await start(buyer, checkout.id, 'bankwire'))
    await pass(74)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['held', 'held'] })
    await pass(2)
    await expireCheckouts(scene.backend.services)
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['released', 'released'] })
    await receive(info.Id, Math.round(checkout.total * 100))
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ holds: ['committed', 'committed'], paid: 2 })
    await scene.sandbox.control('clock', { real: true })
    scene.backend.clock.set(new Date())
  })
})
