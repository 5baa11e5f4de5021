import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, problem } from '../../test/open-console.tsx'
import { cell, layGridOut, openProducts, PRICE, product, STOCK, view } from '../../test/open-products.tsx'

beforeEach(layGridOut)

it('pastes a column from a sheet and takes it back at once', async () => {
  const answer = (id: string, stock: number) => ({ status: 200, body: product(id, { stock }) })
  const { user, calls } = await openProducts([product('1'), product('2', { stock: 7 })], {
    'POST /api/seller/products/1/stock': answer('1', 12),
    'POST /api/seller/products/2/stock': answer('2', 0),
  })
  const posts = () => calls.filter((call) => call.startsWith('POST'))
  await user.click(cell(0, STOCK))
  fireEvent.paste(cell(0, STOCK), { clipboardData: { getData: () => '12\r\n0\r\n' } })
  await waitFor(() =>
    expect([cell(0, STOCK).textContent, cell(1, STOCK).textContent]).toEqual(['Salvato12', 'Salvato0']),
  )
  expect(posts()).toHaveLength(2)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(posts()).toHaveLength(4))
})

/** The calls that set the price of a product whose version grows, and what they said. */
function priced(id: string) {
  const sent: { price: number; version: string | undefined }[] = []
  const answer = ({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) => {
    sent.push({ price: JSON.parse(body).price, version: headers['if-match'] })
    return { status: 200, body: product(id, { price: JSON.parse(body).price, version: 3 + sent.length }) }
  }
  return { sent, answers: { [`PATCH /api/seller/products/${id}`]: answer } }
}

it('pastes a range of several columns, each row in its order, and leaves alone what is empty', async () => {
  const sent: [string, unknown, string | undefined][] = []
  const saves = (id: string, facts: Partial<SellerProduct>) => {
    let now = product(id, facts)
    const answers: Answers = {
      [`PATCH /api/seller/products/${id}`]: ({ headers, body }) => {
        sent.push([id, JSON.parse(body), headers['if-match']])
        now = { ...now, ...JSON.parse(body), version: now.version + 1 }
        return { status: 200, body: now }
      },
    }
    return answers
  }
  const reduced = { priceDiscounted: 8 }
  const { user } = await openProducts([product('1'), product('2', reduced)], {
    ...saves('1', {}),
    ...saves('2', reduced),
  })
  await user.click(cell(0, PRICE))
  const getData = () => '20,00\t15,00\r\n12,00\t\r\n'
  fireEvent.paste(cell(0, PRICE), { clipboardData: { getData } })
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.filter(([id]) => id === '1')).toEqual([
    ['1', { price: 20 }, '"v3"'],
    ['1', { priceDiscounted: 15 }, '"v4"'],
  ])
  expect(sent.filter(([id]) => id === '2')).toEqual([['2', { price: 12 }, '"v3"']])
})

it('goes to the cell that is pressed while another one is edited', async () => {
  const { answers } = priced('1')
  const { user } = await openProducts([product('1'), product('2')], answers)
  cell(0, PRICE).focus()
  await user.keyboard('12')
  await user.click(cell(1, STOCK))
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.00'))
  expect(document.activeElement).toBe(cell(1, STOCK))
})

it('says how many pasted values have no place, and how many were not saved', async () => {
  const { user } = await openProducts([product('1'), product('2')])
  await user.click(cell(0, STOCK))
  fireEvent.paste(cell(0, STOCK), { clipboardData: { getData: () => '40\nmolti\n12\n13' } })
  await screen.findByText('2 valori incollati non hanno un posto in questo elenco.')
  await user.click(await screen.findByRole('button', { name: 'Un valore non salvato' }))
  await waitFor(() => expect(document.activeElement).toBe(cell(1, STOCK)))
})

it('warns who closes the page while values are on their way', async () => {
  const { user } = await openProducts([product('1', { stock: 40 })], {
    'POST /api/seller/products/1/stock': () => new Promise<never>(() => {}),
  })
  const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(close()).toBe(true)
  await user.click(cell(0, STOCK))
  fireEvent.paste(cell(0, STOCK), { clipboardData: { getData: () => '12' } })
  await waitFor(() => expect(close()).toBe(false))
})

