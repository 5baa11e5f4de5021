import type { SellerFigures } from '@filiera/contract/console/figures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const nothing = { sold: 0, orders: 0, pieces: 0, refunded: 0 }

const figures = (facts: Partial<SellerFigures> = {}): SellerFigures => ({
  period: { from: '2026-11-01', to: '2026-11-02' },
  previous: { from: '2026-10-30', to: '2026-10-31' },
  days: [
    { day: '2026-11-01', ...nothing },
    { day: '2026-11-02', ...nothing },
  ],
  previousDays: [
    { day: '2026-10-30', ...nothing },
    { day: '2026-10-31', ...nothing },
  ],
  total: { ...nothing, daysToShip: null },
  previousTotal: { ...nothing, daysToShip: null },
  top: [],
  out: { count: 0, products: [] },
  ...facts,
})

const open = (body: SellerFigures) =>
  openConsole('/figures', {
    'GET /api/seller/session': sessionOf(shopFor('accounts')),
    'GET /api/seller/figures': { status: 200, body },
  })

it('shows one measure after the other, day by day as a table, and asks for the period that is chosen', async () => {
  const sold = { sold: 50, orders: 2, pieces: 3, refunded: 0 }
  const { user, calls } = open(
    figures({
      days: [
        { day: '2026-11-01', ...sold },
        { day: '2026-11-02', ...nothing },
      ],
      total: { ...sold, daysToShip: 1.5 },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Tabella' }))
  expect(within(screen.getByRole('region', { name: 'Venduto al giorno' })).getByText('50.00 €')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Pezzi/ }))
  const weeks = within(screen.getByRole('region', { name: 'Per settimana' }))
  expect(weeks.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SettimanaVendutoOrdiniPezziRimborsi',
    expect.stringMatching(/^2 nov.*0/),
    expect.stringMatching(/^1 nov50\.00.€23/),
  ])
  const byDay = screen.getByRole('region', { name: 'Pezzi al giorno' })
  expect(within(byDay).getByRole('table').textContent).toContain('3')
  await user.click(screen.getByRole('button', { name: '7 giorni' }))
  await waitFor(() => expect(calls.filter((call) => call.includes('/figures')).length).toBeGreaterThan(1))
})

it('shows a period that has only refunds of earlier orders, and says when there is nothing at all', async () => {
  const { user } = open(figures({ total: { ...nothing, refunded: 12.5, daysToShip: null } }))
  await user.click(await screen.findByRole('button', { name: /^Rimborsi.*12\.50.€/ }))
  screen.getByRole('region', { name: 'Rimborsi decisi ogni giorno' })
})

it('says when there is nothing', async () => {
  open(figures())
  await screen.findByRole('heading', { name: /ordin/i })
  expect(screen.queryByRole('button', { name: /^Rimborsi/ })).toBeNull()
})
