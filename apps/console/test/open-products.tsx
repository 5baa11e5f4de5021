import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { cellAt } from '../app/products/use-active-cell.ts'
import { type Answers, openConsole, sessionOf, shopFor } from './open-console.tsx'

export const product = (id: string, facts: Partial<SellerProduct> = {}): SellerProduct => ({
  id,
  title: `Prodotto ${id}`,
  code: null,
  slug: `prodotto-${id}`,
  picture: null,
  category: { slug: 'olio', name: 'Olio' },
  state: 'on_sale',
  missing: [],
  price: 10,
  priceDiscounted: null,
  offerUntil: null,
  nextOfferFrom: null,
  stock: 40,
  lowStock: 10,
  held: 0,
  shelf: 42,
  marks: [],
  languages: ['it', 'en'],
  format: null,
  scheduledAt: null,
  unpublished: false,
  warehouse: { id: '1', name: 'Andria' },
  changedAt: '2026-11-23T10:00:00.000Z',
  version: 3,
  ...facts,
})

/** Gives the sheet a height, as it draws as many rows as fit and nothing is laid out in tests. @returns what ends it */
export function layGridOut() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  return () => vi.restoreAllMocks()
}

/** The ids of a view, with the rows that come along. */
export const view = (products: SellerProduct[], rows?: SellerProduct[]) => {
  const ids = products.map(({ id }) => id)
  return {
    status: 200,
    body: { ids, total: ids.length, at: '2026-11-23T10:00:00.000Z', ...(rows && { rows }) },
  }
}

/** The products of a shop, open to somebody with a role. */
export async function openProducts(rows: SellerProduct[], more: Answers = {}, role: ShopRole = 'owner') {
  const opened = openConsole('/products', {
    'GET /api/seller/session': sessionOf(shopFor(role)),
    'GET /api/seller/products/ids': view(rows),
    'GET /api/seller/products': () => ({ status: 200, body: rows }),
    ...more,
  })
  await screen.findByText('Prodotto 1')
  return opened
}

/** A cell of the sheet. */
export function cell(row: number, column: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(cellAt({ row, column }))
  if (!found) throw new Error(`no cell ${row} ${column}`)
  return found
}
export const PRICE = 2
export const STOCK = 4
