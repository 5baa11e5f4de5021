import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

it('asks for the password once more before the shop itself or its team is changed', () => {
  const guarded = endpoints.filter(
    (endpoint) =>
      endpoint.access === 'seller' &&
      endpoint.method !== 'GET' &&
      (endpoint.audits === 'shop' || endpoint.permission === 'shop:write'),
  )
  expect(guarded.length).toBeGreaterThan(0)
  const open = guarded.filter(
    (endpoint) =>
      !('asksPassword' in endpoint) || !(endpoint.problems as string[]).includes('password_needed'),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})
