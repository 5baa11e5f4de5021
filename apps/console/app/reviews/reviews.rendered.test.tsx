import type { ShopReview } from '@filiera/contract/console/reviews'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const id = '5d3b1f5e-6f0b-4f6e-9a51-0c2f6a1d7e11'
const review: ShopReview = {
  ...{ id, stars: 2, title: 'Rotti', text: 'Due taralli rotti.', author: 'Elena F.', lang: 'it' },
  ...{ createdAt: '2026-11-22T20:12:00.000Z', verified: true, orderId: '7F3K-92QD-AAAA-BBBB' },
  product: { id: '4', title: 'Taralli ai semi di finocchio', picture: null },
  replyEditableUntil: null,
  report: null,
}
const replied = (text: string): ShopReview => {
  const now = new Date()
  const reply = { text, author: 'Masseria Torrelunga', createdAt: now.toISOString() }
  return { ...review, reply, replyEditableUntil: new Date(now.getTime() + 172_800_000).toISOString() }
}
const list = (...reviews: ShopReview[]) => ({
  status: 200,
  body: { reviews, next: null, total: reviews.length, unanswered: 1 },
})
const at = (...reviews: ShopReview[]): Answers => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/reviews': list(...reviews),
})

it('publishes a reply once, and offers to correct it', async () => {
  const answers = at(review)
  let sent = ''
  answers[`PUT /api/seller/reviews/${id}/reply`] = ({ body }) => {
    sent = body
    answers['GET /api/seller/reviews'] = list(replied('Ci dispiace.'))
    return { status: 200, body: replied('Ci dispiace.') }
  }
  const { user } = openConsole(`/messages/reviews?review=${id}`, answers)
  await user.type(await screen.findByLabelText('La tua risposta'), ' Ci dispiace. ')
  await user.click(screen.getByRole('button', { name: 'Pubblica la risposta' }))
  await screen.findByText(/^Pubblicata/)
  expect(JSON.parse(sent)).toEqual({ text: 'Ci dispiace.', corrects: null })
  expect(screen.queryByLabelText('La tua risposta')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Correggi' }))
  expect(screen.getByLabelText('La tua risposta')).toHaveProperty('value', 'Ci dispiace.')
})

it('publishes once what is pressed twice', async () => {
  const answers = at(review)
  let sent = 0
  answers[`PUT /api/seller/reviews/${id}/reply`] = () => {
    sent += 1
    return { status: 200, body: replied('Ci dispiace.') }
  }
  const { user } = openConsole(`/messages/reviews?review=${id}`, answers)
  await user.type(await screen.findByLabelText('La tua risposta'), 'Ci dispiace.')
  const button = screen.getByRole('button', { name: 'Pubblica la risposta' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(/^Pubblicata/)
  expect(sent).toBe(1)
})

it('keeps what was typed beside what a colleague replied meanwhile', async () => {
  const answers = at(review)
  answers[`PUT /api/seller/reviews/${id}/reply`] = () => {
    answers['GET /api/seller/reviews'] = list(replied('Grazie, Elena.'))
    const changed = { by: 'Ugo', at: review.createdAt, current: { reply: 'Grazie, Elena.' } }
    const code = 'changed_meanwhile'
    return {
      status: 412,
      body: { type: 'about:blank', status: 412, title: code, detail: code, code, changed },
    }
  }
  const { user } = openConsole(`/messages/reviews?review=${id}`, answers)
  await user.type(await screen.findByLabelText('La tua risposta'), 'Ci dispiace.')
  await user.click(screen.getByRole('button', { name: 'Pubblica la risposta' }))
  await screen.findByText('Grazie, Elena.')
  screen.getByText(/^Ugo ha risposto nel frattempo/)
  expect(screen.getByLabelText('La tua risposta')).toHaveProperty('value', 'Ci dispiace.')
})

it('takes the correction away after 48 hours', async () => {
  const old = { ...replied('Grazie.'), replyEditableUntil: '2026-01-01T00:00:00.000Z' }
  openConsole(`/messages/reviews?review=${id}`, at(old))
  await screen.findByText('Non si può più correggere.')
  expect(screen.queryByRole('button', { name: 'Correggi' })).toBeNull()
})

it('reports a review with a reason, and asks for words where a reason alone says too little', async () => {
  const answers = at(review)
  let sent = ''
  answers[`POST /api/seller/reviews/${id}/report`] = ({ body }) => {
    sent = body
    const report = {
      reason: 'false',
      words: 'Mai visti.',
      at: new Date().toISOString(),
      isOpen: true,
    } as const
    answers['GET /api/seller/reviews'] = list({ ...review, report })
    return { status: 200, body: { ...review, report } }
  }
  const { user } = openConsole(`/messages/reviews?review=${id}`, answers)
  await user.click(await screen.findByRole('button', { name: 'Segnala' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Segnala' }))
  dialog.getByText('Scegli che cosa non va')
  await user.click(dialog.getByLabelText('Racconta cose non vere'))
  await user.click(dialog.getByRole('button', { name: 'Segnala' }))
  dialog.getByText(/^Scrivi che cosa non va/)
  await user.type(dialog.getByLabelText('Spiegalo con parole tue'), 'Mai visti.')
  await user.click(dialog.getByRole('button', { name: 'Segnala' }))
  await screen.findByText('Aspetta una decisione: intanto resta visibile.')
  expect(JSON.parse(sent)).toEqual({ reason: 'false', words: 'Mai visti.' })
  expect(screen.queryByRole('button', { name: 'Segnala' })).toBeNull()
})
