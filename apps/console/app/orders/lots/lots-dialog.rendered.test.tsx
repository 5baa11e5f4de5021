import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { LotsDialog } from './lots-dialog.tsx'

const lotOf = (id: string) => ({
  ...{ id, code: `L-${id}`, expires: null, expiry: null, pieces: 9, aside: 0, blocked: null },
})

/** The dialog of an order with these lots. @returns what it sent */
async function open(...ids: string[]) {
  cleanup()
  const sent: unknown[] = []
  const lots = ids.map((id) => ({ ...lotOf(id), pieces: 1, isBlocked: false }))
  const refused = problem('changed_meanwhile', 412)
  const changed = { by: 'Luca', at: '2026-11-23T10:00:00.000Z', current: {} }
  openConsole(
    '/orders/1',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      'GET /api/seller/products/7/lots': {
        status: 200,
        body: { lots: ['1', '2', '3'].map(lotOf), withoutLot: 0, owed: 0 },
      },
      'PUT /api/seller/orders/A/lots': ({ body }) => {
        sent.push(JSON.parse(body))
        return { ...refused, body: { ...(refused.body as object), changed } }
      },
    },
    <LotsDialog
      shop="3"
      product={{ id: '7', title: 'Olio' }}
      lines={[{ order: { id: 'A' } as SellerOrder, pieces: 4, lots }]}
      onClose={() => {}}
    />,
  )
  await screen.findByLabelText(/L-1/)
  return sent
}

it('keeps the lots that were typed, beside those that a colleague named, and says who did', async () => {
  await open('1')
  fireEvent.change(screen.getByLabelText(/L-2/), { target: { value: '2' } })
  const sent = await open('1', '3')
  expect(screen.getByLabelText(/L-2/)).toHaveProperty('value', '2')
  fireEvent.click(screen.getByRole('button', { name: 'Salva i lotti' }))
  await screen.findByText(/^Luca ha cambiato intanto/)
  await waitFor(() =>
    expect(sent).toEqual([
      {
        productId: '7',
        lots: [
          { id: '1', pieces: 1 },
          { id: '2', pieces: 2 },
          { id: '3', pieces: 1 },
        ],
        seen: [
          { id: '1', pieces: 1 },
          { id: '3', pieces: 1 },
        ],
      },
    ]),
  )
})
