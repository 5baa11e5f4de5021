import { describe, expect, it } from 'vitest'
import type { SavedCard } from './card.store.ts'
import { chooseCard, isExpired } from './card-rules.ts'

const now = new Date('2026-11-23T09:00:00Z')
const card = (id: string, change: Partial<SavedCard> = {}): SavedCard => ({
  id,
  providerId: `card_${id}`,
  alias: '497010XXXXXX1119',
  type: 'VISA',
  expiry: '1228',
  validity: 'VALID',
  active: true,
  favourite: false,
  oneTime: false,
  createdAt: new Date('2026-11-23T08:00:00Z'),
  ...change,
})

it.each([
  ['1126', false],
  ['1026', true],
  ['1226', false],
  ['0127', false],
])('a card of %s is expired: %s', (expiry, expected) => {
  expect(isExpired(expiry, now)).toBe(expected)
})

describe('chooseCard', () => {
  it('takes the named card, also a new one-time one', () => {
    const cards = [card('a', { favourite: true }), card('b', { oneTime: true, validity: 'UNKNOWN' })]
    expect(chooseCard(cards, 'b', now)?.id).toBe('b')
  })

  it('takes the favourite, else the only valid one', () => {
    expect(chooseCard([card('a'), card('b', { favourite: true })], undefined, now)?.id).toBe('b')
    expect(chooseCard([card('a')], undefined, now)?.id).toBe('a')
  })

  it('never guesses between several, and never takes an unproved, dead or one-time card by itself', () => {
    expect(chooseCard([card('a'), card('b')], undefined, now)).toBeUndefined()
    expect(chooseCard([card('a', { validity: 'UNKNOWN' })], undefined, now)).toBeUndefined()
    expect(chooseCard([card('a', { oneTime: true })], undefined, now)).toBeUndefined()
    expect(chooseCard([card('a', { expiry: '1026' })], 'a', now)).toBeUndefined()
  })

  it('does not offer a card that stayed unused for a day', () => {
    const old = card('a', { validity: 'UNKNOWN', createdAt: new Date('2026-11-22T08:59:00Z') })
    expect(chooseCard([old], 'a', now)).toBeUndefined()
  })
})
