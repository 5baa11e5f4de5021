import { expect, it } from 'vitest'
import { chooseEncoding } from './compression.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for %s the encoding %s', (header, expected) => expect(chooseEncoding(header)).toBe(expected))
