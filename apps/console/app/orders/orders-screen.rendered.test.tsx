import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const ids = ['7F3K-92QD-AAAA-BBBB', '7F3K-92QD-CCCC-DDDD']

it('goes on with several orders when the screen is left, and says afterwards what came of it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user, router } = openConsole('/orders', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': {
      status: 200,
      body: { ids, total: 2, at: '2026-11-23T10:00:00.000Z', groups: [], warehouses: [] },
    },
    'GET /api/seller/orders': { status: 200, body: [] },
    [`POST /api/seller/orders/${ids[0]}/accept`]: () =>
      promise.then(() => problem('illegal_transition', 409)),
    [`POST /api/seller/orders/${ids[1]}/accept`]: { status: 200, body: {} },
  })
  await user.click(await screen.findByRole('checkbox', { name: /Scegli tutti/ }))
  await user.click(await screen.findByRole('button', { name: 'Accetta' }))
  await act(() => router.navigate('/stock'))
  await act(() => router.navigate('/orders'))
  await screen.findByText('0 di 2')
  resolve()
  await screen.findByText(/Fatto per un ordine/)
  screen.getByText(`Uno è rimasto com’era: ${ids[0]}`)
  await act(() => router.navigate('/stock'))
  await act(() => router.navigate('/orders'))
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByText(/Fatto per un ordine/)).toBeNull()
})
