import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureUrl } from '@filiera/domain/picture-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { openFolder } from '../../platform/files/folder.ts'
import { boundedQueue } from './bounded-queue.ts'
import { findDerivative } from './find-derivative.ts'
import { openPictureFiles, type PictureFiles } from './picture-files.ts'
import { storePicture } from './store-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-pictures-'))
let backend: TestBackend
let files: PictureFiles
let master: Buffer
let hash: string
beforeAll(async () => {
  backend = await buildTestBackend({ DATA_DIR: directory })
  files = openPictureFiles(openFolder(directory))
  master = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#c66b3d' } })
    .webp()
    .toBuffer()
  hash = (await storePicture(backend.services.db, files, master)).hash
})
afterAll(async () => {
  await backend.close()
  rmSync(directory, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(backend.url + path, { headers })

it.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const)('makes a %s of the width', async (format, mediaType, decoded) => {
  const response = await get(pictureUrl(hash, 200, format))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(mediaType)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(metadata).toMatchObject({ format: decoded, width: 200, height: 100 })
})

it('never enlarges', async () => {
  const response = await get(pictureUrl(hash, 1200, 'webp'))
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 500 })
})

it('answers 304 to a client that has it', async () => {
  const url = pictureUrl(hash, 200, 'webp')
  const etag = (await get(url)).headers.get('etag') ?? ''
  const again = await get(url, { 'if-none-match': etag })
  expect(again.status).toBe(304)
})

it('makes one derivative once for many that ask together', async () => {
  let reads = 0
  const counting: PictureFiles = {
    ...files,
    readMaster(name) {
      reads++
      return files.readMaster(name)
    },
  }
  const derivatives = { files: counting, queue: boundedQueue<Buffer | null>(20) }
  const all = await Promise.all(
    Array.from({ length: 20 }, () => findDerivative(derivatives, hash, '400.avif')),
  )
  expect(reads).toBe(1)
  expect(new Set(all.map((bytes) => bytes.length)).size).toBe(1)
  const folder = join(directory, 'pictures', 'derivatives', hash.slice(0, 2), hash)
  expect(readdirSync(folder).filter((name) => name.startsWith('400.avif'))).toEqual(['400.avif'])
})

it('asks to come back when too many are waiting', async () => {
  const derivatives = { files, queue: boundedQueue<Buffer | null>(0) }
  await expect(findDerivative(derivatives, hash, '600.jpg')).rejects.toMatchObject({
    code: 'unavailable',
    extra: { retryAfterSeconds: expect.any(Number) },
  })
})

it.each([
  [`/pictures/${'0'.repeat(32)}/800.webp`, 404],
  ['/pictures/../../etc/passwd/800.webp', 404],
  ['/pictures/XYZ/800.webp', 400],
  [`/pictures/${'a'.repeat(32)}/801.webp`, 400],
  [`/pictures/${'a'.repeat(32)}/800.svg`, 400],
])('answers %s with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

it.each([
  ['a broken file', Buffer.from('not a picture')],
  ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
])('does not decode %s', async (_name, bytes) => {
  const folder = join(directory, 'pictures', 'masters')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'f'.repeat(32)), bytes)
  expect((await get(`/pictures/${'f'.repeat(32)}/200.webp`)).status).toBe(404)
  await expect(storePicture(backend.services.db, files, bytes)).rejects.toMatchObject({
    code: 'unsupported_media_type',
  })
})

it('keeps the same picture once', async () => {
  const again = await storePicture(backend.services.db, files, master)
  expect(again).toMatchObject({ hash, width: 500, height: 250, format: 'webp' })
  const rows = await backend.services.db.selectFrom('picture').select('hash').execute()
  expect(rows).toHaveLength(1)
})