it('asks before another screen is opened while a value was not saved', async () => {
  const { user, router } = await openProducts([product('1')])
  await user.click(cell(0, STOCK))
  fireEvent.paste(cell(0, STOCK), { clipboardData: { getData: () => 'molti' } })
  await screen.findByRole('button', { name: 'Un valore non salvato' })
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await user.click(screen.getByRole('link', { name: 'Foto' }))
  await screen.findByRole('dialog', { name: 'Un valore non è ancora salvato' })
  await user.click(screen.getByRole('button', { name: 'Resta qui' }))
  expect(cell(0, STOCK).textContent).toContain('molti')
  await user.click(screen.getByRole('link', { name: 'Foto' }))
  await user.click(await screen.findByRole('button', { name: 'Lascia la pagina' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/photos'))
})

it('copies the value of a cell as it is typed', async () => {
  const { user } = await openProducts([product('1', { price: 1234.5 })])
  await user.click(cell(0, PRICE))
  const setData = vi.fn()
  fireEvent.copy(cell(0, PRICE), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '1234.50')
})

it('asks before a change is taken back over what a colleague wrote since', async () => {
  const { sent, answers } = priced('1')
  const rows = [product('1')]
  const { user } = await openProducts(rows, answers)
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.00'))
  rows[0] = product('1', { price: 15, version: 9 })
  await user.click(screen.getByRole('button', { name: 'Aggiorna' }))
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('15.00'))
  cell(0, PRICE).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect((await screen.findByRole('alert')).textContent).toContain('15.00')
  expect(sent).toHaveLength(1)
})

it('takes back one change after the other', async () => {
  const { sent, answers } = priced('1')
  const { user } = await openProducts([product('1')], answers)
  for (const price of ['11', '12']) {
    cell(0, PRICE).focus()
    await user.keyboard(`${price}{Enter}`)
    await waitFor(() => expect(cell(0, PRICE).textContent).toContain(`${price}.00`))
  }
  for (const price of ['11', '10', '10']) {
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(0, PRICE).textContent).toContain(`${price}.00`))
  }
  expect(sent.map(({ price }) => price)).toEqual([11, 12, 11, 10])
})

it('keeps what was refused in a cell that had just said that it was saved', async () => {
  const { answers } = priced('1')
  const { user } = await openProducts([product('1')], answers)
  cell(0, PRICE).focus()
  await user.keyboard('12,50{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('Salvato'))
  await user.keyboard('1,234{Enter}')
  expect(cell(0, PRICE).textContent).toContain('1,234')
  await new Promise((done) => setTimeout(done, 1_300))
  expect(cell(0, PRICE).textContent).toContain('1,234')
})

const rows = Array.from({ length: 250 }, (_, at) => product(String(at + 1)))
/** A long sheet of which only the first rows are known, with what reads the others. */
const long = (read: () => { status: number; body: unknown }) => ({
  'GET /api/seller/products/ids': view(rows, rows.slice(0, 100)),
  'GET /api/seller/products': read,
})
const scrollTo = (row: number) =>
  fireEvent.scroll(screen.getByRole('grid').parentElement as HTMLElement, { target: { scrollTop: row * 44 } })

it('takes a change back in a row that is far out of sight', async () => {
  const { sent, answers } = priced('1')
  const { user } = await openProducts(rows, {
    ...long(() => ({ status: 200, body: rows.slice(100) })),
    ...answers,
  })
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.00'))
  scrollTo(230)
  await screen.findByText('Prodotto 231')
  fireEvent.keyDown(cell(230, PRICE), { key: 'z', ctrlKey: true })
  await waitFor(() =>
    expect(sent).toEqual([
      { price: 12, version: '"v3"' },
      { price: 10, version: '"v4"' },
    ]),
  )
})

it('pastes into rows that were not read yet', async () => {
  const { sent, answers } = priced('150')
  const { user } = await openProducts(rows, {
    ...long(() => ({ status: 200, body: rows.slice(100) })),
    ...answers,
  })
  await user.click(cell(0, PRICE))
  const same = Array.from({ length: 149 }, () => '10')
  fireEvent.paste(cell(0, PRICE), { clipboardData: { getData: () => [...same, '12'].join('\n') } })
  await waitFor(() => expect(sent).toMatchObject([{ price: 12 }]))
})

it('says in the cell that a pasted value was not saved where its row could not be read', async () => {
  let isDown = true
  const { user, calls } = await openProducts(
    rows,
    long(() => (isDown ? problem('bad_request', 400) : { status: 200, body: rows.slice(100) })),
  )
  await user.click(cell(0, PRICE))
  const same = Array.from({ length: 149 }, () => '10')
  fireEvent.paste(cell(0, PRICE), { clipboardData: { getData: () => [...same, '12'].join('\n') } })
  await waitFor(() => expect(calls.some((call) => call.includes('/products?'))).toBe(true))
  isDown = false
  scrollTo(140)
  await waitFor(() => expect(cell(149, PRICE).textContent).toContain('12'))
  expect(cell(149, PRICE).textContent).toContain('Non salvato')
})

it('reads a product again that somebody changed, so that the next press takes it from sale', async () => {
  const rows = [product('1')]
  const seen: (string | undefined)[] = []
  const { user } = await openProducts(rows, {
    'PATCH /api/seller/products/1': ({ headers }) => {
      seen.push(headers['if-match'])
      if (headers['if-match'] === '"v4"')
        return { status: 200, body: product('1', { state: 'paused', version: 5 }) }
      rows[0] = product('1', { version: 4, price: 11 })
      return problem('changed_meanwhile', 412)
    },
  })
  const pause = () => user.click(screen.getByRole('button', { name: /^Metti in pausa/ }))
  await pause()
  expect((await screen.findByRole('alert')).textContent).toContain('collega')
  await pause()
  await screen.findByRole('button', { name: /^Rimetti in vendita/ })
  expect(seen).toEqual(['"v3"', '"v4"'])
})
