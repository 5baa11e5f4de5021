import { expect, it } from 'vitest'
import { nextCheck } from './next-check.ts'

const end = new Date('2026-11-23T09:15:00Z')
const start = new Date('2026-11-23T09:00:00Z')

it('waits 10 s, 30 s, 1, 2, 5, 10, 15 minutes, then hourly', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (checks) => ((nextCheck(checks, end, start)?.getTime() ?? 0) - start.getTime()) / 1000,
  )
  expect(seconds).toEqual([10, 30, 60, 120, 300, 600, 900, 3600, 3600])
})

it('stops a day after the end of the session', () => {
  expect(nextCheck(20, end, new Date(end.getTime() + 24 * 3_600_000 + 1))).toBeNull()
})
