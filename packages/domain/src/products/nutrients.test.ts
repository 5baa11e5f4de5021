import { expect, it } from 'vitest'
import { energyOf } from './nutrients.ts'

it('sums the energy of the parts, alcohol included', () => {
  expect(energyOf({ fat: 10, carbohydrate: 20, protein: 5 })).toEqual({ kcal: 190, kj: 795 })
  const wine = energyOf({ fat: 0, carbohydrate: 2.6, protein: 0.1 }, 12.5)
  expect([Math.round(wine.kcal), Math.round(wine.kj)]).toEqual([80, 332])
})
