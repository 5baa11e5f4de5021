import { describe, expect, test } from 'vitest'
import {
  cardTypeOf,
  checkCard,
  fieldOfFault,
  formatExpiry,
  groupNumber,
  problemOfFault,
  readTokeniserAnswer,
  tokeniserFields,
} from './card-entry.state.ts'

const today = new Date('2026-11-21T12:00:00Z')
const whole = { number: '4970 1071 1111 1119', expiry: '12/29', code: '123' }

test.each([
  ['4970107111111119', '4970 1071 1111 1119'],
  ['4970 10', '4970 10'],
  ['', ''],
  ['49701071111111191234567', '4970 1071 1111 1119 123'],
])('groups %s', (typed, shown) => expect(groupNumber(typed)).toBe(shown))

test.each([
  ['9', '09'],
  ['928', '09/28'],
  ['0928', '09/28'],
  ['12/29', '12/29'],
  ['1', '1'],
])('formats the expiry %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))

test.each([
  ['4970 1071 1111 1119', 'CB_VISA_MASTERCARD'],
  ['5555341244441115', 'CB_VISA_MASTERCARD'],
  ['30569309025904', 'DINERS'],
  ['378282246310005', 'AMEX'],
  ['6759649826438453', 'MAESTRO'],
])('type of %s', (number, type) => expect(cardTypeOf(number)).toBe(type))

describe('checkCard', () => {
  test('accepts a whole card', () => expect(checkCard(whole, today)).toEqual({}))
  test('a digit too much or wrong', () =>
    expect(checkCard({ ...whole, number: '4970 1071 1111 1118' }, today)).toEqual({ number: 'number' }))
  test('no number at all', () =>
    expect(checkCard({ ...whole, number: ' ' }, today)).toEqual({ number: 'numberMissing' }))
  test.each([
    ['11/26', {}],
    ['10/26', { expiry: 'expired' }],
    ['13/29', { expiry: 'expiry' }],
    ['', { expiry: 'expiry' }],
  ])('expiry %s', (expiry, errors) => expect(checkCard({ ...whole, expiry }, today)).toEqual(errors))
  test('a code of two digits', () =>
    expect(checkCard({ ...whole, code: '12' }, today)).toEqual({ code: 'code' }))
})

test('the tokeniser gets digits only', () =>
  expect(tokeniserFields(whole)).toEqual({
    cardNumber: '4970107111111119',
    cardExpirationDate: '1229',
    cardCvx: '123',
  }))

test.each([
  ['data=YWJj', { data: 'data=YWJj' }],
  ['errorCode=02625', { fault: 'number' }],
  ['errorCode=02624', { fault: 'expired' }],
  ['errorCode=09101', { fault: 'refused' }],
  ['data=', { fault: 'unreachable' }],
  ['<html>', { fault: 'unreachable' }],
])('reads %s', (text, answer) => expect(readTokeniserAnswer(text)).toEqual(answer))

test('an expired card concerns the expiry, a refused one the card', () => {
  expect(fieldOfFault('expired')).toBe('expiry')
  expect(fieldOfFault('refused')).toBeNull()
})

test('a card is not called refused where the provider is silent or there were too many tries', () => {
  expect(problemOfFault('tooMany')).toEqual({ code: 'rate_limited' })
  expect(problemOfFault('unreachable')).toEqual({ code: 'provider_unavailable' })
  expect(problemOfFault('refused')).toBeNull()
})
