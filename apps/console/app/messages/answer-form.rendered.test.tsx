import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const order = '7F3K-92QD-AAAA-BBBB'
const kept = [
  { id: '1', name: 'Ritiro', text: { it: 'Ciao {nome}, ti aspettiamo.', en: '', es: '' }, version: 1 },
  {
    id: '2',
    name: 'Pacco',
    text: { it: 'Segui: {spedizione}', en: 'Follow: {tracking}', es: '' },
    version: 1,
  },
]
const answers = (): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/conversations': {
    status: 200,
    body: {
      conversations: [
        {
          ...{ orderId: order, customer: 'Marco Serra', status: 'PAID', waitingSince: null },
          last: {
            from: 'customer',
            topic: 'question',
            text: 'Quando?',
            createdAt: '2026-11-22T20:12:00.000Z',
          },
        },
      ],
      ...{ total: 1, waiting: 0, next: null },
    },
  },
  [`GET /api/seller/orders/${order}`]: {
    status: 200,
    body: {
      ...{ id: order, customer: 'Marco Serra', language: 'en', items: [], messages: [] },
      shipping: { tracking: null, trackingUrl: null },
    },
  },
  'GET /api/seller/answer-templates': { status: 200, body: kept },
})

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Rispondi al cliente')

it('inserts a template at the caret and leaves all that was typed', async () => {
  const { user } = openConsole(`/messages?order=${order}`, answers())
  await user.type(await field(), 'Buonasera. A presto.')
  const area = await field()
  area.setSelectionRange(0, 10)
  await user.click(await screen.findByRole('button', { name: 'Ritiro' }))
  expect(area.value).toBe('Buonasera. Ciao Marco, ti aspettiamo. A presto.')
})

it('speaks the customer’s language, and sends nothing that is still open', async () => {
  const known = answers()
  let sent = 0
  known[`POST /api/seller/orders/${order}/message`] = () => {
    sent += 1
    return { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  await user.click(await screen.findByRole('button', { name: 'Pacco' }))
  const area = await field()
  expect(area.value).toBe('Follow: […]')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await screen.findByText(/^Completa o togli \[…\]/)
  expect(sent).toBe(0)
})

it('keeps what is typed while an answer is on its way', async () => {
  const known = answers()
  const arrived = Promise.withResolvers<void>()
  known[`POST /api/seller/orders/${order}/message`] = async () => {
    await arrived.promise
    return { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  const area = await field()
  await user.type(area, 'Parte domani.')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await user.type(area, ' Grazie')
  arrived.resolve()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Invia la risposta' })).toHaveProperty('disabled', false),
  )
  expect(area.value).toBe('Parte domani. Grazie')
})

it('sends once what is pressed twice', async () => {
  const known = answers()
  const arrived = Promise.withResolvers<void>()
  let sent = 0
  known[`POST /api/seller/orders/${order}/message`] = async () => {
    sent += 1
    await arrived.promise
    return { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  const area = await field()
  await user.type(area, 'Parte domani.')
  const button = screen.getByRole('button', { name: 'Invia la risposta' })
  fireEvent.click(button)
  fireEvent.click(button)
  arrived.resolve()
  await waitFor(() => expect(area.value).toBe(''))
  expect(sent).toBe(1)
})

it('sends again under the same key what may have arrived, and the next answer under another one', async () => {
  const known = answers()
  const keys: unknown[] = []
  known[`POST /api/seller/orders/${order}/message`] = ({ headers }) => {
    keys.push(headers['idempotency-key'])
    return keys.length === 1 ? problem('unavailable', 503) : { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  const send = async () => user.click(await screen.findByRole('button', { name: 'Invia la risposta' }))
  const area = await field()
  await user.type(area, 'Parte domani.')
  await send()
  await screen.findByText(/^Non inviato/)
  await send()
  await waitFor(() => expect(area.value).toBe(''))
  await user.type(area, 'È partito.')
  await send()
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})

it('what was written anew after a line that broke is another answer', async () => {
  const known = answers()
  const sent: { key: unknown; message: string }[] = []
  known[`POST /api/seller/orders/${order}/message`] = ({ headers, body }) => {
    sent.push({ key: headers['idempotency-key'], message: JSON.parse(body).message })
    return sent.length === 1 ? problem('unavailable', 503) : { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  const area = await field()
  await user.type(area, 'Parte domani.')
  await user.click(await screen.findByRole('button', { name: 'Invia la risposta' }))
  await screen.findByText(/^Non inviato/)
  await user.type(area, ' Con BRT.')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await waitFor(() => expect(area.value).toBe(''))
  expect(sent.map(({ message }) => message)).toEqual(['Parte domani.', 'Parte domani. Con BRT.'])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

it('says which word between braces means nothing, and keeps what was typed', async () => {
  const { user } = openConsole(`/messages?order=${order}`, answers())
  await user.click(await screen.findByRole('button', { name: 'Tutti e 2' }))
  await user.click(screen.getByRole('button', { name: 'Nuovo modello' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Nome del modello/), 'Sconto')
  await user.type(dialog.getByLabelText('Testo in italiano'), 'Ecco {{sconto}')
  await user.click(dialog.getByRole('button', { name: 'Salva' }))
  dialog.getByText(/^Non so cosa mettere al posto di \{sconto\}/)
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }))
  await user.click(await screen.findByRole('button', { name: 'Tutti e 2' }))
  await user.click(screen.getByRole('button', { name: 'Nuovo modello' }))
  expect(screen.getByLabelText('Testo in italiano')).toHaveProperty('value', 'Ecco {sconto}')
})

it('takes all of a text that is too long, says by how much, and sends it once it is shorter', async () => {
  const known = answers()
  const sent: string[] = []
  known[`POST /api/seller/orders/${order}/message`] = ({ body }) => {
    sent.push(JSON.parse(body).message)
    return { status: 201, body: {} }
  }
  const { user } = openConsole(`/messages?order=${order}`, known)
  const area = await field()
  await user.click(area)
  await user.paste('a'.repeat(3002))
  expect(area.value).toHaveLength(3002)
  screen.getByText('2 caratteri di troppo')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  expect(area.validationMessage).toBe('2 caratteri di troppo')
  await user.click(area)
  await user.keyboard('{Backspace}{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await waitFor(() => expect(area.value).toBe(''))
  expect(sent.map((text) => text.length)).toEqual([3000])
})
