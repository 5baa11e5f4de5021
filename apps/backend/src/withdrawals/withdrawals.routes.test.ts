import { decideReturn } from '@filiera/contract/fulfilment'
import { getOrder } from '@filiera/contract/orders'
import {
  getWithdrawable,
  readWithdrawable,
  requestWithdrawalLink,
  withdrawByLink,
  withdrawFromOrder,
} from '@filiera/contract/withdrawals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer } from '../../test/factories/account.ts'
import { createProduct, type ProductOptions } from '../../test/factories/catalogue.ts'
import { createBuyer, createCheckout, fillCart, placeOrder } from '../../test/factories/order.ts'
import { advanceOrder, createPaidOrder, payPlaced } from '../../test/factories/paid-order.ts'
import { mailedToken } from '../../test/mailed-token.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../test/payment-scene.ts'
import { purgeWithdrawalLinks } from './purge-withdrawal-links.ts'

type Owner = { headers: { authorization: string } }
type Lines = { productId: string; quantity: number }[]

let scene: PaymentScene
beforeAll(async () => {
  scene = await openPaymentScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  await scene.backend.services.database.pool.query('delete from rate_limit')
  await scene.backend.drainOutbox()
  scene.backend.mails.length = 0
})

const read = async (buyer: Owner, id: string) =>
  valueIn(await scene.backend.call(getWithdrawable, { params: { id } }, buyer.headers))
const order = async (buyer: Owner, id: string) =>
  valueIn(await scene.backend.call(getOrder, { params: { id } }, buyer.headers))
const declare = (buyer: Owner, id: string, lines: Lines, reason?: string) =>
  scene.backend.call(
    withdrawFromOrder,
    { params: { id }, body: { lines, ...(reason ? { reason } : {}) } },
    buyer.headers,
  )
const stockOf = async (productId: string) => {
  const query = scene.backend.services.db.selectFrom('product').select('stock').where('id', '=', productId)
  return (await query.executeTakeFirstOrThrow()).stock
}

/** One paid order of three pieces of each product, all from one warehouse. */
async function bought(products: readonly ProductOptions[]) {
  const { backend } = scene
  const { db } = backend.services
  const buyer = await createBuyer(backend)
  const [options, ...others] = products
  const first = await createProduct(db, { stock: 10, ...options })
  const rest = await Promise.all(
    others.map((own) =>
      createProduct(db, { stock: 10, seller_id: first.sellerId, warehouse_id: first.warehouseId, ...own }),
    ),
  )
  const ids = [first, ...rest].map(({ id }) => id)
  for (const id of ids) await fillCart(backend, buyer.accountId, id, 3)
  const checkout = await placeOrder(backend, buyer)
  await payPlaced(backend, { buyer, checkout, productIds: ids })
  await backend.drainOutbox()
  backend.mails.length = 0
  return { buyer, orderId: checkout.orders[0]?.id ?? '', amount: checkout.total, ids }
}

/** The mails that went out so far, by subject. */
async function mailed(subject: string) {
  await scene.backend.drainOutbox()
  return scene.backend.mails.filter((mail) => mail.subject === subject)
}

