import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

it('shows the search of the address also after the way back', async () => {
  const { user, router } = openConsole('/messages/all', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/conversations': {
      status: 200,
      body: { conversations: [], total: 1, waiting: 0, next: null },
    },
  })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await act(() => router.navigate('/messages/all?search=olio'))
  await waitFor(() => expect(field.value).toBe('olio'))
  await user.type(field, ' nuovo')
  await waitFor(() => expect(router.state.location.search).toBe('?search=olio+nuovo'))
  await act(() => router.navigate(-1))
  await new Promise((done) => setTimeout(done, 400))
  expect([field.value, router.state.location.search]).toEqual(['', ''])
})

it('opens who waits longest beside the list, and keeps that in the address', async () => {
  const conversation = (orderId: string) => ({
    orderId,
    customer: 'Marco',
    status: 'PAID',
    last: { from: 'customer', topic: 'other', text: 'Buongiorno', createdAt: '2026-11-23T10:00:00.000Z' },
    waitingSince: '2026-11-23T10:00:00.000Z',
  })
  const { router } = openConsole('/messages/all?search=marco', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/conversations': {
      status: 200,
      body: { conversations: [conversation('AAAA'), conversation('BBBB')], total: 2, waiting: 2, next: null },
    },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?search=marco&order=AAAA'))
  const opened = await screen.findByRole('link', { name: /Buongiorno/, current: true })
  expect(opened.getAttribute('href')).toContain('AAAA')
})
