import type { CartItem } from '@filiera/contract/orders/cart'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noNotices, useNotices } from '../../notices/notices-store.ts'
import { noWishlist, useWishlist } from '../../state/wishlist/wishlist-store.ts'
import { saveForLater } from './save-for-later.ts'

const item = {
  productId: '7',
  title: 'Olio nuovo',
  quantity: 2,
  price: 10,
  priceDiscounted: null,
  available: true,
  addedAt: '2026-01-01T00:00:00.000Z',
} as unknown as CartItem

const answer = (of: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => of()),
  )
const saved = () => useWishlist.getState().items.map(({ productId }) => productId)

beforeEach(() => {
  useNotices.setState(noNotices)
  useWishlist.setState(noWishlist)
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

async function saveAndUndo(back: () => Response): Promise<void> {
  answer(() => Response.json([]))
  await saveForLater('c', item)
  expect(saved()).toEqual(['7'])
  const notice = useNotices.getState().notices.find(({ key }) => key === 'cart_later_success')
  answer(back)
  notice?.undo?.()
  await vi.waitFor(() =>
    expect(useNotices.getState().notices.map(({ key }) => key)).toContainEqual(
      expect.stringMatching(/^cart_add/),
    ),
  )
}

it('leaves the wishlist when its line is back in the cart', async () => {
  await saveAndUndo(() => Response.json([]))
  await vi.waitFor(() => expect(saved()).toEqual([]))
})

it('stays in the wishlist when its line cannot come back', async () => {
  await saveAndUndo(() => new Response(null, { status: 503 }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(saved()).toEqual(['7'])
})
