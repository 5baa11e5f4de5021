import { describe, expect, it } from 'vitest'
import {
  type ShippingGroup,
  shippingChargeCents,
  shippingOptions,
  shippingPreview,
  undeliverableProducts,
} from './shipping.ts'

const group = (over: Partial<ShippingGroup> = {}): ShippingGroup => ({
  warehouse: { thresholdCents: 4900, feeCents: 690, region: 'puglia' },
  discountedCents: 2000,
  lines: [{ productId: '1', shipsTo: ['IT', 'ES'] }],
  ...over,
})

describe('charge of one warehouse order (decision 13)', () => {
  it.each([
    ['international', 4900, 690, 9999, 5000],
    ['national', 4900, 690, 4899, 690],
    ['national', 4900, 690, 4900, 0],
    ['national', null, null, 9999, 3000],
    ['national', 4900, 3500, 100, 3000],
    ['regional', 4900, 1500, 100, 1000],
    ['regional', 4900, 690, 100, 690],
  ] as const)(
    '%s, free from %s, fee %s, goods %s → %s',
    (method, thresholdCents, feeCents, goods, charge) => {
      expect(shippingChargeCents(method, { thresholdCents, feeCents }, goods)).toBe(charge)
    },
  )
})

describe('eligible methods', () => {
  it('offers regional only when every warehouse is in the region of the address', () => {
    const here = shippingOptions([group()], { country: 'IT', region: 'puglia' })
    expect(here.map((option) => option.method)).toContain('regional')
    const mixed = shippingOptions(
      [group(), group({ warehouse: { thresholdCents: null, feeCents: null, region: 'lazio' } })],
      { country: 'IT', region: 'puglia' },
    )
    expect(mixed.map((option) => option.method)).toEqual(['national'])
    expect(mixed[0]?.chargesCents).toEqual([690, 3000])
  })

  it('offers international only abroad, and the cheapest first at home', () => {
    expect(
      shippingOptions([group()], { country: 'ES', region: null }).map((option) => option.method),
    ).toEqual(['international'])
    const none = group({ warehouse: { thresholdCents: null, feeCents: null, region: 'puglia' } })
    expect(
      shippingOptions([none], { country: 'IT', region: 'puglia' }).map((option) => option.totalCents),
    ).toEqual([1000, 3000])
  })

  it('names what cannot go there', () => {
    expect(undeliverableProducts([group()], 'FR')).toEqual(['1'])
    expect(undeliverableProducts([group()], 'ES')).toEqual([])
  })
})

it('previews the meter of a cart', () => {
  expect(shippingPreview({ thresholdCents: 4900, feeCents: 690 }, 3780, 2)).toEqual({
    costCents: 690,
    missingToFreeCents: 1120,
  })
  expect(shippingPreview({ thresholdCents: 4900, feeCents: 690 }, 5000, 2)).toEqual({
    costCents: 0,
    missingToFreeCents: 0,
  })
  expect(shippingPreview({ thresholdCents: null, feeCents: 690 }, 5000, 2)).toEqual({
    costCents: 690,
    missingToFreeCents: null,
  })
  expect(shippingPreview({ thresholdCents: 4900, feeCents: 690 }, 0, 0)).toEqual({
    costCents: 0,
    missingToFreeCents: null,
  })
})
