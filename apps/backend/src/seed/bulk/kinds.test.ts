import { expect, it } from 'vitest'
import { findEvocation, findUnprovenNames } from '../../catalog/labelling/find-protected-names.ts'
import { categoryKinds } from './kinds.ts'

it('names products by what they are, never by a protected name or one that recalls it', () => {
  const faults = Object.entries(categoryKinds).flatMap(([category, { kinds }]) => {
    const food = { category, marks: [], ingredients: '' }
    return kinds
      .split(/[;|]/)
      .flatMap((name) => [findEvocation(name, food), ...findUnprovenNames(name, food)])
      .filter((found) => found !== null)
  })
  expect(faults).toEqual([])
})
