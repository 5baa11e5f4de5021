import { expect, it } from 'vitest'
import { italyMap, placeOf, project } from './italy-map.ts'

it('finds the place of a point back', () => {
  for (const place of [
    { lat: 41.2271, lng: 16.2955 },
    { lat: 37.08, lng: 15.28 },
    { lat: 46.49, lng: 11.33 },
  ])
    expect(placeOf(project(place))).toEqual(place)
})

it('stays on the drawing', () => {
  expect(placeOf({ x: -50, y: 2000 })).toEqual({ lat: 35.4, lng: 6.6 })
  const { x, y } = project(placeOf({ x: italyMap.width, y: 0 }))
  expect(x).toBeLessThanOrEqual(italyMap.width + 10)
  expect(y).toBeGreaterThanOrEqual(-10)
})
