import {
  addShopPhoto,
  cropShopPhoto,
  listShopPhotos,
  PHOTOS_PAGE,
  removeShopPhoto,
} from '@filiera/contract/console/photos'
import { changeProductDraft } from '@filiera/contract/console/products'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createPhoto, createPixelBomb } from '../../../test/factories/photo.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const fileOf = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])

async function open() {
  const sellerId = await createSeller(backend.services.db)
  const { headers } = await createCustomer(backend, { sellerId, role: 'catalogue', audience: 'console' })
  const add = async (bytes: Uint8Array | string) =>
    backend.call(addShopPhoto, { file: fileOf(bytes) }, headers)
  const picture = async (width: number, height = 200) => {
    const added = await add(await createPhoto(width, height))
    if (!added.ok) throw new Error(added.problem.detail)
    return added.value.picture
  }
  const list = async (query = {}) => {
    const listed = await backend.call(listShopPhotos, { query }, headers)
    if (!listed.ok) throw new Error(listed.problem.detail)
    return listed.value
  }
  return { sellerId, headers, add, picture, list }
}

it('keeps a photo at most 1,700 pixels wide, once however often it comes, with an audit entry', async () => {
  const { sellerId, add, list } = await open()
  const bytes = await createPhoto(2400, 1200)
  const first = await add(bytes)
  expect(first.ok && first.value).toMatchObject({ width: 1700, height: 850, drawn: false, usesCount: 0 })
  await add(bytes)
  expect((await list()).total).toBe(1)
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['action', 'object_kind'])
    .where('seller_id', '=', sellerId)
    .execute()
  expect(entries).toEqual([{ action: 'addShopPhoto', object_kind: 'photo' }])
})

it('lists them page by page, each behind the last one that was seen', async () => {
  const { sellerId, list } = await open()
  const { db } = backend.services
  const hashes = Array.from({ length: PHOTOS_PAGE + 2 }, (_, at) => String(at).padStart(64, 'e'))
  const picture = { format: 'jpeg', width: 8, height: 8, bytes: 99 } as const
  await db
    .insertInto('picture')
    .values(hashes.map((hash) => ({ hash, ...picture })))
    .execute()
  const photo = (picture_hash: string, at: number) => ({
    ...{ seller_id: sellerId, picture_hash },
    // several came at once
    created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2))),
  })
  await db.insertInto('shop_photo').values(hashes.slice(0, -1).map(photo)).execute()
  const first = await list()
  await db
    .insertInto('shop_photo')
    .values(photo(hashes.at(-1) ?? '', 1000))
    .execute()
  const rest = await list({ after: first.next })
  expect([first.photos.length, rest.photos.length, rest.next]).toEqual([PHOTOS_PAGE, 1, null])
  const shown = [...first.photos, ...rest.photos].map((each) => each.picture)
  expect(new Set(shown).size).toBe(PHOTOS_PAGE + 1)
})

type Refused = [
  name: string,
  make: () => Promise<Uint8Array> | Uint8Array | string,
  code: string,
  words: string,
]

it.each<Refused>([
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_media_type', 'JPEG'],
  [
    'a HEIC',
    () => Buffer.from('000000186674797068656963000000006d696631', 'hex'),
    'unsupported_media_type',
    'HEIC',
  ],
  ['nothing', () => '', 'invalid_body', 'empty'],
  ['too many pixels', () => createPixelBomb(20_000, 20_000), 'invalid_body', '64 megapixels'],
  ['half a photo', async () => (await createPhoto(900, 900)).subarray(0, 2000), 'invalid_body', 'read'],
  ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'too_large', '10 MB'],
])('refuses %s and says why', async (_name, make, code, words) => {
  const { add, list } = await open()
  const refused = await add(await make())
  expect(refused.ok ? null : refused.problem.code).toBe(code)
  expect(JSON.stringify(refused)).toContain(words)
  expect((await list()).total).toBe(0)
})

