import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { view } from '../../../test/open-products.tsx'

const NONE = {
  'GET /api/seller/products/ids': view([], []),
  'GET /api/seller/products/counts': { status: 200, body: { all: 0 } },
  'GET /api/seller/stock/ids': { status: 200, body: { ids: [], total: 0, at: '2026-11-26T09:00:00Z' } },
}

it.each(['/products', '/stock'])('leads a shop without products to its first one: %s', async (path) => {
  openConsole(path, { ...NONE, 'GET /api/seller/session': sessionOf(shopFor('owner')) })
  await screen.findByText('Ancora nessun prodotto')
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toContain('/products?new=true')
  expect(screen.getByRole('link', { name: 'Importa un foglio' }).getAttribute('href')).toBe('/exchange')
})

it('tells who only reads, without ways that are closed', async () => {
  openConsole('/products', { ...NONE, 'GET /api/seller/session': sessionOf(shopFor('viewer')) })
  await screen.findByText('Qui compare quello che la squadra mette in vendita.')
  expect(screen.queryByRole('link', { name: 'Importa un foglio' })).toBeNull()
})
