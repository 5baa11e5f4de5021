import type { BackendCall } from '@filiera/contract/client'
import { expect, test } from 'vitest'
import { loadColumns } from './load-compare.server.ts'

const product = (id: string, available: boolean, closedUntil: string | null) => ({
  id,
  available,
  images: [],
  seller: { id: '3', name: 'Frantoio', city: 'Andria', region: 'puglia', closedUntil },
})

test('says until when a shop is closed instead of offering what it sells', async () => {
  const products = [
    product('1', true, null),
    product('2', false, '2999-08-31'),
    product('3', false, null),
    product('4', true, '2001-08-31'),
  ]
  const call = (async () => ({ ok: true, value: { products, details: [] } })) as unknown as BackendCall
  const columns = await loadColumns(call, ['1', '2', '3', '4'], 'it')
  expect(columns.map(({ available, closedUntil }) => [available, closedUntil])).toEqual([
    [true, undefined],
    [false, '2999-08-31'],
    [false, undefined],
    [true, undefined],
  ])
})
