import type { StockRow } from '@filiera/contract/console/stock'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { LotsSection } from './lots-section.tsx'

const row: StockRow = {
  ...{ id: '1', title: 'Burrata', picture: null, temperatureClass: 'chilled', version: 3 },
  ...{ warehouse: { id: '2', name: 'Andria' }, stock: 28, held: 0, sold: 0, owed: 0 },
  ...{ expires: null, lowStock: 5, waiting: 0 },
}
const lot = {
  ...{ id: '7', code: 'L-1', expires: '2999-01-31', expiry: 'best-before', pieces: 28, aside: 0 },
  blocked: null,
}
const lotsOf = (now: object) => ({ status: 200, body: { lots: [now], withoutLot: 0, owed: 0 } })
const path = '/api/seller/products/1/lots'

it('follows what a colleague corrected meanwhile, and saves what is chosen over that', async () => {
  const sent: unknown[] = []
  const corrected = { ...lot, code: 'L-3', pieces: 25 }
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    [`GET ${path}`]: lotsOf(lot),
    [`PATCH ${path}/7`]: ({ body }) => {
      sent.push(JSON.parse(body))
      if (sent.length > 1) return lotsOf(corrected)
      answers[`GET ${path}`] = lotsOf(corrected)
      const refused = problem('changed_meanwhile', 412)
      const current = { code: 'L-3', expires: lot.expires, expiry: lot.expiry }
      const changed = { by: 'Luca', at: '2026-11-20T09:00:00.000Z', current }
      return { ...refused, body: { ...(refused.body as object), changed } }
    },
  }
  const { user } = openConsole('/stock', answers, <LotsSection shop="3" row={row} />)
  await user.click(await screen.findByRole('button', { name: /^Correggi/ }))
  fireEvent.change(screen.getByLabelText('Codice del lotto'), { target: { value: 'L-2' } })
  await user.click(screen.getByRole('button', { name: 'Salva il lotto' }))
  const met = within(
    await screen.findByText(/^Luca ha salvato altre modifiche/).then((p) => p.parentElement as HTMLElement),
  )
  met.getByLabelText(/^Quello di Luca.*L-3/)
  expect(met.getByLabelText(/^Quello che hai scritto tu.*L-2/)).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Pezzi')).toHaveProperty('value', '25')
  await user.click(screen.getByRole('button', { name: 'Salva il lotto' }))
  expect(sent[1]).toEqual({ code: 'L-2', seen: { code: 'L-3' } })
})