describe('what can be given back', () => {
  it('is said line by line, with the reason where it cannot', async () => {
    const classes = [
      'standard',
      'sealed-only',
      'excluded-perishable',
      'excluded-custom',
      'excluded-en-primeur',
    ]
    const { buyer, orderId, ids } = await bought(
      classes.map((withdrawal) => ({ label: { withdrawal: withdrawal as 'standard' } })),
    )
    const before = await read(buyer, orderId)
    expect(before).toMatchObject({ orderId, deliveredAt: null, deadline: null, withdrawals: [] })
    expect(
      before.lines.map(({ productId, quantity, exception, sealedOnly, price }) => [
        productId,
        quantity,
        exception,
        sealedOnly,
        price,
      ]),
    ).toEqual([
      [ids[0], 3, null, false, 10],
      [ids[1], 3, null, true, 10],
      [ids[2], 0, 'perishable', false, 10],
      [ids[3], 0, 'custom', false, 10],
      [ids[4], 0, 'en-primeur', false, 10],
    ])
    for (const [index, text] of [
      [2, 'deteriorates'],
      [3, 'made to order'],
      [4, 'en primeur'],
    ] as const) {
      const refused = await declare(buyer, orderId, [
        { productId: ids[0] ?? '', quantity: 1 },
        { productId: ids[index] ?? '', quantity: 1 },
      ])
      expect(refused).toMatchObject({
        problem: {
          status: 422,
          fields: [{ field: 'lines.1.productId', message: expect.stringContaining(text) }],
        },
      })
    }
    expect(await read(buyer, orderId)).toEqual(before)
  })

  it.each([
    [[], 'lines'],
    [[{ productId: '999999', quantity: 1 }], 'lines.0.productId'],
    [[{ productId: 'own', quantity: 4 }], 'lines.0.quantity'],
    [[{ productId: 'own', quantity: 0 }], 'lines.0.quantity'],
    [[{ productId: 'own', quantity: 1.5 }], 'lines.0.quantity'],
    [
      [
        { productId: 'own', quantity: 1 },
        { productId: 'own', quantity: 1 },
      ],
      'lines.1.productId',
    ],
  ])('%j is refused by name', async (lines, field) => {
    const { buyer, orderId, ids } = await bought([{}])
    const own = lines.map((line) => ({
      ...line,
      productId: line.productId === 'own' ? (ids[0] ?? '') : line.productId,
    }))
    expect(await declare(buyer, orderId, own)).toMatchObject({
      problem: { status: 422, fields: [{ field }] },
    })
    expect((await read(buyer, orderId)).withdrawals).toEqual([])
  })

  it('is nothing of an order that was not paid', async () => {
    const { buyer, checkout, productIds } = await createCheckout(scene.backend, [{}])
    const id = checkout.orders[0]?.id ?? ''
    expect((await read(buyer, id)).lines).toMatchObject([{ quantity: 0, exception: null }])
    const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
    expect(await declare(buyer, id, lines)).toMatchObject({ problem: { code: 'illegal_transition' } })
  })
})

describe('before shipping', () => {
  it('some pieces are refunded at once and on sale again, the rest goes on; the receipt is mailed', async () => {
    const { buyer, orderId, ids } = await bought([{}, {}])
    const product = ids[0] ?? ''
    const receipt = valueIn(await declare(buyer, orderId, [{ productId: product, quantity: 2 }], 'Troppi'))
    expect(receipt).toMatchObject({
      orderId,
      status: 'accepted',
      amount: 20,
      lines: [{ productId: product, quantity: 2, amount: 20 }],
      sendBackBy: null,
    })
    expect([await stockOf(product), await stockOf(ids[1] ?? '')]).toEqual([9, 7])
    const [mail, ...others] = await mailed(`Ricevuta del recesso, ordine ${orderId}`)
    expect(others).toEqual([])
    expect(mail?.to).toBe(buyer.email)
    for (const text of ['20.00 €', 'Troppi', 'erano ancora partiti', 'non devi restituire nulla'])
      expect(mail?.text).toContain(text)
    expect(mail?.text).toMatch(/\d{1,2} \S+ 20\d\d alle ore \d\d:\d\d:\d\d/)
    expect(await mailed(`Recesso dall’ordine ${orderId}`)).toHaveLength(1)
    const now = await order(buyer, orderId)
    expect(now).toMatchObject({
      status: 'PAID',
      refunds: [{ amount: 20, reason: 'withdrawal', status: 'succeeded' }],
    })
    expect((await read(buyer, orderId)).withdrawals).toMatchObject([{ id: receipt.id, status: 'refunded' }])
    expect((await read(buyer, orderId)).lines.map(({ quantity }) => quantity)).toEqual([1, 3])
  })

  it('with the last piece the order is cancelled, with its delivery charge', async () => {
    const { buyer, orderId, amount, ids } = await bought([{}])
    const product = ids[0] ?? ''
    valueIn(await declare(buyer, orderId, [{ productId: product, quantity: 1 }]))
    const last = valueIn(await declare(buyer, orderId, [{ productId: product, quantity: 2 }]))
    expect(last.amount).toBeCloseTo(amount - 10)
    expect(last.amount).toBeGreaterThan(20)
    expect(await stockOf(product)).toBe(10)
    expect((await order(buyer, orderId)).status).toBe('CANCELLED')
    await scene.backend.drainOutbox()
    const subjects = scene.backend.mails.map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === `Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(
      2,
    )
    expect(subjects).toContain(`Ordine ${orderId} annullato: non spedire`)
    expect(subjects).not.toContain(`Ordine ${orderId} annullato`)
    const refunds = (await order(buyer, orderId)).refunds.reduce((sum, refund) => sum + refund.amount, 0)
    expect(refunds).toBeCloseTo(amount)
  })

  it('the same declaration sent twice is one', async () => {
    const { buyer, orderId, ids } = await bought([{}])
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    const receipts = await Promise.all(Array.from({ length: 4 }, () => declare(buyer, orderId, lines)))
    const found = receipts.map((receipt) => valueIn(receipt).id)
    expect(new Set(found).size).toBe(1)
    expect(await mailed(`Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(1)
    expect((await order(buyer, orderId)).refunds).toHaveLength(1)
    scene.backend.clock.advance(11 * 60_000)
    expect(found).not.toContain(valueIn(await declare(buyer, orderId, lines)).id)
  })
})

