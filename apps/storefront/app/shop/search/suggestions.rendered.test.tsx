import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { forgetSearches, rememberSearch } from './recent-searches.ts'
import Suggestions from './suggestions.tsx'

const NAME = 'filiera.searches.v1'
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? 'null')?.state.texts

function Field() {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Cerca" onFocus={(event) => setField(event.currentTarget)} />
      {field && <Suggestions field={field} listId="list" />}
    </form>
  )
}

beforeEach(() => {
  forgetSearches()
  localStorage.clear()
})

afterEach(() => vi.unstubAllGlobals())

it('shows what a product costs and where it comes from, then the others', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({
      understood: [{ kind: 'price', values: ['lt:9'], typed: 'sotto 9 euro', rest: 'farina' }],
      products: [
        {
          id: '7',
          title: 'Farina di castagne',
          image: '/pictures/a/800.jpg',
          seller: { name: 'Mulino Fossocupo', region: 'toscana' },
          price: 8.9,
          priceDiscounted: 7.9,
          netQuantity: { value: 500, unit: 'g' },
          unitPrice: { value: 15.8, unit: 'kg' },
          available: true,
          lang: 'it',
        },
      ],
      others: [{ type: 'category', id: '3', title: 'Farine', image: '', url: '/categories/farine' }],
    })
  })
  const { user } = renderPart(<Field />)
  await user.click(screen.getByLabelText('Cerca'))
  await user.keyboard('farina sotto 9 euro')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Farina di castagneToscana · Mulino Fossocupo7.90 €15.80 €/kg',
    'Farine',
    'Tutti i risultati per «farina sotto 9 euro»',
  ])
  expect(asked).toEqual(['/api/products/search/suggestions?title_contains=farina+sotto+9+euro&lang=it'])
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Farina'])
  await user.click(await screen.findByRole('button', { name: /Sotto 9.00/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Cerca').value).toBe('farina')
})

it('offers nothing while nothing was searched', async () => {
  const { user } = renderPart(<Field />)
  const field = screen.getByLabelText('Cerca')
  await user.click(field)
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('keeps what is sent, on this device alone', async () => {
  const { user } = renderPart(<Field />)
  const field = screen.getByLabelText('Cerca')
  await user.click(field)
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'))
  await user.type(field, ' olio ')
  fireEvent.submit(field)
  await waitFor(() => expect(stored()).toEqual(['olio']))
})

it('offers the last searches as links while the field is empty, and forgets them, all by keyboard', async () => {
  await rememberSearch('olio')
  await rememberSearch('pane senza glutine')
  const { user } = renderPart(<Field />)
  const field = screen.getByLabelText('Cerca')
  await user.click(field)
  await screen.findByRole('group', { name: 'Ricerche recenti' })
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names()).toEqual(['pane senza glutine', 'olio', 'Dimentica le ricerche recenti'])
  expect(screen.getByRole('option', { name: 'pane senza glutine' }).getAttribute('href')).toBe(
    '/search?q=pane+senza+glutine',
  )
  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe('list-0')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Dimentica le ricerche recenti')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(stored()).toEqual([])
  expect(document.activeElement).toBe(field)
})

it('opens a chosen one, which is the newest then', async () => {
  await rememberSearch('olio')
  await rememberSearch('pane')
  const { user } = renderPart(<Field />)
  await user.click(screen.getByLabelText('Cerca'))
  await user.click(await screen.findByRole('option', { name: 'olio' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  await waitFor(() => expect(stored()).toEqual(['olio', 'pane']))
})
