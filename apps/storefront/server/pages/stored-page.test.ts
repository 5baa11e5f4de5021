import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { matchesEtag, OFTEN, type StoredPage, storePage } from './stored-page.ts'

/** Repeats itself enough for the qualities to differ. */
const text = Array.from(
  { length: 3000 },
  (_, index) => `Olio ${(index * 7919) % 997} da ${index % 41}`,
).join()
const store = () => storePage({ status: 200, headers: { 'x-own': '1' }, body: Buffer.from(text), tags: [] })

it('answers one page in three encodings, under one weak ETag', async () => {
  const stored = await store()
  const [br, gzip, identity] = [
    await stored.encoded('br'),
    await stored.encoded('gzip'),
    await stored.encoded('identity'),
  ]
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(identity.body.toString()).toBe(text)
  expect(stored.etag).toMatch(/^W\/"[\w-]+"$/)
  for (const { etag, headers } of [br, gzip, identity]) {
    expect(etag).toBe(stored.etag)
    expect(headers).toContain(etag)
  }
})

it('holds its compressed form alone: neither the text nor what the compressor worked in', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const body = () => Buffer.from(`${Math.random()}${text.repeat(10)}`)
  const before = process.memoryUsage().arrayBuffers
  const pages: StoredPage[] = []
  for (let number = 0; number < 40; number++) {
    // what other requests take from the pool meanwhile
    for (let other = 0; other < 3; other++) Buffer.allocUnsafe(20_000)
    pages.push(await storePage({ status: 200, headers: {}, body: body(), tags: [] }))
  }
  const sizes = await Promise.all(pages.map(async (page) => (await page.encoded('br')).body.length))
  const bytes = sizes.reduce((sum, size) => sum + size)
  // the last calls of the compressor give their input back a little later
  await vi.waitFor(() => {
    collect()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * bytes)
  })
})

it('is compressed quickly at first, thoroughly once it is sent often', async () => {
  const stored = await store()
  const first = await stored.encoded('br')
  for (let answer = 2; answer < OFTEN; answer++) expect(await stored.encoded('br')).toBe(first)
  await vi.waitFor(async () => expect(await stored.encoded('br')).not.toBe(first))
  const later = await stored.encoded('br')
  expect(later.body.length).toBeLessThan(first.body.length)
  expect(brotliDecompressSync(later.body).toString()).toBe(text)
  expect(later.etag).toBe(first.etag)
})

it('finds its ETag in a list', () => {
  expect(matchesEtag('W/"a", W/"b"', 'W/"b"')).toBe(true)
  expect(matchesEtag('*', 'W/"b"')).toBe(true)
  expect(matchesEtag('"b"', 'W/"c"')).toBe(false)
  expect(matchesEtag(undefined, 'W/"b"')).toBe(false)
})
