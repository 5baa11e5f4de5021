import { getOrder } from '@filiera/contract/orders'
import { getPayment, payWithMangopay } from '@filiera/contract/payment'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCheckout } from '../../test/factories/order.ts'
import { mangopayCards, payOnPage } from '../../test/hosted-page.ts'
import { startSandbox, type TestSandbox } from '../../test/start-sandbox.ts'
import { prepareProviders } from './prepare-providers.ts'

let sandbox: TestSandbox
let backend: TestBackend
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  backend = await buildTestBackend({ SANDBOX_URL: sandbox.url, TOKENISER_ORIGINS: sandbox.tokeniserUrl })
  backend.clock.set(new Date())
  return () => backend.close()
})

it('pays on the hosted page', async () => {
  const { buyer, checkout } = await createCheckout(backend)
  await prepareProviders(backend.services, () => {})
  const started = await backend.call(
    payWithMangopay,
    { params: { order: checkout.id }, body: { type: 'web' } },
    buyer.headers,
  )
  expect(started).toMatchObject({ ok: true, value: { status: 'requires_action' } })
  const url = started.ok ? started.value.RedirectURL : null
  const back = await payOnPage(url ?? '', mangopayCards.ok)
  const transactionId = new URL(back).searchParams.get('transactionId') ?? ''
  backend.clock.advance(3000)
  const seen = await backend.call(getPayment, { params: { id: transactionId } }, buyer.headers)
  expect(seen).toMatchObject({ ok: true, value: { status: 'paid' } })
  const order = await backend.call(getOrder, { params: { id: checkout.orders[0]?.id ?? '' } }, buyer.headers)
  expect(order).toMatchObject({ ok: true, value: { status: 'PAID', payment: { status: 'paid' } } })
  await backend.drainOutbox()
  const subjects = backend.mails.map(({ subject }) => subject).sort()
  expect(subjects).toEqual([
    'Abbiamo ricevuto il tuo ordine',
    ...checkout.orders.map(({ id }) => `Nuovo ordine ${id}`).sort(),
    'Pagamento ricevuto, grazie',
  ])
})
