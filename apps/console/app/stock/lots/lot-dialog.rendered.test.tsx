import type { ProductLot } from '@filiera/contract/console/lots'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answer, openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { LotDialog } from './lot-dialog.tsx'

const lot: ProductLot = {
  ...{ id: '7', code: 'L-1', expires: '2999-01-31', expiry: 'best-before', pieces: 28, aside: 0 },
  blocked: null,
}

/** The dialog of a lot as it is now. @returns what it sent */
async function open(
  now: ProductLot,
  answer: Answer = { status: 200, body: { lots: [], withoutLot: 0, owed: 0 } },
) {
  const sent: unknown[] = []
  openConsole(
    '/stock',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      [`PATCH /api/seller/products/1/lots/${now.id}`]: ({ body }) => {
        sent.push(JSON.parse(body))
        return answer
      },
    },
    <LotDialog shop="3" id="1" lot={now} most={99} expiry="best-before" onClose={() => {}} />,
  )
  await screen.findByLabelText('Pezzi')
  return sent
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('keeps the code that was typed, and sends nothing that was not', async () => {
  await open(lot)
  fill('Codice del lotto', 'L-2')
  cleanup()
  const sent = await open({ ...lot, pieces: 25 })
  expect(screen.getByLabelText('Pezzi')).toHaveProperty('value', '25')
  fireEvent.click(screen.getByRole('button', { name: 'Salva il lotto' }))
  await waitFor(() => expect(sent).toEqual([{ code: 'L-2', seen: { code: 'L-1' } }]))
})

it('says that the pieces are others than those over which they were typed', async () => {
  await open(lot)
  fill('Pezzi', '30')
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  await open({ ...lot, pieces: 25 })
  expect(screen.getByLabelText('Pezzi')).toHaveProperty('value', '30')
  expect(screen.getByRole('status').textContent).toContain('qualcuno ha cambiato')
})

it('says who corrected the code meanwhile', async () => {
  const refused = problem('changed_meanwhile', 412)
  const current = { code: 'L-3', expires: '2999-01-31', expiry: 'best-before' }
  const changed = { by: 'Luca', at: '2026-11-20T09:00:00.000Z', current }
  await open(lot, { ...refused, body: { ...(refused.body as object), changed } })
  fill('Codice del lotto', 'L-2')
  fireEvent.click(screen.getByRole('button', { name: 'Salva il lotto' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Luca ha corretto questo lotto/)
})

it('shows of one lot nothing that was typed for another', async () => {
  await open(lot)
  fill('Pezzi', '30')
  cleanup()
  await open({ ...lot, id: '8', pieces: 12 })
  expect(screen.getByLabelText('Pezzi')).toHaveProperty('value', '12')
})

it('shows what a colleague corrected beside what is typed, also while one types on', async () => {
  await open(lot)
  fill('Codice del lotto', 'L-2')
  cleanup()
  await open({ ...lot, code: 'L-3' })
  fill('Codice del lotto', 'L-22')
  screen.getByLabelText(/^Quello che hai scritto tu.*L-22/)
  fireEvent.click(screen.getByLabelText(/^Quello di un collega.*L-3/))
  expect(screen.getByLabelText('Codice del lotto')).toHaveProperty('value', 'L-3')
  expect(screen.queryByRole('alert')).toBeNull()
})
