import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { previewPath, previewSizes } from '@filiera/contract/catalog/previews'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { openFolder } from '../../platform/files/folder.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { storePicture } from '../pictures/store-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-previews-'))
const title = 'Olio extravergine di oliva da agricoltura biologica spremuto a freddo'
let backend: TestBackend
let productId: string
let sellerId: string
let draftId: string
beforeAll(async () => {
  backend = await buildTestBackend({ DATA_DIR: directory })
  const { db } = backend.services
  const product = await createProduct(db, { titles: { it: title } })
  ;({ id: productId, sellerId } = product)
  draftId = (await createProduct(db, { titles: { it: 'Bozza' }, status: 'draft' })).id
  const files = openPictureFiles(openFolder(directory))
  const width = 1200
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const master = await sharp({ create: { width, height: width, channels: 3, background: '#F3C64A', noise } })
    .webp()
    .toBuffer()
  const { hash } = await storePicture(db, files, master)
  await db
    .insertInto('product_picture')
    .values({ product_id: productId, position: 0, picture_hash: hash, alt: JSON.stringify({ it: '' }) })
    .execute()
})
afterAll(async () => {
  await backend.close()
  rmSync(directory, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(backend.url + path, { headers })

it('draws a product at its size and weight, even of a noisy photograph', async () => {
  const answer = await get(previewPath('product', productId, 'it'))
  expect(answer.status).toBe(200)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...previewSizes.product })
  expect(bytes.length).toBeLessThanOrEqual(60_000)
})

it('draws a seller without a picture on the generic one', async () => {
  const answer = await get(previewPath('seller', sellerId, 'en'))
  expect(answer.status).toBe(200)
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(previewSizes.seller)
})

it('changes its ETag with the name, and answers 304 to who has it', async () => {
  const first = await get(previewPath('product', productId, 'it'))
  const etag = first.headers.get('etag') ?? ''
  expect((await get(previewPath('product', productId, 'it'), { 'if-none-match': etag })).status).toBe(304)
  await backend.services.db
    .updateTable('product_text')
    .set({ title: 'Olio nuovo' })
    .where('product_id', '=', productId)
    .execute()
  const second = await get(previewPath('product', productId, 'it'), { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(second.headers.get('etag')).not.toBe(etag)
})

it('draws no shop that is closed for good', async () => {
  const { sellerId: closed } = await createProduct(backend.services.db)
  await backend.services.db
    .updateTable('seller')
    .set({ suspended_at: new Date(), ended_at: new Date() })
    .where('id', '=', closed)
    .execute()
  expect((await get(previewPath('seller', closed, 'it'))).status).toBe(404)
})

it.each([
  ['a draft', () => previewPath('product', draftId, 'it'), 404],
  ['an unknown post', () => previewPath('post', '999', 'it'), 404],
  ['an unknown language', () => '/previews/product/1.fr.jpg', 400],
  ['an unknown kind', () => '/previews/cart/1.it.jpg', 400],
])('answers %s with its problem', async (_what, path, status) => {
  expect((await get(path())).status).toBe(status)
})
