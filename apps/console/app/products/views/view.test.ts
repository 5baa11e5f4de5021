import { expect, it } from 'vitest'
import { isAsSaved } from '../../views/view-list.ts'
import { asksFor, readView, savedForm, views, writeView } from './view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

it('stands in the address as it is read from there', () => {
  for (const query of [
    '',
    'state=on_sale',
    'state=draft&state=held',
    'stock=low&columns=price&columns=stock&saved=Freddo',
    'search=olio&sort=price&order=desc',
  ])
    expect(writeView(read(query)).toString()).toBe(query)
})

it('shows everything for an address that means nothing', () => {
  for (const query of ['sort=beauty', 'state=gone', 'colour=red', 'stock=low&stock=out'])
    expect(writeView(read(query)).toString()).toBe('')
})

it('knows which of the usual views it is, whatever the order and the search', () => {
  const chosen = (query: string) =>
    views.filter(({ filter }) => asksFor(read(query), filter)).map(({ key }) => key)
  expect(chosen('sort=stock&search=olio')).toEqual(['all'])
  expect(chosen('state=on_sale')).toEqual(['onSale'])
  expect(chosen('state=on_sale&state=paused')).toEqual([])
})

it('is as it was saved until something of it is another one', () => {
  const view = read('state=on_sale&category=formaggi&columns=price')
  const saved = { name: 'Freddo', view: savedForm.toSave(view) }
  expect(read(writeView(savedForm.ofSaved(saved)).toString())).toEqual({
    ...view,
    columns: ['price'],
    saved: 'Freddo',
  })
  expect(isAsSaved(savedForm, saved, view)).toBe(true)
  for (const other of ['state=on_sale&columns=price', 'state=on_sale&category=formaggi&columns=stock'])
    expect(isAsSaved(savedForm, saved, read(other))).toBe(false)
})
