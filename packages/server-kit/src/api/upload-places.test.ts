import { expect, test } from 'vitest'
import { createPlaces } from './upload-places.ts'

const here = () => new AbortController().signal

test('gives places in the order they were asked for, and refuses beyond the queue', async () => {
  const places = createPlaces({ most: 2, waiting: 2, waitMs: 60_000 })
  const [first, second] = await Promise.all([places.take(here()), places.take(here())])
  const order: string[] = []
  const third = places.take(here()).then((leave) => {
    order.push('third')
    return leave
  })
  const fourth = places.take(here()).then((leave) => {
    order.push('fourth')
    return leave
  })
  expect(await places.take(here())).toBeNull()
  expect(order).toEqual([])
  second?.()
  second?.()
  const leaveThird = await third
  expect(order).toEqual(['third'])
  leaveThird?.()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
  first?.()
  expect(await places.take(here())).not.toBeNull()
})

test('who has left, or waited too long, gets no place and keeps none', async () => {
  const places = createPlaces({ most: 1, waiting: 5, waitMs: 60_000 })
  const leave = await places.take(here())
  const gone = new AbortController()
  const left = places.take(gone.signal)
  const next = places.take(here())
  gone.abort()
  expect(await left).toBeNull()
  expect(await places.take(gone.signal)).toBeNull()
  leave?.()
  expect(await next).not.toBeNull()

  const hasty = createPlaces({ most: 1, waiting: 5, waitMs: 1 })
  const held = await hasty.take(here())
  expect(await hasty.take(here())).toBeNull()
  held?.()
  expect(await hasty.take(here())).not.toBeNull()
})
