import { addShopPhoto, removeShopPhoto } from '@filiera/contract/console/photos'
import { pictureUrl } from '@filiera/domain/picture-url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createPhoto } from '../../../test/factories/photo.ts'
import { openEditedProduct } from '../../../test/scenes/edited-product.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { purgePictures } from './purge-pictures.ts'
import { pictureColumns } from './removed-photos.store.ts'

const DAY = 24 * 3_600_000

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

type By = { headers: Record<string, string> }
let width = 400

/** A photo that no other test has. */
const newPhoto = () => createPhoto(width++, 200)

async function add(bytes: Buffer, { headers }: By): Promise<string> {
  const added = await backend.call(addShopPhoto, { file: new Blob([new Uint8Array(bytes)]) }, headers)
  if (!added.ok) throw new Error(added.problem.detail)
  return added.value.picture
}

const remove = async (picture: string, { headers }: By) =>
  expect((await backend.call(removeShopPhoto, { params: { picture } }, headers)).ok).toBe(true)

const statusOf = async (picture: string) =>
  (await fetch(backend.url + pictureUrl(picture, 200, 'webp'))).status

const after = (days: number) => {
  backend.clock.advance(days * DAY)
  return purgePictures(backend.services)
}

const alt = { it: 'Miele', en: '', es: '' }

it('that left the library go 30 days later with all that was made of them, not before', async () => {
  const { owner } = await openEditedProduct(backend)
  const [removed, kept] = [await add(await newPhoto(), owner), await add(await newPhoto(), owner)]
  expect([await statusOf(removed), await statusOf(kept)]).toEqual([200, 200])
  await remove(removed, owner)
  await after(29)
  expect(await statusOf(removed)).toBe(200)
  await after(2)
  expect([await statusOf(removed), await statusOf(kept)]).toEqual([404, 200])
  const files = await openFiles(backend.services.config).list('pictures/')
  expect(files.filter(({ path }) => path.includes(removed))).toEqual([])
  const known = backend.services.db.selectFrom('picture').select('hash').where('hash', '=', removed)
  expect(await known.execute()).toEqual([])
})

it('stay while a version of a product names them, a draft, or another shop', async () => {
  const { id, owner, change, publish } = await openEditedProduct(backend)
  const [versioned, drafted] = [await add(await newPhoto(), owner), await add(await newPhoto(), owner)]
  await change(0, { pictures: [{ picture: versioned, alt }] })
  expect(await publish(1)).toMatchObject({ ok: true })
  await change(2, { pictures: [] })
  expect(await publish(3)).toMatchObject({ ok: true })
  const shared = await newPhoto()
  const other = await openEditedProduct(backend)
  const ofBoth = await add(shared, owner)
  expect(await add(shared, other.owner)).toBe(ofBoth)
  for (const picture of [versioned, drafted, ofBoth]) await remove(picture, owner)
  await change(4, { pictures: [{ picture: drafted, alt }] })
  await after(31)
  expect(await Promise.all([versioned, drafted, ofBoth].map(statusOf))).toEqual([200, 200, 200])
  await backend.services.db.deleteFrom('product_draft').where('product_id', '=', id).execute()
  await after(31)
  expect(await Promise.all([versioned, drafted, ofBoth].map(statusOf))).toEqual([200, 404, 200])
})

it('stay when they are put up again', async () => {
  const { owner, sellerId } = await openEditedProduct(backend)
  const bytes = await newPhoto()
  const picture = await add(bytes, owner)
  await remove(picture, owner)
  backend.clock.advance(29 * DAY)
  const again = await createCustomer(backend, { sellerId, audience: 'console' })
  expect(await add(bytes, again)).toBe(picture)
  await after(60)
  expect(await statusOf(picture)).toBe(200)
})

it('are looked for in every column that can name one', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and column_name like '%picture_hash'
      -- a copy of what sellers, categories and posts have
      and table_name <> 'search_entry' order by 1`.execute(backend.services.db)
  expect(rows.map(({ name }) => name)).toEqual(
    pictureColumns.map(([table, column]) => `${table}.${column}`).sort(),
  )
})
