import { expect, it } from 'vitest'
import { holdsCardNumber } from './card-number-guard.ts'

it.each([
  { cardNumber: 'x' },
  { a: { PAN: 1 } },
  { note: '4970 1071 1111 1119' },
  { items: ['4242424242424242'] },
])('finds a card in %j', (body) => {
  expect(holdsCardNumber(body)).toBe(true)
})

it.each([{ zip: '87100' }, { phone: '+390984123456' }, { note: '4970107111111118' }, null, 'ciao'])(
  'finds none in %j',
  (body) => {
    expect(holdsCardNumber(body)).toBe(false)
  },
)
