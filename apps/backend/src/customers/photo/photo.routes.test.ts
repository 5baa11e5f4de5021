import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser, login } from '@filiera/contract/customers/account'
import { PHOTO_MAX_BYTES, putPhoto, removePhoto } from '@filiera/contract/customers/own-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createPhoto } from '../../../test/factories/photo.ts'
import { purgePhotos } from './purge-photos.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-photos-'))
let backend: TestBackend
let photo: Blob
beforeAll(async () => {
  backend = await buildTestBackend({ DATA_DIR: directory })
  photo = new Blob([new Uint8Array(await createPhoto())])
})
afterAll(async () => {
  await backend.close()
  rmSync(directory, { recursive: true })
})

const kept = () => readdirSync(join(directory, 'photos'))
async function put(customer: TestCustomer, file: Blob = photo): Promise<string> {
  const answer = await backend.call(putPhoto, { file }, customer.headers)
  if (!answer.ok) throw new Error(`${answer.problem.code} ${answer.problem.detail}`)
  return answer.value.photoUrl
}

/** Sends a form as it is. */
async function send(customer: TestCustomer | null, parts: [string, Blob | string, string?][]) {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  return fetch(`${backend.url}/user/me/files`, {
    method: 'PUT',
    headers: { ...customer?.headers },
    body: form,
  })
}

it('D55 shows the photo everywhere under a new random name, and forgets the old one', async () => {
  const customer = await createCustomer(backend)
  const first = await put(customer)
  const second = await put(customer)
  expect(first).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/)
  expect(second).not.toBe(first)
  const user = await backend.call(getUser, {}, customer.headers)
  expect(user).toMatchObject({ ok: true, value: { profile: { photoUrl: second } } })
  const session = await backend.call(login, {
    body: { username: customer.email, password: TEST_PASSWORD },
  })
  expect(session).toMatchObject({ ok: true, value: { profilePhoto: second } })
  expect((await fetch(backend.url + first)).status).toBe(404)
  const shown = await fetch(backend.url + second)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="photo.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400, immutable',
  })
  expect(kept()).toEqual([second.slice('/photos/'.length)])
  const remove = () => backend.call(removePhoto, {}, customer.headers)
  expect([(await remove()).ok, (await remove()).ok]).toEqual([true, true])
  expect(kept()).toEqual([])
})

describe('a body that is not right', () => {
  it.each<[string, (file: Blob) => [string, Blob | string, string?][], string]>([
    ['another field', (file) => [['photo', file]], 'photo'],
    [
      'a second file',
      (file) => [
        ['file', file],
        ['file', file],
      ],
      'file',
    ],
    [
      'a text beside it',
      (file) => [
        ['file', file],
        ['name', 'x'],
      ],
      'name',
    ],
    ['a text in its place', () => [['file', 'x']], 'file'],
    ['many files', (file) => Array.from({ length: 6 }, () => ['file', file]), 'file'],
    ['an empty file', () => [['file', new Blob([])]], 'file'],
    ['nothing', () => [], 'file'],
  ])('D56 %s is refused by name', async (_name, parts, field) => {
    const answer = await send(await createCustomer(backend), parts(photo))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid_body', fields: [{ field }] })
  })

  it.each([['../../x'], [`${'a'.repeat(10_000)}.jpg`], ['nul\u0000.html']])(
    'D56 the file’s name counts for nothing: %#',
    async (name) => {
      const answer = await send(await createCustomer(backend), [['file', photo, name]])
      expect(answer.status).toBe(200)
    },
  )

  it('JSON, a lost boundary and a cut form', async () => {
    const customer = await createCustomer(backend)
    const sendRaw = (type: string, body: string) =>
      fetch(`${backend.url}/user/me/files`, {
        method: 'PUT',
        headers: { ...customer.headers, 'content-type': type },
        body,
      })
    expect((await sendRaw('application/json', '{}')).status).toBe(415)
    expect((await sendRaw('multipart/form-data', 'x')).status).toBe(422)
    expect((await sendRaw('multipart/form-data; boundary=b', '--b\r\nContent-Dis')).status).toBe(422)
  })

  it('D53 a photo too many bytes, also in chunks without a length', async () => {
    const customer = await createCustomer(backend)
    const large = new Blob([new Uint8Array(PHOTO_MAX_BYTES + 1)])
    const answer = await send(customer, [['file', large]])
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
    expect(await sendInChunks(customer, PHOTO_MAX_BYTES + 1)).toBe(413)
    expect(kept()).not.toContainEqual(expect.stringContaining('.part'))
  })

  it('exactly 10 MB is looked at', async () => {
    const bytes = new Uint8Array(PHOTO_MAX_BYTES)
    bytes.set(new Uint8Array(await photo.arrayBuffer()))
    expect((await send(await createCustomer(backend), [['file', new Blob([bytes])]])).status).toBe(200)
  })
})

/** @returns the status of a form sent without Content-Length, whose end may never be read */
function sendInChunks(customer: TestCustomer, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${backend.url}/user/me/files`,
      {
        method: 'PUT',
        headers: { ...customer.headers, 'content-type': 'multipart/form-data; boundary=b' },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.once('error', reject)
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
    request.write(Buffer.alloc(size))
    request.end('\r\n--b--\r\n')
  })
}

it('D56 asks who is calling before it reads anything', async () => {
  expect((await send(null, [['file', photo]])).status).toBe(401)
})

it('D56 takes twenty an hour', async () => {
  const customer = await createCustomer(backend)
  const wrong = new Blob(['no photo'])
  for (let upload = 0; upload < 20; upload++)
    expect((await send(customer, [['file', wrong]])).status).toBe(415)
  const refused = await send(customer, [['file', photo]])
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('D57 holds a bounded number at a time and asks the others to come back', async () => {
  const customers = await Promise.all(Array.from({ length: 30 }, () => createCustomer(backend)))
  const answers = await Promise.all(customers.map((customer) => send(customer, [['file', photo]])))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
  expect(statuses.has(200)).toBe(true)
  for (const answer of answers)
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('tidies up what belongs to nobody, after an hour', async () => {
  const customer = await createCustomer(backend)
  const own = (await put(customer)).slice('/photos/'.length)
  const lost = (await put(customer)).slice('/photos/'.length)
  await put(customer)
  const { db, config } = backend.services
  await db
    .updateTable('account')
    .set({ photo_name: lost.slice(0, -5) })
    .where('id', '=', customer.accountId)
    .execute()
  expect(kept()).not.toContain(own)
  const before = kept()
  const longAgo = new Date(Date.now() - 7_200_000)
  for (const file of before) utimesSync(join(directory, 'photos', file), longAgo, longAgo)
  await purgePhotos({ db, config })
  const used = await db
    .selectFrom('account')
    .select('photo_name')
    .where('photo_name', 'is not', null)
    .execute()
  expect(kept().every((file) => used.some(({ photo_name }) => `${photo_name}.webp` === file))).toBe(true)
  expect(kept().length).toBeLessThan(before.length)
})
