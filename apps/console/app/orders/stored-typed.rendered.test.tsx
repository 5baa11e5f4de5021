import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { NextStep } from './next-step.tsx'
import { RefundDialog } from './refund/refund-dialog.tsx'
import { Returns } from './returns.tsx'
import { ShipmentForm } from './shipment-form.tsx'
import { useOrder } from './use-orders.ts'

const id = '7F3K-92QD-AAAA-BBBB'
const asked = {
  ...{ id: 'r1', status: 'requested', createdAt: '2026-11-23T10:00:00.000Z', sendBackBy: null },
  ...{ note: null, amount: 10, lines: [] },
}
const order = {
  ...{ id, status: 'SHIPPED', shipment: null, amount: 50, refundable: 50, items: [] },
  ...{ refunds: [], messages: [], claims: [], withdrawals: [asked], sellerActions: ['decide-return'] },
} as unknown as SellerOrder

/** A part of an order, as a page that was opened anew shows it; each call is refused until it is said otherwise. @returns what it sent */
function open(part: ReactNode, answer = problem('unavailable', 503)) {
  cleanup()
  const sent: Record<string, unknown>[] = []
  const take = ({ body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return answer
  }
  openConsole(
    '/orders/1',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      [`POST /api/seller/orders/${id}/refund`]: take,
      [`POST /api/seller/orders/${id}/decide-return`]: take,
      [`POST /api/seller/orders/${id}/ship`]: take,
    },
    part,
  )
  return sent
}
function RefundOfAll({ onClose }: { onClose(): void }) {
  const { data } = useOrder('3', id)
  return data ? <RefundDialog order={data} shop="3" isAll onClose={onClose} /> : null
}
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const done = { status: 200, body: order }

it('keeps amount and reason of a refund, which stays one refund, until it is made', async () => {
  const dialog = <RefundDialog order={order} shop="3" isAll={false} onClose={() => {}} />
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Rimborsa/ }))
  const first = open(dialog)
  await fill(/importo/i, '5')
  await fill(/Motivo/, 'Vaso rotto')
  send()
  await screen.findByRole('alert')
  const second = open(dialog, done)
  expect((await field(/importo/i)).value).toBe('5')
  expect((await field(/Motivo/)).value).toBe('Vaso rotto')
  send()
  await waitFor(() => expect(second).toEqual(first))
  await waitFor(async () => expect((await field(/Motivo/)).value).toBe(''))
})

it('says that the refund was made with other values when its answer was lost, and sends another one at the next press', async () => {
  const made = { ...order, refundable: 45 } as unknown as SellerOrder
  const sent = open(
    <RefundDialog order={made} shop="3" isAll={false} onClose={() => {}} />,
    problem('idempotency_conflict', 409),
  )
  await fill(/importo/i, '7')
  await fill(/Motivo/, 'Vaso rotto')
  const send = () => fireEvent.click(screen.getByRole('button', { name: /^Rimborsa/ }))
  send()
  expect((await screen.findByRole('alert')).textContent).toMatch(/altri valori.*già rimborsato 5/)
  send()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId)
})

