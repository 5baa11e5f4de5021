import { describe, expect, it } from 'vitest'
import { everyPiece, hasRefundErrors, priceRefund } from './refund.ts'

const item = {
  productId: '1',
  title: 'Olio',
  quantity: 2,
  price: 12,
  priceDiscounted: 10.5,
  refundedQuantity: 0,
}
const order = {
  items: [item, { ...item, productId: '2', title: 'Pane', quantity: 1, price: 4, priceDiscounted: null }],
  refundable: 31.9,
  withdrawals: [],
}
type Typed = { quantities?: Record<string, string>; amount?: string; reason?: string }
const price = (typed: Typed, of: Parameters<typeof priceRefund>[1] = order) =>
  priceRefund({ quantities: {}, amount: '', reason: 'Vasetto rotto', ...typed }, of)

describe('what a refund comes to', () => {
  it('is the price of the pieces as charged', () => {
    expect(price({ quantities: { 1: '1' } })).toMatchObject({
      totalCents: 1050,
      isEverything: false,
      lines: [{ productId: '1', quantity: 1 }],
    })
  })

  it('is all that is left, delivery included, with the last piece', () => {
    expect(price({ quantities: everyPiece(order) })).toMatchObject({ totalCents: 3190, isEverything: true })
    const rest = {
      ...order,
      items: order.items.map((own) => ({ ...own, refundedQuantity: own.productId === '1' ? 2 : 0 })),
      refundable: 10.9,
    }
    expect(price({ quantities: { 2: '1' } }, rest)).toMatchObject({ totalCents: 1090, isEverything: true })
  })

  it('is the amount where one is written', () => {
    expect(price({ amount: '2,5' })).toMatchObject({ totalCents: 250, amount: 2.5, lines: [] })
    expect(price({ amount: '31.90' })).toMatchObject({ isEverything: true })
  })

  it.each([
    [{}, { amount: 'nothing' }],
    [{ amount: '32' }, { amount: 'amount' }],
    [{ amount: '0' }, { amount: 'amount' }],
    [{ amount: 'dieci' }, { amount: 'amount' }],
    [{ amount: '0,125' }, { amount: 'amount' }],
    [{ amount: '1,234' }, { amount: 'twoReadings' }],
    [{ quantities: { 1: '3' } }, { quantities: ['1'] }],
    [{ quantities: { 1: '-1' } }, { quantities: ['1'] }],
    [{ quantities: { 1: '1.5' } }, { quantities: ['1'] }],
    [{ quantities: { 1: '1' }, reason: 'no' }, { reason: 'reason' }],
  ])('refuses %j', (fields, wrong) => {
    const { errors } = price(fields as Typed)
    expect(errors).toMatchObject(wrong)
    expect(hasRefundErrors(errors)).toBe(true)
  })
})
