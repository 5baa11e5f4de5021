import { expect, it } from 'vitest'
import { closeNextCookie, openNextCookie, readNextCookie } from './next-cookie.ts'

const next = '/en/checkout?step=shipping&address=5;ü'

it('brings an address back as it was kept', () => {
  const [pair = ''] = openNextCookie(next, { secure: true }).split('; ')
  expect(readNextCookie(`a=b; ${pair}`)).toBe(next)
  expect(openNextCookie(next, { secure: true })).toMatch(/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/)
  expect(closeNextCookie({ secure: false })).toBe('filiera_next=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

it.each([undefined, '', 'a=b', 'filiera_next=', 'filiera_next=%E0%A4'])('finds none in %j', (header) => {
  expect(readNextCookie(header)).toBeFalsy()
})
