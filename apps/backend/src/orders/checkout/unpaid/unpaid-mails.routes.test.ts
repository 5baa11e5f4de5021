import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBuyer, createCheckout } from '../../../../test/factories/order.ts'
import { payPlaced } from '../../../../test/factories/paid-order.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { expireCheckouts } from './expire-checkouts.ts'
import { remindUnpaid } from './remind-unpaid.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.backend.clock.set(new Date()))

const MINUTE_MS = 60_000
const pass = (minutes: number) => scene.backend.clock.advance(minutes * MINUTE_MS)

/** The jobs, twice, as two servers would run them. */
async function runJobs(): Promise<void> {
  for (const job of [remindUnpaid, expireCheckouts])
    await Promise.all([job(scene.backend.services), job(scene.backend.services)])
}
const told = async (email: string) => {
  await scene.backend.drainOutbox()
  return scene.backend.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
const received = 'Abbiamo ricevuto il tuo ordine'
const reminder = 'Il tuo ordine aspetta il pagamento'
const lapsed = 'Ordine scaduto: non è stato pagato'

it('reminds of an unpaid order once before the hold ends and tells once that it lapsed, however often jobs run', async () => {
  const { buyer, checkout } = await scene.place()
  pass(7)
  await runJobs()
  expect(await told(buyer.email)).toEqual([received])
  for (const [minutes, expected] of [
    [2, [received, reminder]],
    [3, [received, reminder]],
    [4, [received, reminder, lapsed]],
    [20, [received, reminder, lapsed]],
  ] as const) {
    pass(minutes)
    await runJobs()
    expect(await told(buyer.email)).toEqual(expected)
  }
  const mails = scene.backend.mails.filter(({ to }) => to === buyer.email)
  expect(mails[1]?.text).toContain(`/checkout/${checkout.id}`)
  expect(mails[2]?.text).toContain('/cart')
  expect(mails[2]?.text).not.toContain('bonifico')
})

it('says nothing of a missing payment to who has paid, nor while somebody is paying', async () => {
  const { buyer, checkout, productIds } = await scene.place()
  pass(9)
  await payPlaced(scene.backend, { buyer, checkout, productIds })
  await runJobs()
  const { buyer: busy, checkout: started } = await scene.place()
  valueIn(await scene.call.web(busy, started.id))
  pass(9)
  await runJobs()
  expect(await told(buyer.email)).toEqual([received, 'Pagamento ricevuto, grazie'])
  expect(await told(busy.email)).toEqual([received])
})

it('takes back a reminder that waits for the mail server when the payment arrives first', async () => {
  const { buyer, checkout, productIds } = await scene.place()
  await told(buyer.email)
  pass(9)
  await remindUnpaid(scene.backend.services)
  await payPlaced(scene.backend, { buyer, checkout, productIds })
  expect(await told(buyer.email)).toEqual([received, 'Pagamento ricevuto, grazie'])
})

it('does not remind when there is no time left to pay, but says that the order lapsed', async () => {
  const { buyer } = await scene.place()
  await told(buyer.email)
  pass(14)
  await runJobs()
  pass(2)
  await runJobs()
  expect(await told(buyer.email)).toEqual([received, lapsed])
})

it('speaks the language of the order', async () => {
  const buyer = await createBuyer(scene.backend, { locale: 'es' })
  await createCheckout(scene.backend, [{}], buyer)
  pass(9)
  await remindUnpaid(scene.backend.services)
  expect(await told(buyer.email)).toContain('Tu pedido espera el pago')
  pass(7)
  await expireCheckouts(scene.backend.services)
  expect(await told(buyer.email)).toContain('Pedido caducado: no se ha pagado')
})
