import type { ShopRole } from '@filiera/domain/shop-roles'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

beforeEach(() => {
  // nothing is laid out here
  Element.prototype.scrollIntoView = () => {}
})

/** The team's screen of a shop: it asks for little. */
function openShop(role: ShopRole) {
  const product = {
    ...{ id: '7', title: 'Taralli al vino', slug: 'taralli', picture: null, state: 'on_sale', stock: 18 },
    ...{ price: 4.9, priceDiscounted: null },
  }
  return openConsole('/team', {
    'GET /api/seller/session': sessionOf(shopFor(role)),
    'GET /api/seller/team': problem('unavailable', 404),
    'GET /api/seller/views': { status: 200, body: { version: 0, views: [] } },
    'GET /api/seller/products/ids': { status: 200, body: { ids: ['7'], total: 1, at: '2026-11-23' } },
    'GET /api/seller/products': { status: 200, body: [product] },
    'GET /api/seller/orders/ids': {
      status: 200,
      body: { ids: [], total: 0, at: '2026-11-23', groups: [], warehouses: [] },
    },
    'GET /api/seller/product-form': {
      status: 200,
      body: { categories: [{ slug: 'forno', name: 'Forno', above: null }] },
    },
    'POST /api/seller/products': { status: 201, body: { id: '9' } },
    'GET /api/seller/conversations': {
      status: 200,
      body: { conversations: [], total: 0, waiting: 0, next: null },
    },
  })
}

const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const active = () => screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''

it('finds a product, offers what can be done with it at Tab, and keeps what was used', async () => {
  const { user, router } = openShop('owner')
  await screen.findByRole('button', { name: 'Cerca o vai a…' })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Cerca e comandi' })
  await user.keyboard('tara')
  expect((await screen.findByRole('option', { name: /Taralli al vino/ })).textContent).toContain(
    'In vendita, 18 pezzi, 4.90\u00a0€',
  )
  await user.keyboard('{Tab}')
  expect(lines()).toHaveLength(4)
  await user.keyboard('scorta{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/stock'))
  expect(router.state.location.search).toBe('?product=7')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByText('Usati di recente')
  expect(lines()[0]).toContain('Registra un movimento di scorta')
})

it('goes to a screen by arrows, and names only what the role may do', async () => {
  const { user, router } = openShop('accounts')
  await user.click(await screen.findByRole('button', { name: 'Cerca o vai a…' }))
  await screen.findByRole('combobox')
  expect(lines().join()).not.toMatch(/Nuovo prodotto|Ordini|Prodotti/)
  const first = active()
  await user.keyboard('{ArrowUp}')
  expect(active()).not.toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(first)
  await user.keyboard('andam{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/figures'))
  expect(screen.queryByRole('combobox', { name: 'Cerca e comandi' })).toBeNull()
})

it('makes a new product from any screen, and is gone where that leads', async () => {
  const { user, router } = openShop('owner')
  await screen.findByRole('button', { name: 'Cerca o vai a…' })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Cerca e comandi' })
  await user.keyboard('nuovo prod{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Nome in italiano' }), 'Taralli')
  await screen.findByRole('option', { name: 'Forno' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'forno')
  await user.type(screen.getByRole('textbox', { name: /^Prezzo/ }), '4,90{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/9'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nuovo prodotto' })).toBeNull())
})
