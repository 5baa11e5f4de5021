import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const base = { name: 'Andria', hour: 11, days: [1, 2] }

it('takes what only the other one changed, and keeps what only I did', () => {
  expect(mergeFields(base, { ...base, name: 'Corato' }, { ...base, days: [1] })).toEqual({
    merged: { name: 'Corato', hour: 11, days: [1] },
    taken: ['days'],
    conflicts: [],
  })
})

it('names what both changed, unless to the same', () => {
  const mine = { name: 'Corato', hour: 14, days: [1, 2] }
  expect(mergeFields(base, mine, { name: 'Corato', hour: 9, days: [1, 2] })).toEqual({
    merged: mine,
    taken: [],
    conflicts: [{ field: 'hour', mine: 14, theirs: 9 }],
  })
})
