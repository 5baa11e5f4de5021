import type { ShopRole } from '@filiera/domain/shop-roles'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'

const andria = {
  id: '7',
  name: 'Magazzino di Andria',
  street: 'Contrada Bosco 14',
  city: 'Andria',
  zip: '76123',
  province: 'BT',
  region: 'puglia',
  cutOff: '11:00',
  dispatchDays: [1, 2, 3, 4, 5],
  shipsTo: null,
  fee: 6.9,
  freeFrom: 49,
  products: 12,
  openOrders: 0,
  version: 3,
}

const at = (role: ShopRole = 'owner'): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor(role)),
  'GET /api/seller/holidays': { status: 200, body: [] },
  'GET /api/seller/warehouses': { status: 200, body: [andria] },
})

it('keeps typed amounts, says what is wrong, and sends them with the version that was seen', async () => {
  const answers = at('catalogue')
  const sent: object[] = []
  answers['PUT /api/seller/warehouses/7/delivery'] = ({ body, headers }) => {
    sent.push({ ...JSON.parse(body), version: headers['if-match'] })
    return { status: 200, body: { ...andria, version: 4 } }
  }
  const { user } = openConsole('/shop', answers)
  await screen.findByText('lun–ven, ordini fino alle 11:00')
  await screen.findByText('Consegna 6.90 €, gratis da 49.00 €')
  expect(screen.queryByRole('button', { name: /Indirizzo e giorni/ })).toBeNull()
  const open = screen.getByRole('button', { name: /Costo di consegna/ })
  await user.click(open)
  fireEvent.change(screen.getByLabelText('Costo di consegna in Italia, in euro'), {
    target: { value: '5,90' },
  })
  fireEvent.change(screen.getByLabelText('Consegna gratuita da, in euro'), { target: { value: '1,234' } })
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/Si legge in due modi/)
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(open)
  expect(screen.getByLabelText('Costo di consegna in Italia, in euro')).toHaveProperty('value', '5,90')
  fireEvent.change(screen.getByLabelText('Consegna gratuita da, in euro'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/^Salvato\. Pagine e carrelli/)
  expect(sent).toEqual([{ fee: 5.9, freeFrom: null, version: '"v3"' }])
})

it('joins what a colleague saved meanwhile, and asks about what both changed', async () => {
  const answers = at()
  const sent: { cutOff: string; city: string; dispatchDays: number[] }[] = []
  const theirs = { ...andria, cutOff: '09:00', city: 'Corato', version: 5 }
  answers['PUT /api/seller/warehouses/7'] = ({ body, headers }) => {
    sent.push(JSON.parse(body))
    if (headers['if-match'] === '"v5"') return { status: 200, body: theirs }
    const refused = problem('changed_meanwhile', 412)
    const changed = { by: 'Luca', at: '2999-01-01T00:00:00.000Z', current: theirs }
    return { ...refused, body: { ...(refused.body as object), changed } }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: /Indirizzo e giorni/ }))
  fireEvent.change(screen.getByLabelText('Ordini fino alle'), { target: { value: '14:30' } })
  await user.click(screen.getByRole('checkbox', { name: 'venerdì' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/Luca ha salvato altre modifiche/)
  await screen.findByText('Già unito a quello che hai scritto: Città.')
  const both = within(screen.getByRole('group', { name: 'Ordini fino alle' }))
  await user.click(both.getByRole('radio', { name: /Quello di Luca/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/^Salvato\. Pagine e carrelli/)
  expect(sent[1]).toMatchObject({ cutOff: '09:00', city: 'Corato', dispatchDays: [1, 2, 3, 4] })
})

it('asks for what is missing at its field', async () => {
  const answers = at()
  answers['GET /api/seller/warehouses'] = {
    status: 200,
    body: [{ ...andria, street: '', province: '', zip: '76', dispatchDays: [1] }],
  }
  const { user } = openConsole('/shop', answers)
  await screen.findByText('Indirizzo da scrivere')
  await user.click(screen.getByRole('button', { name: /Indirizzo e giorni/ }))
  await user.click(screen.getByRole('checkbox', { name: 'lunedì' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  for (const said of ['Scrivi via e numero', 'Il CAP ha cinque cifre', 'Scegli la provincia'])
    await screen.findByText(said)
  await screen.findByText(/senza, nessun pacco parte/)
  expect(screen.getByLabelText('Via e numero')).toBe(document.activeElement)
})

it('opens a warehouse, and closes one from which nothing leaves', async () => {
  const answers = at()
  const sent: object[] = []
  const empty = { ...andria, id: '8', name: 'Cella di Corato', products: 0 }
  answers['POST /api/seller/warehouses'] = ({ body }) => {
    sent.push(JSON.parse(body))
    answers['GET /api/seller/warehouses'] = { status: 200, body: [andria, empty] }
    return sent.length === 1 ? problem('conflict', 409) : { status: 201, body: empty }
  }
  answers['DELETE /api/seller/warehouses/8'] = { status: 204, body: null }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un magazzino' }))
  const typed = { Nome: 'Magazzino di Andria', 'Via e numero': 'Via Nuova 3', Città: 'Corato', CAP: '70033' }
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
  await user.selectOptions(screen.getByLabelText('Provincia'), 'BA')
  await user.click(screen.getByRole('checkbox', { name: 'sabato' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/Hai già un magazzino con questo nome/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Cella di Corato' } })
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/^Magazzino aperto/)
  expect(sent[1]).toMatchObject({
    name: 'Cella di Corato',
    cutOff: '11:00',
    dispatchDays: [1, 2, 3, 4, 5, 6],
  })
  await user.click(await screen.findByRole('button', { name: /^Chiudi.*Magazzino di Andria/ }))
  await screen.findByText(/^12 prodotti partono da qui/)
  await user.click(screen.getByRole('button', { name: 'Ho capito' }))
  await user.click(screen.getByRole('button', { name: /^Chiudi.*Cella di Corato/ }))
  await user.click(screen.getByRole('button', { name: 'Chiudi il magazzino' }))
  await screen.findByText('Magazzino chiuso.')
})
