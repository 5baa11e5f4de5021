import { expect, it } from 'vitest'
import { linkToken, newLinkSeed, readLinkToken } from './link-token.ts'

const [old, fresh, other] = ['old-', 'new-', 'other-'].map((name) => name.padEnd(32, 'x')) as [
  string,
  string,
  string,
]

it('signs with the first secret and reads what any of them signed', () => {
  const seed = newLinkSeed()
  expect(readLinkToken(linkToken(seed, old), `${fresh},${old}`)).toBe(seed)
  expect(linkToken(seed, `${fresh},${old}`)).toBe(linkToken(seed, fresh))
  expect(readLinkToken(linkToken(seed, old), fresh)).toBeNull()
  expect(readLinkToken(linkToken(seed, other), `${fresh}, ${old}`)).toBeNull()
  expect(readLinkToken(`.${linkToken('', fresh).slice(1)}`, fresh)).toBeNull()
})
