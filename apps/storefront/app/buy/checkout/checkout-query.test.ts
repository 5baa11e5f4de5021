import { describe, expect, test } from 'vitest'
import { cardIdOf } from '../payment/pay-way.ts'
import { checkoutSearch, isSessionLost, readCheckoutQuery, stepToShow } from './checkout-query.state.ts'

const id = '0f3c2a9e-1111-4222-8333-444455556666'
const other = '0f3c2a9e-1111-4222-8333-444455557777'
const read = (text: string) => readCheckoutQuery(new URLSearchParams(text))
const facts = { signedIn: true, addressIds: [id], methods: ['national' as const], undeliverable: false }

test('reads what it knows and ignores the rest', () => {
  expect(read(`step=review&address=${id}&billing=x&method=drone&pay=card:${id}&key=1`)).toEqual({
    step: 'review',
    address: id,
    billing: null,
    method: null,
    pay: `card:${id}`,
    key: null,
  })
  expect(read('pay=card:1').pay).toBeNull()
  expect(read('pay=new').pay).toBe('web')
  expect(cardIdOf(`card:${id}`)).toBe(id)
  expect(cardIdOf('web')).toBeNull()
})

test('writes what was chosen', () => {
  expect(checkoutSearch({ step: 'payment', address: id, method: 'national' })).toBe(
    `?step=payment&address=${id}&method=national`,
  )
})

describe('stepToShow', () => {
  test.each([
    ['', 'address'],
    ['step=contact', 'address'],
    ['step=review', 'address'],
    [`step=review&address=${other}`, 'address'],
    [`step=review&address=${id}`, 'payment'],
    [`step=review&address=${id}&billing=${other}&method=national&pay=web`, 'address'],
    [`step=review&address=${id}&method=regional&pay=web`, 'payment'],
    [`step=review&address=${id}&method=national`, 'payment'],
    [`step=review&address=${id}&method=national&pay=new`, 'review'],
    [`step=review&address=${id}&method=national&pay=web`, 'review'],
    [`step=shipping&address=${id}&method=national&pay=web`, 'payment'],
    [`step=payment&address=${id}`, 'payment'],
  ])('%s → %s', (text, step) => expect(stepToShow(read(text), facts)).toBe(step))

  test('a visitor starts with contact and address', () =>
    expect(stepToShow(read('step=review'), { ...facts, signedIn: false })).toBe('address'))
  test('what cannot be delivered stops before the payment', () =>
    expect(
      stepToShow(read(`step=review&address=${id}&method=national&pay=web`), {
        ...facts,
        undeliverable: true,
      }),
    ).toBe('payment'))
})

test.each([
  ['step=shipping', { wasSignedIn: true, signedIn: true, articles: 1 }, false],
  ['', { wasSignedIn: true, signedIn: false, articles: 1 }, true],
  ['step=address', { wasSignedIn: false, signedIn: false, articles: 0 }, true],
  [`step=shipping&address=${id}`, { wasSignedIn: false, signedIn: false, articles: 3 }, true],
  ['step=address', { wasSignedIn: false, signedIn: false, articles: 3 }, false],
  ['step=contact', { wasSignedIn: false, signedIn: false, articles: 0 }, false],
])('%s of %j lost its session: %s', (search, facts, lost) =>
  expect(isSessionLost(read(search), facts)).toBe(lost),
)
