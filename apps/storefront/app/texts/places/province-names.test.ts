import { regionCodes, regions } from '@filiera/domain/places/regions'
import { expect, test } from 'vitest'
import { provinceNames } from './province-names.ts'

test('every province of the regions has a name, and no other', () => {
  const codes = regionCodes.flatMap((region) => regions[region].provinces)
  expect(Object.keys(provinceNames).sort()).toEqual([...codes].sort())
})
