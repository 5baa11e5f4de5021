import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'

const address = { city: 'Bari' }
/** An order of three bottles of the same oil. */
const orderOf = (id: string) => ({
  ...{ id, customer: 'Marco Serra', status: 'PREPARING', shipmentAddress: address },
  items: [
    {
      ...{ productId: '7', title: 'Olio', image: 'olio', ownCode: null, temperatureClass: 'ambient' },
      ...{ quantity: 3, refundedQuantity: 0, lots: [] },
    },
  ],
})

it('counts what was taken for one list only for that list', async () => {
  const { user, calls, router } = openConsole('/', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': { status: 200, body: { ids: [], total: 0, warehouses: [] } },
    'GET /api/seller/orders': () => ({
      status: 200,
      body: [orderOf(new URL(calls.at(-1)?.slice(4) ?? '', 'http://console').searchParams.get('ids') ?? '')],
    }),
  })
  const open = async (id: string) => {
    await act(() => router.navigate('/orders/pick', { state: { ids: [id] } }))
    await screen.findByRole('link', { name: id })
    return screen.getByRole<HTMLInputElement>('checkbox')
  }
  await user.click(await open('MORNING'))
  expect((await open('MORNING')).checked).toBe(true)
  expect((await open('AFTERNOON')).checked).toBe(false)
  expect((await open('MORNING')).checked).toBe(true)
})
