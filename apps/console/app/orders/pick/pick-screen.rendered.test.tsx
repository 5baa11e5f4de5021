import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'

const address = { city: 'Bari' }
/** An order of three bottles of the same oil. */
const orderOf = (id: string) => ({
  ...{ id, customer: 'Marco Serra', status: 'PREPARING', shipmentAddress: address, sellerActions: [] },
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

it('is packed once all was taken, and tracked once the parcels are ready', async () => {
  let isReady = false
  const { user, router } = openConsole('/', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': { status: 200, body: { ids: [], total: 0, warehouses: [] } },
    'GET /api/seller/orders': () => ({
      status: 200,
      body: [
        isReady
          ? orderOf('EVENING')
          : { ...orderOf('EVENING'), status: 'ACCEPTED', sellerActions: ['prepare'] },
      ],
    }),
    'POST /api/seller/orders/EVENING/prepare': () => {
      isReady = true
      return { status: 200, body: {} }
    },
  })
  await act(() => router.navigate('/orders/pick', { state: { ids: ['EVENING'] } }))
  const step = () => document.querySelector('[aria-current="step"]')?.textContent
  const box = await screen.findByRole('checkbox')
  expect(step()).toBe('2Raccogli')
  expect(screen.queryByText('tutto preso')).toBeNull()
  await user.click(box)
  screen.getByText('tutto preso')
  expect(step()).toBe('3Imballa e stampa')
  await user.click(screen.getByRole('button', { name: 'Segna il pacco pronto' }))
  await screen.findByText('Fatto per un ordine.')
  await user.click(await screen.findByRole('button', { name: 'Carica i tracking' }))
  screen.getByRole('dialog', { name: 'Carica i tracking' })
  expect(step()).toBe('4Tracking')
})

it('is accepted and packed before it is tracked', async () => {
  const acts = [['accept'], ['prepare'], []]
  let done = 0
  const { user, router } = openConsole('/', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': { status: 200, body: { ids: [], total: 0, warehouses: [] } },
    'GET /api/seller/orders': () => ({
      status: 200,
      body: [{ ...orderOf('NIGHT'), status: 'PAID', sellerActions: acts[done] }],
    }),
    'POST /api/seller/orders/NIGHT/accept': () => {
      done = 1
      return { status: 200, body: {} }
    },
  })
  await act(() => router.navigate('/orders/pick', { state: { ids: ['NIGHT'] } }))
  await user.click(await screen.findByRole('checkbox'))
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('3Imballa e stampa')
  expect(screen.queryByRole('button', { name: 'Carica i tracking' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Accetta l’ordine' }))
  await screen.findByRole('button', { name: 'Segna il pacco pronto' })
})
