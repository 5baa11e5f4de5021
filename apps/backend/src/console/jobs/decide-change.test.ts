import type { BulkChange } from '@filiera/contract/console/jobs'
import { describe, expect, it } from 'vitest'
import { decideChange, decideUndo, type JobProduct } from './decide-change.ts'

const now = new Date('2026-11-24T10:00:00Z')
const began = new Date('2026-11-01T08:00:00Z')
const product: JobProduct = {
  price_cents: 480,
  discounted_cents: null,
  discount_started_at: null,
  status: 'published',
  low_stock: 10,
  is_incomplete: false,
}
const offered: JobProduct = { ...product, discounted_cents: 400, discount_started_at: began }
const up: BulkChange = { what: 'price', by: 'percent', value: 4, rounding: 'ten' }
const off: BulkChange = { what: 'offer', by: 'percent', value: -10, rounding: 'cent' }

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
    ['an offer that rounding takes back', product, { ...off, value: -1, rounding: 'euro' }, 'no_reduction'],
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

describe('decideUndo', () => {
  const done = decideChange(product, off, now)
  if (done.state !== 'ready') throw new Error('not ready')
  const left: JobProduct = { ...product, discounted_cents: 432, discount_started_at: now }

  it('puts back what is as the job left it', () => {
    expect(decideUndo(left, done.after, done.before)).toMatchObject({ state: 'ready', after: done.before })
  })

  it('leaves what somebody changed since', () => {
    expect(decideUndo({ ...left, price_cents: 500 }, done.after, done.before)).toMatchObject({
      state: 'refused',
      reason: 'changed',
      before: { price_cents: 500 },
    })
  })
})
