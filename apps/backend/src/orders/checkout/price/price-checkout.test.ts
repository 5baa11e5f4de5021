import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatGroups } from '../../order/vat-groups.ts'
import { checkPlacement } from '../place/check-placement.ts'
import { type BuyableLine, groupByWarehouse, priceOrders, totalCents } from './price-checkout.ts'

const line = (change: Partial<BuyableLine> = {}): BuyableLine => ({
  productId: '1',
  title: 'Olio',
  pictureHash: null,
  quantity: 1,
  chargedCentsWhenAdded: 1000,
  priceCents: 1000,
  discountedCents: null,
  vatRate: 4,
  stock: 10,
  onSale: true,
  alcohol: false,
  withdrawal: 'standard',
  shipsTo: ['IT'],
  warehouseId: '1',
  region: 'calabria',
  thresholdCents: 4900,
  feeCents: 690,
  sellerId: '1',
  sellerName: 'Sila',
  sellerProviders: ['mangopay'],
  commissionPercent: 12,
  ...change,
})

const input = {
  shippingAddressId: 'a',
  billingAddressId: 'a',
  shippingMethod: 'national' as const,
  acceptTerms: true as const,
}
const cosenza = { country: 'IT', region: 'CS' }

describe('priceOrders', () => {
  it('makes one order per warehouse, discounted goods, its own shipping and commission', () => {
    const lines = [
      line({ quantity: 3, discountedCents: 899 }),
      line({ productId: '2', quantity: 6 }),
      line({ productId: '3', warehouseId: '2', sellerId: '2', feeCents: null, thresholdCents: null }),
    ]
    const orders = priceOrders(groupByWarehouse(lines), 'national')
    expect(orders).toMatchObject([
      // floor(2697 × 12 %) + floor(6000 × 12 %)
      { warehouseId: '1', goodsCents: 8697, shippingCents: 0, commissionCents: 323 + 720 },
      { warehouseId: '2', goodsCents: 1000, shippingCents: 3000, commissionCents: 120 },
    ])
    expect(orders[0]?.lines.map(({ position }) => position)).toEqual([0, 1])
  })

  it('D28 adds up to the cent over 1,000 random carts', () => {
    const product = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      priceCents: fc.integer({ min: 2, max: 99_999 }),
      reduction: fc.integer({ min: 0, max: 99 }),
      vatRate: fc.constantFrom(4, 5, 10, 22),
      warehouseId: fc.constantFrom('1', '2', '3'),
    })
    const cart = fc.array(product, { minLength: 1, maxLength: 12 })
    const write = ({ reduction, ...rest }: { reduction: number; priceCents: number }, index: number) => {
      const discountedCents =
        reduction > 0 ? Math.max(1, rest.priceCents - Math.ceil((rest.priceCents * reduction) / 100)) : null
      return line({ ...rest, productId: String(index + 1), discountedCents })
    }
    fc.assert(
      fc.property(cart, (products) => {
        const lines = products.map(write)
        const orders = priceOrders(groupByWarehouse(lines), 'national')
        const goods = lines.reduce(
          (sum, own) => sum + BigInt(own.discountedCents ?? own.priceCents) * BigInt(own.quantity),
          0n,
        )
        const delivery = orders.reduce((sum, { shippingCents }) => sum + shippingCents, 0)
        expect(BigInt(totalCents(orders))).toBe(goods + BigInt(delivery))
        for (const order of orders) {
          const taxed = order.vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)
          expect(taxed).toBe(order.goodsCents + order.shippingCents)
          expect(order.commissionCents).toBeLessThan(order.goodsCents)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('vatGroups', () => {
  it('gives each rate its part of the shipping', () => {
    const groups = vatGroups(
      [
        { vatRate: 22, goodsCents: 3000 },
        { vatRate: 4, goodsCents: 1000 },
      ],
      690,
    )
    // 690 splits 172.5 / 517.5 → 173 / 517
    expect(groups).toEqual([
      { rate: 4, netCents: 1128, vatCents: 45 },
      { rate: 22, netCents: 2883, vatCents: 634 },
    ])
  })

  it('always sums to goods plus shipping', () => {
    const lines = fc.array(
      fc.record({ vatRate: fc.constantFrom(4, 5, 10, 22), goodsCents: fc.integer({ min: 1, max: 99_999 }) }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 5000 }), (given, shipping) => {
        const sum = vatGroups(given, shipping).reduce(
          (all, { netCents, vatCents }) => all + netCents + vatCents,
          0,
        )
        expect(sum).toBe(given.reduce((all, { goodsCents }) => all + goodsCents, shipping))
      }),
    )
  })
})

describe('checkPlacement', () => {
  const refusal = (lines: BuyableLine[], change: object = {}, destination = cosenza) => {
    try {
      checkPlacement(lines, { ...input, ...change }, destination)
      return null
    } catch (error) {
      return error
    }
  }

  it('takes a sound cart at its total', () => {
    expect(
      checkPlacement([line({ quantity: 2 })], { ...input, confirmedTotal: 26.9 }, cosenza).totalCents,
    ).toBe(2690)
  })

  it.each([
    ['an empty cart', [], {}, cosenza, { code: 'cart_empty' }],
    ['too many', [line({ quantity: 11 })], {}, cosenza, { code: 'sold_out', extra: { products: ['1'] } }],
    [
      'one off sale',
      [line({ onSale: false })],
      {},
      cosenza,
      { code: 'sold_out', extra: { products: ['1'] } },
    ],
    [
      'wine without an age',
      [line({ alcohol: true })],
      { ageConfirmed: false },
      cosenza,
      { code: 'invalid_body', extra: { fields: [{ field: 'ageConfirmed' }] } },
    ],
    [
      'abroad',
      [line(), line({ productId: '2', shipsTo: ['IT', 'ES'] })],
      { shippingMethod: 'international' },
      { country: 'ES', region: 'Madrid' },
      { code: 'not_deliverable', extra: { products: ['1'] } },
    ],
    [
      'regional from elsewhere',
      [line({ region: 'puglia' })],
      { shippingMethod: 'regional' },
      cosenza,
      { code: 'invalid_body', extra: { fields: [{ field: 'shippingMethod' }] } },
    ],
    ['another total', [line()], { confirmedTotal: 16.89 }, cosenza, { code: 'cart_changed' }],
  ])('refuses %s', (_name, lines, change, destination, expected) => {
    expect(refusal(lines, change, destination)).toMatchObject(expected)
  })
})
