import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

async function openTracking() {
  const opened = openConsole(
    '/',
    { 'GET /api/seller/session': sessionOf(shopFor('owner')) },
    <TrackingDialog shop="3" onClose={() => {}} />,
  )
  return { ...opened, field: await screen.findByLabelText<HTMLTextAreaElement>(/incolla/) }
}

it('takes the answers of the rows before away when a file is chosen', async () => {
  const { user, field } = await openTracking()
  fireEvent.change(field, { target: { value: 'pippo;GLS;1' } })
  await user.click(screen.getByRole('button', { name: 'Spedisci una riga' }))
  await screen.findByRole('listitem')
  const file = new File(['7F3K-92QD-AAAA-BBBB;GLS;M1234567890'], 'tracking.csv', { type: 'text/csv' })
  const chooser = screen.getByLabelText<HTMLInputElement>('Un file CSV')
  await user.upload(chooser, file)
  await waitFor(() => expect(field.value).toContain('7F3K'))
  expect(chooser.value, 'the same file, corrected, can be chosen again').toBe('')
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('sends nothing of more rows than are taken at once, and says so', async () => {
  const { field } = await openTracking()
  const text = Array.from({ length: 501 }, () => '7F3K-92QD-AAAA-BBBB;GLS;M1234567890').join('\n')
  fireEvent.change(field, { target: { value: text } })
  expect(screen.getByText('Sono 501 righe: al massimo 500 alla volta.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Spedisci/ }).disabled).toBe(true)
})

it('cannot be left while rows are on their way; rows and answers are there when it is opened again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const order = '7F3K-92QD-AAAA-BBBB'
  const { user } = openConsole('/orders', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': {
      status: 200,
      body: { ids: [], total: 0, at: '2026-11-23T10:00:00.000Z', groups: [], warehouses: [] },
    },
    [`GET /api/seller/orders/${order}`]: () => promise.then(() => problem('unavailable', 503)),
  })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Carica i tracking' }))
    return screen.findByLabelText<HTMLTextAreaElement>(/incolla/)
  }
  const closePage = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  fireEvent.change(await open(), { target: { value: `${order};GLS;M1234567890` } })
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect((await open()).value).toContain(order)
  expect(closePage()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Spedisci una riga' }))
  await screen.findByText('0 di 1')
  expect(closePage()).toBe(false)
  expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull()
  resolve()
  await screen.findByText('nessuna risposta, riprova')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await open()
  screen.getByText('nessuna risposta, riprova')
})

it('forgets what was shipped once it was read', async () => {
  const order = '7F3K-92QD-AAAA-BBBB'
  const { user } = openConsole('/orders', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/orders/ids': {
      status: 200,
      body: { ids: [], total: 0, at: '2026-11-23T10:00:00.000Z', groups: [], warehouses: [] },
    },
    [`GET /api/seller/orders/${order}`]: {
      status: 200,
      body: { status: 'SHIPPED', shipment: { carrier: 'gls', trackingNumber: 'M1234567890' } },
    },
  })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Carica i tracking' }))
    return screen.findByLabelText<HTMLTextAreaElement>(/incolla/)
  }
  fireEvent.change(await open(), { target: { value: `${order};GLS;M1234567890` } })
  await user.click(screen.getByRole('button', { name: 'Spedisci una riga' }))
  await screen.findByText('già spedito così')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect((await open()).value).toBe('')
})
