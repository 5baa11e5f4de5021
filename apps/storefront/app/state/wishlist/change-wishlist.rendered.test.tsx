import { afterEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '../auth/auth-store.ts'
import { removeQuietly } from './change-wishlist.ts'
import { noWishlist, useWishlist } from './wishlist-store.ts'

afterEach(() => vi.unstubAllGlobals())

it('keeps what the account would not let go, until it is gone there', async () => {
  const items = [{ productId: '7', addedAt: '2026-01-01T00:00:00.000Z', priceWhenAdded: 5 }]
  useAuthStore.setState({ isLoggedIn: true })
  useWishlist.setState({ ...noWishlist, owner: 'account', items })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await removeQuietly(['7'])
  expect(useWishlist.getState().items).toEqual(items)
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', status: 404 }, { status: 404 }))
  await removeQuietly(['7'])
  expect(useWishlist.getState().items).toEqual([])
})
