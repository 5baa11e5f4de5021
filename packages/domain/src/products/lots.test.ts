import { expect, it } from 'vitest'
import { daysBetween, shareLots, soonUntil } from './lots.ts'

const lot = (id: string, pieces: number, expires: string | null, productId = '1') => ({
  id,
  pieces,
  expires,
  expiry: 'best-before' as const,
  productId,
})
const lots = [lot('3', 9, null), lot('2', 4, '2026-11-29'), lot('1', 5, '2026-11-26'), lot('4', 9, null, '2')]

it('takes what expires first, split over two lots, and leaves out what no lot has', () => {
  expect(shareLots([{ productId: '1', pieces: 7 }], lots, { today: '2026-11-24' })).toEqual([
    { productId: '1', lotId: '1', pieces: 5 },
    { productId: '1', lotId: '2', pieces: 2 },
  ])
  expect(shareLots([{ productId: '1', pieces: 20 }], lots, { today: '2026-11-24' })).toMatchObject([
    { lotId: '1', pieces: 5 },
    { lotId: '2', pieces: 4 },
    { lotId: '3', pieces: 9 },
  ])
})

it('leaves what is over, on the day after its last one', () => {
  const wanted = [{ productId: '1', pieces: 1 }]
  expect(shareLots(wanted, lots, { today: '2026-11-26' })).toMatchObject([{ lotId: '1' }])
  expect(shareLots(wanted, lots, { today: '2026-11-27' })).toMatchObject([{ lotId: '2' }])
})

it('takes what is over where it may, after all that is good', () => {
  const all = { today: '2026-11-27', evenOver: true }
  expect(shareLots([{ productId: '1', pieces: 1 }], lots, all)).toMatchObject([{ lotId: '2' }])
  expect(shareLots([{ productId: '1', pieces: 15 }], lots, all)).toEqual([
    { productId: '1', lotId: '2', pieces: 4 },
    { productId: '1', lotId: '3', pieces: 9 },
    { productId: '1', lotId: '1', pieces: 2 },
  ])
})

it('leaves what is to be used by today: it would arrive tomorrow', () => {
  const wanted = [{ productId: '1', pieces: 1 }]
  const fresh = [{ ...lot('1', 5, '2026-11-26'), expiry: 'use-by' as const }, lot('2', 4, '2026-11-29')]
  expect(shareLots(wanted, fresh, { today: '2026-11-25' })).toMatchObject([{ lotId: '1' }])
  expect(shareLots(wanted, fresh, { today: '2026-11-26' })).toMatchObject([{ lotId: '2' }])
})

it('counts days over months and summer time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(soonUntil('use-by', '2026-11-28')).toBe('2026-12-03')
})
