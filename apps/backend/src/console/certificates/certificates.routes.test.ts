import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { getProduct, getProductDetails } from '@filiera/contract/catalog/catalogue'
import { addCertificate } from '@filiera/contract/console/photos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createPhoto } from '../../../test/factories/photo.ts'
import { openEditedProduct } from '../../../test/scenes/edited-product.ts'
import { purgeCertificates } from './purge-certificates.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
type Headers = Readonly<Record<string, string>>

const add = (bytes: Uint8Array | string, headers: Headers) =>
  backend.call(
    addCertificate,
    { file: new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]) },
    headers,
  )

async function addedId(bytes: Uint8Array, headers: Headers) {
  const added = await add(bytes, headers)
  if (!added.ok) throw new Error(added.problem.detail)
  return added.value.id
}

const open = (id: string, headers: Headers = {}) =>
  backend.app.inject({ url: `/seller/certificates/${id}`, headers })

const markWith = (id: string) => ({
  organic: { operatorCode: 'A123', origin: 'IT' },
  marks: [
    {
      ...{ code: 'bio' as const, register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' },
      expires: '2027-06-30',
      file: { id, name: 'bio 2026.pdf' },
    },
  ],
})

it.each([
  ['a PDF', 'application/pdf', async () => PDF],
  ['a JPEG', 'image/jpeg', () => createPhoto(300, 200)],
  ['a PNG', 'image/png', () => createPhoto(300, 200, 'png')],
])('gives %s back byte by byte to whoever reads products of the shop, to keep', async (_what, type, make) => {
  const { sellerId, owner } = await openEditedProduct(backend)
  const bytes = await make()
  const id = await addedId(bytes, owner.headers)
  const viewer = await createCustomer(backend, { sellerId, role: 'viewer', audience: 'console' })
  const read = await open(id, viewer.headers)
  expect(read.statusCode).toBe(200)
  expect(read.rawPayload.equals(bytes)).toBe(true)
  expect(read.headers).toMatchObject({
    'content-type': type,
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['action', 'object_kind', 'object_id', 'after'])
    .where('seller_id', '=', sellerId)
    .execute()
  expect(entries).toEqual([
    { action: 'addCertificate', object_kind: 'certificate', object_id: id, after: { type } },
  ])
})

it.each<[string, () => Promise<Uint8Array> | Uint8Array | string, string]>([
  ['a page', () => '<!doctype html><script>alert(1)</script>', 'unsupported_media_type'],
  ['a WebP', () => createPhoto(300, 200, 'webp'), 'unsupported_media_type'],
  ['a PDF that comes later in the file', () => `#!/bin/sh\n${PDF}`, 'unsupported_media_type'],
  ['nothing', () => '', 'invalid_body'],
  ['more than 5 MB', () => Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 'too_large'],
])('refuses %s', async (_what, make, code) => {
  const { sellerId, owner } = await openEditedProduct(backend)
  const refused = await add(await make(), owner.headers)
  expect(refused.ok ? null : refused.problem.code).toBe(code)
  const kept = await backend.services.db
    .selectFrom('certificate_file')
    .select('id')
    .where('seller_id', '=', sellerId)
    .execute()
  expect(kept).toEqual([])
})

it('goes with its mark through draft, publication and versions, and is on no public page', async () => {
  const { id: productId, owner, change, publish, read, contentOf } = await openEditedProduct(backend)
  const mark = markWith(await addedId(PDF, owner.headers))
  await change(0, mark)
  expect((await read()).content.marks).toEqual(mark.marks)
  expect(await publish(1)).toMatchObject({ ok: true, value: { number: 2 } })
  expect((await read()).live.marks).toEqual(mark.marks)
  expect(await contentOf('2')).toMatchObject({ value: { content: mark } })
  const shown = await backend.call(getProductDetails, { params: { id: productId } })
  expect(shown.ok && shown.value.marks).toEqual([
    { code: 'bio', register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' },
  ])
  const [own] = mark.marks
  expect(JSON.stringify(shown)).not.toContain(own?.file.id)
  await change(2, { marks: mark.marks.map(({ file: _, ...rest }) => rest) })
  expect(await publish(3)).toMatchObject({ ok: true })
  expect((await read()).live.marks[0]).not.toHaveProperty('file')
})

it('ends, and the mark stays in the label of the console alone', async () => {
  const { id, change, publish, read } = await openEditedProduct(backend)
  const { marks, organic } = markWith('')
  const [mark] = marks.map(({ file: _, ...rest }) => ({ ...rest, expires: '2020-01-31' }))
  await change(0, { organic, marks: mark ? [mark] : [] })
  expect(await publish(1)).toMatchObject({ ok: true })
  expect((await read()).live.marks).toEqual([mark])
  const card = await backend.call(getProduct, { params: { id } })
  expect(card).toMatchObject({ value: { marks: [] } })
})

it('is nobody else’s: another shop neither reads it nor publishes a mark with it', async () => {
  const theirs = await openEditedProduct(backend)
  const id = await addedId(PDF, theirs.owner.headers)
  const { owner, change, publish } = await openEditedProduct(backend)
  expect((await open(id, owner.headers)).statusCode).toBe(404)
  expect((await open(id)).statusCode).toBe(401)
  await change(0, markWith(id))
  expect(await publish(1)).toMatchObject({
    problem: {
      status: 422,
      fields: [{ field: 'marks', message: 'names a file that is not one of the shop' }],
    },
  })
})

it('goes 60 days after the last mark that named it, and not while a version does', async () => {
  const { sellerId, owner, change, publish } = await openEditedProduct(backend)
  const [published, dropped] = [await addedId(PDF, owner.headers), await addedId(PDF, owner.headers)]
  await change(0, markWith(published))
  await publish(1)
  await change(2, markWith(dropped))
  const folder = join(backend.services.config.DATA_DIR, 'certificates')
  for (const id of [published, dropped]) await utimes(join(folder, `${id}.file`), 0, 0)
  const statusAfter = async (days: number) => {
    backend.clock.advance(days * 24 * 3_600_000)
    await purgeCertificates(backend.services)
    const entered = await createCustomer(backend, { sellerId, audience: 'console' })
    return Promise.all([published, dropped].map(async (id) => (await open(id, entered.headers)).statusCode))
  }
  await change(3, { marks: [] })
  await publish(4)
  await purgeCertificates(backend.services)
  expect(await statusAfter(59)).toEqual([200, 200])
  expect(await statusAfter(2)).toEqual([200, 404])
})
