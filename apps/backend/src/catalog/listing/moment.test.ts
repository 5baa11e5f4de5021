import { expect, it } from 'vitest'
import { microsecondsOf, momentOf } from './moment.ts'

it('reads times as PostgreSQL writes them, to the microsecond', () => {
  const known = 1_767_312_245_000_001
  expect(microsecondsOf('2026-01-02 00:04:05.000001+00')).toBe(known)
  expect(microsecondsOf('2026-01-02 05:34:05.000001+05:30')).toBe(known)
  expect(microsecondsOf('2026-01-01 23:04:05.000001-01')).toBe(known)
  expect(microsecondsOf('2026-01-02 00:04:05.1+00')).toBe(known + 99_999)
  expect(microsecondsOf('2026-01-02 00:04:05+00')).toBe(known - 1)
  expect(momentOf(known)).toBe('2026-01-02 00:04:05.000001+00')
})
