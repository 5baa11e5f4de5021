import { project } from '@filiera/domain/places/italy-map'
import { expect, it } from 'vitest'
import { clusterSellers, type MapSeller, sortCounts } from './seller-map.state.ts'

const seller = (id: string, lat: number, lng: number): MapSeller => ({
  id,
  name: `Seller ${id}`,
  city: 'Napoli',
  region: 'campania',
  position: { center: { lat, lng } },
})

it.each([
  ['Milano', 45.4642, 9.19, 131.8, 120.8],
  ['Napoli', 40.8518, 14.2681, 392.1, 444.1],
  ['Palermo', 38.1157, 13.3615, 345.6, 625.3],
])('puts %s where it is on the drawing', (_name, lat, lng, x, y) => {
  const point = project({ lat, lng })
  expect(Math.abs(point.x - x)).toBeLessThan(1)
  expect(Math.abs(point.y - y)).toBeLessThan(1)
})

it('joins dots that would touch and leaves out who has no position', () => {
  const dots = clusterSellers([
    seller('1', 40.85, 14.26),
    seller('2', 40.86, 14.3),
    seller('3', 45.46, 9.19),
    { ...seller('4', 0, 0), position: null },
  ])
  expect(dots.map(({ ids }) => ids)).toEqual([['1', '2'], ['3']])
  expect(dots[0]?.names).toBe('Napoli, Seller 1 + 1')
})

it('parts what it shows larger, and leaves out what it does not show', () => {
  const sellers = [seller('1', 45.46, 9.19), seller('2', 45.46, 9.48), seller('3', 37.5, 15.1)]
  expect(clusterSellers(sellers).map(({ ids }) => ids)).toEqual([['1', '2'], ['3']])
  expect(clusterSellers(sellers, 'north').map(({ ids }) => ids)).toEqual([['1'], ['2']])
  expect(clusterSellers(sellers, 'south').map(({ ids }) => ids)).toEqual([['3']])
})

it('shows the regions with most sellers first', () => {
  const counts = (['lazio', 'umbria', 'puglia'] as const).map((code, index) => ({
    code,
    sellers: index === 2 ? 2 : 1,
  }))
  expect(sortCounts(counts).map(({ code }) => code)).toEqual(['puglia', 'lazio', 'umbria'])
})
