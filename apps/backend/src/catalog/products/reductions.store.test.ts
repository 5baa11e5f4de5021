import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProduct, type ProductOptions } from '../../../test/factories/catalogue.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { listProducts } from '../browsing/list-products.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = (day: number) => new Date(Date.UTC(2026, 8, day))
const change = (id: string, columns: object) =>
  database.db.updateTable('product').set(columns).where('id', '=', id).execute()

/** What is crossed out, since when the reduction counts (product and offer), and how often lists call it reduced. */
async function announced(id: string) {
  const { rows } = await sql<{ before: number; since: Date; offer: Date; sellerId: string }>`
    select price_before(p) as before, p.discount_started_at as since, o.reduced_since as offer, p.seller_id as "sellerId"
    from product p join offer o on o.product_id = p.id and o.state = 'running' where p.id = ${id}`.execute(
    database.db,
  )
  const [{ before, since, offer, sellerId } = { before: 0, since: at(0), offer: at(0), sellerId: '' }] = rows
  const listed = await listProducts(database, { lang: 'it', filters: ['discounts'], seller: [sellerId] })
  return { before, since: [since, offer], listed: listed.products.length }
}

/** At 20.00 €, on sale since the first. */
const onSale = async (options: ProductOptions = {}) => {
  const { id } = await createProduct(database.db, { status: 'draft', price_cents: 2000, ...options })
  await change(id, { status: 'published', updated_at: at(1) })
  return id
}

describe('a reduction is announced on a price that was charged, never', () => {
  it('on that of a draft with an offer that is published', async () => {
    const { id } = await createProduct(database.db, { status: 'draft', price_cents: 2000 })
    await change(id, { discounted_cents: 1000, discount_started_at: at(2), updated_at: at(2) })
    await change(id, { status: 'published', updated_at: at(5) })
    expect(await announced(id)).toEqual({ before: 1000, since: [at(5), at(5)], listed: 0 })
  })

  it('on that of a product which comes with its offer', async () => {
    const { id } = await createProduct(database.db, { status: 'draft', discounted_cents: 800 })
    await change(id, { status: 'published' })
    expect(await announced(id)).toMatchObject({ before: 800, listed: 0 })
  })

  it('on a new one of a product that was paused for more than 30 days', async () => {
    const id = await onSale()
    await change(id, { status: 'withdrawn', updated_at: at(3) })
    const offer = { price_cents: 4000, discounted_cents: 1500, discount_started_at: at(4) }
    await change(id, { ...offer, updated_at: at(4) })
    await change(id, { status: 'published', updated_at: at(35) })
    expect(await announced(id)).toEqual({ before: 1500, since: [at(35), at(35)], listed: 0 })
  })
})

it('what was charged shortly before a pause is the reference of an offer that begins after it', async () => {
  const id = await onSale()
  await change(id, { status: 'withdrawn', updated_at: at(3) })
  await change(id, { discounted_cents: 1500, discount_started_at: at(4), updated_at: at(4) })
  await change(id, { status: 'published', updated_at: at(10) })
  expect(await announced(id)).toEqual({ before: 2000, since: [at(10), at(10)], listed: 1 })
})

it('one without a beginning, by SQL, begins with its change', async () => {
  const id = await onSale()
  await change(id, { discounted_cents: 1500, updated_at: at(4) })
  expect(await announced(id)).toEqual({ before: 2000, since: [at(4), at(4)], listed: 1 })
  await change(id, { discounted_cents: null, updated_at: at(5) })
  await change(id, { discounted_cents: 1600, updated_at: at(9) })
  expect(await announced(id)).toEqual({ before: 1600, since: [at(9), at(9)], listed: 0 })
  await change(id, { stock: 3, updated_at: at(11) })
  await change(id, { discounted_cents: 1200, updated_at: at(12) })
  expect(await announced(id)).toEqual({ before: 1500, since: [at(9), at(9)], listed: 1 })
})
