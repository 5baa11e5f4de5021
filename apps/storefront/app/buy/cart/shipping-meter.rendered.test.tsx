import type { Cart } from '@filiera/contract/orders/cart'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import '../../texts/it/after-press.ts'
import { ShippingMeter } from './shipping-meter.tsx'

const cartWith = (shipping: Cart['shipping']) =>
  ({ shipping, totalItems: 1, totalCostDiscount: 20, seller: { id: '1', name: 'Masseria' } }) as Cart

it.each([
  ['for nothing, without a threshold', { cost: 0, missingToFree: null }, 'Spedizione gratuita'],
  ['for nothing, below a threshold', { cost: 0, missingToFree: 29 }, 'Spedizione gratuita'],
  ['for its fee', { cost: 6.9, missingToFree: null }, 'Spedizione 6.90\u00a0€'],
])('says in words what a warehouse ships %s', (_what, shipping, words) => {
  renderPart(<ShippingMeter cart={cartWith(shipping as Cart['shipping'])} />)
  expect(document.body.textContent).toBe(words)
})

it('says once the threshold is reached', () => {
  renderPart(<ShippingMeter cart={cartWith({ cost: 0, missingToFree: 0 } as Cart['shipping'])} />)
  expect(screen.getAllByText('Spedizione gratuita raggiunta').length).toBeGreaterThan(0)
})
