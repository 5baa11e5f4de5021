import { expect, it } from 'vitest'
import { choosable, type LotLine, readLots } from './typed-lots.ts'

it('reads pieces by lot, and nothing that is no number', () => {
  expect(readLots({ '1': ' 5', '2': '', '3': '0' })).toEqual([{ id: '1', pieces: 5 }])
  expect(readLots({ '1': '-1' })).toBeNull()
  expect(readLots({ '1': '1,5' })).toBeNull()
})

it('offers what stands on the shelf and what the line has, blocked or not', () => {
  const lot = (id: string, pieces: number, isBlocked = false) =>
    ({ id, pieces, blocked: isBlocked ? { at: '', reason: '' } : null }) as never
  const line = { lots: [{ id: '3' }] } as unknown as LotLine
  expect(
    choosable([lot('1', 4), lot('2', 0), lot('3', 0, true), lot('4', 4, true)], line).map(({ id }) => id),
  ).toEqual(['1', '3'])
})
