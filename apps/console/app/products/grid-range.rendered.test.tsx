import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '../../test/open-console.tsx'
import { cell, layGridOut, openProducts, PRICE, product, STOCK } from '../../test/open-products.tsx'

beforeEach(layGridOut)

/** Four products, and what was saved as the stock of each. */
async function openFour() {
  const saved: [string, number][] = []
  const stocks = [10, 20, 30, 45]
  const rows = stocks.map((stock, at) => product(String(at + 1), { stock, shelf: stock }))
  const answers: Answers = Object.fromEntries(
    rows.map(({ id }) => [
      `POST /api/seller/products/${id}/stock`,
      ({ body }: { body: string }) => {
        const { shelf } = JSON.parse(body)
        saved.push([id, shelf])
        return { status: 200, body: product(id, { stock: shelf, shelf }) }
      },
    ]),
  )
  return { ...(await openProducts(rows, answers)), saved }
}

it('marks cells by Shift and arrows, and says their number, sum and mean', async () => {
  const { user } = await openFour()
  cell(0, STOCK).focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await screen.findByText('4 celle, somma 105, media 26.3')
  const setData = vi.fn()
  fireEvent.copy(cell(3, STOCK), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '10\n20\n30\n45')
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/celle/)).toBeNull()
  cell(0, PRICE).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await screen.findByText(/^2 celle, somma 20.00/)
})

it('fills down by Ctrl D what stands in the first row of what is marked', async () => {
  const { user, saved } = await openFour()
  cell(1, STOCK).focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  await waitFor(() =>
    expect(saved).toEqual([
      ['3', 20],
      ['4', 20],
    ]),
  )
})

it('saves a few pasted values at a time, says how many there are, and takes all back by one Ctrl Z', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => product(String(at + 1), { stock: at, shelf: at }))
  const { promise, resolve } = Promise.withResolvers<void>()
  let [underWay, most] = [0, 0]
  const shelves: number[] = []
  const { user } = await openProducts(
    rows,
    Object.fromEntries(
      rows.map(({ id }, at) => [
        `POST /api/seller/products/${id}/stock`,
        async ({ body }: { body: string }) => {
          underWay += 1
          most = Math.max(most, underWay)
          await promise
          underWay -= 1
          const { shelf } = JSON.parse(body)
          shelves[at] = shelf
          return { status: 200, body: product(id, { stock: shelf, shelf }) }
        },
      ]),
    ),
  )
  await user.click(cell(0, STOCK))
  fireEvent.paste(cell(0, STOCK), { clipboardData: { getData: () => rows.map(() => '70').join('\n') } })
  await screen.findByText('Salvo 9 valori…')
  expect(most).toBe(4)
  resolve()
  await waitFor(() => expect(shelves).toEqual(rows.map(() => 70)))
  await waitFor(() => expect(screen.queryByText(/Salvo/)).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(shelves).toEqual(rows.map((_, at) => at)))
  expect(most).toBe(4)
})

it('fills down by its handle, over and over what was marked', async () => {
  const { saved } = await openFour()
  fireEvent.mouseDown(cell(0, STOCK))
  cell(0, STOCK).focus()
  fireEvent.mouseOver(cell(1, STOCK), { buttons: 1 })
  fireEvent.mouseUp(window)
  await screen.findByText(/^2 celle/)
  const handle = cell(1, STOCK).querySelector('[data-fill]')
  if (!handle) throw new Error('no handle')
  fireEvent.mouseDown(handle)
  fireEvent.mouseOver(cell(3, STOCK), { buttons: 1 })
  fireEvent.mouseUp(window)
  await waitFor(() =>
    expect(saved).toEqual([
      ['3', 10],
      ['4', 20],
    ]),
  )
})
