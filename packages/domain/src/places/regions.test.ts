import { expect, it } from 'vitest'
import { findRegionOfProvince, provinces } from './provinces.ts'
import { findShopCity, regionCodes } from './regions.ts'

it('knows 20 regions and 107 provinces, each once', () => {
  const codes = Object.values(provinces).flat()
  expect(regionCodes).toHaveLength(20)
  expect(new Set(codes).size).toBe(107)
  expect(codes).toHaveLength(107)
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
