import { expect, it } from 'vitest'
import { holdsCardNumber } from './card-number-guard.ts'

it.each([
  { cardNumber: 'x' },
  { a: { PAN: 1 } },
  { note: '4970 1071 1111 1119' },
  { items: ['4242424242424242'] },
  { text: 'La mia carta è 4970-1071-1111-1119, riprovate.' },
  { text: 'carta 4970 1071 1111 1119 12/27 cvv 123' },
  { text: 'amex\n378282246310005' },
])('finds a card in %j', (body) => {
  expect(holdsCardNumber(body)).toBe(true)
})

it.each([
  { zip: '87100' },
  { phone: '+390984123456' },
  { note: '4970107111111118' },
  { text: 'IBAN IT60 X054 2811 1010 0000 0123 456 o IT60X0542811101000000123456' },
  // codes of goods that pass the check of cards by chance
  { gtin: '8001234560027' },
  { gtin: '4006381330060' },
  { requestId: '49701071-1111-1119-8aaa-0123456789ab' },
  null,
  'ciao',
])('finds none in %j', (body) => {
  expect(holdsCardNumber(body)).toBe(false)
})
