import { getCarts } from '@filiera/contract/orders/cart'
import { getCheckout, placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { type Buyer, createBuyer, fillCart, placement } from '../../../test/factories/order.ts'
import { followFeed } from '../../../test/follow-feed.ts'
import { openShopOffers } from '../../../test/scenes/shop-offers.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('D30 an offer that begins or ends while somebody pays asks for a new look; what was agreed stays', async () => {
  backend.clock.set(new Date('2026-11-30T22:50:00Z'))
  const shop = await openShopOffers(backend)
  const id = await shop.product()
  await shop.reduce([id], -20, { from: '2026-12-01', to: '2026-12-01' })
  const [buyer, late] = [await createBuyer(backend), await createBuyer(backend)]
  for (const { accountId } of [buyer, late]) await fillCart(backend, accountId, id, 2)
  const place = (who: Buyer, confirmedTotal: number) =>
    backend.call(placeCheckout, { body: { ...placement(who), confirmedTotal } }, who.headers)
  const inCart = async (who: Buyer) => {
    const carts = await backend.call(getCarts, {}, who.headers)
    return carts.ok && carts.value[0]?.items[0]?.priceDiscounted
  }
  const changed = { problem: { status: 409, code: 'cart_changed' } }

  await shop.until('2026-11-30T23:00:00Z')
  expect(await inCart(buyer)).toBe(8)
  expect(await place(buyer, 26.9)).toMatchObject(changed)
  const placed = await place(buyer, 22.9)
  if (!placed.ok) throw new Error(placed.problem.detail)

  await shop.until('2026-12-01T23:00:00Z')
  const params = { id: placed.value.id }
  expect(await backend.call(getCheckout, { params }, buyer.headers)).toMatchObject({
    value: { total: 22.9, orders: [{ items: [{ priceDiscounted: 8, quantity: 2 }] }] },
  })
  expect(await inCart(late)).toBeNull()
  expect(await place(late, 22.9)).toMatchObject(changed)
  expect(await place(late, 26.9)).toMatchObject({ value: { total: 26.9 } })
})

it('tells the pages of the product when an offer begins, ends by itself and is ended', async () => {
  backend.clock.set(new Date('2026-12-05T09:00:00Z'))
  const shop = await openShopOffers(backend)
  const id = await shop.product()
  await shop.reduce([id], -20, { from: '2026-12-10', to: '2026-12-12' })
  const next = await followFeed(backend)
  await shop.until('2026-12-09T23:00:00Z')
  expect(await next()).toEqual([`product:${id}`])
  await shop.until('2026-12-12T23:00:00Z')
  expect(await next()).toEqual([`product:${id}`])
  await shop.setByHand(id, 8)
  expect(await next()).toEqual([`product:${id}`])
  const [offer] = await shop.list('running')
  await shop.end(offer?.id ?? '', offer?.version ?? 0)
  expect(await next()).toEqual([`product:${id}`])
})
