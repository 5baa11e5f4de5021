import type { Card } from '@filiera/contract/payments/cards'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import type { PayWay } from '../checkout/checkout-query.state.ts'
import { PaymentChoice, usualWay } from './payment-choice.tsx'

const card = (id: string, more: Partial<Card>) =>
  ({
    id,
    alias: `Carta ${id}`,
    expiry: '12/31',
    expired: false,
    favourite: false,
    type: 'VISA',
    ...more,
  }) as Card
const cards = [card('a', { expired: true, favourite: true }), card('b', {})]

function Choice() {
  const [chosen, setChosen] = useState<PayWay | null>(usualWay(cards))
  return (
    <PaymentChoice
      cards={cards}
      chosen={chosen}
      onChoose={setChosen}
      others={['paypal']}
      newCard={<p>Campi della carta</p>}
    />
  )
}
const way = (name: RegExp) => screen.getByRole('radio', { name })

it('begins with the provider’s page when the favourite card has expired, which cannot be chosen', () => {
  renderPart(<Choice />)
  expect(way(/pagina dell’istituto/)).toHaveProperty('checked', true)
  expect(way(/^Carta a/)).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('radio')).toHaveLength(6)
})

it('shows the fields of a new card only while it is chosen', async () => {
  const { user } = renderPart(<Choice />)
  expect(screen.queryByText('Campi della carta')).toBeNull()
  await user.click(way(/^Nuova carta/))
  expect(screen.getByText('Campi della carta')).toBeTruthy()
  await user.click(way(/^PayPal/))
  expect(screen.queryByText('Campi della carta')).toBeNull()
  expect(way(/^PayPal/)).toHaveProperty('checked', true)
})

it('takes the favourite card that is still good', () => {
  expect(usualWay([card('a', {}), card('b', { favourite: true })])).toBe('card:b')
})
