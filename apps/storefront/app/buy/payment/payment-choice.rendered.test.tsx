import type { Card } from '@filiera/contract/payments/cards'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import type { PayWay } from './pay-way.ts'
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
it('keeps a card that was entered for this order alone', () => {
  const entered = 'card:6f1c2f0e-0d1b-4c8e-9b58-0b8f5c1a2d3e'
  const choice = { cards: [], others: [], onChoose() {}, newCard: null }
  renderPart(<PaymentChoice {...choice} entered={entered} chosen={entered} />)
  expect(way(/^Carta appena inserita/)).toHaveProperty('checked', true)
})

const way = (name: RegExp) => screen.getByRole('radio', { name })

it('begins with a card that is good when the favourite one has expired, which cannot be chosen and stands last', () => {
  renderPart(<Choice />)
  expect(way(/^Carta b/)).toHaveProperty('checked', true)
  expect(way(/^Carta a/)).toHaveProperty('disabled', true)
  const values = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(values).toEqual(['card:b', 'card:a', 'new', 'web', 'stripe', 'paypal'])
})

it('shows the fields of a new card only while it is chosen', async () => {
  const { user } = renderPart(<Choice />)
  expect(screen.queryByText('Campi della carta')).toBeNull()
  await user.click(way(/^Un’altra carta/))
  expect(screen.getByText('Campi della carta')).toBeTruthy()
  await user.click(way(/^PayPal/))
  expect(screen.queryByText('Campi della carta')).toBeNull()
  expect(way(/^PayPal/)).toHaveProperty('checked', true)
})

it('takes the favourite card that is still good, and a new one where there is none', () => {
  expect(usualWay([card('a', { expired: true })])).toBe('new')
  expect(usualWay([card('a', {}), card('b', { favourite: true })])).toBe('card:b')
})
