import { expect, it } from 'vitest'
import { isMailed, noticesOf, rolesFor, shopNotices } from './shop-notices.ts'
import { shopRoles } from './shop-roles.ts'

it('mails about orders whoever works on them, and nobody else', () => {
  expect(rolesFor('order')).toEqual(['owner', 'orders'])
  expect(noticesOf('orders')).toEqual([...shopNotices])
})

it('sends the summary of the morning to who works on orders or on the catalogue', () => {
  expect(rolesFor('morning')).toEqual(['owner', 'catalogue', 'orders'])
  expect(noticesOf('catalogue')).toEqual(['morning'])
  expect(shopRoles.filter((role) => noticesOf(role).length === 0)).toEqual(['accounts', 'viewer'])
})

it('obeys the switch, but for what the law asks for', () => {
  expect(isMailed('order', 'owner', false)).toBe(true)
  expect(isMailed('order', 'owner', true)).toBe(false)
  expect(isMailed('withdrawal', 'orders', true)).toBe(true)
  expect(isMailed('withdrawal', 'viewer', false)).toBe(false)
})