describe('after shipping', () => {
  const sellerOf = async (orderId: string) => {
    const { seller_id } = await scene.backend.services.db
      .selectFrom('purchase_order')
      .select('seller_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return createCustomer(scene.backend, { groups: ['customer', 'seller'], sellerId: seller_id })
  }

  it('the order waits for the seller, who refunds it with the delivery charge when all of it goes back', async () => {
    const { buyer, orderId, amount, ids } = await bought([{}])
    await advanceOrder(scene.backend, orderId, 'DELIVERED')
    scene.backend.mails.length = 0
    const lines = [{ productId: ids[0] ?? '', quantity: 3 }]
    const receipt = valueIn(await declare(buyer, orderId, lines))
    expect(receipt).toMatchObject({ status: 'requested', amount, decidedAt: null })
    expect(receipt.sendBackBy).not.toBeNull()
    expect(await order(buyer, orderId)).toMatchObject({ status: 'RETURN_REQUESTED', refunds: [] })
    expect((await read(buyer, orderId)).lines).toMatchObject([{ quantity: 0, exception: 'already_returned' }])
    expect(await stockOf(ids[0] ?? '')).toBe(7)
    expect(valueIn(await declare(buyer, orderId, lines)).id).toBe(receipt.id)
    const [mail] = await mailed(`Ricevuta del recesso, ordine ${orderId}`)
    expect(mail?.text).toContain('Via del Frantoio 1, 87100 Cosenza CS')
    expect(mail?.text).toContain('spedizione compresa')
    const [toSeller] = await mailed(`Recesso dall’ordine ${orderId}`)
    expect(toSeller?.text).toContain(`/seller/orders/${orderId}`)
    const seller = await sellerOf(orderId)
    const body = { withdrawalId: receipt.id, accept: true }
    valueIn(await scene.backend.call(decideReturn, { params: { id: orderId }, body }, seller.headers))
    await scene.backend.drainOutbox()
    expect(await order(buyer, orderId)).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ amount, status: 'succeeded' }],
    })
    expect((await read(buyer, orderId)).withdrawals).toMatchObject([{ status: 'refunded', amount }])
  })

  it('ends fourteen days after delivery, and the deadline is said', async () => {
    const { buyer, orderId, ids } = await bought([{}])
    await advanceOrder(scene.backend, orderId, 'DELIVERED')
    const { deadline } = await read(buyer, orderId)
    const start = scene.backend.clock.now()
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    scene.backend.clock.set(new Date(Date.parse(deadline ?? '') - 1000))
    valueIn(await declare(buyer, orderId, lines))
    scene.backend.clock.set(new Date(Date.parse(deadline ?? '') + 1000))
    expect((await read(buyer, orderId)).lines).toMatchObject([{ quantity: 0, exception: 'too_late' }])
    const late = await declare(buyer, orderId, [{ productId: ids[0] ?? '', quantity: 2 }])
    expect(late).toMatchObject({ problem: { status: 409, code: 'illegal_transition' } })
    scene.backend.clock.set(start)
  })
})

