import { describe, expect, it } from 'vitest'
import type { OpenOffer } from '../offers/decide-offers.ts'
import { decideChange, decideUndo, type JobProduct, type LiveBulkChange } from './decide-change.ts'

const now = new Date('2026-11-24T10:00:00Z')
const began = new Date('2026-11-01T08:00:00Z')
const product: JobProduct = {
  price_cents: 480,
  discounted_cents: null,
  discount_started_at: null,
  status: 'published',
  low_stock: 10,
  is_incomplete: false,
  has_replaced: false,
  offers: [],
}
const offered: JobProduct = { ...product, discounted_cents: 400, discount_started_at: began }
const up: LiveBulkChange = { what: 'price', by: 'percent', value: 4, rounding: 'ten' }
const off: LiveBulkChange = { what: 'offer', by: 'percent', value: -10, rounding: 'cent' }

describe('decideChange', () => {
  it('says price before and after', () => {
    expect(decideChange(product, up, now)).toEqual({
      state: 'ready',
      before: { price_cents: 480, discounted_cents: null },
      after: { price_cents: 500, discounted_cents: null },
    })
  })

  it.each([
    ['a price under an offer', offered, up, 'offer'],
    ['a price of nothing', product, { ...up, by: 'amount', value: -4.8 }, 'price_bounds'],
    [
      'a price above the bounds',
      { ...product, price_cents: 9_999_999 },
      { ...up, value: 100 },
      'price_bounds',
    ],
    ['an offer that rounding undoes', product, { ...off, value: -1, rounding: 'euro' }, 'no_reduction'],
    ['a draft', { ...product, status: 'draft' }, { what: 'state', to: 'on_sale' }, 'never_published'],
    [
      'a paused product that lacks something',
      { ...product, status: 'withdrawn', is_incomplete: true },
      { what: 'state', to: 'on_sale' },
      'incomplete',
    ],
  ] as const)('refuses %s', (_what, of, change, reason) => {
    expect(decideChange(of, change, now)).toMatchObject({ state: 'refused', reason })
  })

  it.each([
    ['rounding', { ...product, price_cents: 100 }, up],
    ['an offer as it is', { ...offered, discounted_cents: 432 }, off],
    ['no offer to end', product, { what: 'end_offer' }],
    ['the level of few pieces', product, { what: 'low_stock', to: 10 }],
    ['the state', product, { what: 'state', to: 'on_sale' }],
  ] as const)('leaves what %s does not change', (_what, of, change) => {
    expect(decideChange(of, change, now).state).toBe('same')
  })

  it('begins an offer now, and remembers when the one before began', () => {
    expect(decideChange(offered, off, now)).toMatchObject({
      before: { discounted_cents: 400, discount_started_at: began.toISOString() },
      after: { discounted_cents: 432, discount_started_at: now.toISOString() },
    })
  })
})

describe('decideChange of an offer with days', () => {
  const december = { from: '2026-12-01', to: '2026-12-15' }
  const coming = {
    price_cents: 480,
    coming_from: '2026-11-30T23:00:00.000Z',
    coming_cents: 432,
    coming_to: '2026-12-15T23:00:00.000Z',
  }
  const planned = (from: string, to: string | null, cents = 432): OpenOffer => ({
    id: '1',
    state: 'coming',
    discounted_cents: cents,
    starts_at: new Date(from),
    ends_at: to === null ? null : new Date(to),
    version: 1,
  })

  it('plans one for days to come, by midnight in Italy, and takes it off again', () => {
    const decided = decideChange(product, { ...off, ...december }, now)
    expect(decided).toEqual({
      state: 'ready',
      before: { ...coming, coming_cents: null, coming_to: null },
      after: coming,
    })
    if (decided.state !== 'ready') return
    const left = { ...product, offers: [planned(coming.coming_from, coming.coming_to)] }
    expect(decideChange(left, { ...off, ...december }, now).state).toBe('same')
    expect(decideUndo(left, decided.after, decided.before, now)).toMatchObject({ state: 'ready' })
    const cheaper = { ...product, offers: [planned(coming.coming_from, coming.coming_to, 400)] }
    expect(decideUndo(cheaper, decided.after, decided.before, now)).toMatchObject({ reason: 'changed' })
  })

  it('gives one that begins now its end, also one that runs at that price', () => {
    expect(decideChange(product, { ...off, from: '2026-11-24', to: '2026-11-30' }, now)).toMatchObject({
      after: { discounted_cents: 432, offer_ends_at: '2026-11-30T23:00:00.000Z' },
    })
    expect(
      decideChange({ ...offered, discounted_cents: 432 }, { ...off, to: '2026-11-30' }, now),
    ).toMatchObject({
      before: { offer_ends_at: null },
      after: { discount_started_at: began.toISOString(), offer_ends_at: '2026-11-30T23:00:00.000Z' },
    })
  })

  it.each([
    ['the last day of another one', '2026-12-14T23:00:00Z', null, 'refused'],
    ['the day after', '2026-12-15T23:00:00Z', '2026-12-20T23:00:00Z', 'ready'],
    ['one without an end before', '2026-11-28T23:00:00Z', null, 'ready'],
  ] as const)('beside %s', (_what, from, to, state) => {
    const other = { ...product, offers: [planned(from, to)] }
    expect(decideChange(other, { ...off, ...december }, now).state).toBe(state)
  })

  it('takes a price as it is said, below the price only', () => {
    const at = (priceDiscounted: number): LiveBulkChange => ({ what: 'offer_at', priceDiscounted })
    expect(decideChange(product, at(3.99), now)).toMatchObject({
      after: { discounted_cents: 399, discount_started_at: now.toISOString(), offer_ends_at: null },
    })
    expect(decideChange(product, at(4.8), now)).toMatchObject({ reason: 'no_reduction' })
    expect(decideChange(product, { ...at(3.99), ...december } as LiveBulkChange, now)).toMatchObject({
      after: { ...coming, coming_cents: 399 },
    })
  })

  it('goes on since the first step when it only grows', () => {
    expect(decideChange(offered, { ...off, value: -20 }, now)).toMatchObject({
      after: { discounted_cents: 384, discount_started_at: began.toISOString() },
    })
  })
})

describe('decideUndo', () => {
  const done = decideChange(product, off, now)
  if (done.state !== 'ready') throw new Error('not ready')
  const left: JobProduct = { ...product, discounted_cents: 432, discount_started_at: now }

  it('puts back what is as the job left it', () => {
    expect(decideUndo(left, done.after, done.before, now)).toMatchObject({
      state: 'ready',
      after: done.before,
    })
  })

  it('leaves what somebody changed since', () => {
    expect(decideUndo({ ...left, price_cents: 500 }, done.after, done.before, now)).toMatchObject({
      state: 'refused',
      reason: 'changed',
      before: { price_cents: 500 },
    })
  })
})
