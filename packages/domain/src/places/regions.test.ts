import { expect, it } from 'vitest'
import { findRegionOfProvince, provinces } from './provinces.ts'
import { cityName, findShopCity, regionCodes } from './regions.ts'

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

it('calls a city as the language does where it knows', () => {
  expect([cityName('Napoli', 'it'), cityName('Napoli', 'en'), cityName('Milano', 'es')]).toEqual([
    'Napoli',
    'Naples',
    'Milán',
  ])
  expect(cityName('San Pietro in Cariano', 'en')).toBe('San Pietro in Cariano')
})
