import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem } from '../../test/open-console.tsx'

const signedOut: Answers = { 'GET /api/seller/session': problem('not_signed_in', 401) }
const isRed = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

it('what is typed anew is not wrong yet, and the keyboard stands where something is', async () => {
  const { user } = openConsole('/login', {
    ...signedOut,
    'POST /api/auth/seller': problem('wrong_credentials', 401),
  })
  const email = await screen.findByLabelText('Email')
  await user.type(email, 'rosa{enter}')
  await screen.findByText(/nome@esempio.it/)
  expect([isRed('Email'), isRed('Password')]).toEqual([true, true])
  expect(document.activeElement).toBe(email)
  await user.type(email, '@torrelunga.example')
  expect([isRed('Email'), isRed('Password')]).toEqual([false, true])
  const password = screen.getByLabelText('Password')
  await user.type(password, 'x')
  await user.click(screen.getByRole('button', { name: 'Entra' }))
  await screen.findByText(/non corrispondono/)
  expect(document.activeElement).toBe(password)
  await user.type(password, 'y')
  await waitFor(() => expect(isRed('Password')).toBe(false))
})

it('is sent once when pressed twice', async () => {
  const { user, calls } = openConsole('/login', {
    ...signedOut,
    'POST /api/auth/seller': () => new Promise(() => {}),
  })
  await user.type(await screen.findByLabelText('Email'), 'rosa@torrelunga.example')
  await user.type(screen.getByLabelText('Password'), 'orecchiette{enter}{enter}')
  await screen.findByRole('button', { name: 'Un momento…' })
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

it('says when nobody answers, and keeps what was typed', async () => {
  const { user } = openConsole('/login', {
    ...signedOut,
    'POST /api/auth/seller': () => Promise.reject(new Error('no line')),
  })
  await user.type(await screen.findByLabelText('Email'), 'rosa@torrelunga.example')
  await user.type(screen.getByLabelText('Password'), 'orecchiette{enter}')
  await screen.findByText(/La console non risponde/)
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('orecchiette')
})
