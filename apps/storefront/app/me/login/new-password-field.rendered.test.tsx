import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const show = (error?: string) =>
  renderPart(<NewPasswordField name="password" label="Password" error={error} username="anna@example.it" />)
const field = () => screen.getByLabelText('Password')

it('says how hard the password is to guess while it is typed, and nothing before', async () => {
  const { user } = show()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await user.type(field(), 'aaaa')
  const weak = Number(status.dataset.strength)
  await user.type(field(), ' frantoio al mattino 27')
  expect(Number(status.dataset.strength)).toBeGreaterThan(weak)
  expect(status.textContent).not.toBe('')
})

it('shows and hides what was typed', async () => {
  const { user } = show()
  await user.type(field(), 'olio')
  const button = screen.getByRole('button', { name: 'Mostra la password' })
  expect(field()).toHaveProperty('type', 'password')
  await user.click(button)
  expect(field()).toHaveProperty('type', 'text')
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(field()).toMatchObject({ type: 'password', value: 'olio' })
})

it('ties rule and error to the field', () => {
  show('Troppo corta')
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ')
  const words = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(words).toContain('Troppo corta')
  expect(words).toContain('Da 10 a 128 caratteri')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
