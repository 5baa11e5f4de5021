import { expect, it } from 'vitest'
import { authorName } from './author-name.ts'

it.each([
  [{ name: 'x', firstName: 'Anna', lastName: 'Verdi' }, 'Anna V.'],
  [{ name: 'Bea Neri', firstName: ' Anna  Maria ', lastName: '' }, 'Anna Maria'],
  [{ name: 'Bea de Neri' }, 'Bea D.'],
  [{ name: '  Bea\tNeri ' }, 'Bea N.'],
  [{ name: 'Bea' }, 'Bea'],
  [{ name: 'Zoë', lastName: '𝒬uinn' }, 'Zoë 𝒬.'],
  [{ name: 'x'.repeat(80) }, 'x'.repeat(40)],
])('shortens %j', (known, shown) => expect(authorName(known, 'it')).toBe(shown))

it('has a neutral word for those without a name, and shows no address', () => {
  expect(authorName({ name: '' }, 'it')).toBe('Cliente')
  expect(authorName({ name: ' ', lastName: 'Verdi' }, 'en')).toBe('Customer')
  expect(authorName({ name: 'anna@example.it' }, 'es')).toBe('Cliente')
})
