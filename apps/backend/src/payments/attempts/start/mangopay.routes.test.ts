import { getCarts } from '@filiera/contract/orders/cart'
import { payWithMangopay } from '@filiera/contract/payments/payment'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  answerChallenge,
  cancelOnPage,
  mangopayCards,
  payOnPage,
} from '../../../../test/scenes/hosted-page.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../../../test/scenes/payment-scene.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
afterEach(async () => {
  // What one test left under way is none of the next one's business.
  await scene.backend.drainOutbox()
  scene.backend.mails.length = 0
})

/** A checkout with its payment page open. */
async function onPage() {
  const placed = await scene.place()
  const info = valueIn(await scene.call.web(placed.buyer, placed.checkout.orders[0]?.id ?? ''))
  return { ...placed, info, url: info.RedirectURL ?? '' }
}

describe('the hosted page of MangoPay', () => {
  it('pays every order of the checkout once, from any order of it', async () => {
    const { buyer, checkout, info, url, productIds } = await onPage()
    expect(info).toMatchObject({
      provider: 'mangopay',
      type: 'web',
      status: 'requires_action',
      checkoutId: checkout.id,
      amount: checkout.total,
      SecureModeRedirectURL: null,
      error: null,
    })
    expect([...info.orders].sort()).toEqual(checkout.orders.map(({ id }) => id).sort())
    const back = new URL(await payOnPage(url, mangopayCards.ok))
    expect(back.pathname).toBe('/checkout/return')
    expect((await scene.checkout(buyer, checkout.id)).status).toBe('PENDING_PAYMENT')
    for (const id of [back.searchParams.get('a') ?? '', back.searchParams.get('transactionId') ?? '']) {
      expect(await scene.look(buyer, id)).toMatchObject({
        status: 'paid',
        RedirectURL: null,
        expiresAt: null,
      })
    }
    await scene.backend.drainOutbox()
    expect(await scene.ledger(checkout.id)).toEqual({
      attempts: ['succeeded'],
      orders: ['PAID', 'PAID'],
      holds: ['committed', 'committed'],
      // One capture and one transfer per order, each balanced.
      sums: [0, 0, 0],
      paid: 2,
    })
    expect(scene.subjects().sort()).toEqual([
      'Abbiamo ricevuto il tuo ordine',
      ...checkout.orders.map(({ id }) => `Nuovo ordine ${id}`).sort(),
      'Pagamento ricevuto, grazie',
    ])
    expect(valueIn(await scene.backend.call(getCarts, {}, buyer.headers))).toEqual([])
    const transfers = await scene.backend.services.db.selectFrom('seller_transfer').select('status').execute()
    expect(new Set(transfers.map(({ status }) => status))).toEqual(new Set(['succeeded']))
    expect(productIds).toHaveLength(2)
  })

  it('keeps what was added to the cart meanwhile', async () => {
    const { buyer, productIds, url, info } = await onPage()
    const [productId = ''] = productIds
    await scene.backend.services.db
      .updateTable('cart_line')
      .set({ quantity: 3 })
      .where('product_id', '=', productId)
      .execute()
    await payOnPage(url, mangopayCards.ok)
    await scene.look(buyer, info.Id)
    const [cart] = valueIn(await scene.backend.call(getCarts, {}, buyer.headers))
    expect(cart?.items).toMatchObject([{ productId, quantity: 2 }])
  })

  it('F17 tells a refusal, keeps cart and stock, and lets the customer pay again', async () => {
    const { buyer, checkout, info, url } = await onPage()
    await payOnPage(url, mangopayCards.declined)
    expect(await scene.look(buyer, info.Id)).toMatchObject({
      status: 'failed',
      error: { code: 'payment_error', reason: 'declined', retry: true },
      RedirectURL: null,
    })
    expect(await scene.checkout(buyer, checkout.id)).toMatchObject({
      status: 'PAYMENT_FAILED',
      orders: [{ actions: ['pay', 'cancel'], payment: { status: 'failed' } }, {}],
    })
    await scene.backend.drainOutbox()
    expect(scene.subjects()).toContain('Il pagamento non è riuscito')
    expect(valueIn(await scene.backend.call(getCarts, {}, buyer.headers))).toHaveLength(2)

    const again = valueIn(await scene.call.web(buyer, checkout.id))
    expect(again.Id).not.toBe(info.Id)
    await payOnPage(again.RedirectURL ?? '', mangopayCards.ok)
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid', Id: again.Id })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['failed', 'succeeded'], paid: 2 })
  })

  it('tells a cancellation without a mail', async () => {
    const { buyer, checkout, info, url } = await onPage()
    await cancelOnPage(url)
    expect(await scene.look(buyer, info.Id)).toMatchObject({
      status: 'cancelled',
      error: { reason: 'cancelled' },
    })
    expect((await scene.checkout(buyer, checkout.id)).status).toBe('PENDING_PAYMENT')
    await scene.backend.drainOutbox()
    expect(scene.subjects()).not.toContain('Il pagamento non è riuscito')
  })

  it('D34 is not believed: the return address alone changes nothing', async () => {
    const { buyer, checkout, info } = await onPage()
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'requires_action' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'], paid: 0 })
  })

  it('F21 gives the same payment to every repetition', async () => {
    const { buyer, checkout, info } = await onPage()
    const copies = await Promise.all([1, 2, 3].map(() => scene.call.web(buyer, checkout.id)))
    expect(new Set(copies.map((copy) => valueIn(copy).RedirectURL))).toEqual(new Set([info.RedirectURL]))
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['requires_action'] })
  })

  it('F24 D31 answers "paid" when the checkout is paid already', async () => {
    const { buyer, checkout, info, url } = await onPage()
    await payOnPage(url, mangopayCards.ok)
    await scene.look(buyer, info.Id)
    expect(valueIn(await scene.call.web(buyer, checkout.id))).toMatchObject({
      status: 'paid',
      RedirectURL: null,
    })
    expect(valueIn(await scene.call.stripe(buyer, checkout.id))).toMatchObject({
      status: 'paid',
      Id: info.Id,
    })
  })

  it('makes another means of payment wait that is started at the same moment', async () => {
    const { buyer, checkout } = await onPage()
    expect(await scene.call.stripe(buyer, checkout.id)).toMatchObject({ problem: { code: 'in_progress' } })
  })

  it('makes way for another one once the customer has left it, and gives the money back when it is paid as well', async () => {
    const { buyer, checkout, info, url } = await onPage()
    scene.backend.clock.advance(5_000)
    const cardId = await scene.saveCard(buyer, mangopayCards.ok)
    expect(valueIn(await scene.call.direct(buyer, checkout.id, cardId))).toMatchObject({ status: 'paid' })
    await payOnPage(url, mangopayCards.ok)
    await scene.hook('PAYIN_NORMAL_SUCCEEDED', info.Id)
    await scene.processInbox()
    await scene.backend.drainOutbox()
    const { attempts, orders } = await scene.ledger(checkout.id)
    expect({ attempts, orders }).toEqual({ attempts: ['succeeded', 'succeeded'], orders: ['PAID', 'PAID'] })
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'refunded' })
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid' })
  })

  it('pays the order when it is finished after all, before the other one', async () => {
    const { buyer, checkout, url, info } = await onPage()
    scene.backend.clock.advance(5_000)
    const other = valueIn(await scene.call.stripe(buyer, checkout.id))
    expect(other).toMatchObject({ status: 'requires_action' })
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'cancelled' })
    await payOnPage(url, mangopayCards.ok)
    scene.backend.clock.advance(11_000)
    await reconcilePayments(scene.backend.services)
    expect(await scene.look(buyer, checkout.id)).toMatchObject({ status: 'paid', Id: info.Id })
  })

  it('belongs to its customer only', async () => {
    const { checkout, info } = await onPage()
    const { buyer: other } = await scene.place([{}])
    expect(await scene.call.web(other, checkout.id)).toMatchObject({ problem: { code: 'not_found' } })
    await expect(scene.look(other, info.Id)).rejects.toThrow('not_found')
    await expect(scene.look(other, checkout.id)).rejects.toThrow('not_found')
  })

  it('refuses an unknown type by name', async () => {
    const { buyer, checkout } = await scene.place()
    const answer = await scene.backend.call(
      payWithMangopay,
      { params: { order: checkout.id }, body: { type: 'cash' } },
      buyer.headers,
    )
    const reason = 'unknown_type'
    const fields = [{ field: 'type' }]
    expect(answer).toMatchObject({ problem: { status: 400, code: 'payment_error', reason, fields } })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: [] })
  })

  it('D70 allows five attempts', async () => {
    const { buyer, checkout } = await scene.place([{}])
    for (let count = 0; count < 5; count++) {
      const info = valueIn(await scene.call.web(buyer, checkout.id))
      await cancelOnPage(info.RedirectURL ?? '')
      await scene.look(buyer, info.Id)
    }
    expect(await scene.call.web(buyer, checkout.id)).toMatchObject({ problem: { code: 'too_many_attempts' } })
  })
})

