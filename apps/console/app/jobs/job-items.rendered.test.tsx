import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const tried = {
  ...{
    id: '8',
    change: { what: 'import', file: 'listino.csv', lang: 'it' },
    undoes: null,
    undoneChange: null,
    undoneBy: null,
  },
  ...{ newProducts: 1, state: 'tried', total: 3, by: 'Rosa', createdAt: '2026-11-27T10:00:00.000Z' },
  ...{ counts: { ready: 3, same: 0, refused: 0, left_out: 0, done: 0 } },
  ...{ finishedAt: null, undoUntil: null, fileUntil: null },
}
const running = { ...tried, newProducts: 0, state: 'running' }
const item = (position: number, before: object) => ({
  ...{ position, product: { id: null, title: `Olio ${String(position)}`, picture: null } },
  ...{ state: 'ready', before, after: { cells: { price: '12,00' } }, reason: null },
  ...{ announced: null, changed: null, row: { line: position + 2, cells: {}, faults: [] } },
})

it('shows the new products of a file alone, and all of them once it is carried out', async () => {
  let job: object = tried
  const { user, calls } = openConsole('/exchange?job=8', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/jobs': { status: 200, body: [] },
    'GET /api/seller/jobs/8': () => ({ status: 200, body: job }),
    'GET /api/seller/jobs/8/items': {
      status: 200,
      body: [item(0, {}), item(1, { cells: { price: '9,00' } })],
    },
    'PATCH /api/seller/jobs/8': () => {
      job = running
      return { status: 200, body: running }
    },
  })
  const asked = () => calls.filter((call) => call.includes('/jobs/8/items')).at(-1) ?? ''
  await user.click(await screen.findByRole('button', { name: 'Nuovi 1' }))
  await waitFor(() => expect(asked()).toContain('state=ready&new=true'))
  await user.click(screen.getByRole('button', { name: 'Cambiano 2' }))
  await waitFor(() => expect(asked()).toContain('state=ready&new=false'))
  await user.click(screen.getByRole('button', { name: 'Nuovi 1' }))
  await user.click(screen.getByRole('button', { name: /^Importa 3/ }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tutti 3' }).getAttribute('aria-pressed')).toBe('true'),
  )
  await waitFor(() => expect(asked()).not.toContain('state='))
})

it('says of a job that was stopped what stayed as it was, and which one an undo takes back', async () => {
  const change = { what: 'price', by: 'percent', value: 4, rounding: 'cent' }
  const stopped = {
    ...{ ...tried, change: null, undoes: '7', undoneChange: change, newProducts: 0, state: 'cancelled' },
    counts: { ready: 1, same: 0, refused: 0, left_out: 0, done: 0 },
  }
  const row = { ...item(0, { price: 9 }), after: { price: 8 }, row: null }
  const { user } = openConsole('/jobs', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/jobs': { status: 200, body: [stopped] },
    'GET /api/seller/jobs/8': { status: 200, body: stopped },
    'GET /api/seller/jobs/8/items': { status: 200, body: [row] },
  })
  await user.click(await screen.findByRole('button', { name: /^Apri/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Annulla: Prezzi +4\u00a0%' }))
  await dialog.findByText('rimasto com’era')
  dialog.getByRole('button', { name: 'Non cambiati 1' })
  await dialog.findByText('Rimasto com’era')
  expect(dialog.queryByText(/8\.00/)).toBeNull()
})
