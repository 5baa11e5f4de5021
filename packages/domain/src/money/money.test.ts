import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centsToEuros,
  eurosToCents,
  formatAmount,
  formatCount,
  formatMoney,
  parseCents,
  share,
  splitByWeight,
} from './money.ts'

describe('money', () => {
  it('shows a dash for zero and a comma for thousands (§5)', () => {
    expect(formatMoney(0)).toBe('-')
    expect(formatMoney(123_450)).toBe('1,234.50\u00a0€')
    expect(formatMoney(5)).toBe('0.05\u00a0€')
    expect(formatMoney(100_000_000)).toBe('1,000,000.00\u00a0€')
    expect(formatAmount(-690)).toBe('−6.90')
  })

  it('survives the wire to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        (cents) => eurosToCents(centsToEuros(cents)) === cents,
      ),
    )
  })

  it('F31 reads every amount up to ten thousand euros as it is written, and from the wire', () => {
    let wrong = 0
    for (let cents = 0; cents <= 1_000_000; cents++) {
      const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      if (parseCents(text) !== cents || eurosToCents(Number(text)) !== cents) wrong += 1
    }
    expect(wrong).toBe(0)
  })

  it('reads decimal text without floats and refuses the rest', () => {
    expect(parseCents('599.80')).toBe(59_980)
    expect(parseCents('12,5')).toBe(1250)
    expect(parseCents('1,234.50')).toBe(123_450)
    expect(parseCents('1.234,50')).toBe(123_450)
    for (const text of ['€ 12,50', '12,50 €', '12.50 EUR', 'EUR12.5']) expect(parseCents(text)).toBe(1250)
    for (const text of ['', '€', '-1', '1.234', 'abc', '1e3', '12.345', '12.50 USD', '1.23,50'])
      expect(parseCents(text)).toBeNull()
  })

  it('rounds a share half up', () => {
    expect(share(1000, 1, 3)).toBe(333)
    expect(share(5, 1, 2)).toBe(3)
  })

  it('splits without losing a cent', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }),
        (cents, weights) => {
          expect(splitByWeight(cents, weights).reduce((sum, part) => sum + part, 0)).toBe(cents)
        },
      ),
    )
  })
})

it.each([
  [7, '7'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('counts are grouped as amounts are: %d', (count, written) => {
  expect(formatCount(count)).toBe(written)
})
