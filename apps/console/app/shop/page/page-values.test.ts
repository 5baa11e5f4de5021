import { afterEach, expect, it, vi } from 'vitest'
import { faultsOf, positionOf, seenOf, type TypedPage, valuesOf } from './page-values.ts'

const page: TypedPage = {
  it: 'Olio.',
  en: '',
  es: '',
  picture: null,
  telephone: '',
  founded: '',
  lat: '',
  lng: '',
}

afterEach(() => void vi.useRealTimers())

it('takes a year from when it begins in Italy', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:30:00Z') })
  expect(faultsOf({ ...page, founded: '2027' })).toHaveProperty('founded')
  vi.setSystemTime(new Date('2026-12-31T23:30:00Z'))
  expect(faultsOf({ ...page, founded: '2027' })).toEqual({})
})

it('reads degrees with comma or point, also those that money would read as thousands', () => {
  expect(positionOf({ lat: '41,227', lng: ' 16.2955 ' })).toEqual({ lat: 41.227, lng: 16.2955 })
  expect(positionOf({ lat: '41', lng: '16' })).toEqual({ lat: 41, lng: 16 })
  expect(positionOf({ lat: '51.5', lng: '16' })).toBeNull()
  expect(positionOf({ lat: '', lng: '' })).toBeNull()
})

it('names what is wrong at its field', () => {
  expect(faultsOf(page)).toEqual({})
  expect(
    faultsOf({ ...page, it: ' ', en: '<b>', telephone: 'boh', founded: '62', lat: '41', lng: '' }),
  ).toEqual({
    it: 'shopPage.faults.empty',
    en: 'shopPage.faults.html',
    telephone: 'shopPage.faults.telephone',
    founded: 'shopPage.faults.founded',
    lng: 'shopPage.faults.lng',
  })
})

it('sends what was read when nothing was typed', () => {
  const story = { it: 'Olio.', en: 'Oil.', es: '' }
  const values = { story, picture: null, telephone: '', founded: 1962, position: { lat: 41.2, lng: 16.3 } }
  const read = { id: '1', name: '', city: '', region: 'puglia' as const, url: '', version: 3, ...values }
  expect(valuesOf(seenOf(read).values)).toEqual(values)
})