describe('by a mailed link', () => {
  const ask = (orderId: string, email: string, from = '192.0.2.1') =>
    scene.backend.call(requestWithdrawalLink, { body: { orderId, email } }, { 'x-forwarded-for': from })

  it('opens one order, tells no address, and stands nowhere in clear', async () => {
    const { buyer, orderId, ids } = await bought([{}])
    expect(valueIn(await ask(orderId, buyer.email))).toEqual({ status: 'sent' })
    const token = await mailedToken(scene.backend, buyer.email)
    const shown = valueIn(await scene.backend.call(readWithdrawable, { body: { token } }))
    expect(shown).toEqual(await read(buyer, orderId))
    expect(JSON.stringify(shown)).not.toContain('Via Roma')
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    const receipt = valueIn(await scene.backend.call(withdrawByLink, { body: { token, lines } }))
    expect(receipt).toMatchObject({ orderId, status: 'accepted', amount: 10 })
    expect(valueIn(await scene.backend.call(withdrawByLink, { body: { token, lines } })).id).toBe(receipt.id)
    expect(await mailed(`Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(1)
    const { rows } = await scene.backend.services.database.pool.query(
      'select to_jsonb(o)::text as text from outbox o',
    )
    for (const { text } of rows as { text: string }[]) expect(text).not.toContain(token)
    expect(scene.backend.logs.join('')).not.toContain(token)
  })

  it('is mailed only when number and address belong together, and the answer says nothing', async () => {
    const { buyer, orderId } = await bought([{}])
    const other = await createBuyer(scene.backend)
    for (const [number, email] of [
      [orderId, other.email],
      ['0000-0000-0000-0000', buyer.email],
      [orderId, 'nobody@example.com'],
    ] as const)
      expect(valueIn(await ask(number, email))).toEqual({ status: 'sent' })
    await scene.backend.drainOutbox()
    expect(scene.backend.mails).toEqual([])
  })

  it('is counted by mailbox and by network', async () => {
    const { buyer, orderId } = await bought([{}])
    for (let count = 0; count < 8; count++) valueIn(await ask(orderId, buyer.email, `192.0.2.${count}`))
    expect(await mailed(`Il link per recedere dall’ordine ${orderId}`)).toHaveLength(5)
    for (let count = 0; count < 20; count++)
      valueIn(await ask(orderId, `casella${count}@example.com`, '198.51.100.7'))
    expect(await ask(orderId, 'casella@example.com', '198.51.100.7')).toMatchObject({
      problem: { status: 429, code: 'rate_limited' },
    })
  })

  it('ends after a week; a forged one never worked', async () => {
    const { buyer, orderId } = await bought([{}])
    valueIn(await ask(orderId, buyer.email))
    const token = await mailedToken(scene.backend, buyer.email)
    const start = scene.backend.clock.now()
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    const lines = [{ productId: '1', quantity: 1 }]
    const refused = { problem: { status: 422, code: 'invalid_token', fields: [{ field: 'token' }] } }
    for (const endpoint of [forged, 'x'.repeat(60), '0'.repeat(22)])
      expect(await scene.backend.call(readWithdrawable, { body: { token: endpoint } })).toMatchObject(refused)
    scene.backend.clock.advance(7 * 86_400_000)
    expect(await scene.backend.call(readWithdrawable, { body: { token } })).toMatchObject(refused)
    expect(await scene.backend.call(withdrawByLink, { body: { token, lines } })).toMatchObject(refused)
    const count = async () =>
      (
        await scene.backend.services.db
          .selectFrom('withdrawal_link')
          .select('order_id')
          .where('order_id', '=', orderId)
          .execute()
      ).length
    expect(await count()).toBe(1)
    await purgeWithdrawalLinks(scene.backend.services)
    expect(await count()).toBe(0)
    scene.backend.clock.set(start)
  })
})

it('order mails lead to the withdrawal', async () => {
  const { buyer, orderId, checkout } = await createPaidOrder(scene.backend)
  await advanceOrder(scene.backend, orderId, 'DELIVERED')
  await scene.backend.drainOutbox()
  const own = scene.backend.mails.filter(({ to }) => to === buyer.email)
  expect(own.length).toBeGreaterThanOrEqual(4)
  for (const { text } of own) expect(text).toContain('/withdraw')
  expect(checkout.orders).toHaveLength(1)
})
