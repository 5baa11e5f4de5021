import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, matchesEtag, storePage } from './stored-page.ts'

const text = 'Olio extravergine '.repeat(200)
const stored = storePage({ status: 200, headers: { 'x-own': '1' }, body: Buffer.from(text), tags: [] })

it('keeps one body in three encodings, each with its own strong ETag', async () => {
  const [br, gzip, identity] = await Promise.all([
    stored.encoded('br'),
    stored.encoded('gzip'),
    stored.encoded('identity'),
  ])
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(identity.body.toString()).toBe(text)
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
  for (const { etag } of [br, gzip, identity]) expect(etag).toMatch(/^"[\w-]+"$/)
})

it('encodes once', async () => {
  expect(await stored.encoded('br')).toBe(await stored.encoded('br'))
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['gzip', 'gzip'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (header, expected) => expect(chooseEncoding(header)).toBe(expected))
})

it('finds its ETag in a list', () => {
  expect(matchesEtag('"a", "b"', '"b"')).toBe(true)
  expect(matchesEtag('*', '"b"')).toBe(true)
  expect(matchesEtag('W/"b"', '"b"')).toBe(false)
  expect(matchesEtag(undefined, '"b"')).toBe(false)
})
