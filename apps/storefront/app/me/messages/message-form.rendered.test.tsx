import type { Order } from '@filiera/contract/orders/orders'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { MessageForm } from './message-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const order = { idHash: '7F3K-92QD-AAAA-BBBB', seller: { name: 'Torrelunga' }, items: [] } as object as Order

it('sends again under the same key what may have arrived, and the next message under another one', async () => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    if (keys.length === 1) throw new TypeError('the connection broke')
    return new Response(JSON.stringify({ id: '1' }), { status: 201 })
  })
  const firstKey = crypto.randomUUID()
  const { user } = renderPart(
    <MessageForm order={order} topic="question" firstKey={firstKey} answer={null} />,
  )
  const send = () => user.click(screen.getByRole('button', { name: 'Invia il messaggio' }))
  await user.type(screen.getByLabelText(/^Messaggio/), 'Quando parte?')
  await send()
  await screen.findByText('Il messaggio non è partito')
  await send()
  await screen.findByText('Messaggio inviato')
  await user.type(screen.getByLabelText(/^Messaggio/), 'Grazie!')
  await send()
  await vi.waitFor(() => expect(keys).toEqual([firstKey, firstKey, expect.any(String)]))
  expect(keys[2]).not.toBe(firstKey)
})
