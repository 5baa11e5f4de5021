import type { StockRow } from '@filiera/contract/console/stock'
import { expect, it } from 'vitest'
import { readMove, type TypedMove } from './read-move.ts'

const row = { stock: 6, held: 1, sold: 2, owed: 0 } as StockRow
const read = (move: Partial<TypedMove>) =>
  readMove(
    {
      kind: 'add',
      pieces: '',
      reason: 'stall',
      note: '',
      lot: '',
      expires: '',
      expiry: 'use-by',
      seen: 9,
      requestId: '',
      ...move,
    },
    row,
  )

it('reads what comes, goes and is counted', () => {
  expect(read({ pieces: ' 24 ' })).toEqual({ pieces: 24, delta: 24 })
  expect(read({ kind: 'take', pieces: '6' })).toEqual({ pieces: 6, delta: -6 })
  expect(read({ kind: 'count', pieces: '7' })).toEqual({ pieces: 7, delta: -2 })
  expect(read({ kind: 'count', pieces: '9' })).toEqual({ pieces: 9, delta: 0 })
})

it('says why it means nothing', () => {
  for (const pieces of ['', '0', '-3', '2,5', '1.200'])
    expect(read({ pieces })).toEqual({ fault: 'stock.faults.pieces' })
  expect(read({ pieces: '100001' })).toEqual({ fault: 'products.faults.tooMany' })
  expect(read({ kind: 'take', pieces: '7' })).toEqual({ fault: 'stock.faults.few', most: 6 })
  expect(read({ kind: 'count', pieces: '2' })).toEqual({ fault: 'stock.faults.sold', most: 3 })
})
