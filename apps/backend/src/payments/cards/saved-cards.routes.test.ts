import { cancelOrder } from '@filiera/contract/orders/order-actions'
import { deactivateCard, listCards, makeCardFavourite } from '@filiera/contract/payments/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createBuyer } from '../../../test/factories/order.ts'
import { answerChallenge, mangopayCards } from '../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../test/scenes/payment-scene.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { disposeUnusedCards } from './dispose-unused-cards.ts'
import { deactivateAtProvider } from './forget-at-provider.ts'
import { purgeUnsavedCards } from './purge-unsaved-cards.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())

const list = async (buyer: Buyer) => valueIn(await scene.backend.call(listCards, {}, buyer.headers))
const favourite = (buyer: Buyer, cardId: string) =>
  scene.backend.call(makeCardFavourite, { body: { cardId } }, buyer.headers)
const remove = (buyer: Buyer, cardId: string) =>
  scene.backend.call(deactivateCard, { body: { cardId } }, buyer.headers)
/** A card that a purchase has proved. */
async function provedCard(buyer: Buyer, cardNumber: string = mangopayCards.ok, expiry = '1229') {
  const card = await scene.registerCard(buyer, cardNumber, { activate: true, expiry })
  if (!('SecureModeRedirectURL' in card)) throw new Error('no check')
  await answerChallenge(card.SecureModeRedirectURL ?? '', 'approve')
  await scene.look(buyer, card.Id)
  return card.cardId ?? ''
}
const providerCard = async (cardId: string) => {
  const { provider_id } = await scene.backend.services.db
    .selectFrom('saved_card')
    .select('provider_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  return provider_id
}
const calls = async (path: string) =>
  (await scene.sandbox.journal('surface=mangopay')).filter(
    (entry) => entry.method === 'PUT' && entry.path.endsWith(path),
  )

describe('the favourite card', () => {
  it('is the first that becomes valid, then the one that is chosen; never two', async () => {
    const buyer = await createBuyer(scene.backend)
    const first = await provedCard(buyer)
    const second = await provedCard(buyer, mangopayCards.challenge)
    expect(await list(buyer)).toMatchObject([
      { id: first, favourite: true, validity: 'VALID' },
      { id: second, favourite: false, validity: 'VALID' },
    ])
    expect(valueIn(await favourite(buyer, second))).toMatchObject({ id: second, favourite: true })
    expect(valueIn(await favourite(buyer, second))).toMatchObject({ favourite: true })
    expect(await list(buyer)).toMatchObject([
      { id: first, favourite: false },
      { id: second, favourite: true },
    ])
  })

  it('is no other card when it is removed: nobody is charged on a card they did not choose', async () => {
    const buyer = await createBuyer(scene.backend)
    const first = await provedCard(buyer)
    const second = await provedCard(buyer, mangopayCards.challenge)
    expect(valueIn(await remove(buyer, first))).toMatchObject({ active: false, favourite: false })
    expect(await list(buyer)).toMatchObject([{ id: second, favourite: false }])
    await provedCard(buyer, mangopayCards.ok, '0531')
    expect((await list(buyer)).map((card) => card.favourite)).toEqual([false, false])
  })

  it('cannot be one that is not confirmed, expired, removed, for one use, or another customer’s', async () => {
    const [buyer, other] = [await createBuyer(scene.backend), await createBuyer(scene.backend)]
    const unconfirmed = await scene.saveCard(buyer, mangopayCards.ok)
    expect(await favourite(buyer, unconfirmed)).toMatchObject({
      problem: { status: 422, code: 'invalid_body', fields: [{ field: 'cardId' }] },
    })
    expect(await favourite(other, unconfirmed)).toMatchObject({ problem: { code: 'not_found' } })
    const oneTime = await scene.saveCard(buyer, mangopayCards.challenge, true)
    expect(await favourite(buyer, oneTime)).toMatchObject({ problem: { code: 'not_found' } })
    const proved = await provedCard(other)
    await remove(other, proved)
    expect(await favourite(other, proved)).toMatchObject({ problem: { code: 'not_found' } })
  })
})

describe('a card for one use', () => {
  it('is deactivated at the provider when its payment comes too late, not while it is under way', async () => {
    const { buyer, checkout } = await scene.place()
    const card = await scene.saveCard(buyer, mangopayCards.challenge, true)
    const info = valueIn(await scene.call.direct(buyer, checkout.id, card))
    const params = { id: checkout.orders[0]?.id ?? '' }
    valueIn(await scene.backend.call(cancelOrder, { params, body: null }, buyer.headers))
    const path = `/cards/${await providerCard(card)}`
    await scene.backend.drainOutbox()
    expect(await calls(path)).toHaveLength(0)
    await answerChallenge(info.SecureModeRedirectURL ?? '', 'approve')
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded' })
    await scene.backend.drainOutbox()
    expect(await calls(path)).toHaveLength(1)
  })
})

describe('removing a card', () => {
  it('takes it away at once, and deactivates it at the provider once however often it is asked', async () => {
    const buyer = await createBuyer(scene.backend)
    const card = await provedCard(buyer)
    const providerId = await providerCard(card)
    expect(valueIn(await remove(buyer, card))).toMatchObject({ id: card, active: false })
    expect(valueIn(await remove(buyer, card))).toMatchObject({ id: card, active: false })
    expect(await list(buyer)).toEqual([])
    expect(await scene.call.direct(buyer, (await scene.place()).checkout.id, card)).toMatchObject({
      problem: { code: 'not_found' },
    })
    await scene.backend.drainOutbox()
    await remove(buyer, card)
    await scene.backend.drainOutbox()
    expect(await calls(`/cards/${providerId}`)).toHaveLength(1)
  })

  it('is done when the provider says that the card is not active already, or answers only later', async () => {
    const buyer = await createBuyer(scene.backend)
    const card = await provedCard(buyer)
    const providerId = await providerCard(card)
    await scene.sandbox.control(`objects/${providerId}/force`, { active: false })
    await scene.sandbox.control('faults', { kind: 'drop-after', method: 'PUT', path: '*/cards/*', times: 1 })
    valueIn(await remove(buyer, card))
    await scene.backend.drainOutbox()
    scene.backend.clock.advance(3_600_000)
    await scene.backend.drainOutbox()
    const left = await scene.backend.services.db
      .selectFrom('outbox')
      .select(['done_at', 'dead_at'])
      .where('key', '=', `deactivate-card:${card}`)
      .executeTakeFirstOrThrow()
    expect(left).toMatchObject({ done_at: expect.any(Date), dead_at: null })
  })

  it('D4 is for the customer’s own cards', async () => {
    const [buyer, other] = [await createBuyer(scene.backend), await createBuyer(scene.backend)]
    const card = await provedCard(buyer)
    expect(await remove(other, card)).toMatchObject({ problem: { code: 'not_found' } })
    expect(await list(buyer)).toMatchObject([{ id: card, active: true }])
  })

  it.each([{}, { cardId: 'card_m_1' }, { cardId: 7 }, { cardId: '', extra: true }])(
    'refuses %j and names the field',
    async (body) => {
      const buyer = await createBuyer(scene.backend)
      for (const endpoint of [deactivateCard, makeCardFavourite]) {
        const answer = await scene.backend.call(endpoint, { body: body as { cardId: string } }, buyer.headers)
        expect(answer).toMatchObject({ problem: { status: 422, code: 'invalid_body' } })
      }
    },
  )
})

describe('cards that cannot be used', () => {
  it('F64 are not offered a day after they were saved and never used, and leave the provider too', async () => {
    const buyer = await createBuyer(scene.backend)
    const card = await scene.saveCard(buyer, mangopayCards.ok)
    const providerId = await providerCard(card)
    const before = scene.backend.clock.now()
    scene.backend.clock.advance(24 * 3_600_000 + 1)
    expect(await list(buyer)).toEqual([])
    await disposeUnusedCards(scene.backend.services)
    await scene.backend.drainOutbox()
    expect(await calls(`/cards/${providerId}`)).toHaveLength(1)
    expect(await disposeUnusedCards(scene.backend.services)).toBe(0)
    scene.backend.clock.set(before)
  })

  it('are forgotten a month later, mask and all, once the provider knows and no payment needs them', async () => {
    const { db } = scene.backend.services
    const buyer = await createBuyer(scene.backend)
    const before = scene.backend.clock.now()
    const store = async (provider_id: string, active: boolean) => {
      const mask = { alias: '497010XXXXXX4406', type: 'Visa', expiry: '1229', currency: 'EUR' }
      const card = { ...mask, provider_id, active, account_id: buyer.accountId, validity: 'VALID' } as const
      const stored = db.insertInto('saved_card').values({ ...card, fingerprint: null, created_at: before })
      return (await stored.returning('id').executeTakeFirstOrThrow()).id
    }
    const [removed, kept] = [await store('removed', false), await store('kept', true)]
    const asked = await scene.saveCard(buyer, mangopayCards.ok)
    const left = async () =>
      (await db.selectFrom('saved_card').select('id').where('account_id', '=', buyer.accountId).execute())
        .map(({ id }) => id)
        .toSorted()
    const at = (days: number) => scene.backend.clock.set(new Date(before.getTime() + days * 86_400_000))
    await db.updateTable('saved_card').set({ active: false }).where('id', '=', asked).execute()
    await inTransaction(db, (trx) => deactivateAtProvider(trx, asked, before))
    at(29)
    await purgeUnsavedCards(scene.backend.services)
    expect(await left()).toEqual([removed, kept, asked].toSorted())
    at(31)
    await purgeUnsavedCards(scene.backend.services)
    expect(await left()).toEqual([kept, asked].toSorted())
    await scene.backend.drainOutbox()
    await purgeUnsavedCards(scene.backend.services)
    expect(await left()).toEqual([kept])
    scene.backend.clock.set(before)
  })

  it('are shown as expired from the end of their month, and are neither favourite nor charged', async () => {
    const now = scene.backend.clock.now()
    // the last day of the next month: a whole one is longer than a session
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0, 12))
    scene.backend.clock.set(last)
    const buyer = await createBuyer(scene.backend)
    const month = String(last.getUTCMonth() + 1).padStart(2, '0')
    const card = await provedCard(
      buyer,
      mangopayCards.ok,
      `${month}${String(last.getUTCFullYear()).slice(2)}`,
    )
    expect(await list(buyer)).toMatchObject([{ expired: false }])
    scene.backend.clock.set(new Date(last.getTime() + 12 * 3_600_000))
    expect(await list(buyer)).toMatchObject([{ id: card, expired: true }])
    expect(await favourite(buyer, card)).toMatchObject({ problem: { code: 'invalid_body' } })
    scene.backend.clock.set(now)
  })
})

