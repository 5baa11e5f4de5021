import { provinces } from '@filiera/domain/places/provinces'
import { expect, test } from 'vitest'
import { provinceNames } from './province-names.ts'

test('every province of the regions has a name, and no other', () => {
  expect(Object.keys(provinceNames).sort()).toEqual(Object.values(provinces).flat().sort())
})
