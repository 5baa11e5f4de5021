import { expect, test } from 'vitest'
import { isPlainData } from './plain-data.ts'

test('What JSON carries is plain', () => {
  const data = { a: [1, 'two', null, true, { b: undefined }], c: { d: -0.5 } }
  expect(isPlainData(data)).toBe(true)
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a promise', Promise.resolve(1)],
  ['an error', new Error('x')],
  ['no number', Number.NaN],
  ['a gap', [1, undefined]],
  ['a large number', 1n],
  ['a function', () => 1],
  ['a prototype', JSON.parse('{"__proto__": {"a": 1}}')],
])('%s is not, at any depth', (_name, value) => {
  expect(isPlainData({ deep: [{ value }] })).toBe(false)
})
