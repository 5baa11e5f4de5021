import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { isFrequentText, rememberTotal } from './frequent-texts.ts'

const openOne = () => ({ pool: {} }) as OpenDatabase
const database = openOne()
let time = 1
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('remembers for a minute that more products match than are counted', () => {
  rememberTotal(database, 'oli', COUNT_CAP)
  expect(isFrequentText(database, 'oli')).toBe(false)
  rememberTotal(database, 'oli', COUNT_CAP + 1)
  expect(isFrequentText(database, 'oli')).toBe(true)
  expect(isFrequentText(database, 'vin')).toBe(false)
  expect(isFrequentText(openOne(), 'oli')).toBe(false)
  time += 61_000
  expect(isFrequentText(database, 'oli')).toBe(false)
})

it('forgets the oldest of very many', () => {
  for (let index = 0; index <= 5000; index++) rememberTotal(database, `word-${index}`, COUNT_CAP + 1)
  expect(isFrequentText(database, 'word-0')).toBe(false)
  expect(isFrequentText(database, 'word-1')).toBe(true)
  expect(isFrequentText(database, 'word-5000')).toBe(true)
})
