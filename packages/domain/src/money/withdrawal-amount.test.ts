import { expect, test } from 'vitest'
import { type WithdrawalFacts, withdrawalAmount } from './withdrawal-amount.ts'

const line = (remaining: number, declared: number, chargedCents = 1000) => ({
  remaining,
  declared,
  chargedCents,
})
const order = (facts: Partial<WithdrawalFacts> & Pick<WithdrawalFacts, 'lines'>): WithdrawalFacts => ({
  isShipped: false,
  shippingCents: 3000,
  leftCents: 3000 + facts.lines.reduce((sum, own) => sum + own.remaining * own.chargedCents, 0),
  ...facts,
})

test('some pieces go back at their price, without the delivery charge', () => {
  const facts = order({ lines: [line(3, 2), line(1, 0, 550)] })
  expect(withdrawalAmount(facts)).toEqual({
    isLast: false,
    goodsCents: 2000,
    shippingCents: 0,
    amountCents: 2000,
  })
})

test.each([true, false])('with the last piece the delivery charge goes back, shipped: %s', (isShipped) => {
  const facts = order({ isShipped, lines: [line(3, 3), line(1, 1, 555), line(0, 0)] })
  expect(withdrawalAmount(facts)).toEqual({
    isLast: true,
    goodsCents: 3555,
    shippingCents: 3000,
    amountCents: 6555,
  })
})

test('the delivery charge goes back once', () => {
  const facts = order({ shippingCents: 0, leftCents: 2000, lines: [line(2, 2)] })
  expect(withdrawalAmount(facts)).toMatchObject({ shippingCents: 0, amountCents: 2000 })
})

test.each([true, false])('never more than is left of what was paid, shipped: %s', (isShipped) => {
  const facts = order({ isShipped, leftCents: 4500, lines: [line(2, 2)] })
  expect(withdrawalAmount(facts)).toMatchObject({ goodsCents: 2000, amountCents: 4500 })
})

test('before shipping the last piece ends the order: what is left over of it goes back, too', () => {
  const facts = { shippingCents: 3000, leftCents: 5700, lines: [line(2, 2)] }
  expect(withdrawalAmount(order({ ...facts, isShipped: false })).amountCents).toBe(5700)
  expect(withdrawalAmount(order({ ...facts, isShipped: true })).amountCents).toBe(5000)
})

test('before shipping pieces that take all that is left of what was paid end the order: nothing goes out unpaid', () => {
  const facts = { leftCents: 800, lines: [line(1, 1), line(1, 0)] }
  expect(withdrawalAmount(order(facts))).toMatchObject({ isLast: true, amountCents: 800 })
  expect(withdrawalAmount(order({ ...facts, isShipped: true }))).toMatchObject({ isLast: false })
})
