import { expect, it } from 'vitest'
import { isMailed, noticesOf, shopNotices } from './shop-notices.ts'
import { shopRoles } from './shop-roles.ts'

it('mails about orders whoever works on them, and nobody else', () => {
  expect(shopRoles.filter((role) => noticesOf(role).length > 0)).toEqual(['owner', 'orders'])
  expect(noticesOf('orders')).toEqual([...shopNotices])
})

it('obeys the switch, but for what the law asks for', () => {
  expect(isMailed('order', 'owner', false)).toBe(true)
  expect(isMailed('order', 'owner', true)).toBe(false)
  expect(isMailed('withdrawal', 'orders', true)).toBe(true)
  expect(isMailed('withdrawal', 'viewer', false)).toBe(false)
})
