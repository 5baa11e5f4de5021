import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signatureOf } from '../src/stripe/deliver-webhook.ts'
import { decodeForm } from '../src/stripe/form.ts'
import { startListener, startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

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

describe('the protocol', () => {
  test('test keys only', async () => {
    const key = (authorization: string) => sandbox.stripe('GET', '/balance', undefined, { authorization })
    expect((await key('Bearer sk_live_x')).status).toBe(401)
    expect((await key('Bearer sk_test_any')).status).toBe(200)
    expect((await key(`Basic ${Buffer.from('sk_test_any:').toString('base64')}`)).status).toBe(200)
  })

  test('a key replays its answer, refuses other parameters, and makes one object', async () => {
    const headers = { 'idempotency-key': 'customer:1', 'stripe-version': '2026-10-28.endive' }
    const make = (email: string) => sandbox.stripe('POST', '/customers', { email }, headers)
    const first = await make('anna@example.test')
    const again = await make('anna@example.test')
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(await make('other@example.test')).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    })
    const count = () => Object.keys(sandbox.state.stripe.customers).length
    const before = count()
    const keyed = { 'idempotency-key': 'customer:2' }
    const calls = Array.from({ length: 30 }, () => sandbox.stripe('POST', '/customers', { name: 'A' }, keyed))
    const answers = await Promise.all(calls)
    expect(count()).toBe(before + 1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  })

  test('a refused request does not use its key up', async () => {
    const keyed = { 'idempotency-key': 'customer:3' }
    expect((await sandbox.stripe('POST', '/customers', { email: 'no' }, keyed)).status).toBe(400)
    expect((await sandbox.stripe('POST', '/customers', { email: 'a@b.test' }, keyed)).status).toBe(200)
  })

  test('lists go page by page', async () => {
    const ids: unknown[] = []
    for (const name of ['1', '2', '3'])
      ids.unshift((await sandbox.stripe('POST', '/accounts', { country: 'IT', 'metadata[n]': name })).body.id)
    const first = await sandbox.stripe('GET', '/accounts?limit=2')
    expect(first.body).toMatchObject({ object: 'list', has_more: true, url: '/v1/accounts' })
    expect(first.body.data).toMatchObject([{ id: ids[0] }, { id: ids[1] }])
    const next = await sandbox.stripe('GET', `/accounts?limit=1&starting_after=${String(ids[1])}`)
    expect(next.body.data).toMatchObject([{ id: ids[2] }])
    expect((await sandbox.stripe('GET', '/accounts?page=1')).body.error).toMatchObject({
      code: 'parameter_unknown',
    })
  })

  test('forms with brackets become objects and arrays', () => {
    expect(decodeForm('a[b]=1&c[0][d]=2&c[1][d]=3&e[]=x&e[]=y')).toEqual({
      a: { b: '1' },
      c: [{ d: '2' }, { d: '3' }],
      e: ['x', 'y'],
    })
    expect(() => decodeForm('a=1&a[b]=2')).toThrow()
    expect(decodeForm('__proto__[x]=1')).not.toHaveProperty('x')
  })

  test('what is not here is 404', async () => {
    expect((await sandbox.stripe('POST', '/payment_links', {})).status).toBe(404)
  })
})

describe('webhooks', () => {
  test('the signature follows the known vector', () => {
    const body = '{"id":"evt_vec","object":"event","type":"checkout.session.completed"}'
    expect(signatureOf('whsec_test_vector', 1763700201, body)).toBe(
      't=1763700201,v1=5597a4d8bdc667532ec164f18755df98228e499fa78c9363100a77ec7a785b10',
    )
  })

  test('signed events reach the endpoints that asked, and are tried again', async () => {
    const listener = await startListener()
    const endpoint = await sandbox.stripe('POST', '/webhook_endpoints', {
      url: listener.url,
      'enabled_events[0]': 'checkout.session.completed',
    })
    listener.answerWith(302)
    const session = await create()
    await submitPage(text(session, 'url'), card)
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(1)
    listener.answerWith(200)
    await sandbox.clock.advance(5 * 60_000)
    await sandbox.clock.advance(6 * 3_600_000)
    expect(listener.received).toHaveLength(2)
    const call = listener.received[1]
    const [, time, given] = /^t=(\d+),v1=(\w+)$/.exec(String(call?.headers['stripe-signature'])) ?? []
    const wanted = createHmac('sha256', text(endpoint, 'secret'))
      .update(`${time}.${call?.body}`)
      .digest('hex')
    expect(given).toBe(wanted)
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: session.body.id, payment_status: 'paid' } },
    })
    const listed = await sandbox.stripe('GET', '/webhook_endpoints')
    expect(JSON.stringify(listed.body)).not.toContain(text(endpoint, 'secret'))
    const path = `/webhook_endpoints/${text(endpoint, 'id')}`
    expect((await sandbox.stripe('DELETE', path)).body).toMatchObject({ deleted: true })
    listener.close()
  })
})
