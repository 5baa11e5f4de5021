import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWishedProducts } from './use-wished-products.ts'

afterEach(() => vi.unstubAllGlobals())

it('says no longer that products are missing once they have come', async () => {
  const nothing = { ids: [], products: [] }
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const { result, rerender } = renderHook(({ ids }) => useWishedProducts(ids, nothing), {
    initialProps: { ids: ['1'] },
  })
  await waitFor(() => expect(result.current.hasFailed).toBe(true))
  vi.stubGlobal('fetch', async () => Response.json([]))
  rerender({ ids: ['1', '2'] })
  await waitFor(() => expect(result.current.known).toEqual({ 1: null, 2: null }))
  expect(result.current.hasFailed).toBe(false)
})
