import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const order = {
  mode: 'payment',
  client_reference_id: 'ck_77',
  locale: 'it',
  success_url: 'http://shop.test/return?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/return?cancelled=1',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '4250',
  'line_items[0][price_data][product_data][name]': 'Ordine o_981',
  'line_items[1][quantity]': '2',
  'line_items[1][price_data][currency]': 'eur',
  'line_items[1][price_data][unit_amount]': '1250',
  'line_items[1][price_data][product_data][name]': 'Ordine o_982',
  'metadata[attempt_id]': 'at_1',
  'payment_intent_data[transfer_group]': 'ck_77',
}
const create = (more: Record<string, string> = {}) =>
  sandbox.stripe('POST', '/checkout/sessions', { ...order, ...more })
const card = {
  do: 'pay',
  email: 'anna@example.test',
  cardNumber: '4242 4242 4242 4242',
  cardExpirationDate: '12/39',
  cardCvx: '123',
}
const read = async (id: string) => (await sandbox.stripe('GET', `/checkout/sessions/${id}`)).body

describe('checkout sessions', () => {
  test('are open, unpaid and without a payment until the customer submits', async () => {
    const answer = await create()
    expect(answer.body).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 6750,
      currency: 'eur',
      ui_mode: 'hosted_page',
      metadata: { attempt_id: 'at_1' },
    })
    expect(answer.body).not.toHaveProperty('inner')
    expect(answer.headers.get('request-id')).toMatch(/^req_/)
    const items = await sandbox.stripe('GET', `/checkout/sessions/${text(answer, 'id')}/line_items`)
    expect(items.body.data).toMatchObject([{ amount_total: 4250 }, { amount_total: 2500, quantity: 2 }])
  })

  test('are paid with a good card; everything can be expanded', async () => {
    const session = await create()
    const done = await submitPage(text(session, 'url'), card)
    expect(done).toMatchObject({
      status: 303,
      location: `http://shop.test/return?session_id=${text(session, 'id')}`,
    })
    const path = `/checkout/sessions/${text(session, 'id')}?expand[]=payment_intent.latest_charge&expand[]=line_items`
    expect((await sandbox.stripe('GET', path)).body).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        amount_received: 6750,
        transfer_group: 'ck_77',
        latest_charge: { object: 'charge', paid: true, captured: true, amount_refunded: 0 },
      },
      line_items: { object: 'list' },
    })
    expect((await submitPage(text(session, 'url') || `${sandbox.main.url}/c/pay/x`, card)).status).toBe(410)
  })

  test.each([
    ['4000000000000002', 'La carta è stata rifiutata.'],
    ['4000000000009995', 'Fondi insufficienti sulla carta.'],
    ['4000000000000069', 'La carta è scaduta.'],
    ['4000000000000127', 'Il codice di sicurezza non è giusto.'],
    ['4000000000000119', 'La banca ha avuto un errore.'],
  ])('card %s is declined and leaves the session open', async (cardNumber, says) => {
    const session = await create()
    const declined = await submitPage(text(session, 'url'), { ...card, cardNumber })
    expect(declined.status).toBe(200)
    expect(declined.page).toContain(says)
    expect(await read(text(session, 'id'))).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    expect((await submitPage(text(session, 'url'), card)).status).toBe(303)
    expect(await read(text(session, 'id'))).toMatchObject({ payment_status: 'paid' })
  })

  test('a challenge is passed, refused, or followed by a decline', async () => {
    const challenge = async (cardNumber: string, outcome: Record<string, string>) => {
      const session = await create()
      const next = await submitPage(text(session, 'url'), { ...card, cardNumber })
      expect(next.location).toBe(`/c/challenge/${text(session, 'id')}`)
      const done = await submitPage(`${sandbox.main.url}${next.location}`, outcome)
      return { done, session: await read(text(session, 'id')) }
    }
    const approve = { outcome: 'approve', code: '123456' }
    expect((await challenge('4000002760003184', approve)).session).toMatchObject({ payment_status: 'paid' })
    const refused = await challenge('4000002500003155', { outcome: 'refuse' })
    expect(refused.done.status).toBe(200)
    expect(refused.session).toMatchObject({ status: 'open' })
    const poor = await challenge('4000008260003178', approve)
    expect(poor.done.page).toContain('Fondi insufficienti')
    expect(poor.session).toMatchObject({ status: 'open' })
    expect((await challenge('4000002760003184', { outcome: 'approve', code: '0' })).done.status).toBe(200)
  })

  test('expire by call or by time; afterwards there is nothing to expire', async () => {
    const called = text(await create(), 'id')
    expect((await sandbox.stripe('POST', `/checkout/sessions/${called}/expire`)).body).toMatchObject({
      status: 'expired',
      url: null,
    })
    expect((await sandbox.stripe('POST', `/checkout/sessions/${called}/expire`)).status).toBe(400)
    const timed = await create({ expires_at: String(sandbox.clock.nowSeconds() + 1900) })
    await sandbox.clock.advance(1901_000)
    expect(await read(text(timed, 'id'))).toMatchObject({ status: 'expired' })
  })

  test('expires_at is 30 minutes to 24 hours away', async () => {
    for (const seconds of [1700, 90_000]) {
      const answer = await create({ expires_at: String(sandbox.clock.nowSeconds() + seconds) })
      expect(answer).toMatchObject({ status: 400, body: { error: { param: 'expires_at' } } })
    }
  })

  test('unknown and wrong parameters are named', async () => {
    expect(await create({ 'payment_method_types[0]': 'card' })).toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'invalid_request_error',
          code: 'parameter_unknown',
          param: 'payment_method_types',
          message: 'Received unknown parameter: payment_method_types',
        },
      },
    })
    expect((await create({ 'line_items[0][price_data][unit_amount]': '1.5' })).body.error).toMatchObject({
      param: 'line_items[0][price_data][unit_amount]',
    })
    expect((await create({ success_url: '' })).status).toBe(400)
    expect((await create({ 'expand[]': 'nothing' })).body.error).toMatchObject({ param: 'expand' })
  })
})

