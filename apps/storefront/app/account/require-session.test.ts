import { expect, test } from 'vitest'
import { redirectToLogin } from './require-session.ts'

test.each([
  ['/account/orders?start=12', '/login?next=%2Faccount%2Forders%3Fstart%3D12'],
  ['/en/account', '/en/login?next=%2Fen%2Faccount'],
  // forms and navigations of the router ask for a page's data
  ['/account/profile.data', '/login?next=%2Faccount%2Fprofile'],
  [
    '/es/account/addresses.data?new=1&_routes=es%2Faccount%2Faddresses',
    '/es/login?next=%2Fes%2Faccount%2Faddresses%3Fnew%3D1',
  ],
  ['/account/privacy?index', '/login?next=%2Faccount%2Fprivacy'],
])('%s comes back after the login', (asked, login) => {
  const answer = redirectToLogin(new Request(new URL(asked, 'https://shop.example')))
  expect(answer.headers.get('location')).toBe(login)
})