it('asks for a refund of everything again as it was sent when its answer was lost, and closes once it is made', async () => {
  const bottle = { ...{ productId: '7', title: 'Olio', quantity: 2, refundedQuantity: 0 }, price: 25 }
  const before = { ...order, withdrawals: [], items: [{ ...bottle, priceDiscounted: null }] }
  const items = [{ ...bottle, priceDiscounted: null, refundedQuantity: 2 }]
  const after = { ...before, refundable: 0, status: 'REFUNDED', items }
  const sent: Record<string, unknown>[] = []
  let closed = 0
  openConsole(
    '/orders/1',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      [`GET /api/seller/orders/${id}`]: () => ({ status: 200, body: sent.length === 0 ? before : after }),
      [`POST /api/seller/orders/${id}/refund`]: ({ body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return sent.length === 1 ? problem('unavailable', 503) : { status: 200, body: after }
      },
    },
    <RefundOfAll onClose={() => (closed += 1)} />,
  )
  await fill(/Motivo/, 'Vaso rotto')
  fireEvent.click(await screen.findByRole('button', { name: /^Rimborsa 50/ }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/nessuna risposta/)
  fireEvent.click(screen.getByRole('button', { name: /^Rimborsa/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  await waitFor(() => expect(closed).toBe(1))
})

it('keeps the note to a return until it is decided', async () => {
  open(<Returns order={order} shop="3" />)
  const label = /messaggio|nota|cliente/i
  await fill(label, 'Aperto e consumato')
  const sent = open(<Returns order={order} shop="3" />, done)
  expect((await field(label)).value).toBe('Aperto e consumato')
  fireEvent.click(screen.getByRole('button', { name: 'Non accetto' }))
  await waitFor(() => expect(sent).toMatchObject([{ note: 'Aperto e consumato', accept: false }]))
  await waitFor(async () => expect((await field(label)).value).toBe(''))
})

it('keeps carrier and number of a parcel until it is shipped, beside those that a colleague wrote', async () => {
  open(<ShipmentForm order={order} shop="3" />)
  await fill(/Corriere/, 'gls')
  await fill(/Numero/, 'M1234567890')
  const colleagues = { ...order, shipment: { carrier: 'brt', trackingNumber: '' } } as SellerOrder
  open(<ShipmentForm order={colleagues} shop="3" />)
  expect((await field(/Numero/)).value).toBe('M1234567890')
  fireEvent.click(within(screen.getByRole('group', { name: 'Corriere' })).getByLabelText(/BRT/))
  expect((await field(/^Corriere/)).value).toBe('brt')
  expect(screen.queryByRole('group', { name: 'Corriere' })).toBeNull()
  await fill(/^Corriere/, 'gls')
  const sent = open(<ShipmentForm order={order} shop="3" />, done)
  await field(/Numero/)
  fireEvent.click(screen.getByRole('button', { name: 'Segna come spedito' }))
  await waitFor(() => expect(sent).toMatchObject([{ carrier: 'gls', trackingNumber: 'M1234567890' }]))
  await waitFor(async () => expect((await field(/Numero/)).value).toBe(''))
})

it('shows a colleague’s number as long as none of the two is chosen, while one types on, too', async () => {
  const shipped = (trackingNumber: string) =>
    ({ ...order, shipment: { carrier: 'other', trackingNumber } }) as SellerOrder
  open(<ShipmentForm order={shipped('A-1')} shop="3" />)
  await fill(/Numero/, 'MIO-1')
  open(<ShipmentForm order={shipped('LUCA-1')} shop="3" />)
  await screen.findByLabelText(/^Quello di un collega.*LUCA-1/)
  await fill(/Numero/, 'MIO-12')
  expect(screen.getByLabelText(/^Quello di un collega.*LUCA-1/)).toHaveProperty('checked', false)
  expect(screen.getByLabelText(/^Quello che hai scritto tu.*MIO-12/)).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Salva la correzione' })).toHaveProperty('disabled', false),
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Lascia stare' }))
  expect((await field(/Numero/)).value).toBe('LUCA-1')
})

it('opens the correction of a parcel where something was typed in it, not when it has just been shipped', async () => {
  const shipped = {
    ...order,
    withdrawals: [],
    sellerActions: ['correct-shipment'],
    shipment: { carrier: 'gls', trackingNumber: 'A-1' },
  }
  let now: object = { ...order, status: 'PREPARING', withdrawals: [], sellerActions: ['ship'] }
  function Step() {
    const { data } = useOrder('3', id)
    return data ? <NextStep order={data} shop="3" onRefund={() => {}} /> : null
  }
  const show = () => {
    cleanup()
    openConsole(
      '/orders/1',
      {
        'GET /api/seller/session': sessionOf(shopFor('owner')),
        [`GET /api/seller/orders/${id}`]: () => ({ status: 200, body: now }),
        [`POST /api/seller/orders/${id}/ship`]: () => {
          now = shipped
          return { status: 200, body: now }
        },
      },
      <Step />,
    )
  }
  show()
  await fill(/Corriere/, 'other')
  fireEvent.click(screen.getByRole('button', { name: 'Segna come spedito' }))
  const correct = await screen.findByRole('button', { name: 'Correggi corriere o numero' })
  expect(screen.queryByLabelText(/Numero/)).toBeNull()
  fireEvent.click(correct)
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Corriere/)))
  await fill(/Numero/, 'A-2')
  show()
  expect((await field(/Numero/)).value).toBe('A-2')
  fireEvent.click(screen.getByRole('button', { name: 'Lascia stare' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correggi corriere o numero' }))
})