describe('money after the sale', () => {
  const paid = async () => {
    const session = await create()
    await submitPage(text(session, 'url'), card)
    const intent = String((await read(text(session, 'id'))).payment_intent)
    const charge = String((await sandbox.stripe('GET', `/payment_intents/${intent}`)).body.latest_charge)
    return { intent, charge }
  }
  const account = async () => text(await sandbox.stripe('POST', '/accounts', { country: 'IT' }), 'id')

  test('transfers from a charge never sum to more than it; reversals give back', async () => {
    const { charge } = await paid()
    const destination = await account()
    const send = (amount: number) =>
      sandbox.stripe('POST', '/transfers', {
        amount: String(amount),
        currency: 'eur',
        destination,
        source_transaction: charge,
        'metadata[order_id]': 'o_981',
      })
    const first = await send(3825)
    expect(first.body).toMatchObject({ object: 'transfer', amount: 3825, transfer_group: 'ck_77' })
    expect((await send(2926)).body.error).toMatchObject({ param: 'amount' })
    expect((await send(2925)).status).toBe(200)
    const path = `/transfers/${text(first, 'id')}/reversals`
    expect((await sandbox.stripe('POST', path, { amount: '1000' })).body).toMatchObject({ amount: 1000 })
    expect((await sandbox.stripe('POST', path, { amount: '2826' })).status).toBe(400)
    expect((await sandbox.stripe('POST', path)).body).toMatchObject({ amount: 2825 })
    expect((await sandbox.stripe('GET', `/transfers/${text(first, 'id')}`)).body).toMatchObject({
      reversed: true,
    })
  })

  test('a transfer without a charge needs available funds; a closed account receives nothing', async () => {
    const destination = await account()
    const send = () => sandbox.stripe('POST', '/transfers', { amount: '100', currency: 'eur', destination })
    const empty = await startSandbox()
    const nobody = text(await empty.stripe('POST', '/accounts', {}), 'id')
    const form = { amount: '100', currency: 'eur', destination: nobody }
    expect((await empty.stripe('POST', '/transfers', form)).body.error).toMatchObject({
      code: 'balance_insufficient',
    })
    await empty.close()
    await submitPage(text(await create(), 'url'), { ...card, cardNumber: '4000000000000077' })
    expect((await send()).status).toBe(200)
    await sandbox.control('POST', `/objects/${destination}/force`, { chargesEnabled: false })
    expect((await sandbox.stripe('GET', `/accounts/${destination}`)).body.charges_enabled).toBe(false)
    expect((await send()).body.error).toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
  })

  test('refunds never exceed the charge', async () => {
    const { intent, charge } = await paid()
    const give = (form: Record<string, string>) =>
      sandbox.stripe('POST', '/refunds', { payment_intent: intent, 'metadata[refund_id]': 'r_7', ...form })
    expect((await give({ amount: '4250', reason: 'requested_by_customer' })).body).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      charge,
      metadata: { refund_id: 'r_7' },
    })
    expect((await give({ amount: '2501' })).status).toBe(400)
    expect((await give({})).body).toMatchObject({ amount: 2500 })
    expect((await give({})).body.error).toMatchObject({ code: 'charge_already_refunded' })
    expect((await sandbox.stripe('GET', `/charges/${charge}`)).body).toMatchObject({ refunded: true })
    expect((await sandbox.stripe('GET', `/refunds?charge=${charge}`)).body.data).toHaveLength(2)
  })
})
