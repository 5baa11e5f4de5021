import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { layGridOut, openProducts, product } from '../../test/open-products.tsx'

let end = () => {}
beforeAll(() => {
  end = layGridOut()
})
afterAll(() => end())

const change = { what: 'price', by: 'amount', value: -3, rounding: 'cent' }
const job = {
  ...{
    id: '8',
    change,
    undoes: null,
    undoneChange: null,
    undoneBy: null,
    newProducts: 0,
    state: 'tried',
    total: 1,
    by: 'Rosa',
  },
  ...{ counts: { ready: 1, same: 0, refused: 0, left_out: 0, done: 0 }, finishedAt: null, undoUntil: null },
  ...{ createdAt: '2026-11-27T10:00:00.000Z', fileUntil: null },
}
const item = {
  ...{ position: 0, product: { id: '1', title: 'Prodotto 1', picture: null }, state: 'ready', reason: null },
  ...{ before: { price: 10 }, after: { price: 7 }, announced: null, changed: null, row: null },
}

it('keeps what was tried in its fields, to be tried again with another number', async () => {
  const tried: unknown[] = []
  const { user } = await openProducts([product('1')], {
    'POST /api/seller/jobs': ({ body }) => {
      tried.push(JSON.parse(body).change)
      return { status: 202, body: job }
    },
    'GET /api/seller/jobs/8': { status: 200, body: job },
    'GET /api/seller/jobs/8/items': { status: 200, body: [item] },
  })
  await user.click(screen.getByRole('checkbox', { name: /Prodotto 1/ }))
  const bar = screen.getByRole('region', { name: /scelti/i })
  await user.click(within(bar).getByRole('button', { name: 'Prezzo' }))
  await user.selectOptions(await screen.findByLabelText('Come'), 'Riduci in €')
  const amount = () => screen.getByLabelText<HTMLInputElement>(/^Quanto/)
  await user.type(amount(), '3')
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  await screen.findByRole('button', { name: 'Cambia un prodotto' })
  expect(amount().value).toBe('3')
  expect(amount().getAttribute('aria-invalid')).not.toBe('true')
  await user.type(amount(), '0')
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  expect(tried).toMatchObject([{ by: 'amount', value: -3 }, { value: -30 }])
})
