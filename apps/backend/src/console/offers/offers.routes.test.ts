import { getProductDetails } from '@filiera/contract/catalog/catalogue'
import { listOffers } from '@filiera/contract/console/offers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { openShopOffers } from '../../../test/scenes/shop-offers.ts'

let backend: TestBackend
let shop: Awaited<ReturnType<typeof openShopOffers>>
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  backend.clock.set(new Date('2026-11-24T09:00:00Z'))
  shop = await openShopOffers(backend)
})

const december = { from: '2026-12-01', to: '2026-12-15' }

it('begins at midnight in Italy and ends after its last day, by itself', async () => {
  const id = await shop.product({ titles: { it: 'Olio nuovo' } })
  await shop.reduce([id], -20, december)
  expect(await shop.list('coming')).toMatchObject([
    {
      state: 'coming',
      product: { id, title: 'Olio nuovo' },
      price: 10,
      priceDiscounted: 8,
      ...december,
      lowestPrice30Days: 10,
      percent: 20,
    },
  ])
  await shop.until('2026-11-30T22:59:59Z')
  expect(await shop.charged(id)).toBe(1000)
  await shop.until('2026-11-30T23:00:00Z')
  expect(await shop.charged(id)).toBe(800)
  expect(await shop.list('coming')).toEqual([])
  expect(await shop.list('running')).toMatchObject([{ state: 'running', ...december, percent: 20 }])
  await shop.until('2026-12-15T22:59:59Z')
  expect(await shop.charged(id)).toBe(800)
  await shop.until('2026-12-15T23:00:02Z')
  expect(await shop.charged(id)).toBe(1000)
  expect(await shop.list('past')).toMatchObject([{ state: 'past', ...december, percent: 20, missed: false }])
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['account_id', 'after'])
    .where('object_kind', '=', 'product')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    { account_id: shop.owner.accountId, after: { priceDiscounted: 8, ...december } },
    { account_id: shop.owner.accountId, after: { priceDiscounted: 8 } },
    { account_id: shop.owner.accountId, after: { priceDiscounted: null } },
  ])
})

it.each([
  ['summer time begins', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
  ['summer time ends', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('lasts the whole day on which %s', async (_what, day, starts, ends) => {
  backend.clock.set(new Date(Date.parse(starts) - 86_400_000))
  shop = await openShopOffers(backend)
  const id = await shop.product()
  await shop.reduce([id], -10, { from: day, to: day })
  for (const [moment, price] of [
    [Date.parse(starts) - 1000, 1000],
    [Date.parse(starts), 900],
    [Date.parse(ends) - 1000, 900],
    [Date.parse(ends), 1000],
  ] as const) {
    await shop.until(new Date(moment).toISOString())
    expect(await shop.charged(id)).toBe(price)
  }
})

it('measures a step that follows at once on what was before the first, and prices after it on its own', async () => {
  const id = await shop.product()
  await shop.reduce([id], -10, { to: '2026-12-10' })
  await shop.reduce([id], -20, { from: '2026-12-11', to: '2027-01-20' })
  expect(await shop.list('coming')).toMatchObject([{ lowestPrice30Days: 10, percent: 20 }])
  await shop.until('2026-12-10T23:00:01Z')
  expect(await shop.charged(id)).toBe(800)
  const details = async () => {
    const answer = await backend.call(getProductDetails, { params: { id } })
    return answer.ok && answer.value.lowestPrice30Days
  }
  expect(await details()).toBe(10)
  await shop.list('running')
  // more than 30 days later it is still measured on what was before
  await shop.until('2027-01-05T12:00:00Z')
  await shop.list('running')
  await shop.until('2027-01-20T22:00:00Z')
  expect(await details()).toBe(10)
  expect(await shop.list('running')).toMatchObject([{ lowestPrice30Days: 10, percent: 20 }])
  await shop.until('2027-01-20T23:00:00Z')
  const job = await shop.reduce([id], -15, { from: '2027-01-25', to: '2027-01-31' })
  expect(await shop.items(job)).toMatchObject([{ announced: { lowestPrice30Days: 8, percent: 0 } }])
  expect(await shop.list('coming')).toMatchObject([
    { priceDiscounted: 8.5, lowestPrice30Days: 8, percent: 0 },
  ])
})

it('refuses days that meet those of another offer, past ones and such as are turned round', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, december)
  const job = await shop.reduce([id], -30, { from: '2026-12-15', to: '2026-12-20' })
  expect(await shop.items(job)).toMatchObject([{ state: 'refused', reason: 'overlap' }])
  expect(await shop.ask([id], -30, { from: '2026-11-23' })).toMatchObject({
    problem: { code: 'invalid_body', fields: [{ field: 'from' }] },
  })
  for (const days of [{ to: '2026-11-23' }, { from: '2026-12-20', to: '2026-12-19' }, { to: '2029-01-01' }])
    expect(await shop.ask([id], -30, days)).toMatchObject({ problem: { code: 'invalid_body' } })
  await shop.reduce([id], -30, { from: '2026-12-16', to: '2026-12-20' })
  const [first, second] = await shop.list('coming')
  expect(await shop.change(second?.id ?? '', 1, '2026-12-15', '2026-12-20')).toMatchObject({
    problem: { code: 'conflict' },
  })
  expect(await shop.change(first?.id ?? '', 1, '2026-12-02', '2026-12-14')).toMatchObject({
    value: { from: '2026-12-02', to: '2026-12-14', version: 2 },
  })
})

it('changes its price until it begins, below that of the product', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, december)
  const [offer] = await shop.list('coming')
  const price = (version: number, euros: number) =>
    shop.change(offer?.id ?? '', version, december.from, december.to, euros)
  const wrong = { problem: { code: 'invalid_body', fields: [{ field: 'priceDiscounted' }] } }
  expect(await price(1, 10)).toMatchObject(wrong)
  expect(await price(1, 7.5)).toMatchObject({ value: { priceDiscounted: 7.5, percent: 25, version: 2 } })
  await shop.until('2026-11-30T23:00:00Z')
  expect(await shop.charged(id)).toBe(750)
  const [running] = await shop.list('running')
  expect(await price(running?.version ?? 0, 7)).toMatchObject(wrong)
  expect(await price(running?.version ?? 0, 7.5)).toMatchObject({ ok: true })
})