describe('the same card again', () => {
  it('is said to be saved already, and kept once', async () => {
    const buyer = await createBuyer(scene.backend)
    const first = await provedCard(buyer)
    const again = await scene.registerCard(buyer, mangopayCards.ok, { activate: true })
    expect(again).toMatchObject({ id: first, alreadySaved: true, validity: 'VALID', favourite: true })
    expect(await list(buyer)).toHaveLength(1)
    await scene.backend.drainOutbox()
    const left = await scene.backend.services.db
      .selectFrom('outbox')
      .select('done_at')
      .where('kind', '=', 'card-forget')
      .where('key', 'like', 'forget-card:%')
      .execute()
    expect(left.at(-1)).toMatchObject({ done_at: expect.any(Date) })
  })

  it('is another card with a new expiry, for one use, or in another account', async () => {
    const [buyer, other] = [await createBuyer(scene.backend), await createBuyer(scene.backend)]
    const first = await provedCard(buyer)
    expect(await scene.registerCard(buyer, mangopayCards.ok, { expiry: '0331' })).toMatchObject({
      alreadySaved: false,
    })
    expect(await scene.registerCard(buyer, mangopayCards.ok, { oneTime: true })).toMatchObject({
      alreadySaved: false,
    })
    const theirs = await scene.registerCard(other, mangopayCards.ok)
    expect(theirs).toMatchObject({ alreadySaved: false })
    expect(theirs).not.toMatchObject({ id: first })
  })
})
