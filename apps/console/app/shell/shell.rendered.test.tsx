import { addDays, dateInItaly } from '@filiera/domain/dates/holidays'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const shop = (id: string, name: string, role: ShopRole = 'owner') => shopFor(role, { id, name })
const counts = { to_accept: 0, to_ship: 0, on_the_way: 0, returns: 0, done: 0 }
const quietDay = {
  messages: null,
  reviews: null,
  stock: null,
  held: null,
  lots: null,
  unpublished: null,
  certificates: null,
}
const atWork = (...shops: ReturnType<typeof shop>[]): Answers => ({
  'GET /api/seller/session': sessionOf(...shops),
  'GET /api/seller/orders/count': { status: 200, body: counts },
  'GET /api/seller/orders/parcels': { status: 200, body: [] },
  'GET /api/seller/orders': { status: 200, body: [] },
  'GET /api/seller/day': { status: 200, body: quietDay },
})

it('leads who is not logged in to the login, and back to the page asked for', async () => {
  const answers: Answers = {
    ...atWork(shop('3', 'Masseria Torrelunga')),
    'GET /api/seller/session': problem('not_signed_in', 401),
    'POST /api/auth/seller': () => {
      answers['GET /api/seller/session'] = sessionOf(shop('3', 'Masseria Torrelunga'))
      return { status: 200, body: {} }
    },
  }
  const { user, router } = openConsole('/?from=mail', answers)
  await user.type(await screen.findByLabelText('Email'), 'rosa@torrelunga.example')
  await user.type(screen.getByLabelText('Password'), 'orecchiette{enter}')
  await screen.findByText('Per oggi è tutto fatto')
  expect(router.state.location.search).toBe('?from=mail')
})

it.each([
  ['wrong_credentials', 401, 'Password', /non corrispondono/],
  ['forbidden', 403, 'Email', /non lavora per nessun negozio/],
  ['login_paused', 429, 'Email', /in pausa/],
])('says a refused login at its field: %s', async (code, status, field, words) => {
  const { user } = openConsole('/login', {
    'GET /api/seller/session': problem('not_signed_in', 401),
    'POST /api/auth/seller': problem(code, status),
  })
  await user.type(await screen.findByLabelText('Email'), 'rosa@torrelunga.example')
  await user.type(screen.getByLabelText('Password'), 'x{enter}')
  const said = await screen.findByText(words)
  const input = screen.getByLabelText(field)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBe(said.id)
})

