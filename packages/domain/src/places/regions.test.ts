import { expect, it } from 'vitest'
import { findRegionOfProvince, findShopCity, regionCodes, regions } from './regions.ts'

it('knows 20 regions and 107 provinces, each once', () => {
  const provinces = regionCodes.flatMap((code) => regions[code].provinces)
  expect(regionCodes).toHaveLength(20)
  expect(new Set(provinces).size).toBe(107)
  expect(provinces).toHaveLength(107)
})

it('finds the region of a province', () => {
  expect(findRegionOfProvince('cs')).toBe('calabria')
  expect(findRegionOfProvince('XX')).toBeNull()
})

it('accepts both spellings of the five cities (§9)', () => {
  expect(findShopCity('Milan')).toBe('milano')
  expect(findShopCity('napoli')).toBe('napoli')
  expect(findShopCity('Roma')).toBeNull()
})