it('keeps its first day while it runs, ends later or now, and is over then', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, { to: '2026-11-30' })
  const [offer] = await shop.list('running')
  if (!offer) throw new Error('no offer')
  expect(offer).toMatchObject({ from: '2026-11-24', to: '2026-11-30' })
  const later = await shop.change(offer.id, offer.version, '2026-11-26', '2026-12-03')
  expect(later).toMatchObject({ value: { from: '2026-11-24', to: '2026-12-03' } })
  expect(await shop.change(offer.id, offer.version, '2026-11-24', null)).toMatchObject({
    problem: {
      status: 412,
      changed: {
        by: 'Anna Verdi',
        current: { to: '2026-12-03', priceDiscounted: 8, version: offer.version + 1 },
      },
    },
  })
  expect(await shop.end(offer.id, offer.version)).toMatchObject({ problem: { status: 412 } })
  backend.clock.advance(60_000)
  expect(await shop.end(offer.id, offer.version + 1)).toMatchObject({ ok: true })
  expect(await shop.charged(id)).toBe(1000)
  expect(await shop.list('past')).toMatchObject([{ from: '2026-11-24', to: '2026-11-24' }])
  expect(await shop.end(offer.id, offer.version + 2)).toMatchObject({ problem: { code: 'expired' } })
})

it('takes one to come off', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, december)
  const [offer] = await shop.list('coming')
  expect(await shop.end(offer?.id ?? '', 1)).toMatchObject({ ok: true })
  expect([await shop.list('coming'), await shop.list('past')]).toEqual([[], []])
  await shop.until('2026-12-02T09:00:00Z')
  expect(await shop.charged(id)).toBe(1000)
})

it('who sets a reduction by hand ends the one that runs; the new one gives way to the next', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, { to: '2026-11-30' })
  await shop.reduce([id], -30, december)
  backend.clock.advance(3_600_000)
  expect(await shop.setByHand(id, 9)).toMatchObject({ ok: true })
  expect(await shop.list('running')).toMatchObject([{ priceDiscounted: 9, to: null, lowestPrice30Days: 8 }])
  expect(await shop.list('past')).toMatchObject([{ priceDiscounted: 8, to: '2026-11-24' }])
  await shop.until('2026-12-01T00:00:00Z')
  expect(await shop.charged(id)).toBe(700)
  await shop.setByHand(id, null)
  expect(await shop.list('running')).toEqual([])
  await shop.until('2026-12-16T00:00:00Z')
  expect(await shop.charged(id)).toBe(1000)
})

it('does not begin when the price is no higher any more, and says so', async () => {
  const id = await shop.product()
  await shop.reduce([id], -20, december)
  await backend.services.db.updateTable('product').set({ price_cents: 800 }).where('id', '=', id).execute()
  await shop.until('2026-12-01T00:00:00Z')
  expect(await shop.charged(id)).toBe(800)
  expect(await shop.list('past')).toMatchObject([{ missed: true, ...december }])
})

it('a job is undone before its offer begins and while it runs; what somebody changed since stays', async () => {
  const ids = [await shop.product(), await shop.product()]
  const undone = await shop.reduce(ids, -20, december)
  await shop.undo(undone)
  expect(await shop.list('coming')).toEqual([])

  const job = await shop.reduce(ids, -20, december)
  const [changed] = await shop.list('coming')
  await shop.change(changed?.id ?? '', 1, '2026-12-01', '2026-12-12')
  await shop.until('2026-12-01T00:00:00Z')
  const undo = await shop.undo(job)
  const items = await shop.items(undo)
  expect(items.filter(({ state }) => state === 'done')).toHaveLength(1)
  expect(items.filter(({ state }) => state === 'refused')).toMatchObject([
    { product: { id: changed?.product.id }, reason: 'changed', changed: { by: 'Anna Verdi' } },
  ])
  expect(await shop.list('running')).toMatchObject([{ product: { id: changed?.product.id } }])
  expect(await shop.charged(ids.find((id) => id !== changed?.product.id) ?? '')).toBe(1000)
})

it('lists them page by page, and none of other shops', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count++) ids.push(await shop.product())
  await shop.reduce(ids, -10, december)
  const stranger = await openShopOffers(backend)
  expect(await stranger.list('coming')).toEqual([])
  const all = await shop.list('coming')
  expect(await stranger.end(all[0]?.id ?? '', 1)).toMatchObject({ problem: { code: 'not_found' } })
  const page = async (after?: string) => {
    const query = { state: 'coming', limit: '2', ...(after && { after }) } as const
    const answer = await backend.call(listOffers, { query }, shop.owner.headers)
    if (!answer.ok) throw new Error(answer.problem.detail)
    expect(answer.value.counts).toEqual({ running: 0, coming: 5, past: 0 })
    return answer.value.offers.map(({ id }) => id)
  }
  const first = await page()
  const second = await page(first[1])
  const third = await page(second[1])
  expect([...first, ...second, ...third]).toEqual(all.map(({ id }) => id))
})
