import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { useAuthStore } from '../../state/auth/auth-store.ts'
import { LogoutForm } from './logout-form.tsx'

afterEach(() => vi.unstubAllGlobals())

it('says that the session could not be ended, until it is', async () => {
  useAuthStore.setState({ isLoggedIn: true, loggedUser: 'anna@example.it' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = renderPart(<LogoutForm />)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Esci' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Non siamo riusciti a chiudere la sessione/)
  expect(useAuthStore.getState().isLoggedIn).toBe(true)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  await user.click(screen.getByRole('button', { name: 'Esci' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(useAuthStore.getState().isLoggedIn).toBe(false)
})
