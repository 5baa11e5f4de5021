import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { readCheckoutQuery } from './checkout-query.state.ts'
import { CheckoutSteps } from './checkout-steps.tsx'

const address = '6f1c2f0e-0d1b-4c8e-9b58-0b8f5c1a2d3e'
const query = readCheckoutQuery(new URLSearchParams({ address, pay: 'web', key: 'k' }))

it('marks the step one is at, and leads back to those behind with what was chosen', () => {
  renderPart(<CheckoutSteps current="payment" query={query} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Contatto e indirizzo (fatto)'])
  const target = new URL(links[0]?.getAttribute('href') ?? '', 'http://shop')
  expect(Object.fromEntries(target.searchParams)).toEqual({ step: 'address', address, pay: 'web' })
})

it('does not lead ahead', () => {
  renderPart(<CheckoutSteps current="address" query={query} />)
  const list = within(screen.getByRole('navigation', { name: 'Passi della cassa' }))
  expect(list.queryAllByRole('link')).toEqual([])
})
