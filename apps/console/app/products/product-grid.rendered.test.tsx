import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { cell, layGridOut, openProducts, PRICE, product, STOCK, view } from '../../test/open-products.tsx'

beforeEach(layGridOut)

it('shows the rows that came with the ids of the view, and asks for no others', async () => {
  const rows = [product('1'), product('2')]
  const { calls } = openConsole('/products', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/products/ids': view(rows, rows),
  })
  await screen.findByText('Prodotto 2')
  const asked = calls.filter((call) => /^GET .api.seller.products([?]|.ids)/.test(call))
  expect(asked).toEqual([expect.stringMatching(/ids\?.*rows=it/)])
})

it('asks for the products once, on the way to their screen', async () => {
  const { user, calls } = openConsole('/', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/products/ids': view([product('1')], [product('1')]),
  })
  await user.click((await screen.findAllByRole('link', { name: 'Prodotti' }))[0] as HTMLElement)
  await screen.findByText('Prodotto 1')
  expect(calls.filter((call) => call.includes('products/ids'))).toHaveLength(1)
})

it('saves a price that is typed in its cell, and goes on to the next row', async () => {
  const { user, calls } = await openProducts([product('1'), product('2')], {
    'PATCH /api/seller/products/1': { status: 200, body: product('1', { price: 12.5, version: 4 }) },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12,50{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.50\u00a0€'))
  expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(cell(1, PRICE)))
})

it('saves what is typed in a cell again, also when it is left by the mouse', async () => {
  const sent: unknown[] = []
  const { user } = await openProducts([product('1')], {
    'PATCH /api/seller/products/1': ({ body }) => {
      sent.push(JSON.parse(body))
      return { status: 200, body: product('1', { price: 12, version: 3 + sent.length }) }
    },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.00'))
  await user.keyboard('13')
  await user.click(cell(0, STOCK))
  await waitFor(() => expect(sent).toEqual([{ price: 12 }, { price: 13 }]))
})

it('saves what is typed in a cell that is scrolled out of sight', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => product(String(at + 1)))
  const { user, calls } = await openProducts(rows, {
    'PATCH /api/seller/products/1': { status: 200, body: product('1', { price: 12, version: 4 }) },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12')
  const sheet = screen.getByRole('grid').parentElement as HTMLElement
  fireEvent.scroll(sheet, { target: { scrollTop: 60 * 44 } })
  await screen.findByText('Prodotto 61')
  expect(screen.queryByRole('textbox', { name: /Prodotto/ })).toBeNull()
  await waitFor(() => expect(calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1))
  expect(screen.queryByText('Prodotto 1')).toBeNull()
})

it('asks for nothing while the sheet is flung, and for the rows where it comes to rest', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1001 * 44)
  const rows = Array.from({ length: 1000 }, (_, at) => product(String(at + 1)))
  const { calls } = await openProducts(rows)
  const sheet = screen.getByRole('grid').parentElement as HTMLElement
  calls.length = 0
  for (const row of [150, 250, 350, 450, 550, 650])
    fireEvent.scroll(sheet, { target: { scrollTop: row * 44 } })
  await screen.findByText('Prodotto 651')
  const asked = calls.flatMap((call) => new URLSearchParams(call.split('?')[1]).getAll('ids'))
  expect(asked).toContain('651')
  expect(asked).not.toContain('451')
})

it('keeps the keyboard in a row that is on its way, and goes on from there', async () => {
  // how far the list can be scrolled
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(151 * 44)
  const rows = Array.from({ length: 150 }, (_, at) => product(String(at + 1)))
  const late = Promise.withResolvers<void>()
  const { user } = await openProducts(rows, {
    'GET /api/seller/products/ids': view(rows, rows.slice(0, 100)),
    'GET /api/seller/products': () => late.promise.then(() => ({ status: 200, body: rows.slice(100) })),
  })
  cell(0, PRICE).focus()
  await user.keyboard('{PageDown}'.repeat(12))
  fireEvent.scroll(screen.getByRole('grid').parentElement as HTMLElement, { target: { scrollTop: 120 * 44 } })
  await waitFor(() => expect(document.activeElement).toBe(cell(120, PRICE)))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(cell(121, PRICE)))
  late.resolve()
  await screen.findByText('Prodotto 122')
  expect(document.activeElement).toBe(cell(121, PRICE))
})

it('keeps what cannot be read where it was typed, says why, and leaves it as it was at Escape', async () => {
  const { user, calls } = await openProducts([product('1')])
  cell(0, PRICE).focus()
  await user.keyboard('1,234{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Si legge in due modi')
  expect(cell(0, PRICE).textContent).toContain('1,234')
  expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
  await user.keyboard('{Enter}{Escape}')
  expect(cell(0, PRICE).textContent).toBe('10.00\u00a0€')
})

it('keeps what was typed while the shop was suspended, and does not say that Enter helps', async () => {
  let isSuspended = false
  const { user } = await openProducts([product('1')], {
    'GET /api/seller/session': () =>
      sessionOf(isSuspended ? { ...shopFor('viewer'), suspended: true } : shopFor('owner')),
    'PATCH /api/seller/products/1': problem('forbidden', 403),
  })
  isSuspended = true
  cell(0, PRICE).focus()
  await user.keyboard('12,50{Enter}')
  await screen.findByText('Il negozio è sospeso.')
  const said = screen.getAllByRole('alert').find((alert) => cell(0, PRICE).contains(alert))
  expect(said?.textContent).toMatch(/^Non salvato: i prodotti ora si possono solo leggere/)
  expect(cell(0, PRICE).textContent).toContain('12,50')
  await user.keyboard('{Escape}')
  expect(cell(0, PRICE).textContent).toBe('10.00\u00a0€')
})

it('shows what a colleague wrote meanwhile, and leaves theirs when asked to', async () => {
  const changed = { by: 'Luca', at: '2026-11-23T10:00:00.000Z', current: { price: 11 } }
  const refused = problem('changed_meanwhile', 412)
  const rows = [product('1')]
  const { user } = await openProducts(rows, {
    'PATCH /api/seller/products/1': () => {
      rows[0] = product('1', { price: 11, version: 4 })
      return { ...refused, body: { ...(refused.body as object), changed } }
    },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Luca ha scritto 11.00\u00a0€ mentre scrivevi 12.')
  await user.click(within(alert).getByRole('button', { name: 'Tieni il suo' }))
  await waitFor(() => expect(cell(0, PRICE).textContent).toBe('11.00\u00a0€'))
  expect(document.activeElement).toBe(cell(0, PRICE))
})

it('goes where an arrow leads also when it is pressed the moment that a note appears', async () => {
  const changed = { by: 'Luca', at: '2026-11-23T10:00:00.000Z', current: { price: 11 } }
  const refused = problem('changed_meanwhile', 412)
  const { user } = await openProducts([product('1'), product('2')], {
    'PATCH /api/seller/products/1': { ...refused, body: { ...(refused.body as object), changed } },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12')
  // before anything else runs: effects of the note's render are still to come
  const atOnce = new MutationObserver(() => {
    if (!screen.queryByRole('alert')) return
    atOnce.disconnect()
    cell(1, PRICE).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  })
  atOnce.observe(screen.getByRole('grid'), { childList: true, subtree: true })
  await user.keyboard('{Enter}')
  await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(cell(0, PRICE)))
})

it('sets the stock over what was seen on the shelf, and says what a colleague counted meanwhile', async () => {
  const refused = problem('changed_meanwhile', 412)
  const changed = { by: 'Luca', at: '2026-11-23T10:00:00.000Z', current: { shelf: 37, stock: 35 } }
  const sent: unknown[] = []
  const { user } = await openProducts([product('1')], {
    'POST /api/seller/products/1/stock': ({ body }) => {
      sent.push(JSON.parse(body))
      return { ...refused, body: { ...(refused.body as object), changed } }
    },
  })
  cell(0, STOCK).focus()
  await user.keyboard('38{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Luca ha scritto 35 mentre scrivevi 38.')
  expect(sent).toMatchObject([{ shelf: 40, seen: 42 }])
})

it('takes products from sale in their rows, and says which one cannot be sold again and why', async () => {
  const { user } = await openProducts(
    [product('1'), product('2', { state: 'paused', missing: ['origin'] })],
    {
      'PATCH /api/seller/products/1': { status: 200, body: product('1', { state: 'paused', version: 4 }) },
      'PATCH /api/seller/products/2': problem('invalid_body', 422),
    },
  )
  await user.click(screen.getByRole('button', { name: 'Rimetti in vendita: Prodotto 2' }))
  await user.click(screen.getByRole('button', { name: 'Metti in pausa: Prodotto 1' }))
  await screen.findByRole('button', { name: 'Rimetti in vendita: Prodotto 1' })
  const note = screen.getByRole('alert')
  expect(note.textContent).toBe('Non si può vendere: manca origine.')
  expect(note.closest('[role=row], tr')?.textContent).toContain('Prodotto 2')
})

it('asks for the login again where a cell finds that the session has ended, and keeps what was typed', async () => {
  const { user } = await openProducts([product('1')], {
    'PATCH /api/seller/products/1': problem('not_signed_in', 401),
    'POST /api/auth/seller': { status: 200, body: {} },
  })
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  const password = await screen.findByLabelText(/^Password di/)
  expect(cell(0, PRICE).textContent).toContain('12')
  await user.type(password, 'orecchiette{enter}')
  await waitFor(() => expect(screen.queryByLabelText(/^Password di/)).toBeNull())
  expect(cell(0, PRICE).textContent).toContain('12')
})

it('lets who may only read read', async () => {
  const { user } = await openProducts([product('1')], {}, 'viewer')
  cell(0, PRICE).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Metti in pausa/ })).toBeNull()
})

it('says in the cell that nothing was saved when no answer comes, and keeps the text', async () => {
  const { user } = await openProducts([product('1')], {
    'PATCH /api/seller/products/1': problem('unavailable', 503),
  })
  cell(0, PRICE).focus()
  await user.keyboard('12{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Non salvato')
  expect(cell(0, PRICE).textContent).toContain('12')
  await user.click(screen.getByRole('button', { name: 'Lascia com’era' }))
  expect(cell(0, PRICE).textContent).toBe('10.00\u00a0€')
})
