import { expect, it } from 'vitest'
import { readView, writeView } from './view.ts'

it.each([
  '',
  'state=all',
  'state=all&saved=Freddo',
  'state=to_ship&grouped=true&warehouse=3&temperature=chilled&search=olio',
])('reads and writes the view of an address: %s', (address) => {
  expect(new URLSearchParams([...writeView(readView(new URLSearchParams(address)))].sort()).toString()).toBe(
    new URLSearchParams([...new URLSearchParams(address)].sort()).toString(),
  )
})

it('takes an address that means nothing as what is to be accepted', () => {
  for (const address of ['', 'state=nonsense', 'warehouse=x', 'shop=2'])
    expect(readView(new URLSearchParams(address))).toEqual({ state: 'to_accept', grouped: 'false' })
})
