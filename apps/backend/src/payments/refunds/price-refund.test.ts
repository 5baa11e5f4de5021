import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceRefund, type RefundableOrder, type WantedRefund } from './price-refund.ts'

const line = (productId: string, quantity: number, chargedCents: number, refundedQuantity = 0) => ({
  productId,
  quantity,
  refundedQuantity,
  chargedCents,
  commissionCents: Math.floor(chargedCents * quantity * 0.12),
})

function orderOf(lines: ReturnType<typeof line>[], shippingCents = 700): RefundableOrder {
  const sum = (of: (one: (typeof lines)[number]) => number) =>
    lines.reduce((total, one) => total + of(one), 0)
  return {
    id: 'O',
    amountCents: sum((one) => one.chargedCents * one.quantity) + shippingCents,
    refundedCents: 0,
    shippingCents,
    refundedShippingCents: 0,
    commissionCents: sum((one) => one.commissionCents),
    refundedCommissionCents: 0,
    lines,
  }
}

/** The order after a refund. */
function after(order: RefundableOrder, wanted: WantedRefund): RefundableOrder {
  const priced = priceRefund(order, wanted)
  return {
    ...order,
    refundedCents: order.refundedCents + priced.amountCents,
    refundedShippingCents: order.refundedShippingCents + priced.shippingCents,
    refundedCommissionCents: order.refundedCommissionCents + priced.commissionCents,
    lines: order.lines.map((own) => {
      const back = priced.lines.find(({ productId }) => productId === own.productId)?.quantity ?? 0
      return { ...own, refundedQuantity: own.refundedQuantity + back }
    }),
  }
}

it('gives a piece back at the price it was charged, with its share of the commission', () => {
  const order = orderOf([line('1', 3, 1000), line('2', 1, 550)])
  expect(priceRefund(order, { lines: [{ productId: '1', quantity: 1 }], withShipping: false })).toEqual({
    amountCents: 1000,
    shippingCents: 0,
    commissionCents: 120,
    lines: [{ productId: '1', quantity: 1 }],
  })
})

it('gives the delivery charge back once', () => {
  const order = orderOf([line('1', 2, 1000)])
  const wanted = { lines: [{ productId: '1', quantity: 1 }], withShipping: true }
  expect(priceRefund(order, wanted)).toMatchObject({ amountCents: 1700, shippingCents: 700 })
  expect(priceRefund(after(order, wanted), wanted)).toMatchObject({ amountCents: 1000, shippingCents: 0 })
})

it('refunds everything that is left with all of the commission that is left', () => {
  const order = after(orderOf([line('1', 3, 333), line('2', 1, 559)]), {
    lines: [{ productId: '1', quantity: 1 }],
    withShipping: false,
  })
  const rest = priceRefund(order, { lines: 'rest', withShipping: true })
  expect(rest.amountCents + order.refundedCents).toBe(order.amountCents)
  expect(rest.commissionCents + order.refundedCommissionCents).toBe(order.commissionCents)
  expect(rest.lines).toEqual([
    { productId: '1', quantity: 2 },
    { productId: '2', quantity: 1 },
  ])
})

it('never gives back more than is left, and says which field asks for it', () => {
  const order = orderOf([line('1', 2, 1000)], 0)
  const refused = (wanted: WantedRefund) => {
    try {
      priceRefund(order, wanted)
    } catch (error) {
      return error
    }
    return null
  }
  const field = (name: string) => ({ code: 'invalid_body', extra: { fields: [{ field: name }] } })
  expect(refused({ lines: [{ productId: '1', quantity: 3 }], withShipping: false })).toMatchObject(
    field('lines.0.quantity'),
  )
  expect(refused({ lines: [{ productId: '9', quantity: 1 }], withShipping: false })).toMatchObject(
    field('lines.0.productId'),
  )
  expect(refused({ lines: [], amountCents: 2001, withShipping: false })).toMatchObject(field('amount'))
  expect(refused({ lines: [], amountCents: 0, withShipping: false })).toMatchObject(field('amount'))
  expect(refused({ lines: [], withShipping: false })).toMatchObject(field('lines'))
  const done = after(order, { lines: 'rest', withShipping: true })
  expect(() => priceRefund(done, { lines: 'rest', withShipping: true })).toThrow(/refunded already/)
})

it('pays at most the rest for lines after an amount was given back freely', () => {
  const order = after(orderOf([line('1', 2, 1000)], 0), { lines: [], amountCents: 500, withShipping: false })
  expect(priceRefund(order, { lines: [{ productId: '1', quantity: 2 }], withShipping: false })).toMatchObject(
    { amountCents: 1500, commissionCents: order.commissionCents - order.refundedCommissionCents },
  )
})

it('sums are exact at the end, whatever the steps, and every step moves at least a cent of the seller', () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 20, max: 5000 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  const steps = fc.array(fc.tuple(fc.nat(3), fc.boolean(), fc.integer({ min: 1, max: 3000 })), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1500 }), steps, (goods, shipping, path) => {
      let order = orderOf(
        goods.map(({ quantity, price }, index) => line(String(index), quantity, price)),
        shipping,
      )
      const step = (wanted: WantedRefund) => {
        const priced = priceRefund(order, wanted)
        expect(priced.amountCents).toBeGreaterThan(0)
        expect(priced.commissionCents).toBeGreaterThanOrEqual(0)
        expect(priced.amountCents - priced.commissionCents).toBeGreaterThanOrEqual(1)
        order = after(order, wanted)
        expect(order.refundedCents).toBeLessThanOrEqual(order.amountCents)
      }
      for (const [index, isAmount, cents] of path) {
        const left = order.amountCents - order.refundedCents
        // The last cents go back with the rest.
        if (left < 100) break
        const own = order.lines[index % order.lines.length]
        if (isAmount) step({ lines: [], amountCents: Math.min(cents, left - 50), withShipping: false })
        else if (own && own.refundedQuantity < own.quantity) {
          step({ lines: [{ productId: own.productId, quantity: 1 }], withShipping: false })
        }
      }
      if (order.refundedCents < order.amountCents) step({ lines: 'rest', withShipping: true })
      expect(order.refundedCents).toBe(order.amountCents)
      expect(order.refundedCommissionCents).toBe(order.commissionCents)
    }),
  )
})
