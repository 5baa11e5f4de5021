import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const counts = { ready: 0, same: 0, refused: 2, left_out: 0, done: 0 }
const job = {
  ...{
    id: '8',
    change: { what: 'import', file: 'listino.csv', lang: 'it' },
    undoes: null,
    undoneChange: null,
    undoneBy: null,
  },
  ...{ newProducts: 0, state: 'tried', total: 2, counts, by: 'Rosa', createdAt: '2026-11-27T10:00:00.000Z' },
  ...{ finishedAt: null, undoUntil: null, fileUntil: null },
}
const item = (position: number, price: string, faults: object[]) => ({
  ...{ position, product: { id: null, title: `Olio ${String(position)}`, picture: null } },
  ...{ before: {}, announced: null, changed: null },
  ...(faults.length > 0
    ? { state: 'refused', after: null, reason: 'faults' }
    : { state: 'ready', after: { cells: { price } }, reason: null }),
  row: { line: position + 2, cells: { price }, faults },
})
const wrong = [{ column: 'price', fault: 'not_a_number' }]

it('leads the keyboard to what came of a corrected row, and says how many are left', async () => {
  let items = [item(0, 'x', wrong), item(1, 'y', wrong)]
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/jobs': { status: 200, body: [] },
    'GET /api/seller/jobs/8': { status: 200, body: job },
    'GET /api/seller/jobs/8/items': () => ({ status: 200, body: items }),
    'PATCH /api/seller/imports/8/rows/0': ({ body }) => {
      const { price } = JSON.parse(body).cells
      items = [item(0, price, price === '12' ? [] : wrong), item(1, 'y', wrong)]
      return { status: 200, body: { ...job, counts: { ...counts, ready: 1, refused: 1 }, newProducts: 1 } }
    },
  }
  const { user } = openConsole('/exchange?job=8', answers)
  const fields = await screen.findAllByLabelText('Prezzo con IVA')
  await user.type(fields[0] as HTMLElement, 'z')
  const retry = async () => user.click(screen.getAllByRole('button', { name: 'Riprova' })[0] as HTMLElement)
  await retry()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ancora non va/))
  const again = screen.getAllByLabelText('Prezzo con IVA')[0] as HTMLElement
  await user.clear(again)
  await user.type(again, '12')
  await retry()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Corretta. Resta una riga da correggere.'),
  )
  screen.getByText('Nuovo: entra come bozza')
  screen.getByText('nuovo, come bozza')
  expect(screen.queryByText('cambia')).toBeNull()
})
