import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCategory, createSeller, createWarehouse } from '../../../test/factories/catalogue.ts'
import { reportOf } from '../../../test/run-import.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { fetchPicture } from '../pictures/fetch-picture.ts'
import { openPictureFiles } from '../pictures/picture-files.ts'
import { importProducts } from './import-products.ts'

let backend: TestBackend
let server: Server
let base: string
let seller: string
/** What the server of the pictures has; each colour is another picture. */
const shelf = new Map<string, Buffer>()
let requests: string[] = []

const picture = (background: string, width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  backend = await buildTestBackend()
  await createCategory(backend.services.db)
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const bytes = shelf.get(request.url ?? '')
    if (bytes) response.end(bytes)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shelf.set('/a.jpg', await picture('#c66b3d', 2000))
  shelf.set('/b.jpg', await picture('#2f6f4f'))
  shelf.set('/c.jpg', await picture('#e0b040'))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await backend.close()
})
beforeEach(async () => {
  seller = await createSeller(backend.services.db)
  await createWarehouse(backend.services.db, { seller_id: seller })
  requests = []
})

/** Permits the server of this test, which the shop itself would not ask. */
const run = (content: string, dryRun = false) => {
  const { db, clock, config } = backend.services
  backend.clock.advance(1000)
  const tools = {
    db,
    clock,
    files: openPictureFiles(openFiles(config)),
    fetchPicture: (url: string) => fetchPicture(url, { isAllowed: (address) => address === '127.0.0.1' }),
  }
  return reportOf(importProducts(tools, { sellerId: seller, content, dryRun }))
}
const file = (...pictures: string[]) =>
  [
    'Handle,Title,Variant Price,Image Src,Image Alt Text',
    ...pictures.map(
      (path, index) =>
        `latte,${index ? '' : 'Formaggio'},${index ? '' : '10.00'},${base}${path},${index ? 'Dietro' : ''}`,
    ),
    '',
  ].join('\n')
const findPictures = () =>
  backend.services.db
    .selectFrom('product_picture')
    .innerJoin('picture', 'hash', 'picture_hash')
    .innerJoin('product', 'product.id', 'product_id')
    .where('seller_id', '=', seller)
    .orderBy('position')
    .select(['hash', 'format', 'width', 'height', 'alt', 'product_id'])
    .execute()

it('brings the pictures of the file in its order, decoded anew and no larger than needed', async () => {
  expect(await run(file('/a.jpg', '/b.jpg'))).toMatchObject({ pictures: 2, missingPictures: [] })
  expect(await findPictures()).toMatchObject([
    { format: 'webp', width: 1700, height: 170, alt: { it: 'Formaggio' } },
    { format: 'webp', width: 300, alt: { it: 'Dietro' } },
  ])
})

it('asks for nothing in a dry run, nor a second time', async () => {
  await run(file('/a.jpg'), true)
  expect(requests).toEqual([])
  await run(file('/a.jpg'))
  expect(await run(file('/a.jpg'))).toMatchObject({ pictures: 0, missingPictures: [] })
  expect(requests).toEqual(['/a.jpg'])
})

it('reports what is missing, keeps the product, and asks again the next time', async () => {
  shelf.set('/text.jpg', Buffer.from('<script>alert(1)</script>'))
  expect(await run(file('/a.jpg', '/none.jpg', '/text.jpg'))).toMatchObject({
    created: 1,
    refused: [],
    pictures: 1,
    missingPictures: [
      { line: 2, url: `${base}/none.jpg`, reason: 'answered 404' },
      { line: 2, url: `${base}/text.jpg`, reason: 'The photo must be a JPEG, PNG or WebP.' },
    ],
  })
  shelf.set('/none.jpg', await picture('#803060'))
  shelf.set('/text.jpg', await picture('#305080'))
  expect(await run(file('/a.jpg', '/none.jpg', '/text.jpg'))).toMatchObject({
    unchanged: 1,
    pictures: 2,
    missingPictures: [],
  })
  expect(await findPictures()).toHaveLength(3)
})

it('follows the file while nothing was changed by hand', async () => {
  await run(file('/a.jpg', '/b.jpg'))
  const [a, b] = await findPictures()
  await run(file('/c.jpg', '/a.jpg'))
  const now = await findPictures()
  expect(now.map(({ hash }) => hash)).toEqual([expect.any(String), a?.hash])
  expect(now[0]?.hash).not.toBe(b?.hash)
})

it('keeps pictures that were added, left out and ordered by hand', async () => {
  const { db } = backend.services
  await run(file('/a.jpg', '/b.jpg'))
  const [a, b] = await findPictures()
  const own = { hash: 'f'.repeat(32), format: 'webp' as const, width: 10, height: 10, bytes: 10 }
  await db.insertInto('picture').values(own).execute()
  const replace = db.updateTable('product_picture').where('picture_hash', '=', a?.hash ?? '')
  await replace
    .where('product_id', '=', a?.product_id ?? '')
    .set({ picture_hash: own.hash })
    .execute()
  const hashes = async () => (await findPictures()).map(({ hash }) => hash)
  await run(file('/a.jpg', '/b.jpg'))
  expect(await hashes()).toEqual([own.hash, b?.hash])
  await run(file('/b.jpg', '/c.jpg'))
  const [, , c] = await hashes()
  expect(await hashes()).toEqual([own.hash, b?.hash, c])
  await run(file('/c.jpg'))
  expect(await hashes()).toEqual([own.hash, c])
})

it('does not wait again and again for a host that does not answer', async () => {
  const dead = Array.from({ length: 5 }, (_, number) => [
    `h${number},Formaggio,10.00,http://127.0.0.1:9/${number}.jpg`,
    `h${number},,,${base}/dead-${number}.jpg`,
  ])
  const report = await run(['Handle,Title,Variant Price,Image Src', ...dead.flat(), ''].join('\n'))
  const reasons = report.missingPictures.filter(({ url }) => url.includes(':9/')).map(({ reason }) => reason)
  expect(reasons.slice(0, 3)).toEqual(Array(3).fill('could not be fetched: ECONNREFUSED'))
  expect(reasons.slice(3)).toEqual(Array(2).fill('was not asked for: 127.0.0.1:9 did not answer 3 times'))
  // one that answers is asked for everything, whatever it lacks
  expect(requests).toHaveLength(5)
})
