import { expect, it } from 'vitest'
import { readChoice } from '../browser/stored.ts'
import { takeLinkedShop } from './linked-shop.ts'

it('takes the shop of a link once, and nothing else', () => {
  history.replaceState(null, '', '/orders?state=to_ship#shop=12')
  takeLinkedShop()
  expect(readChoice('shop', sessionStorage)).toBe('12')
  expect(location.href).toMatch(/\/orders\?state=to_ship$/)
  history.replaceState(null, '', '/products/3#label')
  takeLinkedShop()
  expect(location.hash).toBe('#label')
  expect(readChoice('shop', sessionStorage)).toBe('12')
})
