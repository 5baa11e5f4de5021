import { finishCardRegistration, listCards, startCardRegistration } from '@filiera/contract/payments/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Buyer } from '../../../test/factories/order.ts'
import { createBuyer } from '../../../test/factories/order.ts'
import { mangopayCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { browserInfo } from '../../../test/security/browser-info.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const begin = (buyer: Buyer, change: object = {}) =>
  scene.backend.call(
    startCardRegistration,
    { body: { currency: 'EUR', cardType: 'Visa', oneTime: false, activate: false, ...change } },
    buyer.headers,
  )
const finish = (buyer: Buyer, cardRegistrationId: string, data: string) =>
  scene.backend.call(
    finishCardRegistration,
    { body: { data, cardRegistrationId, activate: false, oneTime: false } },
    buyer.headers,
  )
const list = async (buyer: Buyer) => valueIn(await scene.backend.call(listCards, {}, buyer.headers))

describe('saving a card', () => {
  it('gives the browser an address of the tokeniser, and shows four digits afterwards', async () => {
    const buyer = await createBuyer(scene.backend)
    const begun = valueIn(await begin(buyer))
    expect(new URL(begun.cardRegistrationURL).origin).toBe(scene.sandbox.tokeniserUrl)
    expect(await list(buyer)).toEqual([])
    const id = await scene.saveCard(buyer, mangopayCards.ok)
    expect(await list(buyer)).toEqual([
      {
        id,
        alias: '•••• 1119',
        type: 'VISA',
        expiry: '12/29',
        expired: false,
        currency: 'EUR',
        active: true,
        favourite: false,
        validity: 'UNKNOWN',
      },
    ])
  })

  it('never lists a card that may not be kept', async () => {
    const buyer = await createBuyer(scene.backend)
    await scene.saveCard(buyer, mangopayCards.ok, true)
    expect(await list(buyer)).toEqual([])
  })

  it('names the field that the tokeniser refused', async () => {
    const buyer = await createBuyer(scene.backend)
    const { cardRegistrationId } = valueIn(await begin(buyer))
    const codes = {
      '02625': 'cardNumber',
      '02624': 'cardExpirationDate',
      '02627': 'cardCvx',
      '02101': 'data',
    }
    for (const [code, field] of Object.entries(codes)) {
      expect(await finish(buyer, cardRegistrationId, `errorCode=${code}`)).toMatchObject({
        problem: { status: 422, code: 'card_registration_error', fields: [{ field }] },
      })
    }
    // None of these used the registration up: the next words reach the provider, which refuses them itself.
    expect(await finish(buyer, cardRegistrationId, 'token')).toMatchObject({
      problem: { code: 'card_registration_error' },
    })
    expect(await finish(buyer, cardRegistrationId, 'data=forged')).toMatchObject({
      problem: { code: 'card_registration_error' },
    })
  })

  it('D4 belongs to the account that began it, once, for an hour', async () => {
    const [buyer, other] = [await createBuyer(scene.backend), await createBuyer(scene.backend)]
    const { cardRegistrationId } = valueIn(await begin(buyer))
    expect(await finish(other, cardRegistrationId, 'data=x')).toMatchObject({
      problem: { code: 'not_found' },
    })
    await finish(buyer, cardRegistrationId, 'data=x')
    expect(await finish(buyer, cardRegistrationId, 'data=x')).toMatchObject({
      problem: { code: 'not_found' },
    })
    const late = valueIn(await begin(buyer))
    scene.backend.clock.advance(3_600_001)
    expect(await finish(buyer, late.cardRegistrationId, 'data=x')).toMatchObject({
      problem: { code: 'not_found' },
    })
  })

  it('may be finished later when the provider does not answer now', async () => {
    const buyer = await createBuyer(scene.backend)
    const { cardRegistrationId } = valueIn(await begin(buyer))
    await scene.sandbox.control('faults', {
      kind: 'status-500',
      method: 'PUT',
      path: '*/cardregistrations/*',
      times: 1,
    })
    expect(await finish(buyer, cardRegistrationId, 'data=x')).toMatchObject({
      problem: { code: 'provider_unavailable' },
    })
    expect(await finish(buyer, cardRegistrationId, 'data=x')).toMatchObject({
      problem: { code: 'card_registration_error' },
    })
  })

  it('D70 stops at five an hour, however many begin at once', async () => {
    const buyer = await createBuyer(scene.backend)
    const begun = await Promise.all(Array.from({ length: 9 }, () => begin(buyer)))
    expect(begun.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await begin(buyer)).toMatchObject({ problem: { code: 'rate_limited' } })
    expect(await begin(await createBuyer(scene.backend))).toMatchObject({ ok: true })
  })

  it('D70 counts none that the provider did not begin', async () => {
    const buyer = await createBuyer(scene.backend)
    for (let count = 0; count < 6; count++) await begin(buyer, { cardType: 'Diners' })
    expect(await begin(buyer)).toMatchObject({ ok: true })
  })

  it('refuses a kind of card that the provider does not take', async () => {
    const buyer = await createBuyer(scene.backend)
    expect(await begin(buyer, { cardType: 'Diners' })).toMatchObject({
      problem: { code: 'card_registration_error', fields: [{ field: 'cardType' }] },
    })
  })

  it('D41 refuses a card number that comes near us', async () => {
    const buyer = await createBuyer(scene.backend)
    expect(await finish(buyer, mangopayCards.ok, 'data=x')).toMatchObject({
      problem: { status: 400, code: 'card_number_refused' },
    })
  })
})

describe('bad words at a registration', () => {
  const good = {
    ...{ data: 'data=x', cardRegistrationId: 'cardreg_1', activate: true, oneTime: false },
    browserInfo,
  }
  it.each([
    ['data', { data: `data=${'x'.repeat(4096)}` }],
    ['data', { data: '' }],
    ['data', { data: null }],
    ['cardRegistrationId', { cardRegistrationId: 'x'.repeat(129) }],
    ['cardRegistrationId', { cardRegistrationId: { $ne: '' } }],
    ['activate', { activate: 'yes' }],
    ['oneTime', { oneTime: undefined }],
    ['locale', { locale: 'de' }],
    ['browserInfo', { browserInfo: undefined }],
    ['browserInfo.userAgent', { browserInfo: { ...browserInfo, userAgent: 'x'.repeat(1001) } }],
    ['browserInfo.colorDepth', { browserInfo: { ...browserInfo, colorDepth: -1 } }],
    ['browserInfo.timeZoneOffset', { browserInfo: { ...browserInfo, timeZoneOffset: 1.5 } }],
  ] as [string, object][])('names the field %s', async (field, change) => {
    const buyer = await createBuyer(scene.backend)
    const response = await fetch(`${scene.backend.url}/payment/cards/register`, {
      method: 'PUT',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...good, ...change }),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_body', fields: [{ field }] })
  })
})

it('keeps a card for one use only when either step said so', async () => {
  const buyer = await createBuyer(scene.backend)
  const begun = valueIn(await begin(buyer, { oneTime: true }))
  const form = { accessKeyRef: begun.accessKeyRef, data: begun.data, cardNumber: mangopayCards.ok }
  const token = await fetch(begun.cardRegistrationURL, {
    method: 'POST',
    body: new URLSearchParams({ ...form, cardExpirationDate: '1229', cardCvx: '123' }),
  })
  const body = { data: await token.text(), cardRegistrationId: begun.cardRegistrationId }
  const answer = await scene.backend.call(
    finishCardRegistration,
    { body: { ...body, activate: true, oneTime: false, browserInfo } },
    buyer.headers,
  )
  expect(valueIn(answer)).toMatchObject({ validity: 'UNKNOWN', alreadySaved: false })
  expect(await list(buyer)).toEqual([])
})
