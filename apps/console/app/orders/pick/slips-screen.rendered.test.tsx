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

it('prints a slip for every chosen order, each in the language of its order', async () => {
  const ids = Array.from({ length: 501 }, (_, at) => `O-${at + 1}`)
  const { calls, router } = openConsole('/', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': { status: 200, body: { ids: [], total: 0, warehouses: [] } },
    'GET /api/seller/orders': () => ({
      status: 200,
      body: new URL(calls.at(-1)?.slice(4) ?? '', 'http://console').searchParams.getAll('ids').map(orderOf),
    }),
  })
  await act(() => router.navigate('/orders/slips', { state: { ids } }))
  const spanish = await screen.findByText(/^Pedido O-1\b/, {}, { timeout: 20_000 })
  expect(spanish.closest('[lang]')?.getAttribute('lang')).toBe('es')
  expect(
    screen
      .getByText(/^Ordine O-501\b/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('it')
}, 60_000)
