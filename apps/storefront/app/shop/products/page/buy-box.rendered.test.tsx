import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import '../../../texts/it/product.ts'
import { BuyBox } from './buy-box.tsx'
import type { PageProduct } from './page-product.ts'

const product = {
  ...{ id: '5', lang: 'it', title: 'Olio', shortDescription: '', images: [], marks: [], reviewsCount: 0 },
  ...{ price: 20, priceDiscounted: 15, discountPercent: 25, available: true, stock: null, shipsTo: ['IT'] },
  ...{ netQuantity: { value: 500, unit: 'ml' }, drainedQuantity: null, unitPrice: { value: 30, unit: 'l' } },
  seller: { id: '1', name: 'Frantoio', city: 'Cosenza', region: 'calabria' },
  warehouse: { id: '1', name: '', adjustments: [] },
  temperatureClass: 'ambient',
} as unknown as PageProduct

const show = (lowestPriceSince: string | null, changed: Partial<PageProduct> = {}) => {
  const details = {
    ...{ lowestPrice30Days: 20, lowestPriceSince },
    withdrawal: { allowed: true, reason: 'standard' } as const,
  }
  const rest = { formats: null, facts: [], delivery: { from: '', to: '' }, shipsTo: '', closed: null }
  renderPart(<BuyBox product={{ ...product, ...changed }} details={details} instead={[]} {...rest} />)
}

it('says beside a reduced price that it was the lowest of 30 days', () => {
  show(null)
  expect(screen.getByText(/Prezzo più basso degli ultimi 30 giorni: 20.00\s€/)).toBeTruthy()
})

it('says since when, where it was on sale for a shorter time', () => {
  show('12 novembre 2026')
  expect(screen.getByText(/Prezzo più basso dal giorno 12 novembre 2026: 20.00\s€/)).toBeTruthy()
  expect(screen.queryByText(/30 giorni/)).toBeNull()
})

it('says neither where no reduction is announced', () => {
  show('12 novembre 2026', { price: 15, priceDiscounted: null, discountPercent: 0 })
  expect(screen.queryByText(/più basso/)).toBeNull()
})
