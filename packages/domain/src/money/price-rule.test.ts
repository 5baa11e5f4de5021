import { describe, expect, it } from 'vitest'
import { applyPriceRule, type PriceRule } from './price-rule.ts'

const percent = (value: number, rounding: PriceRule['rounding'] = 'cent'): PriceRule => ({
  by: 'percent',
  value,
  rounding,
})

describe('applyPriceRule', () => {
  it.each([
    [1000, percent(4), 1040],
    [1690, percent(-15), 1437],
    [333, percent(-50), 167],
    [1999, percent(0.1), 2001],
    [100_000_00, percent(500), 600_000_00],
    [480, { by: 'amount', value: -80, rounding: 'cent' }, 400],
    [50, { by: 'amount', value: -80, rounding: 'cent' }, -30],
  ] as const)('%i cents by %o make %i', (cents, rule, expected) => {
    expect(applyPriceRule(cents, rule)).toBe(expected)
  })

  it.each([
    ['cent', 1234, 1234],
    ['ten', 1234, 1230],
    ['ten', 1235, 1240],
    ['fifty', 1224, 1200],
    ['fifty', 1225, 1250],
    ['ninety', 1234, 1190],
    ['ninety', 1240, 1290],
    ['ninety', 20, -10],
    ['euro', 1250, 1300],
    ['euro', 1249, 1200],
  ] as const)('rounds to %s: %i becomes %i', (rounding, cents, expected) => {
    expect(applyPriceRule(cents, { by: 'amount', value: 0, rounding })).toBe(expected)
  })

  it('takes back what it gave: no rule loses a cent by floats', () => {
    for (let cents = 1; cents <= 20_000; cents += 7)
      expect(applyPriceRule(applyPriceRule(cents, percent(100)), percent(-50))).toBe(cents)
  })
})

it('gives away the part of a cent of an offer', () => {
  const rule = { by: 'percent', value: -15, rounding: 'cent' } as const
  expect([applyPriceRule(850, rule), applyPriceRule(850, rule, true)]).toEqual([723, 722])
  expect(applyPriceRule(1000, rule, true)).toBe(850)
})
