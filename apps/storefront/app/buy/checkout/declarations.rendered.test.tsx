import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { Declarations } from './declarations.tsx'
import { seenAtReview } from './place-order.ts'

const carts = (alcohol: boolean) =>
  ({ carts: [{ items: [{ alcohol: false }, { alcohol }] }] }) as Parameters<typeof Declarations>[0]['data']
const refused = (faults: string[], ticked: string[]) =>
  ({ kind: 'place', faults, ticked }) as unknown as CheckoutAnswer
const terms = () => screen.getByRole('checkbox', { name: /^Accetto le condizioni di vendita/ })
const show = (alcohol: boolean, answer?: CheckoutAnswer) =>
  renderPart(<Declarations data={carts(alcohol)} answer={answer} />)

it('asks for the terms by their version, and for the age only where alcohol is in the cart', () => {
  show(false)
  expect(terms()).toHaveProperty('checked', false)
  expect(screen.getByText(/versione 2026-11/)).toBeTruthy()
  expect(terms()).toHaveProperty('value', '2026-11')
  expect(screen.queryByRole('checkbox', { name: /18 anni/ })).toBeNull()
})

it('asks for the age of who buys alcohol', () => {
  show(true)
  expect(screen.getByRole('checkbox', { name: /Ho almeno 18 anni/ })).toHaveProperty('checked', false)
})

it('after a refusal keeps what was ticked and says what is missing at its box', () => {
  show(true, refused(['terms'], ['age']))
  expect(screen.getByRole('checkbox', { name: /18 anni/ })).toHaveProperty('checked', true)
  const error = screen.getByText('Per ordinare serve accettare le condizioni di vendita')
  expect(terms().getAttribute('aria-describedby')).toBe(error.id)
  expect(screen.queryByText(/serve dichiarare/)).toBeNull()
})

it('counts terms of another version as not accepted', () => {
  const sent = (version: string) => {
    const form = new FormData()
    form.set('terms', version)
    form.set('age', 'on')
    return seenAtReview(form).ticked
  }
  expect(sent('2026-11')).toEqual(['terms', 'age'])
  expect(sent('2026-10')).toEqual(['age'])
})
