import { expect, it } from 'vitest'
import { useWishlist } from './wishlist-store.ts'

it('keeps what was saved before where the browser forbids storage', async () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  const { changeWish } = await import('./change-wishlist.ts')
  for (const id of ['1', '2']) await changeWish({ id, title: 'Olio', price: 5, priceDiscounted: null }, false)
  expect(useWishlist.getState()).toMatchObject({
    known: true,
    items: [{ productId: '2' }, { productId: '1' }],
  })
})
