import type { Cart, CartItem } from '@filiera/contract/orders/cart'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { CartLine } from './cart-line.tsx'

const item = {
  productId: '7',
  title: 'Olio nuovo',
  image: '/pictures/7.webp',
  quantity: 2,
  maxQuantity: 9,
  price: 10,
  priceDiscounted: 8,
  priceWhenAdded: 9,
  lineCost: 20,
  lineCostDiscount: 16,
  available: true,
  change: null,
  shipsTo: ['IT', 'FR'],
  alcohol: false,
} as unknown as CartItem
const cart = (closed = false) =>
  ({ id: 'c', items: [item], seller: { region: 'toscana', city: 'Lucca', closed } }) as unknown as Cart
const show = (
  more: Partial<CartItem>,
  abroad: Parameters<typeof CartLine>[0]['abroad'] = null,
  closed = false,
) => renderPart(<CartLine cart={cart(closed)} item={{ ...item, ...more }} abroad={abroad} />)
const quantity = () => screen.queryByRole('textbox', { name: 'Quantità di Olio nuovo' })

it('offers quantity, removal and keeping for later, with the price it costs now', () => {
  show({})
  expect(quantity()).toHaveProperty('value', '2')
  expect(screen.getByText('16.00 €')).toBeTruthy()
  for (const name of ['Rimuovi Olio nuovo', 'Salva per dopo: Olio nuovo'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
})

it('asks before the last piece is removed', () => {
  show({ quantity: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Uno in meno: Quantità di Olio nuovo' }))
  expect(screen.getByText('Togliere questo prodotto?')).toBeTruthy()
  expect(screen.getByText('Olio nuovo: ne resta un pezzo nel carrello.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tienilo com’è' }))
  expect(screen.queryByText('Togliere questo prodotto?')).toBeNull()
  expect(quantity()).toHaveProperty('value', '1')
})

it('says why there are no more of it', () => {
  show({ quantity: 9 })
  expect(screen.getByRole('status').textContent).toBe('Sono tutti quelli che restano: 9.')
})

it('says what changed, once', () => {
  show({ quantity: 9, change: 'capped' })
  expect(screen.getByText(/abbiamo ridotto la quantità/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('of a sold out product leaves only the ways out; of a closed shop says so', () => {
  show({ available: false, change: 'sold_out' }, null, true)
  expect(quantity()).toBeNull()
  expect(screen.queryByText('16.00 €')).toBeNull()
  expect(screen.getByText(/chiuso per ferie/)).toBeTruthy()
})

it('cannot keep for later what is no longer sold', () => {
  show({ available: false, change: 'gone' })
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Rimuovi Olio nuovo',
  ])
})

it('does not count what cannot go to the customer’s country', () => {
  show({}, { code: 'ES', where: 'in Spagna' })
  expect(screen.getByText('Non può arrivare in Spagna: non è contato nel totale.')).toBeTruthy()
  expect(screen.queryByText('16.00 €')).toBeNull()
})
