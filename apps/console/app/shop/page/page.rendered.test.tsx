import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'

const page = {
  id: '3',
  name: 'Masseria',
  city: 'Andria',
  region: 'puglia',
  url: 'http://localhost:3000/sellers/3',
  story: { it: 'Frange le olive.', en: '', es: '' },
  picture: null,
  telephone: '',
  founded: null,
  position: { lat: 41.2271, lng: 16.2955 },
  version: 2,
}

const at = (): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/holidays': { status: 200, body: [] },
  'GET /api/seller/warehouses': { status: 200, body: [] },
  'GET /api/seller/shop-page': { status: 200, body: page },
})
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('shows at once what is written, moves the point by keyboard, and saves what was seen', async () => {
  const answers = at()
  const sent: { story: object; position: { lat: number; lng: number }; version?: string }[] = []
  answers['PUT /api/seller/shop-page'] = ({ body, headers }) => {
    sent.push({ ...JSON.parse(body), version: headers['if-match'] })
    return { status: 200, body: { ...page, ...JSON.parse(body), version: 3 } }
  }
  const { user } = openConsole('/shop', answers)
  await screen.findByLabelText('Storia in inglese')
  expect(screen.getByRole('button', { name: 'Salva' })).toHaveProperty('disabled', true)
  fill('Storia in inglese', 'Presses olives.')
  const preview = within(screen.getByRole('region', { name: 'Così la vede chi compra' }))
  await user.click(preview.getByRole('button', { name: 'EN' }))
  preview.getByText('Presses olives.')
  screen.getByRole('button', { name: /spostalo con le frecce/ }).focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/La pagina nel negozio è già cambiata/)
  const [first] = sent
  expect(first).toMatchObject({ story: { it: 'Frange le olive.', en: 'Presses olives.' }, version: '"v2"' })
  expect(first?.position.lat).toBeGreaterThan(41.3)
  expect(first?.position.lng).toBeCloseTo(16.315, 2)
})

it('keeps what is typed over a reload, joins a colleague’s change, and names faults at their field', async () => {
  const answers = at()
  const theirs = { ...page, telephone: '0883 555001', story: { ...page.story, it: 'Di Luca.' }, version: 3 }
  answers['PUT /api/seller/shop-page'] = () => {
    const refused = problem('changed_meanwhile', 412)
    const changed = { by: 'Luca', at: '2999-01-01T00:00:00.000Z', current: theirs }
    return { ...refused, body: { ...(refused.body as object), changed } }
  }
  const { user, router } = openConsole('/shop', answers)
  await screen.findByLabelText('Storia in italiano')
  fill('Storia in italiano', 'La mia.')
  fill('Latitudine', '60')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Fra 35,4 e 47,2 gradi')
  await router.navigate('/team')
  await router.navigate('/shop')
  await screen.findByDisplayValue('La mia.')
  fill('Latitudine', '41,3')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Già unito a quello che hai scritto: Telefono pubblico.')
  await user.click(screen.getByRole('radio', { name: /Quello di Luca.*Di Luca/ }))
  expect(screen.getByLabelText('Storia in italiano')).toHaveProperty('value', 'Di Luca.')
  expect(screen.getByLabelText('Telefono pubblico')).toHaveProperty('value', '0883 555001')
})

it('says that the shop can only be read, once it was suspended while somebody typed', async () => {
  const answers = at()
  answers['PUT /api/seller/shop-page'] = () => {
    answers['GET /api/seller/session'] = sessionOf({ ...shopFor('viewer'), role: 'owner', suspended: true })
    return problem('forbidden', 403)
  }
  const { user } = openConsole('/shop', answers)
  await screen.findByLabelText('Storia in italiano')
  fill('Storia in italiano', 'La mia.')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Il negozio è sospeso.')
  screen.getByText(/Non salvato: ora si può solo leggere/)
  expect(screen.getByLabelText('Storia in italiano')).toHaveProperty('value', 'La mia.')
})
