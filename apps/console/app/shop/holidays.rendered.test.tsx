import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const text = { it: 'Siamo al mare.', en: '', es: '' }
const planned = { id: '5', from: '2999-08-01', to: '2999-08-20', text, state: 'planned', version: 3 }

const at = (...holidays: object[]): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/holidays': { status: 200, body: holidays },
})
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says what is wrong with days, keeps them, and sends them', async () => {
  const answers = at()
  const sent: string[] = []
  answers['POST /api/seller/holidays'] = ({ body }) => {
    sent.push(body)
    return sent.length === 1 ? problem('conflict', 409) : { status: 201, body: planned }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: 'Aggiungi ferie' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(screen.getAllByText('Scegli il giorno')).toHaveLength(2)
  fill('Primo giorno di chiusura', '2999-08-10')
  fill('Ultimo giorno di chiusura', '2999-08-01')
  await screen.findByText('L’ultimo giorno viene prima del primo')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(screen.getByRole('button', { name: 'Aggiungi ferie' }))
  expect(screen.getByLabelText('Primo giorno di chiusura')).toHaveProperty('value', '2999-08-10')
  fill('Ultimo giorno di chiusura', '2999-08-20')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/il negozio è già chiuso/)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Ferie salvate. Il negozio chiude e riapre da solo.')
  expect(JSON.parse(sent[1] ?? '')).toEqual({
    from: '2999-08-10',
    to: '2999-08-20',
    text: { it: '', en: '', es: '' },
  })
})

it('says nothing of a failure when the password was not given, and keeps the days', async () => {
  const answers = at(planned)
  answers['PUT /api/seller/holidays/5'] = problem('password_needed', 403)
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: /^Cambia.*2999/ }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const dialog = await screen.findByRole('dialog', { name: 'La tua password, per conferma' })
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Password di/))
  await user.click(within(dialog).getByRole('button', { name: 'Lascia stare' }))
  const days = within(screen.getByRole('dialog'))
  expect(days.getByLabelText('Primo giorno di chiusura')).toHaveProperty('value', '2999-08-01')
  expect(days.queryByRole('alert')).toBeNull()
})

it('leaves past holidays without buttons', async () => {
  const past = { ...planned, id: '4', from: '2020-08-01', to: '2020-08-20', state: 'past' }
  openConsole('/shop', at(planned, past))
  expect(await screen.findAllByRole('button', { name: /^Cambia/ })).toHaveLength(1)
})

it('shows what a colleague saved meanwhile beside what was typed, and saves over it once it was seen', async () => {
  const answers = at(planned)
  const seen: (string | undefined)[] = []
  let sent: unknown
  const theirs = {
    from: '2999-08-01',
    to: '2999-08-25',
    text: { it: 'In ferie.', en: '', es: '' },
    version: 4,
  }
  answers['PUT /api/seller/holidays/5'] = ({ headers, body }) => {
    seen.push(headers['if-match'])
    sent = JSON.parse(body)
    if (seen.length > 1) return { status: 200, body: planned }
    const changed = { by: 'Anna Verdi', at: '2999-07-01T09:00:00Z', current: theirs }
    const refusal = problem('changed_meanwhile', 412)
    return { ...refusal, body: { ...Object(refusal.body), changed } }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: /^Cambia.*2999/ }))
  fill('Cosa leggono i clienti, in italiano', 'Torniamo presto.')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const met = within(await within(screen.getByRole('dialog')).findByRole('alert'))
  met.getByText(/^Anna Verdi ha salvato altre modifiche/)
  met.getByText('In ferie.')
  met.getByText('Già unito a quello che hai scritto: Ultimo giorno di chiusura.')
  expect(screen.getByLabelText('Ultimo giorno di chiusura')).toHaveProperty('value', '2999-08-25')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Ferie salvate. Il negozio chiude e riapre da solo.')
  expect(seen).toEqual(['"v3"', '"v4"'])
  expect(sent).toEqual({ from: '2999-08-01', to: '2999-08-25', text: { ...text, it: 'Torniamo presto.' } })
})

it('says that a colleague took the days off meanwhile, and adds them again', async () => {
  const answers = at(planned)
  let added: unknown
  answers['PUT /api/seller/holidays/5'] = () => {
    Object.assign(answers, at())
    return problem('not_found', 404)
  }
  answers['POST /api/seller/holidays'] = ({ body }) => {
    added = JSON.parse(body)
    return { status: 201, body: planned }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: /^Cambia.*2999/ }))
  fill('Cosa leggono i clienti, in italiano', 'Torniamo presto.')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText(/Un collega ha tolto queste ferie/)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Ferie salvate. Il negozio chiude e riapre da solo.')
  expect(added).toEqual({ from: '2999-08-01', to: '2999-08-20', text: { ...text, it: 'Torniamo presto.' } })
})

it('keeps new days and their text when the session ends, and saves them after the login', async () => {
  const answers = at()
  const ended = problem('not_signed_in', 401)
  answers['POST /api/seller/holidays'] = ended
  answers['POST /api/auth/seller'] = () => {
    Object.assign(answers, at(), { 'POST /api/seller/holidays': { status: 201, body: planned } })
    return { status: 200, body: {} }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: 'Aggiungi ferie' }))
  fill('Primo giorno di chiusura', '2999-08-10')
  fill('Ultimo giorno di chiusura', '2999-08-20')
  answers['GET /api/seller/session'] = ended
  answers['GET /api/seller/holidays'] = ended
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.type(await screen.findByLabelText(/^Password di/), 'orecchiette{enter}')
  await waitFor(() => expect(screen.queryByLabelText(/^Password di/)).toBeNull())
  expect(screen.getByLabelText('Ultimo giorno di chiusura')).toHaveProperty('value', '2999-08-20')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Ferie salvate. Il negozio chiude e riapre da solo.')
})

it('puts a holiday back that was taken off, with its text', async () => {
  const answers = at(planned)
  let sent: unknown
  answers['DELETE /api/seller/holidays/5'] = ({ headers }) => {
    if (headers['if-match'] !== '"v3"') return problem('changed_meanwhile', 412)
    Object.assign(answers, at())
    return { status: 204, body: null }
  }
  answers['POST /api/seller/holidays'] = ({ body }) => {
    sent = JSON.parse(body)
    Object.assign(answers, at({ ...planned, id: '6' }))
    return { status: 201, body: planned }
  }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: /^Togli.*2999/ }))
  await screen.findByText('Fatto: in quei giorni il negozio è aperto.')
  await user.click(screen.getByRole('button', { name: 'Rimetti com’era' }))
  await screen.findByRole('button', { name: /^Togli.*2999/ })
  expect(sent).toEqual({ from: '2999-08-01', to: '2999-08-20', text })
})

it('says inside the dialog that the network is gone, and sends what was saved once it is back', async () => {
  const answers = at()
  answers['POST /api/seller/holidays'] = { status: 201, body: planned }
  const { user } = openConsole('/shop', answers)
  await user.click(await screen.findByRole('button', { name: 'Aggiungi ferie' }))
  fill('Primo giorno di chiusura', '2999-08-10')
  fill('Ultimo giorno di chiusura', '2999-08-20')
  act(() => onlineManager.setOnline(false))
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText('Sei senza rete. Quello che salvi parte da solo appena torna.')
  await user.click(dialog.getByRole('button', { name: 'Salva' }))
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Ferie salvate. Il negozio chiude e riapre da solo.')
})
