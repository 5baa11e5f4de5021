import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const createdAt = '2026-11-23T10:00:00.000Z'
const conversation = {
  ...{ orderId: 'AAAA', customer: 'Marco', status: 'PAID', waitingSince: createdAt, claim: null },
  last: { from: 'customer', topic: 'question', text: 'Buongiorno', createdAt },
}
const review = {
  ...{
    id: '5b0c2c5e-6f0e-4a36-9d70-0e6a4d9a1a11',
    author: 'Elena F.',
    stars: 2,
    lang: 'it',
    orderId: 'BBBB',
  },
  ...{ title: 'Taralli rotti', text: '', reply: null, replyEditableUntil: null, report: null, createdAt },
  product: { id: '1', title: 'Taralli', picture: null },
}
const answers = (waiting: readonly object[], unanswered: readonly object[]) => ({
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/conversations': {
    status: 200,
    body: { conversations: waiting, total: 31, waiting: waiting.length, claims: 0, next: null },
  },
  'GET /api/seller/reviews': {
    status: 200,
    body: { reviews: unanswered, total: 128, unanswered: unanswered.length, next: null },
  },
})

it('shows messages and reviews without an answer in one list, and how many there are of each', async () => {
  const { router } = openConsole('/messages', answers([conversation], [review]))
  await screen.findByRole('link', { name: /Buongiorno/ })
  screen.getByRole('link', { name: /Taralli rotti/ })
  const tabs = screen.getByRole('navigation', { name: 'Messaggi e recensioni' })
  expect([...tabs.children].map(({ textContent }) => textContent)).toEqual([
    'Da rispondere2',
    'Messaggi31',
    'Recensioni128',
  ])
  await waitFor(() => expect(router.state.location.search).toBe('?order=AAAA'))
})

it('opens the first review where no message waits', async () => {
  const { router } = openConsole('/messages', answers([], [review]))
  await waitFor(() => expect(router.state.location.search).toBe(`?review=${review.id}`))
  await screen.findByRole('heading', { name: 'Recensione di Elena F.' })
})

it('says that nothing waits', async () => {
  openConsole('/messages', answers([], []))
  await screen.findByText('Nessuno aspetta una risposta')
})

it('shows the messages where the reviews cannot be read', async () => {
  const known = { ...answers([conversation], []), 'GET /api/seller/reviews': problem('forbidden', 403) }
  openConsole('/messages', known)
  await screen.findByRole('link', { name: /Buongiorno/ })
  await screen.findByRole('alert')
})
