import type { BackendCall } from '@filiera/contract/client'
import { expect, it } from 'vitest'
import { emptyQuery } from '../../pages/listing-query.state.ts'
import { loadSeller } from './load-seller.server.ts'

/** A backend that has this seller and none of his products. */
const sellerClosedUntil = (closedUntil: string | null) =>
  (async () => ({
    ok: true,
    value: { seller: { id: '3', closedUntil }, products: [], best: [], nearest: null, facets: { total: 0 } },
    headers: new Headers(),
  })) as unknown as BackendCall

it.each([
  ['2026-08-31', '2026-08-31T21:59:00Z', '2026-08-31'],
  ['2026-08-31', '2026-08-31T22:00:00Z', null],
  [null, '2026-08-31T22:00:00Z', null],
])('a shop closed until %s says at %s: %s', async (closedUntil, now, said) => {
  const asked = {
    query: emptyQuery,
    lang: 'it',
    now: new Date(now),
    path: '/sellers/3',
    asked: new URLSearchParams(),
  } as const
  const { seller } = await loadSeller(sellerClosedUntil(closedUntil), '3', asked, { add: () => undefined })
  expect(seller.closedUntil).toBe(said)
})
