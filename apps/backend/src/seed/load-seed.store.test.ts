import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../test/build-test-backend.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { openPictureFiles } from '../catalog/pictures/picture-files.ts'
import { readSellers } from '../catalog/sellers/read-sellers.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openFolder } from '../platform/files/folder.ts'
import { readCatalogue } from './data/read-demo-data.ts'
import { loadSeed } from './load-seed.ts'
import { loadSeedPictures } from './load-seed-pictures.ts'

const clock = testClock()
const products = readCatalogue()
const lines: string[] = []
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  expect(await loadSeed(database.db, clock, (line) => lines.push(line))).toBe(true)
})
afterAll(() => database.close())

const count = async (statement: string) => Number((await database.pool.query(statement)).rows[0].count)

it('fills an empty database once and says what it wrote', async () => {
  expect(lines[0]).toMatch(/\d+ sellers, \d+ categories, \d+ products, \d+ collections/)
  expect(await loadSeed(database.db, clock, () => {})).toBe(false)
  expect(await count('select count(*) from product')).toBe(products.length)
  expect(await count('select count(*) from product_text')).toBe(products.length * 3)
})

it('writes a catalogue as large as the shop promises', async () => {
  expect(products.length).toBeGreaterThanOrEqual(300)
  expect(await count('select count(*) from seller')).toBeGreaterThanOrEqual(36)
  expect(await count('select count(distinct region) from seller')).toBe(20)
  expect(await count('select count(distinct city_code) from seller')).toBe(5)
  expect(
    await count(
      'select count(distinct coalesce(c.parent_id, c.id)) from product_listing l join category c on c.id = l.category_id',
    ),
  ).toBe(12)
  // a product in several formats counts once
  const families = await count('select count(distinct coalesce(-family, product_id)) from product_listing')
  const { sellers } = await readSellers(database, { lang: 'it', limit: 100 })
  expect(sellers.reduce((sum, { productsCount }) => sum + productsCount, 0)).toBe(families)
  expect(families).toBeLessThan(products.length)
})

it('keeps an unbroken history whose last price is the one charged', async () => {
  const { rows } = await sql<{ wrong: string }>`
    select p.slug as wrong from product p where not exists (
      select 1 from price_period where product_id = p.id and valid_to is null and charged_cents = p.charged_cents)
    union all
    select p.slug from price_period a join product p on p.id = a.product_id
      where a.valid_to is not null and not exists (
        select 1 from price_period b where b.product_id = a.product_id and b.valid_from = a.valid_to)`.execute(
    database.db,
  )
  expect(rows).toEqual([])
})

it('announces each of its reductions, on prices that it charged before', async () => {
  const reduced = products.filter(({ discount }) => discount).length
  expect(reduced).toBeGreaterThan(30)
  expect(
    await count('select count(*) from product p where p.discounted and price_before(p) > p.discounted_cents'),
  ).toBe(reduced)
  expect(
    await count(
      `select count(*) from product_listing where facets @> array(select id from facet_value where facet = 'discounts')`,
    ),
  ).toBe(reduced)
})

it('adds the drawings that are there and, the second time, none', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'filiera-pictures-'))
  const files = openPictureFiles(openFolder(directory))
  const added = await loadSeedPictures(database.db, files, () => {})
  expect(await count('select count(*) from product_picture')).toBeLessThanOrEqual(added)
  expect(await loadSeedPictures(database.db, files, () => {})).toBe(0)
  rmSync(directory, { recursive: true })
})
