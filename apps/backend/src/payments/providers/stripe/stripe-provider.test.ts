import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../platform/database/open-database.ts'
import { createStripeClient, socketStripe } from './stripe-client.ts'
import { createStripeProvider } from './stripe-provider.ts'

/** Answers that Stripe gives about a session: `<payment_status>-<status of its payment>` is its id. */
let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const id = pathname.split('/').at(-1) ?? ''
    const [payment_status, status] = id.split('-')
    const isExpanded = [...searchParams.values()].includes('payment_intent')
    const payment_intent = isExpanded ? { id: 'pi_1', object: 'payment_intent', status } : 'pi_1'
    const session = { id, object: 'checkout.session', status: 'complete', payment_status, payment_intent }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...session, amount_total: 100, currency: 'eur', metadata: {}, url: null }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => server.close())

it.each([
  ['paid-succeeded', 'succeeded'],
  ['unpaid-processing', 'processing'],
  ['unpaid-requires_payment_method', 'failed'],
  ['unpaid-canceled', 'failed'],
])('F20 a complete session that is %s has %s', async (id, status) => {
  const stripe = createStripeClient('sk_test_1', url, socketStripe())
  // reading asks no database
  const { read } = createStripeProvider(stripe, {} as Database)
  expect(await read(id)).toMatchObject({ status, amountCents: 100, currency: 'EUR' })
})
