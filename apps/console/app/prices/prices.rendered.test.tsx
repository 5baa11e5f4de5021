import { dateInItaly, dayAfter } from '@filiera/domain/dates/holidays'
import { shopPermissions } from '@filiera/domain/shop-roles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const offer = {
  id: '5',
  state: 'running',
  product: { id: '12', title: 'Olio nuovo', picture: null },
  price: 10,
  priceDiscounted: 8,
  from: '2026-11-20',
  to: '2999-11-30',
  lowestPrice30Days: 10,
  lowestPriceSince: null,
  percent: 20,
  missed: false,
  version: 3,
}

const warehouse = { id: '7', name: 'Magazzino di Andria', fee: 6.9, freeFrom: 49, version: 1 }

const at = (permissions: readonly string[], ...offers: object[]): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner', { permissions })),
  'GET /api/seller/warehouses': { status: 200, body: [warehouse] },
  'GET /api/seller/offers': {
    status: 200,
    body: { counts: { running: offers.length, coming: 0, past: 0 }, offers },
  },
})

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says what customers read, and warns where that is less than it looks', async () => {
  const offers = [
    offer,
    { ...offer, id: '6', lowestPrice30Days: 9, percent: 11 },
    { ...offer, id: '7', lowestPrice30Days: 7.6, percent: 0, to: null },
    { ...offer, id: '8', lowestPrice30Days: null, percent: 0 },
    { ...offer, id: '9', lowestPriceSince: '2999-11-12' },
  ]
  openConsole('/prices', at(shopPermissions, ...offers))
  const delivery = within(await screen.findByRole('region', { name: 'Costi di consegna' }))
  await delivery.findByText(/Consegna 6.90\s€, gratis da 49.00\s€/)
  const rows = within(await screen.findByRole('list', { name: 'Offerte' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/Prezzo più basso degli ultimi 30 giorni: 10.00\s€/)
  expect(rows[1]?.textContent).toContain('si legge −11%, non −20%')
  expect(rows[2]?.textContent).toContain('non si legge nessuna riduzione')
  expect(rows[2]?.textContent).toContain('senza fine')
  expect(rows[4]?.textContent).toMatch(/Prezzo più basso dal 12 nov 2999: 10.00\s€/)
  expect(rows[3]?.textContent).toContain(
    'nessuna riduzione: nei 30 giorni prima dell’offerta il prodotto non era',
  )
})

it('keeps the end that was typed beside that of a colleague, and saves it over theirs once it was seen', async () => {
  const answers = at(shopPermissions, offer)
  const sent: string[] = []
  answers['PUT /api/seller/offers/5'] = ({ body, headers }) => {
    sent.push(`${headers['if-match']} ${body}`)
    if (sent.length > 1) return { status: 200, body: offer }
    const refused = problem('changed_meanwhile', 412)
    const changed = {
      by: 'Luca',
      at: '2026-11-20T09:00:00.000Z',
      current: { from: '2026-11-20', to: '2999-12-24', priceDiscounted: 8, version: 4 },
    }
    return { ...refused, body: { ...(refused.body as object), changed } }
  }
  const { user } = openConsole('/prices', answers)
  const open = async () =>
    user.click(await screen.findByRole('button', { name: 'Cambia la fine : Olio nuovo' }))
  await open()
  fill('Al', '2020-01-01')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Questo giorno è passato')
  fill('Al', '')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await open()
  expect(screen.getByLabelText('Al')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/^Luca ha salvato altre modifiche/)
  expect(screen.getByLabelText(/^Quello che hai scritto tu.*senza fine/)).toHaveProperty('checked', true)
  // nothing was chosen yet
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await open()
  expect(screen.getByLabelText(/^Quello di Luca.*24 dic 2999/)).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Offerta cambiata. Comincia e finisce da sola.')
  expect(sent).toEqual([3, 4].map((version) => `"v${version}" {"from":"2026-11-20","to":null}`))
})

it('changes the price of one that has not begun', async () => {
  const tomorrow = dayAfter(dateInItaly(new Date()))
  const answers = at(shopPermissions, { ...offer, state: 'coming', from: tomorrow, to: null })
  let sent: unknown
  answers['PUT /api/seller/offers/5'] = ({ body }) => {
    sent = JSON.parse(body)
    return { status: 200, body: offer }
  }
  const { user } = openConsole('/prices?state=coming', answers)
  await user.click(await screen.findByRole('button', { name: /^Cambia prezzo e giorni/ }))
  const price = 'Prezzo in offerta, in euro'
  expect(screen.getByLabelText(price)).toHaveProperty('value', '8.00')
  for (const [typed, said] of [
    ['1,234', /Si legge in due modi/],
    ['10', 'Scrivi un prezzo più basso di quello pieno'],
  ] as const) {
    fill(price, typed)
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await screen.findByText(said)
  }
  fill(price, '7,50')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Offerta cambiata. Comincia e finisce da sola.')
  expect(sent).toEqual({ from: tomorrow, to: null, priceDiscounted: 7.5 })
})