describe('a saved card', () => {
  it('pays at once when the bank asks nothing, and becomes the favourite', async () => {
    const { buyer, checkout } = await scene.place()
    const cardId = await scene.saveCard(buyer, mangopayCards.ok)
    const paid = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
    expect(paid).toMatchObject({ type: 'direct_debit', status: 'paid', SecureModeRedirectURL: null })
    expect(paid.card?.alias).toBe(`•••• ${mangopayCards.ok.slice(-4)}`)
    const card = await scene.backend.services.db
      .selectFrom('saved_card')
      .select(['validity', 'favourite'])
      .where('id', '=', cardId)
      .executeTakeFirst()
    expect(card).toEqual({ validity: 'VALID', favourite: true })
  })

  it('pays after the bank’s challenge', async () => {
    const { buyer, checkout } = await scene.place()
    const cardId = await scene.saveCard(buyer, mangopayCards.challenge)
    const info = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
    expect(info).toMatchObject({ status: 'requires_action', RedirectURL: null })
    const back = await answerChallenge(info.SecureModeRedirectURL ?? '', 'approve')
    expect(back).toBe(info.SecureModeReturnURL)
    expect(await scene.look(buyer, info.Id)).toMatchObject({ status: 'paid' })
  })

  it('makes way for another card when its challenge is left, not for itself', async () => {
    const { buyer, checkout } = await scene.place()
    const asked = await scene.saveCard(buyer, mangopayCards.challenge)
    const other = await scene.saveCard(buyer, mangopayCards.ok)
    const first = valueIn(await scene.call.direct(buyer, checkout.id, asked))
    scene.backend.clock.advance(5_000)
    expect(valueIn(await scene.call.direct(buyer, checkout.id, asked))).toMatchObject({ Id: first.Id })
    expect(valueIn(await scene.call.direct(buyer, checkout.id, other))).toMatchObject({ status: 'paid' })
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: ['cancelled', 'succeeded'] })
  })

  it('does not pay when the challenge is refused', async () => {
    const { buyer, checkout } = await scene.place()
    const cardId = await scene.saveCard(buyer, mangopayCards.challenge)
    const info = valueIn(await scene.call.direct(buyer, checkout.id, cardId))
    await answerChallenge(info.SecureModeRedirectURL ?? '', 'refuse')
    expect(await scene.look(buyer, info.Id)).toMatchObject({
      status: 'failed',
      error: { reason: 'authentication', retry: true },
    })
  })

  it('is deactivated at the provider after one use when it may not be kept', async () => {
    const { buyer, checkout } = await scene.place()
    const cardId = await scene.saveCard(buyer, mangopayCards.ok, true)
    valueIn(await scene.call.direct(buyer, checkout.id, cardId))
    await scene.backend.drainOutbox()
    const card = await scene.backend.services.db
      .selectFrom('saved_card')
      .select(['provider_id', 'active', 'favourite'])
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow()
    expect(card).toMatchObject({ active: false, favourite: false })
    const asked = await scene.sandbox.journal(`path=/cards/${card.provider_id}`)
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('is asked for when there is none, or it is another customer’s', async () => {
    const { buyer, checkout } = await scene.place()
    const { buyer: other } = await scene.place([{}])
    const cardId = await scene.saveCard(other, mangopayCards.ok)
    for (const id of [undefined, cardId]) {
      expect(await scene.call.direct(buyer, checkout.id, id)).toMatchObject({
        problem: { status: 409, code: 'payment_error', reason: 'card_required' },
      })
    }
    expect(await scene.ledger(checkout.id)).toMatchObject({ attempts: [] })
  })
})
