import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addBuyer, addCard, directPayIn } from './shop.ts'
import { startListener, startSandbox, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.close())

const natural = { FirstName: 'Anna', LastName: 'Bruno', Email: 'anna@example.test' }

test('the control needs its token and names wrong fields', async () => {
  expect((await fetch(`${sandbox.main.url}/_control/clock`)).status).toBe(401)
  const wrong = await sandbox.control('POST', '/faults', { kind: 'explode', path: '*' })
  expect(wrong.status).toBe(400)
  expect(text(wrong, 'error')).toContain('kind')
})

test('the clock moves forward, and back to real time', async () => {
  const moved = await sandbox.control('POST', '/clock', { advanceSeconds: 3600 })
  expect(Date.parse(text(moved, 'now'))).toBeGreaterThanOrEqual(Date.now() + 3599_000)
  const real = await sandbox.control('POST', '/clock', { real: true })
  expect(real.body.offsetMs).toBe(0)
})

test('reset empties the world; keepHooks leaves the listeners', async () => {
  await sandbox.mangopay('POST', '/users/natural', natural)
  await sandbox.mangopay('POST', '/hooks', { EventType: 'PAYIN_NORMAL_SUCCEEDED', Url: 'http://shop.test/h' })
  const endpoint = { url: 'http://shop.test/h', 'enabled_events[0]': '*' }
  await sandbox.stripe('POST', '/webhook_endpoints', endpoint)
  await sandbox.control('POST', '/reset', { keepHooks: true })
  await sandbox.renewToken()
  expect((await sandbox.mangopay('GET', '/users')).body.list).toEqual([])
  expect((await sandbox.mangopay('GET', '/hooks')).body.list).toHaveLength(1)
  expect((await sandbox.stripe('GET', '/webhook_endpoints')).body.data).toHaveLength(1)
  await sandbox.control('POST', '/reset')
  await sandbox.renewToken()
  expect((await sandbox.mangopay('GET', '/hooks')).body.list).toEqual([])
  expect((await sandbox.stripe('GET', '/webhook_endpoints')).body.data).toEqual([])
})

describe('faults', () => {
  const fault = (kind: string, more: object = {}) =>
    sandbox.control('POST', '/faults', { kind, path: '/v2.01/*/users/natural', ...more })
  const create = () => sandbox.mangopay('POST', '/users/natural', natural)
  const count = () => Object.keys(sandbox.state.mangopay.users).length

  test('answer 500 or 429 without executing, with the headers asked for, n times', async () => {
    await fault('status-500', { times: 2, headers: { 'retry-after': '7' } })
    const refused = await create()
    expect(refused).toMatchObject({ status: 500, body: { Type: 'internal_error' } })
    expect(refused.headers.get('retry-after')).toBe('7')
    expect((await create()).status).toBe(500)
    await fault('status-429')
    expect(await create()).toMatchObject({ status: 429, body: { Type: 'rate_limit' } })
    expect(count()).toBe(0)
    expect((await create()).status).toBe(200)
    expect((await sandbox.control('GET', '/faults')).body.list).toEqual([])
  })

  test('drop the connection before or after the work', async () => {
    await fault('drop-before')
    await expect(create()).rejects.toThrow()
    expect(count()).toBe(0)
    await fault('drop-after')
    await expect(create()).rejects.toThrow()
    expect(count()).toBe(1)
  })

  test('spoil the answer, not what is stored', async () => {
    await fault('malformed-json')
    await expect(create()).rejects.toThrow(SyntaxError)
    const buyer = await addBuyer(sandbox)
    const card = await addCard(sandbox, buyer.user, '4970107111111119')
    await sandbox.control('POST', '/faults', { kind: 'wrong-amount', path: '/v2.01/sandbox/payins/*' })
    const paid = await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card))
    expect(paid.body.DebitedFunds).toMatchObject({ Amount: 6751 })
    const read = await sandbox.mangopay('GET', `/payins/${text(paid, 'Id')}`)
    expect(read.body.DebitedFunds).toMatchObject({ Amount: 6750 })
  })

  test('reach Stripe too, in its own words, and can be taken back', async () => {
    await sandbox.control('POST', '/faults', {
      kind: 'status-500',
      path: '/v1/*',
      headers: { 'stripe-should-retry': 'false' },
    })
    const answer = await sandbox.stripe('GET', '/balance')
    expect(answer).toMatchObject({ status: 500, body: { error: { type: 'api_error' } } })
    expect(answer.headers.get('stripe-should-retry')).toBe('false')
    await fault('status-500')
    await sandbox.control('DELETE', '/faults')
    expect((await create()).status).toBe(200)
  })
})