it('begins with the price as a field is filled, also where what this browser kept of it is broken', async () => {
  const tomorrow = dayAfter(dateInItaly(new Date()))
  localStorage.setItem('filiera-console.1.offer.3.5', '{"price":')
  const dear = { ...offer, state: 'coming', from: tomorrow, to: null, price: 1500, priceDiscounted: 1234.5 }
  const { user } = openConsole('/prices?state=coming', at(shopPermissions, dear))
  await user.click(await screen.findByRole('button', { name: /^Cambia prezzo e giorni/ }))
  expect(screen.getByLabelText('Prezzo in offerta, in euro')).toHaveProperty('value', '1234.50')
})

it('ends one now; who may only read has no buttons', async () => {
  const answers = at(shopPermissions, offer)
  let ended = ''
  answers['DELETE /api/seller/offers/5'] = ({ headers }) => {
    ended = headers['if-match'] ?? ''
    return { status: 204, body: null }
  }
  const { user } = openConsole('/prices', answers)
  await user.click(await screen.findByRole('button', { name: 'Termina ora : Olio nuovo' }))
  await screen.findByText('Offerta terminata. Vale di nuovo il prezzo pieno.')
  expect(ended).toBe('"v3"')
})

it('who may only read has no buttons', async () => {
  openConsole('/prices', at(['products:read'], offer))
  await screen.findByText('Olio nuovo')
  expect(screen.queryByRole('button', { name: /Termina|Cambia|Nuova/ })).toBeNull()
})

it('asks for products and then for the offer; the choice outlives the dialog', async () => {
  const answers = at(shopPermissions)
  const product = { id: '12', title: 'Olio nuovo', picture: null, price: 10, priceDiscounted: null }
  answers['GET /api/seller/products/ids'] = {
    status: 200,
    body: { ids: ['12'], total: 1, at: '2026-11-24T09:00:00Z' },
  }
  answers['GET /api/seller/products'] = { status: 200, body: [product] }
  let asked: unknown
  answers['POST /api/seller/jobs'] = ({ body }) => {
    asked = JSON.parse(body)
    return problem('invalid_body', 422)
  }
  const { user } = openConsole('/prices', answers)
  await user.click((await screen.findAllByRole('button', { name: 'Nuova offerta' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('checkbox', { name: /Olio nuovo/ }))
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(screen.getByRole('button', { name: 'Nuova offerta' }))
  await user.click(await screen.findByRole('button', { name: 'Continua' }))
  fill('Quanto, in %', '20')
  fill('Dal', '2020-01-01')
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  await screen.findByText('Questo giorno è passato')
  fill('Dal', '')
  fill('Al', dateInItaly(new Date()))
  await user.click(screen.getByRole('button', { name: 'Prova' }))
  await screen.findByText(/La prova non è partita/)
  expect(asked).toMatchObject({ ids: ['12'], change: { what: 'offer', value: -20, to: expect.any(String) } })
})

it('shows what runs and what is to come in a calendar, where a press opens the days', async () => {
  const { user } = openConsole('/prices?state=calendar', at(shopPermissions, offer))
  const calendar = await screen.findByRole('region', { name: 'Calendario delle offerte' })
  await user.click(within(calendar).getByRole('button', { name: /dal 20 nov/ }))
  expect(screen.getByLabelText('Al')).toHaveProperty('value', '2999-11-30')
})

it('keeps what was typed when the session ends, and saves it after the login', async () => {
  const answers = at(shopPermissions, offer)
  const ended = problem('not_signed_in', 401)
  answers['PUT /api/seller/offers/5'] = ended
  answers['POST /api/auth/seller'] = () => {
    Object.assign(answers, at(shopPermissions, offer), {
      'PUT /api/seller/offers/5': { status: 200, body: offer },
    })
    return { status: 200, body: {} }
  }
  const { user } = openConsole('/prices', answers)
  await user.click(await screen.findByRole('button', { name: /^Cambia la fine/ }))
  const last = dayAfter(dateInItaly(new Date()))
  fill('Al', last)
  answers['GET /api/seller/session'] = ended
  answers['GET /api/seller/offers'] = ended
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.type(await screen.findByLabelText(/^Password di/), 'orecchiette{enter}')
  await waitFor(() => expect(screen.queryByLabelText(/^Password di/)).toBeNull())
  expect(screen.getByLabelText('Al')).toHaveProperty('value', last)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Offerta cambiata. Comincia e finisce da sola.')
})
