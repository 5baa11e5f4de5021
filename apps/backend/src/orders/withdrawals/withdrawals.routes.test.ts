import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCheckout } from '../../../test/factories/order.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'
import { openWithdrawalScene, type WithdrawalScene } from '../../../test/scenes/withdrawal-scene.ts'

let scene: WithdrawalScene
beforeAll(async () => {
  scene = await openWithdrawalScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

describe('what can be given back', () => {
  it('is said line by line, with the reason where it cannot', async () => {
    const classes = [
      'standard',
      'sealed-only',
      'excluded-perishable',
      'excluded-custom',
      'excluded-en-primeur',
    ]
    const { buyer, orderId, ids } = await scene.bought(
      classes.map((withdrawal) => ({ label: { withdrawal: withdrawal as 'standard' } })),
    )
    const before = await scene.read(buyer, orderId)
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
      const refused = await scene.declare(buyer, orderId, [
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
    expect(await scene.read(buyer, orderId)).toEqual(before)
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
    const { buyer, orderId, ids } = await scene.bought([{}])
    const own = lines.map((line) => ({
      ...line,
      productId: line.productId === 'own' ? (ids[0] ?? '') : line.productId,
    }))
    expect(await scene.declare(buyer, orderId, own)).toMatchObject({
      problem: { status: 422, fields: [{ field }] },
    })
    expect((await scene.read(buyer, orderId)).withdrawals).toEqual([])
  })

  it('is nothing of an order that was not paid', async () => {
    const { buyer, checkout, productIds } = await createCheckout(scene.backend, [{}])
    const id = checkout.orders[0]?.id ?? ''
    expect((await scene.read(buyer, id)).lines).toMatchObject([{ quantity: 0, exception: null }])
    const lines = [{ productId: productIds[0] ?? '', quantity: 1 }]
    expect(await scene.declare(buyer, id, lines)).toMatchObject({ problem: { code: 'illegal_transition' } })
  })
})

describe('before shipping', () => {
  it('some pieces are refunded at once and on sale again, the rest goes on; the receipt is mailed', async () => {
    const { buyer, orderId, ids } = await scene.bought([{}, {}])
    const product = ids[0] ?? ''
    const receipt = valueIn(
      await scene.declare(buyer, orderId, [{ productId: product, quantity: 2 }], 'Troppi'),
    )
    expect(receipt).toMatchObject({
      orderId,
      status: 'accepted',
      amount: 20,
      lines: [{ productId: product, quantity: 2, amount: 20 }],
      sendBackBy: null,
    })
    expect([await scene.stockOf(product), await scene.stockOf(ids[1] ?? '')]).toEqual([9, 7])
    const [mail, ...others] = await scene.mailed(`Ricevuta del recesso, ordine ${orderId}`)
    expect(others).toEqual([])
    expect(mail?.to).toBe(buyer.email)
    for (const text of ['20.00\u00a0€', 'Troppi', 'erano ancora partiti', 'non devi restituire nulla'])
      expect(mail?.text).toContain(text)
    expect(mail?.text).toMatch(/\d{1,2} \S+ 20\d\d alle ore \d\d:\d\d:\d\d/)
    expect(await scene.mailed(`Recesso dall’ordine ${orderId}`)).toHaveLength(1)
    const now = await scene.order(buyer, orderId)
    expect(now).toMatchObject({
      status: 'PAID',
      refunds: [{ amount: 20, reason: 'withdrawal', status: 'succeeded' }],
    })
    expect((await scene.read(buyer, orderId)).withdrawals).toMatchObject([
      { id: receipt.id, status: 'refunded' },
    ])
    expect((await scene.read(buyer, orderId)).lines.map(({ quantity }) => quantity)).toEqual([1, 3])
  })

  it('with the last piece the order is cancelled, with its delivery charge', async () => {
    const { buyer, orderId, amount, ids } = await scene.bought([{}])
    const product = ids[0] ?? ''
    valueIn(await scene.declare(buyer, orderId, [{ productId: product, quantity: 1 }]))
    const last = valueIn(await scene.declare(buyer, orderId, [{ productId: product, quantity: 2 }]))
    expect(last.amount).toBeCloseTo(amount - 10)
    expect(last.amount).toBeGreaterThan(20)
    expect(await scene.stockOf(product)).toBe(10)
    expect((await scene.order(buyer, orderId)).status).toBe('CANCELLED')
    await scene.backend.drainOutbox()
    const subjects = scene.backend.mails.map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === `Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(
      2,
    )
    expect(subjects).toContain(`Ordine ${orderId} annullato: non spedire`)
    expect(subjects.filter((subject) => subject.endsWith(' annullato'))).toEqual([])
    const refunds = (await scene.order(buyer, orderId)).refunds.reduce(
      (sum, refund) => sum + refund.amount,
      0,
    )
    expect(refunds).toBeCloseTo(amount)
  })

  it('the same declaration sent twice is one', async () => {
    const { buyer, orderId, ids } = await scene.bought([{}])
    const lines = [{ productId: ids[0] ?? '', quantity: 1 }]
    const receipts = await Promise.all(Array.from({ length: 4 }, () => scene.declare(buyer, orderId, lines)))
    const found = receipts.map((receipt) => valueIn(receipt).id)
    expect(new Set(found).size).toBe(1)
    expect(await scene.mailed(`Ricevuta del recesso, ordine ${orderId}`)).toHaveLength(1)
    expect((await scene.order(buyer, orderId)).refunds).toHaveLength(1)
    scene.backend.clock.advance(11 * 60_000)
    expect(found).not.toContain(valueIn(await scene.declare(buyer, orderId, lines)).id)
  })
})
