import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser } from '@filiera/contract/customers/account'
import { putPhoto } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createPhoto } from '../../../test/factories/photo.ts'
import { openObjectStore } from '../../../test/scenes/object-store.ts'

let stop: () => Promise<void>
let backend: TestBackend
const directory = mkdtempSync(join(tmpdir(), 'filiera-bucket-'))
beforeAll(async () => {
  const bucket = await openObjectStore()
  stop = bucket.stop
  backend = await buildTestBackend({ DATA_DIR: directory, ...bucket.settings })
})
afterAll(async () => {
  await backend.close()
  rmSync(directory, { recursive: true })
})

it('keeps photos in the bucket and none on this machine; of a store that is away it says so and loses nothing', async () => {
  const { headers } = await createCustomer(backend)
  const file = new Blob([new Uint8Array(await createPhoto())])
  const put = await backend.call(putPhoto, { file }, headers)
  const photoUrl = put.ok ? put.value.photoUrl : ''
  expect((await fetch(backend.url + photoUrl)).headers.get('content-type')).toBe('image/webp')
  expect(readdirSync(join(directory, 'photos'))).toEqual([])

  await stop()
  expect(await backend.call(putPhoto, { file }, headers)).toMatchObject({
    ok: false,
    problem: { status: 503, detail: expect.stringContaining('Nothing can be stored') },
  })
  expect(backend.logs.join()).toMatch(/object store http:[^ ]+\/s3\/shop refused PUT \/photos/)
  const user = await backend.call(getUser, {}, headers)
  expect(user).toMatchObject({ ok: true, value: { profile: { photoUrl } } })
  expect(readdirSync(join(directory, 'photos'))).toEqual([])
})
