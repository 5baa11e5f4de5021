import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const shop = shopFor('owner', { name: 'Masseria', ended: false })

it('says what closing means, wants the name, and leaves a shop to be read', async () => {
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shop),
    'GET /api/seller/holidays': { status: 200, body: [] },
    'GET /api/seller/warehouses': { status: 200, body: [] },
    'GET /api/seller/closing': { status: 200, body: { products: 12, orders: 1, returns: 0 } },
  }
  const sent: string[] = []
  answers['POST /api/seller/closing'] = ({ body }) => {
    sent.push(body)
    const permissions = ['products:read', 'orders:read', 'orders:write', 'shop:read']
    answers['GET /api/seller/session'] = sessionOf({ ...shop, permissions, suspended: true, ended: true })
    return { status: 204, body: null }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: 'Chiudi il negozio' }))
  await screen.findByText('12 prodotti escono subito dal negozio e dai carrelli.')
  screen.getByText('1 ordine pagato va ancora spedito: qui si lavora come sempre.')
  await user.type(screen.getByLabelText(/scrivi il nome del negozio/), 'Masserie')
  await user.click(screen.getByRole('button', { name: 'Chiudi per sempre' }))
  await screen.findByText('Non è il nome del negozio: scrivi Masseria')
  expect(sent).toEqual([])
  await user.clear(screen.getByLabelText(/scrivi il nome del negozio/))
  await user.type(screen.getByLabelText(/scrivi il nome del negozio/), 'masseria{Enter}')
  await screen.findByText('Il negozio è chiuso per sempre.')
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ name: 'masseria' }])
  expect(screen.queryByRole('button', { name: 'Chiudi il negozio' })).toBeNull()
})
