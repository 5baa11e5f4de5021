import { expect, it } from 'vitest'
import { failure, mangopayReason } from './failure-reason.ts'

it.each([
  ['101002', 'cancelled'],
  ['101109', 'expired'],
  ['101101', 'declined'],
  ['008002', 'declined'],
  ['101105', 'expired_card'],
  ['101301', 'authentication'],
  ['101304', 'authentication'],
  ['101111', 'other_card'],
  ['009199', 'technical'],
  ['002951', 'refused'],
  ['999999', 'technical'],
] as const)('%s is %s', (code, reason) => {
  expect(mangopayReason(code)).toBe(reason)
})

it('offers another try unless it is pointless', () => {
  expect(failure('declined').retry).toBe(true)
  expect(failure('refused').retry).toBe(false)
})
