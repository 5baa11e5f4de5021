import { expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'

it('names what differs, and leaves out what stayed', () => {
  expect(
    describeChanges(
      { price: 5.8, state: 'paused', lowStock: 4 },
      { price: 6.2, state: 'paused', lowStock: 4 },
    ),
  ).toEqual([{ field: 'price', before: 5.8, after: 6.2 }])
})

it('reads cents as euros', () => {
  expect(describeChanges({ refundedCents: 0 }, { refundedCents: 1290 })).toEqual([
    { field: 'refunded', before: 0, after: 12.9 },
  ])
  expect(describeChanges({ threshold_cents: null }, { threshold_cents: 4900 })).toEqual([
    { field: 'threshold', before: null, after: 49 },
  ])
})

it('goes into texts by language, and leaves empty ones of new objects out', () => {
  expect(describeChanges(null, { text: { it: 'Al mare', en: '', es: '' } })).toEqual([
    { field: 'text.it', before: null, after: 'Al mare' },
  ])
  expect(describeChanges({ text: { it: 'Al mare' } }, { text: { it: '' } })).toEqual([
    { field: 'text.it', before: 'Al mare', after: '' },
  ])
})

it('keeps lists of words, counts other lists, and cuts long texts', () => {
  expect(describeChanges(null, { parts: ['title', 'story'], lines: [{ a: 1 }, { a: 2 }] })).toEqual([
    { field: 'parts', before: null, after: ['title', 'story'] },
    { field: 'lines', before: null, after: 2 },
  ])
  const [long] = describeChanges(null, { reply: 'a'.repeat(400) })
  expect(long?.after).toHaveLength(300)
})
