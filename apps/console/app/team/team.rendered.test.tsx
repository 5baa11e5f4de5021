import { shopPermissions } from '@filiera/domain/shop-roles'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const me = {
  id: 'a',
  name: 'Rosa',
  email: 'rosa@torrelunga.example',
  role: 'owner',
  lastSeenAt: null,
  isSelf: true,
}
const colleague = { ...me, id: 'b', name: 'Luca', email: 'luca@e.it', role: 'orders', isSelf: false }

const at = (permissions: readonly string[] = shopPermissions): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner', { permissions })),
  'GET /api/seller/team': {
    status: 200,
    body: {
      members: [me, colleague],
      invitations: [
        {
          id: 'c',
          email: 'f@e.it',
          role: 'viewer',
          invitedBy: 'Rosa',
          expiresAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    },
  },
})

it('says who changed a role meanwhile, and to which', async () => {
  const answers = at()
  answers['PATCH /api/seller/team/b'] = () => {
    const refused = problem('changed_meanwhile', 412)
    const changed = { by: 'Anna Verdi', at: '2026-11-20T09:00:00.000Z', current: { role: 'accounts' } }
    return { ...refused, body: { ...(refused.body as object), changed } }
  }
  const { user } = openConsole('/team', answers)
  await user.selectOptions(await screen.findByLabelText('Ruolo di Luca'), 'Solo lettura')
  const said = await screen.findByText(/^Anna Verdi ha appena cambiato questo ruolo: adesso è «Contabilità»/)
  // beside the role: on a phone the top of the page is out of sight
  expect(said.closest('li')).toBe(screen.getByLabelText('Ruolo di Luca').closest('li'))
})

it('asks for the password, and then changes the role by itself', async () => {
  const answers = at()
  let isGiven = false
  const sent: string[] = []
  answers['PATCH /api/seller/team/b'] = ({ body }) => {
    if (!isGiven) return problem('password_needed', 403)
    sent.push(body)
    return { status: 200, body: { ...colleague, role: 'viewer' } }
  }
  answers['POST /api/seller/session/password'] = ({ body }) => {
    if (!body.includes('giusta')) return problem('wrong_password', 403)
    isGiven = true
    return { status: 204, body: null }
  }
  const { user } = openConsole('/team', answers)
  await user.selectOptions(await screen.findByLabelText('Ruolo di Luca'), 'Solo lettura')
  const dialog = await screen.findByRole('dialog')
  const password = within(dialog).getByLabelText('Password di rosa@torrelunga.example')
  await user.type(password, 'sbagliata')
  await user.click(within(dialog).getByRole('button', { name: 'Continua' }))
  await within(dialog).findByText('La password non è giusta. Controlla il maiuscolo.')
  await user.clear(password)
  await user.type(password, 'giusta{Enter}')
  await screen.findByText('Ruolo di Luca cambiato. Vale da subito.')
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ role: 'viewer', from: 'orders' }])
})

it('leaves everything as it is when the password is not given', async () => {
  const answers = at()
  answers['DELETE /api/seller/team/b'] = problem('password_needed', 403)
  const { user } = openConsole('/team', answers)
  await user.click(await screen.findByRole('button', { name: /^Togli.*Luca/ }))
  await user.click(await screen.findByRole('button', { name: 'Togli dal negozio' }))
  const [, dialog] = await screen.findAllByRole('dialog')
  await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Lascia stare' }))
  await screen.findByRole('heading', { name: 'Togliere Luca?' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('fixes the role of the only owner, says that an invitation is over, and keeps an address that was typed', async () => {
  const { user } = openConsole('/team', at())
  await screen.findByText('scaduto')
  expect(screen.queryByLabelText('Ruolo di Rosa')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Invita una persona' }))
  await user.type(screen.getByLabelText('Email'), 'franco')
  await user.click(screen.getByRole('button', { name: 'Manda l’invito' }))
  await screen.findByText(/^Manca qualcosa/)
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(screen.getByRole('button', { name: 'Invita una persona' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'franco')
})

it('shows the people to who may only read, without anything to press', async () => {
  const members = [
    { ...me, email: null, isSelf: false },
    { ...colleague, name: '', email: null },
  ]
  const body = { members, invitations: [] }
  openConsole('/team', { ...at(['shop:read']), 'GET /api/seller/team': { status: 200, body } })
  await screen.findByText('Rosa')
  screen.getByText('Senza nome')
  expect(screen.queryByRole('button', { name: /Togli|Invita|Rimanda/ })).toBeNull()
})

it('an invitation that ran out says so', async () => {
  openConsole('/invitation?token=x', {
    'POST /api/auth/invitation': problem('expired', 409),
  })
  await screen.findByRole('heading', { name: 'L’invito è scaduto' })
})

it('an invitation that nothing answers says so by itself, and opens when it is tried again', async () => {
  const answers: Answers = { 'POST /api/auth/invitation': problem('not_found', 404) }
  const { user } = openConsole('/invitation?token=x', answers)
  const alert = await screen.findByRole('alert')
  within(alert).getByRole('heading', { level: 1, name: 'L’invito non si apre adesso' })
  answers['POST /api/auth/invitation'] = {
    status: 200,
    body: { shop: 'Masseria', role: 'orders', email: 'f@e.it', hasAccount: true },
  }
  await user.click(within(alert).getByRole('button', { name: 'Riprova' }))
  await screen.findByRole('heading', { name: 'Masseria ti invita' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('who has no account chooses a password, long enough and not a usual one', async () => {
  const { user } = openConsole('/invitation?token=x', {
    'POST /api/auth/invitation': {
      status: 200,
      body: { shop: 'Masseria', role: 'orders', email: 'f@e.it', hasAccount: false },
    },
    'POST /api/auth/invitation/accept': problem('invalid_body', 422),
  })
  const password = await screen.findByLabelText('Nuova password')
  await user.type(password, 'corta{Enter}')
  await screen.findByText('Servono almeno 10 caratteri')
  screen.getByText('Scrivi come ti chiami: lo vedono i colleghi')
  expect(document.activeElement, 'the keyboard is at what is wrong first').toBe(
    screen.getByLabelText('Nome e cognome'),
  )
  await user.type(screen.getByLabelText('Nome e cognome'), 'Franco')
  await user.type(password, ' password{Enter}')
  await screen.findByText(/fra le più usate/)
})

it('says of each role what it may do', async () => {
  openConsole('/team', at())
  const table = within(await screen.findByRole('region', { name: 'Chi può fare cosa' })).getByRole('table')
  const rowOf = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) })
  const cellsOf = (name: string) =>
    within(rowOf(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  // the name of the role stands in each cell for phones
  expect(cellsOf('Scorte')).toEqual([
    'Titolaresì',
    'Catalogosì',
    'Ordinisì',
    'Contabilità–no',
    'Solo letturalegge',
  ])
  expect(cellsOf('Ordini').at(-1)).toBe('Solo letturalegge, senza indirizzi')
})
