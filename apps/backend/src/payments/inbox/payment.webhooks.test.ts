import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mangopayCards, payOnPage, stripeCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const eventsOf = (resourceId: string) =>
  scene.backend.services.db
    .selectFrom('provider_event')
    .select(['type', 'processed_at', 'error'])
    .where('resource_id', '=', resourceId)
    .execute()

describe('the hook of MangoPay', () => {
  async function onPage() {
    const placed = await scene.place()
    const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.id))
    return { ...placed, info, url: info.RedirectURL ?? '' }
  }

  it('F13 makes the order paid without the customer coming back, however often it comes', async () => {
    const { checkout, info, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)).toBe(200)
    expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)).toBe(200)
    expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 0 })
    await scene.processInbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
    expect(await eventsOf(info.Id)).toMatchObject([{ error: null }])
  })

  it('changes nothing after the return page has looked', async () => {
    const { buyer, checkout, info, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    await scene.look(buyer, info.Id)
    await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
    await scene.processInbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ paid: 2, orders: ['PAID', 'PAID'] })
  })

  it('F51 proves nothing: an event without the payment behind it changes nothing', async () => {
    const { checkout, info } = await onPage()
    await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
    await scene.processInbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'], paid: 0 })
  })

  it.each([
    ['PAYIN_NORMAL_SUCCEEDED', ''],
    ['PAYIN_NORMAL_SUCCEEDED', "1' or '1'='1"],
    ['SOMETHING_ELSE', 'wt_1'],
  ])('F51 answers 200 to %s %s and notes nothing', async (type, id) => {
    expect(await scene.hook(type, id)).toBe(200)
    expect(await eventsOf(id)).toEqual([])
  })

  it('F51 about something unknown is looked at, then dropped', async () => {
    expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', 'wt_unknown')).toBe(200)
    await scene.processInbox()
    scene.backend.clock.advance(60_000)
    await scene.processInbox()
    expect(await eventsOf('wt_unknown')).toMatchObject([{ processed_at: expect.any(Date) }])
  })

  it('does not exist under another path', async () => {
    expect(await scene.hook('PAYIN_NORMAL_SUCCEEDED', 'wt_1', 'another-secret-path')).toBe(404)
  })
})

describe('the webhook of Stripe', () => {
  const secretOf = async () => (await scene.backend.services.payments.stripeSecrets())[0] ?? ''

  async function post(body: string, options: { secret?: string; at?: number; header?: string } = {}) {
    const at = options.at ?? Math.floor(scene.backend.clock.now().getTime() / 1000)
    const secret = options.secret ?? (await secretOf())
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const response = await fetch(`${scene.backend.url}/hooks/stripe`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': options.header ?? `t=${at},v1=${signature}`,
      },
    })
    return response.status
  }

  const told = (sessionId: string, id = `evt_${sessionId}`) =>
    // Odd spacing and other alphabets: the signature is over these bytes, not over what they mean.
    `{ "id":"${id}",  "type":"checkout.session.completed", "livemode":false, "note":"città ñ 🍊",\n"data":{"object":{"id":"${sessionId}"}} }`

  async function paidSession() {
    const placed = await scene.place()
    const info = valueIn(await scene.call.stripe(placed.buyer, placed.checkout.id))
    await payOnPage(info.RedirectURL ?? '', stripeCards.ok)
    return { ...placed, info }
  }

  it('F52 makes the order paid once, however often it comes', async () => {
    const { checkout, info } = await paidSession()
    expect(await post(told(info.Id))).toBe(200)
    expect(await post(told(info.Id))).toBe(200)
    expect(await post(told(info.Id, 'evt_another'))).toBe(200)
    await scene.processInbox()
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['succeeded'], paid: 2 })
  })

  it('F50 is refused when forged, altered, old, from the future or unsigned, and changes nothing', async () => {
    const { checkout, info } = await paidSession()
    const now = Math.floor(scene.backend.clock.now().getTime() / 1000)
    const body = told(info.Id)
    const good = createHmac('sha256', await secretOf())
      .update(`${now}.${body}`)
      .digest('hex')
    expect(await post(body, { secret: 'whsec_forged' })).toBe(400)
    expect(await post(body, { at: now - 301 })).toBe(400)
    expect(await post(body, { at: now + 301 })).toBe(400)
    expect(await post(body, { header: '' })).toBe(400)
    expect(await post(body, { header: `t=${now},v0=${good}` })).toBe(400)
    expect(await post(JSON.stringify(JSON.parse(body)), { header: `t=${now},v1=${good}` })).toBe(400)
    expect(await post('{"id":', {})).toBe(400)
    await scene.processInbox()
    expect(await eventsOf(info.Id)).toEqual([])
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'], paid: 0 })
  })

  it('of live mode is not for us', async () => {
    const body = told('cs_live_1').replace('"livemode":false', '"livemode":true')
    expect(await post(body)).toBe(200)
    expect(await eventsOf('cs_live_1')).toEqual([])
  })
})
