import { expect, it } from 'vitest'
import { decideOffers, type OpenOffer } from './decide-offers.ts'

const at = (day: string) => new Date(`2026-12-${day}T00:00:00Z`)
const offer = (
  id: string,
  state: OpenOffer['state'],
  from: string,
  to: string | null,
  discounted_cents = 800,
): OpenOffer => ({
  id,
  state,
  discounted_cents,
  starts_at: at(from),
  ends_at: to === null ? null : at(to),
  version: 1,
})
const decide = (offers: OpenOffer[], day: string, price = 1000) => {
  const { begins, ends, missed } = decideOffers(price, offers, at(day))
  return [begins?.id ?? null, ends, missed.map(({ id }) => id)]
}

it('lets an offer begin at its moment and end at its moment', () => {
  expect(decide([offer('a', 'coming', '05', '10')], '04')).toEqual([null, false, []])
  expect(decide([offer('a', 'coming', '05', '10')], '05')).toEqual(['a', false, []])
  expect(decide([offer('a', 'running', '05', '10')], '09')).toEqual([null, false, []])
  expect(decide([offer('a', 'running', '05', '10')], '10')).toEqual([null, true, []])
  expect(decide([offer('a', 'running', '05', null)], '31')).toEqual([null, false, []])
})

it('puts the next one in the place of the one that ends, and of one without an end', () => {
  const next = offer('b', 'coming', '10', '12')
  expect(decide([offer('a', 'running', '05', '10'), next], '10')).toEqual(['b', false, []])
  expect(decide([offer('a', 'running', '05', null), next], '10')).toEqual(['b', false, []])
})

it('misses one whose days passed, whose price is no lower, or that a later one replaces', () => {
  expect(decide([offer('a', 'coming', '05', '10')], '10')).toEqual([null, false, ['a']])
  expect(decide([offer('a', 'coming', '05', '10')], '05', 800)).toEqual([null, false, ['a']])
  const both = [offer('a', 'coming', '05', null), offer('b', 'coming', '06', null)]
  expect(decide(both, '06')).toEqual(['b', false, ['a']])
})
