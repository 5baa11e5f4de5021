import { expect, it } from 'vitest'
import { readCents, readPieces } from './number-values.ts'

it('calls a number below zero too small, not something else than a number', () => {
  expect(readPieces('-4')).toEqual({ fault: 'bounds' })
  expect(readCents('-3,50')).toEqual({ fault: 'bounds' })
  expect(readPieces('4-')).toEqual({ fault: 'not_a_number' })
  expect(readPieces('-')).toEqual({ fault: 'not_a_number' })
})
