import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

it('shows the search of the address also after the way back', async () => {
  const { user, router } = openConsole('/messages', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/conversations': { status: 200, body: { conversations: [], total: 1, waiting: 0 } },
  })
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await act(() => router.navigate('/messages?search=olio'))
  await waitFor(() => expect(field.value).toBe('olio'))
  await user.type(field, ' nuovo')
  await waitFor(() => expect(router.state.location.search).toBe('?search=olio+nuovo'))
  await act(() => router.navigate(-1))
  await new Promise((done) => setTimeout(done, 400))
  expect([field.value, router.state.location.search]).toEqual(['', ''])
})
