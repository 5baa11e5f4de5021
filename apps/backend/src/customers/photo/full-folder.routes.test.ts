import { mkdtempSync, readdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putPhoto } from '@filiera/contract/customers/own-data'
import { expect, it } from 'vitest'
import { buildTestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createPhoto } from '../../../test/factories/photo.ts'

/** A folder in which not even root may make a file. */
const UNWRITABLE = '/sys/kernel'

it.runIf(process.platform === 'linux')(
  'refuses a photo in words when its folder cannot be written, keeps nothing of it, and takes it afterwards',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'filiera-full-'))
    const backend = await buildTestBackend({ DATA_DIR: folder })
    const { headers } = await createCustomer(backend)
    const file = new Blob([new Uint8Array(await createPhoto())])
    const photos = join(folder, 'photos')
    symlinkSync(UNWRITABLE, photos)
    const refused = await backend.call(putPhoto, { file }, headers)
    expect(refused).toMatchObject({
      ok: false,
      problem: { status: 503, code: 'unavailable', detail: expect.stringContaining('Nothing can be stored') },
    })
    expect((await fetch(`${backend.url}/products?limit=1`)).status).toBe(200)
    unlinkSync(photos)
    expect(await backend.call(putPhoto, { file }, headers)).toMatchObject({ ok: true })
    expect(readdirSync(photos)).toHaveLength(1)
    await backend.close()
    rmSync(folder, { recursive: true })
  },
)
