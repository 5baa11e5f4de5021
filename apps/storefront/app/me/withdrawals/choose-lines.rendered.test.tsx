import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { ChooseLines, type RefusedStep } from './choose-lines.tsx'
import { nothingChosen } from './withdrawal-form.state.ts'

const line = (productId: string, title: string, more: object) => ({
  productId,
  title,
  image: '/pictures/1.webp',
  price: 5,
  quantity: 2,
  remaining: 2,
  exception: null,
  sealedOnly: false,
  ...more,
})
const order = (lines: object[]) => ({ lines, deadline: null }) as unknown as Withdrawable
const oil = line('1', 'Olio', {})
const cheese = line('2', 'Formaggio', { quantity: 0, exception: 'perishable' })

it('offers as many as may go back, and names the law’s reason for the others', () => {
  renderPart(<ChooseLines withdrawable={order([oil, cheese])} choice={nothingChosen} answer={undefined} />)
  const [choice, ...others] = screen.getAllByRole('combobox')
  expect(others).toEqual([])
  expect([...(choice as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['0', '1', '2'])
  expect(screen.getByText(/Si deteriora o scade in fretta/)).toBeTruthy()
})

it('keeps a choice, never above what is left', () => {
  const choice = { quantities: { 1: 5 }, reason: 'Troppo' }
  renderPart(<ChooseLines withdrawable={order([oil])} choice={choice} answer={undefined} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', '2')
  expect(screen.getByLabelText(/^Perché lo rendi/)).toHaveProperty('value', 'Troppo')
})

it('leads to the first quantity when nothing was chosen', () => {
  const answer = { step: 'choose', fault: 'none', code: null } as unknown as RefusedStep
  renderPart(<ChooseLines withdrawable={order([oil])} choice={nothingChosen} answer={answer} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#quantity-1')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
})

it('says so when nothing may go back, without a form', () => {
  renderPart(<ChooseLines withdrawable={order([cheese])} choice={nothingChosen} answer={undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Formaggio')).toBeTruthy()
})

it('names the last day on which one may withdraw: the end that comes is the midnight after it', () => {
  const withdrawable = { ...order([oil]), deadline: '2026-12-09T23:00:00.000Z' }
  renderPart(<ChooseLines withdrawable={withdrawable} choice={nothingChosen} answer={undefined} />)
  expect(screen.getByText(/fino al 9 dicembre 2026/)).toBeTruthy()
})
