import { expect, it } from 'vitest'
import { extendHold, newHold, toldMinutes } from './hold-times.ts'

const placed = new Date('2026-11-23T09:00:00Z')
const minutes = (count: number) => new Date(placed.getTime() + count * 60_000)
const hold = newHold(placed)

it('holds 15 minutes, 75 at most', () => {
  expect(hold).toEqual({ holdExpiresAt: minutes(15), absoluteExpiresAt: minutes(75) })
})

it('holds as long as the configuration says', () => {
  expect(newHold(placed, 0.5)).toEqual({ holdExpiresAt: minutes(0.5), absoluteExpiresAt: minutes(75) })
})

it('is told in whole minutes, never longer than it is and one at least', () => {
  expect([0.4, 1, 7.9, 15].map(toldMinutes)).toEqual([1, 1, 7, 15])
})

it('lasts ten minutes longer than the provider’s session', () => {
  expect(extendHold(hold, minutes(20))).toEqual(minutes(30))
})

it('is never shortened and never longer than the absolute end', () => {
  expect(extendHold({ ...hold, holdExpiresAt: minutes(60) }, minutes(20))).toEqual(minutes(60))
  expect(extendHold(hold, minutes(70))).toEqual(minutes(75))
})

it('refuses a session that would outlive it', () => {
  expect(extendHold(hold, minutes(76))).toBeNull()
})
