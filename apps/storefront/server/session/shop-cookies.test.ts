import { expect, test } from 'vitest'
import { forgetVisitorCookie } from './shop-cookies.ts'

test('forgets the visitor’s cart under the name that the backend gave it', () => {
  expect(forgetVisitorCookie({ secure: false })).toBe(
    'filiera_visitor=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  )
  expect(forgetVisitorCookie({ secure: true })).toContain('__Host-filiera_visitor=; Path=/')
})
