import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { measureLabel, quantityLabel } from './measure.ts'

const t = ((key: string) => key) as unknown as TFunction

it.each([
  [290, 'g', '290\u00a0g'],
  [1500, 'g', '1.5\u00a0kg'],
  [750, 'ml', '750\u00a0ml'],
  [3000, 'ml', '3\u00a0l'],
] as const)('keeps %i %s on one line', (value, unit, label) => {
  expect(quantityLabel({ value, unit }, t)).toBe(label)
})

it('lets a line end behind the point between quantity and unit price only', () => {
  const product = {
    netQuantity: { value: 500, unit: 'ml' },
    unitPrice: { value: 33.8, unit: 'l' },
  } as const
  expect(measureLabel(product, t)).toBe('500\u00a0ml\u00a0· 33.80\u00a0€/l')
})
