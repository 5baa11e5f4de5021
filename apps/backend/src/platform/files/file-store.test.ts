import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStorageFault } from '@filiera/server-kit/storage-fault'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openObjectStore } from '../../../test/scenes/object-store.ts'
import { openBucket } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'

let bucket: Awaited<ReturnType<typeof openObjectStore>>
let directory: string
beforeAll(async () => {
  bucket = await openObjectStore()
  directory = mkdtempSync(join(tmpdir(), 'filiera-files-'))
})
afterAll(async () => {
  await bucket.stop()
  rmSync(directory, { recursive: true })
})

const inFolder = () => ({ DATA_DIR: directory, S3_REGION: 'eu-south-1' })
const inBucket = () => ({ ...inFolder(), ...bucket.settings })
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isStorageFault(error) ? String(error) : `no storage fault: ${error}`),
  )

describe.each([
  ['the data folder', inFolder],
  ['a bucket', inBucket],
] as const)('%s', (_name, settings) => {
  let store: FileStore
  beforeAll(() => {
    store = openFiles(settings())
  })

  it('gives back what it was given, the last one whole, and null for what is not there', async () => {
    expect(await store.read('photos/a.webp')).toBeNull()
    await store.write('photos/a.webp', Buffer.from([0, 255, 10]))
    await store.write('photos/a.webp', Buffer.from('ñ & <b>'))
    expect((await store.read('photos/a.webp'))?.toString()).toBe('ñ & <b>')
    await store.remove('photos/a.webp')
    await store.remove('photos/a.webp')
    expect(await store.read('photos/a.webp')).toBeNull()
  })

  it('lists every file below a folder, however many, with the time of each', async () => {
    const names = Array.from({ length: 130 }, (_, n) => `many/${n}.webp`)
    await Promise.all(names.map((name) => store.write(name, Buffer.from(name))))
    await store.write('pictures/masters/b', Buffer.from('b'))
    const listed = await store.list('many/')
    expect(listed.map(({ path }) => path).sort()).toEqual(names.sort())
    expect(Math.abs((listed[0]?.writtenAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect((await store.list('')).length).toBe(131)
    expect(await store.list('none/')).toEqual([])
  })
})

it('says what the object store refused, and why', async () => {
  const mistaken = openFiles({ ...inBucket(), S3_SECRET_ACCESS_KEY: 'another' })
  expect(await faultOf(mistaken.write('a', Buffer.from('a')))).toMatch(
    /object store .*\/s3\/shop refused PUT \/a: 403 SignatureDoesNotMatch/,
  )
  expect(await faultOf(mistaken.list(''))).toContain('its list'.replace('its list', 'GET'))
  const stranger = openFiles({ ...inBucket(), S3_ACCESS_KEY_ID: 'nobody' })
  expect(await faultOf(stranger.read('a'))).toContain('403 InvalidAccessKeyId')
  const away = openBucket({
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    bucket: 'b',
    keyId: 'k',
    secret: 's',
  })
  expect(await faultOf(away.read('a'))).toMatch(/refused GET \/a: .*(ECONNREFUSED|bad port)/)
})