it('says where a photo is used, also in a draft, and keeps those that are', async () => {
  const { sellerId, headers, picture, list } = await open()
  const { db } = backend.services
  const used = await picture(301)
  const free = await picture(302)
  const { id } = await createProduct(db, { seller_id: sellerId, titles: { it: 'Olio' } })
  const pictures = [{ picture: used, alt: { it: 'Olio', en: '', es: '' } }]
  await backend.call(
    changeProductDraft,
    { params: { id }, body: { pictures } },
    { ...headers, 'if-match': '"v0"' },
  )
  const { photos } = await list()
  const usesOf = (hash: string): unknown => photos.find((photo) => photo.picture === hash)?.uses
  expect([usesOf(used), usesOf(free)]).toEqual([[{ id, title: 'Olio' }], []])
  expect((await list({ unused: 'true' })).photos.map((photo) => photo.picture)).toContain(free)
  expect((await list({ unused: 'true' })).photos.map((photo) => photo.picture)).not.toContain(used)
  const remove = (hash: string) => backend.call(removeShopPhoto, { params: { picture: hash } }, headers)
  const refused = await remove(used)
  expect(refused.ok ? null : refused.problem.code).toBe('conflict')
  expect((await remove(free)).ok).toBe(true)
  expect((await remove(free)).ok).toBe(false)
})

it('counts the page of the shop as a use: its picture is not unused, and not removed', async () => {
  const { sellerId, headers, picture, list } = await open()
  const shown = await picture(303)
  await backend.services.db
    .updateTable('seller')
    .set({ picture_hash: shown })
    .where('id', '=', sellerId)
    .execute()
  expect((await list()).photos).toMatchObject([{ picture: shown, usesCount: 0, onShopPage: true }])
  expect(await list({ unused: 'true' })).toEqual({ photos: [], total: 0, next: null })
  const refused = await backend.call(removeShopPhoto, { params: { picture: shown } }, headers)
  expect(refused).toMatchObject({ problem: { code: 'conflict' } })
})

it('answers in the language of who reads when a photo is added or cropped, as lists do', async () => {
  const { sellerId, headers } = await open()
  const { db } = backend.services
  const { id } = await createProduct(db, { seller_id: sellerId, titles: { it: 'Olio', en: 'Oil' } })
  const file = fileOf(await createPhoto(401, 200))
  const body = { left: 0.5, top: 0, width: 0.5, height: 1 }
  const first = await backend.call(addShopPhoto, { file }, headers)
  const picture = first.ok ? first.value.picture : ''
  const crop = (lang: 'it' | 'en') =>
    backend.call(cropShopPhoto, { params: { picture }, query: { lang }, body }, headers)
  const half = await crop('it')
  for (const [position, picture_hash] of [picture, half.ok ? half.value.picture : ''].entries())
    await db
      .insertInto('product_picture')
      .values({ product_id: id, position, picture_hash, alt: JSON.stringify({}) })
      .execute()
  const uses = (title: string) => ({ value: { uses: [{ id, title }] } })
  for (const lang of ['it', 'en'] as const) {
    const added = await backend.call(addShopPhoto, { file, query: { lang } }, headers)
    expect([added, await crop(lang)]).toMatchObject(Array(2).fill(uses(lang === 'it' ? 'Olio' : 'Oil')))
  }
})

it('crops a photo into a new one, and none of another shop', async () => {
  const { headers, picture, list } = await open()
  const whole = await picture(400, 200)
  const crop = (of: { headers: typeof headers }, body: object) =>
    backend.call(
      cropShopPhoto,
      { params: { picture: whole }, body: { left: 0.5, top: 0, width: 0.5, height: 1, ...body } },
      of.headers,
    )
  const half = await crop({ headers }, {})
  expect(half.ok && half.value).toMatchObject({ width: 200, height: 200 })
  expect((await list()).total).toBe(2)
  const over = await crop({ headers }, { width: 0.6 })
  expect(over.ok ? null : over.problem.code).toBe('invalid_body')
  const refused = await crop(await open(), {})
  expect(refused.ok ? null : refused.problem.code).toBe('not_found')
})
