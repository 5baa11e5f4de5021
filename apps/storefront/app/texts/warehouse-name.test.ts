import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { textsOf } from './server-texts.server.ts'
import { warehouseName } from './warehouse-name.ts'

const named = (name: string, language: 'it' | 'en' | 'es') =>
  warehouseName({ name }, textsOf(language) as TFunction, language)

it('names a warehouse after its place in the language of the page', () => {
  expect(named('Magazzino di Andria', 'it')).toBe('Magazzino di Andria')
  expect(named('Magazzino di Andria', 'en')).toBe('Andria warehouse')
  expect(named('Magazzino di Andria', 'es')).toBe('Almacén de Andria')
})

it.each(['Deposito di Bari', 'Deposito Bari', 'Centro logistico di Bari', 'Magazzino a Bari'])(
  'knows the place of %s',
  (name) => {
    expect(named(name, 'it')).toBe(name)
    expect(named(name, 'en')).toBe('Bari warehouse')
    expect(named(name, 'es')).toBe('Almacén de Bari')
  },
)

it('leaves a name that says no place', () => {
  expect(named('Deposito 3', 'en')).toBe('Deposito 3')
  expect(named('Magazzino centrale', 'es')).toBe('Magazzino centrale')
})

it('says a city as the language does', () => {
  expect(named('Magazzino di Napoli', 'en')).toBe('Naples warehouse')
  expect(named('Magazzino di Napoli', 'es')).toBe('Almacén de Nápoles')
})
