import { expect, it } from 'vitest'
import { readView, savedForm, writeView } from './view.ts'

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

it('saves a view without its name and what was searched for', () => {
  const view = readView(new URLSearchParams('state=to_ship&search=Rossi&saved=Freddo'))
  expect(savedForm.toSave(view)).toEqual({ state: 'to_ship', grouped: 'false' })
})