it('asks for what is missing before it sends anything', async () => {
  const { user, calls } = openConsole('/login', { 'GET /api/seller/session': problem('not_signed_in', 401) })
  await user.click(await screen.findByRole('button', { name: 'Entra' }))
  await screen.findByText('Scrivi la tua email')
  screen.getByText('Scrivi la password')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

it('calls name the shop that was chosen, this browser keeps the choice, and nothing of the shop before stays open', async () => {
  const shops = [shop('3', 'Masseria Torrelunga'), shop('8', 'Forno Gargano', 'viewer')]
  const { user, calls, router } = openConsole('/?order=of-the-first', atWork(...shops))
  await user.click(await screen.findByRole('button', { name: /Cambia negozio/ }))
  await user.click(screen.getByRole('button', { name: /Forno Gargano/ }))
  await waitFor(() => expect(calls).toContain('GET /api/seller/orders/count?shop=8'))
  expect(localStorage.getItem('filiera-console.shop')).toBe('8')
  expect(router.state.location.search).toBe('')
})

it('who may not see orders reads why the day is empty', async () => {
  const { calls } = openConsole('/', atWork(shop('3', 'Masseria Torrelunga', 'accounts')))
  await screen.findByText(/Con il ruolo «Contabilità»/)
  expect(calls.filter((call) => call.includes('/orders'))).toEqual([])
})

const waiting = {
  id: '7F3K-92QD',
  status: 'PAID',
  amount: 16.9,
  acceptBy: '2099-11-26T23:00:00Z',
  ...{ delivery: null, claims: [] },
  items: [{ productId: '1', image: '/pictures/x/400.webp', quantity: 2 }],
  warehouse: { id: '1', name: 'Andria' },
  shipmentAddress: { recipient: 'Marco Serra', city: 'Bari' },
}

it('a session that ends is renewed over the page, which stays as it is', async () => {
  const answers: Answers = {
    ...atWork(shop('3', 'Masseria Torrelunga')),
    'GET /api/seller/orders/count': { status: 200, body: { ...counts, to_accept: 1 } },
    'GET /api/seller/orders': { status: 200, body: [waiting] },
    'POST /api/seller/orders/7F3K-92QD/accept': problem('not_signed_in', 401),
    'POST /api/auth/seller': problem('wrong_credentials', 401),
  }
  const { user, calls } = openConsole('/', answers)
  await user.click(
    (await screen.findAllByRole('button', { name: 'Accetta l’ordine 7F3K-92QD' }))[0] as Element,
  )
  const password = await screen.findByLabelText('Password di rosa@torrelunga.example')
  screen.getAllByText('7F3K-92QD')
  await user.type(password, 'x{enter}')
  await screen.findByText(/non corrispondono/)
  answers['POST /api/auth/seller'] = { status: 200, body: {} }
  const before = calls.length
  await user.type(password, 'y{enter}')
  await waitFor(() => expect(screen.queryByLabelText(/^Password di/)).toBeNull())
  await waitFor(() => expect(calls.slice(before)).toContain('GET /api/seller/orders/count?shop=3'))
  expect(calls.slice(before)).not.toContain('POST /api/seller/orders/7F3K-92QD/accept?shop=3')
})

it('the sheet of keys opens with “?”, and its switch turns the letters off', async () => {
  const { user } = openConsole('/', atWork(shop('3', 'Masseria Torrelunga')))
  await screen.findByText('Per oggi è tutto fatto')
  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox', { name: /Usa i tasti/ }))
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.keyboard('?')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tasti rapidi' }))
  await screen.findByRole('checkbox', { name: /Usa i tasti/ })
})

it('a block without an answer says so, and asks again when told', async () => {
  const answers: Answers = {
    ...atWork(shop('3', 'Masseria Torrelunga')),
    'GET /api/seller/orders/count': problem('forbidden', 403),
  }
  const { user } = openConsole('/', answers)
  const again = await screen.findByRole('button', { name: 'Riprova' })
  answers['GET /api/seller/orders/count'] = { status: 200, body: counts }
  await user.click(again)
  await screen.findByText('Per oggi è tutto fatto')
})

it('who was taken out of every team reads it in the place of the console', async () => {
  openConsole('/', { 'GET /api/seller/session': sessionOf() })
  await screen.findByRole('heading', { name: 'Non lavori più per nessun negozio' })
  screen.getByText(/L’accesso di rosa@torrelunga.example/)
  screen.getByRole('button', { name: 'Esci' })
})

it('what holds for the whole shop stands above every screen', async () => {
  openConsole('/', atWork({ ...shop('3', 'Masseria Torrelunga'), suspended: true }))
  await screen.findByText('Il negozio è sospeso.')
})

it('is worked in again by itself, once a suspension is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const answers = atWork({ ...shop('3', 'Masseria Torrelunga'), suspended: true })
    openConsole('/', answers)
    await screen.findByText('Il negozio è sospeso.')
    answers['GET /api/seller/session'] = sessionOf(shop('3', 'Masseria Torrelunga'))
    await vi.advanceTimersByTimeAsync(60_000)
    await waitFor(() => expect(screen.queryByText('Il negozio è sospeso.')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

it('says beside the navigation how much waits, in both of them', async () => {
  openConsole('/team', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/day/waiting': {
      status: 200,
      body: { toAccept: 5, toShip: 2, messages: 0, lowStock: 4, jobs: 1 },
    },
  })
  await waitFor(() => {
    const ways = screen.getAllByRole('link', { name: 'Ordini', description: '5 ordini da accettare' })
    expect(ways.map(({ textContent }) => textContent?.includes('5'))).toEqual([true, true])
  })
  screen.getByRole('link', { name: 'Scorte', description: '4 prodotti sotto soglia' })
  screen.getByRole('link', { name: 'Lavori in corso', description: '1 lavoro in corso' })
  for (const name of ['Messaggi', 'Prodotti'])
    for (const link of screen.getAllByRole('link', { name })) expect(link.textContent).toBe(name)
})

it('says on the day what was sold yesterday, to who may read sums', async () => {
  const total = { orders: 23, sold: 612.4, pieces: 40, refunded: 0, daysToShip: null }
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shopFor('accounts')),
    'GET /api/seller/day': { status: 200, body: quietDay },
    'GET /api/seller/figures': { status: 200, body: { total } },
  }
  const { calls } = openConsole('/', answers)
  const yesterday = within(await screen.findByRole('region', { name: 'Ieri' }))
  expect(yesterday.getByText(/^612.40/).tagName).toBe('DD')
  yesterday.getByText('23')
  const [asked = ''] = calls.filter((call) => call.includes('/figures'))
  const days = new URLSearchParams(asked.split('?')[1])
  expect(days.get('from')).toBe(addDays(dateInItaly(new Date()), -1))
  expect(days.get('to')).toBe(days.get('from'))
})

it('says how many parcels of yesterday left on time, and the stars of thirty days', async () => {
  const total = { orders: 23, sold: 612.4, pieces: 40, refunded: 0, daysToShip: null }
  openConsole('/', {
    ...atWork(shop('3', 'Masseria Torrelunga')),
    'GET /api/seller/day/yesterday': { status: 200, body: { due: 18, left: 17, stars: 4.84 } },
    'GET /api/seller/figures': { status: 200, body: { total } },
  })
  const shown = within(await screen.findByRole('region', { name: 'Ieri' }))
  const left = await shown.findByText('Partiti in tempo')
  expect(left.nextSibling?.textContent).toBe('17 su 18')
  expect(shown.getByText('Voto medio, 30 giorni').nextSibling?.textContent).toBe('4.84')
})
