import { finishCardRegistration, listCards, startCardRegistration } from '@filiera/contract/payments/cards'
import { getPayment, type PaymentInfo } from '@filiera/contract/payments/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Buyer } from '../../../../test/factories/order.ts'
import { createBuyer } from '../../../../test/factories/order.ts'
import { answerChallenge, mangopayCards } from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { browserInfo } from '../../../../test/security/browser-info.ts'
import { reconcileCardValidations } from './reconcile-card-validations.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const list = async (buyer: Buyer) => valueIn(await scene.backend.call(listCards, {}, buyer.headers))

/** A new card whose bank wants to be asked. */
async function challenged(buyer: Buyer, cardNumber: string = mangopayCards.ok): Promise<PaymentInfo> {
  const answer = await scene.registerCard(buyer, cardNumber, { activate: true })
  if (!('SecureModeRedirectURL' in answer)) throw new Error('no challenge')
  return answer
}
const bank = (info: PaymentInfo) => info.SecureModeRedirectURL ?? ''

describe('the check of a new card', () => {
  it('is a payment info of nothing, leads to the bank, and confirms the card', async () => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer)
    expect(info).toMatchObject({
      ...{ type: 'card_validation', status: 'requires_action', checkoutId: null, orders: [], amount: 0 },
      ...{ RedirectURL: null, error: null, provider: 'mangopay' },
    })
    expect(new URL(bank(info)).origin).toBe(scene.sandbox.url)
    expect(await list(buyer)).toMatchObject([{ id: info.cardId, validity: 'UNKNOWN' }])
    const back = new URL(await answerChallenge(bank(info), 'approve'))
    expect(back.pathname).toBe('/account/cards/return')
    expect(back.searchParams.get('cardValidationId')).toBe(info.Id)
    const ours = back.searchParams.get('v') ?? ''
    expect(await scene.look(buyer, ours)).toMatchObject({ status: 'paid', Id: info.Id, cardId: info.cardId })
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid', SecureModeRedirectURL: null })
    expect(await list(buyer)).toMatchObject([{ id: info.cardId, validity: 'VALID', favourite: true }])
  })

  it('leads back to the language of the screen, by configuration and never by the request', async () => {
    const buyer = await createBuyer(scene.backend)
    const body = { currency: 'EUR', cardType: 'Visa', oneTime: false, activate: true } as const
    const begun = valueIn(await scene.backend.call(startCardRegistration, { body }, buyer.headers))
    const { accessKeyRef, data, cardRegistrationURL, cardRegistrationId } = begun
    const card = { cardNumber: mangopayCards.ok, cardExpirationDate: '1229', cardCvx: '123' }
    const token = await fetch(cardRegistrationURL, {
      method: 'POST',
      body: new URLSearchParams({ accessKeyRef, data, ...card }),
    })
    const finish = { data: await token.text(), cardRegistrationId, activate: true, oneTime: false }
    expect(await scene.backend.call(finishCardRegistration, { body: finish }, buyer.headers)).toMatchObject({
      problem: { status: 422, code: 'invalid_body', fields: [{ field: 'browserInfo' }] },
    })
    const answer = await scene.backend.call(
      finishCardRegistration,
      { body: { ...finish, browserInfo, locale: 'es' } },
      { ...buyer.headers, 'x-forwarded-host': 'evil.example' },
    )
    const info = valueIn(answer)
    if (!('SecureModeReturnURL' in info)) throw new Error('no check')
    const back = new URL(info.SecureModeReturnURL ?? '')
    expect([back.origin, back.pathname]).toEqual(['http://localhost:3000', '/es/account/cards/return'])
  })

  it.each([
    ['refuse', 'failed', 'authentication'],
    ['cancel', 'cancelled', 'cancelled'],
  ] as const)('ends as %s says, and leaves the card unconfirmed', async (outcome, status, reason) => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer)
    await answerChallenge(bank(info), outcome)
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status, error: { reason, retry: true } })
    expect(await list(buyer)).toMatchObject([{ validity: 'UNKNOWN', favourite: false }])
  })

  it('takes a card away that its bank refused after the challenge', async () => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer, mangopayCards.declined)
    await answerChallenge(bank(info), 'approve')
    expect(await scene.look(buyer, info.Id)).toMatchObject({
      status: 'failed',
      error: { reason: 'declined' },
    })
    expect(await list(buyer)).toEqual([])
    await scene.backend.drainOutbox()
  })

  it('is over after five minutes when nobody comes back, found by the reconciler', async () => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer)
    await scene.sandbox.control('clock', { advanceSeconds: 301 })
    scene.backend.clock.advance(301_000)
    await reconcileCardValidations(scene.backend.services)
    expect(await scene.backend.call(getPayment, { params: { id: info.Id } }, buyer.headers)).toMatchObject({
      value: { status: 'failed', error: { reason: 'authentication' } },
    })
    expect(await reconcileCardValidations(scene.backend.services)).toBe(0)
    await scene.sandbox.control('clock', { real: true })
  })

  it('is settled by the hook when the customer never returns; a forged hook changes nothing', async () => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer)
    await scene.hook('CARD_VALIDATION_SUCCEEDED', info.Id)
    await scene.processInbox()
    expect(await list(buyer)).toMatchObject([{ validity: 'UNKNOWN' }])
    await answerChallenge(bank(info), 'approve')
    expect(await scene.hook('CARD_VALIDATION_FAILED', info.Id)).toBe(200)
    await scene.processInbox()
    await scene.processInbox()
    expect(await list(buyer)).toMatchObject([{ validity: 'VALID', favourite: true }])
    expect(await scene.hook('CARD_VALIDATION_SUCCEEDED', 'cardval_nobody')).toBe(200)
    await scene.processInbox()
  })

  it('D4 belongs to its customer: the provider’s id and ours are a 404 to others', async () => {
    const [buyer, other] = [await createBuyer(scene.backend), await createBuyer(scene.backend)]
    const info = await challenged(buyer)
    const ours = new URL(info.SecureModeReturnURL ?? '').searchParams.get('v') ?? ''
    for (const id of [info.Id, ours]) {
      expect(await scene.backend.call(getPayment, { params: { id } }, other.headers)).toMatchObject({
        problem: { code: 'not_found' },
      })
    }
  })

  it('goes on when the same card is saved again meanwhile: one check at a time', async () => {
    const buyer = await createBuyer(scene.backend)
    const info = await challenged(buyer)
    const again = await challenged(buyer)
    expect(again).toMatchObject({ Id: info.Id, cardId: info.cardId })
    expect(await list(buyer)).toHaveLength(1)
  })

  it('is made once when its answer is lost, and the card is kept when there is none at all', async () => {
    const buyer = await createBuyer(scene.backend)
    const fault = { method: 'POST', path: '*/validation', times: 1 }
    await scene.sandbox.control('faults', { kind: 'drop-after', ...fault })
    const info = await challenged(buyer)
    expect(info.status).toBe('requires_action')
    await scene.sandbox.control('faults', { ...fault, kind: 'status-500', times: 2 })
    const other = await createBuyer(scene.backend)
    const card = await scene.registerCard(other, mangopayCards.ok, { activate: true })
    expect(card).toMatchObject({ validity: 'UNKNOWN', alreadySaved: false })
    scene.backend.clock.advance(301_000)
    await reconcileCardValidations(scene.backend.services)
    expect(await list(other)).toMatchObject([{ validity: 'UNKNOWN' }])
  })

  it('is only for the kinds of card that have one', async () => {
    const buyer = await createBuyer(scene.backend)
    const card = await scene.registerCard(buyer, '375989111111119', {
      ...{ activate: true, cardType: 'amex', cvx: '1234' },
    })
    expect(card).toMatchObject({ type: 'AMEX', validity: 'UNKNOWN' })
  })
})
