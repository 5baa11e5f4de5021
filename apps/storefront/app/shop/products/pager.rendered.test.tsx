import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { emptyQuery } from '../../pages/listing-query.state.ts'
import { Pager, PreviousLink } from './pager.tsx'
import type { ProductList } from './product-list.state.ts'

const list = (more: Partial<ProductList<number>>): ProductList<number> => ({
  key: '/products',
  start: 0,
  shown: Array.from({ length: 12 }, (_, index) => index),
  kept: [],
  before: [],
  total: 30,
  status: 'idle',
  ...more,
})
let asked = 0
const show = (shown: ProductList<number>, capped = false) => {
  asked = 0
  return renderPart(
    <Pager
      path="/products"
      query={emptyQuery}
      list={shown}
      capped={capped}
      onMore={() => void asked++}
      onNear={() => {}}
    />,
  )
}

it('says how much was seen, grows the list in place, and links every page', async () => {
  const { user } = show(list({}))
  expect(screen.getByRole('status').textContent).toBe('Ne hai visti 12 su 30')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  const more = screen.getByRole('link', { name: 'Mostra altri 12' })
  expect(more.getAttribute('href')).toBe('/products?page=2')
  await user.click(more)
  expect(asked).toBe(1)
  expect(screen.getByRole('link', { name: 'Pagina 1' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Pagina 3' })).toBeTruthy()
})

it('offers only what is left, and nothing at the end', () => {
  const { again } = show(list({ total: 15 }))
  expect(screen.getByRole('link', { name: 'Mostra altri 3' })).toBeTruthy()
  const end = { path: '/products', query: emptyQuery, capped: false, onMore: () => {}, onNear: () => {} }
  again(<Pager {...end} list={list({ total: 12 })} />)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('does not pretend to know a total above a thousand, and says when more could not be loaded', () => {
  show(list({ total: 1001, status: 'failed' }), true)
  expect(screen.getByRole('status').textContent).toContain('più di 1,000')
  expect(screen.getByText(/Non siamo riusciti a caricare/)).toBeTruthy()
})

it('leads back to what stands before a list that was opened further down', () => {
  renderPart(
    <PreviousLink path="/products" query={emptyQuery} list={list({ start: 24 })} onMore={() => {}} />,
  )
  expect(screen.getByRole('link', { name: 'Mostra i 12 precedenti' }).getAttribute('href')).toBe(
    '/products?page=2',
  )
})
