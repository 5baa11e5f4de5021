import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'

const orderOf = (id: string) => ({
  ...{ id, customer: 'Marco Serra', status: 'PREPARING', shipmentAddress: null },
  ...{ language: id === 'O-1' ? 'es' : 'it', seller: { name: 'Frantoio', city: 'Bari' } },
  items: [
    {
      ...{ productId: '7', title: 'Olio', image: 'olio', ownCode: null, temperatureClass: 'ambient' },
      ...{ quantity: 3, refundedQuantity: 0, lots: [] },
    },
  ],
})

const answers = {
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/orders/ids': { status: 200, body: { ids: [], total: 0, warehouses: [] } },
}

it('prints each slip in the language of its order', async () => {
  const { router } = openConsole('/', {
    ...answers,
    'GET /api/seller/orders': { status: 200, body: ['O-1', 'O-2'].map(orderOf) },
  })
  await act(() => router.navigate('/orders/slips', { state: { ids: ['O-1', 'O-2'] } }))
  const spanish = await screen.findByText(/^Pedido O-1\b/)
  expect(spanish.closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(
    screen
      .getByText(/^Ordine O-2\b/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('it')
})

it('says of a parcel that it holds a blocked lot', async () => {
  const lot = { id: '4', code: 'L25', pieces: 3, expires: null, expiry: null, isBlocked: true }
  const [first, second] = ['O-1', 'O-2'].map(orderOf)
  const blocked = { ...second, items: second?.items.map((item) => ({ ...item, lots: [lot] })) }
  const { router } = openConsole('/', {
    ...answers,
    'GET /api/seller/orders': { status: 200, body: [first, blocked] },
  })
  await act(() => router.navigate('/orders/slips', { state: { ids: ['O-1', 'O-2'] } }))
  await screen.findByText(/^Pacco B: contiene un lotto bloccato/)
  expect(screen.queryByText(/^Pacco A/)).toBeNull()
})

it('asks for every chosen order, block by block', async () => {
  const ids = Array.from({ length: 501 }, (_, at) => `O-${at + 1}`)
  const { calls, router } = openConsole('/', {
    ...answers,
    'GET /api/seller/orders': { status: 200, body: [] },
  })
  await act(() => router.navigate('/orders/slips', { state: { ids } }))
  await screen.findByText('Nessun pacco da preparare.')
  const asked = calls.filter((call) => call.startsWith('GET /api/seller/orders?'))
  expect(asked.flatMap((call) => call.match(/ids=/g) ?? [])).toHaveLength(501)
})
