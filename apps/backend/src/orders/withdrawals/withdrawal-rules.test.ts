import { describe, expect, it } from 'vitest'
import { findRepeated, type LineFacts, lineRight, type OrderFacts } from './withdrawal-rules.ts'

const line: LineFacts = { withdrawal: 'standard', quantity: 3, refundedQuantity: 0, returningQuantity: 0 }
const order: OrderFacts = { status: 'DELIVERED', deliveredAt: new Date('2026-11-23T09:00:00Z'), events: [] }
const now = new Date('2026-11-25T09:00:00Z')

describe('lineRight', () => {
  it.each<[Partial<LineFacts>, ReturnType<typeof lineRight>]>([
    [{}, { quantity: 3, exception: null, sealedOnly: false }],
    [{ withdrawal: 'sealed-only' }, { quantity: 3, exception: null, sealedOnly: true }],
    [{ withdrawal: 'excluded-perishable' }, { quantity: 0, exception: 'perishable', sealedOnly: false }],
    [{ withdrawal: 'excluded-custom' }, { quantity: 0, exception: 'custom', sealedOnly: false }],
    [{ withdrawal: 'excluded-en-primeur' }, { quantity: 0, exception: 'en-primeur', sealedOnly: false }],
    [
      { refundedQuantity: 1, returningQuantity: 1 },
      { quantity: 1, exception: null, sealedOnly: false },
    ],
    [
      { refundedQuantity: 2, returningQuantity: 1 },
      { quantity: 0, exception: 'already_returned', sealedOnly: false },
    ],
    [
      { refundedQuantity: 3, withdrawal: 'excluded-custom' },
      { quantity: 0, exception: 'already_returned', sealedOnly: false },
    ],
  ])('%j', (given, right) => {
    expect(lineRight({ ...line, ...given }, order, now)).toEqual(right)
  })

  it.each<[OrderFacts['status'], number]>([
    ['PENDING_PAYMENT', 0],
    ['PAYMENT_FAILED', 0],
    ['EXPIRED', 0],
    ['CANCELLED', 0],
    ['REFUNDED', 0],
    ['DISPUTED', 0],
    ['PAID', 3],
    ['ACCEPTED', 3],
    ['PREPARING', 3],
    ['SHIPPED', 3],
    ['RETURN_REQUESTED', 3],
    ['PARTIALLY_REFUNDED', 3],
  ])('of an order that is %s: %i pieces', (status, quantity) => {
    expect(lineRight(line, { status, deliveredAt: null, events: [] }, now)).toMatchObject({
      quantity,
      exception: null,
    })
  })

  it('of a disputed order whose parcel has left is there', () => {
    const disputed: OrderFacts = { ...order, status: 'DISPUTED', events: [{ status: 'SHIPPED' }] }
    expect(lineRight(line, disputed, now)).toMatchObject({ quantity: 3, exception: null })
  })

  it.each([
    // Delivered on Monday 23 November: the fourteenth day is Monday 7 December, and 8 December is a holiday.
    ['2026-12-07T22:59:59Z', 3],
    ['2026-12-07T23:00:00Z', 0],
  ])('at %s it is %s pieces', (at, quantity) => {
    const right = lineRight(line, order, new Date(at))
    expect(right).toMatchObject({ quantity, exception: quantity === 0 ? 'too_late' : null })
  })

  it('ends on a working day: delivered on a Saturday it runs to the Monday after the fourteenth day', () => {
    const saturday = { ...order, deliveredAt: new Date('2026-11-28T09:00:00Z') }
    expect(lineRight(line, saturday, new Date('2026-12-14T22:59:00Z')).quantity).toBe(3)
    expect(lineRight(line, saturday, new Date('2026-12-14T23:00:00Z')).exception).toBe('too_late')
  })
})

describe('findRepeated', () => {
  const declared = [
    { productId: '1', quantity: 1 },
    { productId: '2', quantity: 2 },
  ]
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const earlier = (minutes: number) => [{ id: 'w', createdAt: before(minutes), lines: declared.toReversed() }]

  it('is the same lines within minutes, in any order', () => {
    expect(findRepeated(earlier(2), declared, { now, isLeft: true })?.id).toBe('w')
  })
  it('is another one later, as long as there is something left', () => {
    expect(findRepeated(earlier(20), declared, { now, isLeft: true })).toBeUndefined()
    expect(findRepeated(earlier(20), declared, { now, isLeft: false })?.id).toBe('w')
  })
  it('is another one with other lines', () => {
    expect(findRepeated(earlier(1), declared.slice(1), { now, isLeft: true })).toBeUndefined()
  })
})