describe('deliveries', () => {
  const subscribe = async () => {
    const listener = await startListener()
    for (const EventType of ['USER_KYC_REGULAR', 'USER_KYC_LIGHT']) {
      await sandbox.mangopay('POST', '/hooks', { EventType, Url: listener.url })
    }
    const { user } = await addBuyer(sandbox)
    const raise = (kycLevel: string) => sandbox.control('POST', `/objects/${user}/force`, { kycLevel })
    const types = async () => {
      await sandbox.clock.advance(1000)
      return listener.received.map(({ url }) => url.searchParams.get('EventType'))
    }
    return { listener, raise, types }
  }
  const regular = 'USER_KYC_REGULAR'
  const light = 'USER_KYC_LIGHT'

  test('can be paused and let out in either order', async () => {
    const { listener, raise, types } = await subscribe()
    await sandbox.control('POST', '/hooks', { action: 'pause' })
    await raise('REGULAR')
    await raise('LIGHT')
    expect(await types()).toEqual([])
    await sandbox.control('POST', '/hooks', { action: 'release', reverse: true })
    expect(await types()).toEqual([light, regular])
    listener.close()
  })

  test('can be lost, doubled and delayed', async () => {
    const { listener, raise, types } = await subscribe()
    await sandbox.control('POST', '/hooks', { action: 'lose' })
    await raise('REGULAR')
    await sandbox.control('POST', '/hooks', { action: 'duplicate' })
    await raise('LIGHT')
    expect(await types()).toEqual([light, light])
    await sandbox.control('POST', '/hooks', { action: 'delay', ms: 60_000 })
    await raise('REGULAR')
    expect(await types()).toHaveLength(2)
    await sandbox.clock.advance(60_000)
    expect(await types()).toHaveLength(3)
    const events = await sandbox.mangopay('GET', `/events?EventType=${regular}`)
    expect(events.body.list).toHaveLength(2)
    listener.close()
  })

  test('can be reordered', async () => {
    const { listener, raise, types } = await subscribe()
    await sandbox.control('POST', '/hooks', { action: 'reorder', count: 2 })
    await raise('REGULAR')
    await raise('LIGHT')
    expect(await types()).toEqual([light, regular])
    listener.close()
  })

  test('can arrive before the answer of the call that caused them', async () => {
    const { listener } = await subscribe()
    await sandbox.mangopay('POST', '/hooks', { EventType: 'PAYIN_NORMAL_CREATED', Url: listener.url })
    const buyer = await addBuyer(sandbox)
    const card = await addCard(sandbox, buyer.user, '4970107111111119')
    await sandbox.control('POST', '/hooks', { action: 'before-answer' })
    await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card))
    expect(listener.received).toHaveLength(1)
    listener.close()
  })

  test('that failed can be tried again at once', async () => {
    const { listener, raise, types } = await subscribe()
    listener.answerWith(500)
    await raise('REGULAR')
    expect(await types()).toHaveLength(1)
    listener.answerWith(200)
    await sandbox.control('POST', '/hooks', { action: 'deliver-now' })
    expect(await types()).toHaveLength(2)
    expect((await sandbox.control('GET', '/hooks')).body.pending).toEqual([])
    listener.close()
  })
})

test('objects of both providers can be forced, final ones cannot', async () => {
  const buyer = await addBuyer(sandbox)
  const card = await addCard(sandbox, buyer.user, '4970105181818183')
  const payIn = text(await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card)), 'Id')
  const force = (id: string, body: object) => sandbox.control('POST', `/objects/${id}/force`, body)
  expect((await force(payIn, { status: 'FAILED', code: '101103' })).body.code).toBe('101103')
  expect((await force(payIn, { status: 'SUCCEEDED' })).status).toBe(409)
  expect((await force('none', { status: 'SUCCEEDED' })).status).toBe(404)
  const session = await sandbox.stripe('POST', '/checkout/sessions', {
    mode: 'payment',
    success_url: 'http://shop.test/ok',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '4250',
    'line_items[0][price_data][product_data][name]': 'Ordine',
  })
  expect((await force(text(session, 'id'), { status: 'paid' })).body.paymentStatus).toBe('paid')
  expect((await force(text(session, 'id'), { status: 'expired' })).status).toBe(409)
})

test('the journal tells every provider call with its key, without secrets', async () => {
  const key = 'd0000000-0000-0000-0000-000000000001'
  await sandbox.mangopay('POST', '/users/natural', natural, { 'idempotency-key': key })
  await sandbox.stripe('POST', '/customers', {
    email: 'anna@example.test',
    description: '4242 4242 4242 4242',
    // its digits in a row would be as long as a card's
    name: 'e72f1988-8926-498e-aa4c-1c744daa733a',
  })
  const users = await sandbox.control('GET', '/journal?surface=mangopay&path=users')
  expect(users.body.list).toMatchObject([{ method: 'POST', status: 200, idempotencyKey: key, body: natural }])
  const customers = await sandbox.control('GET', '/journal?surface=stripe')
  expect(customers.body.list).toMatchObject([
    { body: { description: '[redacted]', name: 'e72f1988-8926-498e-aa4c-1c744daa733a' } },
  ])
  await sandbox.control('DELETE', '/journal')
  expect((await sandbox.control('GET', '/journal')).body.list).toEqual([])
})
