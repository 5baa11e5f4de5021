import { expect, it } from 'vitest'
import { kinds } from '../kinds/catalogue.ts'
import { closeUpOf } from './close-ups.ts'

it.each([...kinds.keys()])('looks at %s inside its plate', (kind) => {
  const [x, y, side] = closeUpOf(kind)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.max(x, y) + side).toBeLessThanOrEqual(800)
})
