import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { Returns } from './returns.tsx'

const id = '7F3K-92QD-0000-0001'
const asked = {
  id: '4',
  status: 'requested',
  createdAt: '2026-11-27T10:00:00.000Z',
  sendBackBy: null,
  note: null,
  amount: 16.9,
  lines: [{ productId: '1', title: 'Olio', quantity: 1, amount: 16.9 }],
}
const order = { id, sellerActions: ['decide-return'], withdrawals: [asked], messages: [] } as never

function openReturn() {
  const sent: unknown[] = []
  const answers = {
    'GET /api/seller/session': sessionOf(shopFor('orders')),
    [`POST /api/seller/orders/${id}/decide-return`]: ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { status: 200, body: {} }
    },
  }
  return { ...openConsole('/', answers, <Returns order={order} shop="3" />), sent }
}

it('a refused return needs its reason, and one that is too long is not sent', async () => {
  const { user, calls } = openReturn()
  const note = await screen.findByRole('textbox')
  await user.click(screen.getByRole('button', { name: 'Non accetto' }))
  expect(note.getAttribute('aria-invalid')).toBe('true')
  await user.click(note)
  await user.paste('a'.repeat(301))
  screen.getByText('Un carattere di troppo')
  await user.click(screen.getByRole('button', { name: 'Non accetto' }))
  await user.click(screen.getByRole('button', { name: /^Accetto/ }))
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  await user.type(note, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Non accetto' }))
  await waitFor(() => expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1))
})
