import type { OrderClaim } from '@filiera/contract/orders/claims'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { Claims } from './claims.tsx'

const id = '7F3K-92QD-0000-0001'
const message = {
  ...{ id: 'm1', from: 'customer', topic: 'damaged', text: 'Il vasetto è rotto', products: ['1'] },
  ...{ photos: ['/api/order-photos/x.webp'], createdAt: '2026-11-27T10:00:00.000Z' },
}
const question = { ...message, id: 'm2', topic: 'question', text: 'Quando parte?' }
const order = {
  ...{ id, customer: 'Marco Serra', language: 'it', withdrawals: [], refunds: [] },
  items: [{ productId: '1', title: 'Miele' }],
  messages: [message, question],
  claims: [{ messageId: 'm1', state: 'open', answerBy: '2026-11-02' }],
  sellerActions: ['refund', 'message'],
}

/** The panel of an order; @returns what was answered and how often the refund was opened */
function openClaims(state: OrderClaim['state']) {
  const sent: unknown[] = []
  let refunds = 0
  const shown = { ...order, claims: [{ ...order.claims[0], state }] } as never
  const opened = openConsole(
    '/',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      'GET /api/seller/answer-templates': { status: 200, body: [] },
      [`POST /api/seller/orders/${id}/message`]: ({ body }) => {
        sent.push(JSON.parse(body))
        return { status: 201, body: {} }
      },
    },
    <Claims order={shown} shop="3" onRefund={() => (refunds += 1)} />,
  )
  return { ...opened, sent, refunds: () => refunds }
}

it('shows a report with its photos and its deadline, to be answered and refunded there', async () => {
  const { user, sent, refunds } = openClaims('open')
  await screen.findByText('Prodotto danneggiato')
  screen.getByText('Da rispondere')
  screen.getByText(/Bisognava rispondere entro/)
  screen.getByText('Miele')
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/seller/order-photos/x.webp?shop=3')
  expect(screen.queryByText('Quando parte?')).toBeNull()
  await user.type(screen.getByRole('textbox'), 'Te ne mando un altro.')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await waitFor(() => expect(sent).toEqual([{ message: 'Te ne mando un altro.' }]))
  await user.click(screen.getByRole('button', { name: 'Rimborsa' }))
  expect(refunds()).toBe(1)
})

it.each([
  ['answered', 'Con risposta'],
  ['refunded', 'Rimborsata'],
] as const)('says that a report is %s, without a deadline', async (state, word) => {
  openClaims(state)
  await screen.findByText(word)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText(/rispondere entro/)).toBeNull()
})
