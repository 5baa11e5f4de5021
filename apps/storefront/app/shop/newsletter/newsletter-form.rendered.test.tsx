import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

it('keeps an address that is too long, says so, and sends nothing', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const { user } = renderPart(<NewsletterForm />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const address = `${'a'.repeat(250)}@example.it`
  await user.click(field)
  await user.paste(address)
  expect(field.value).toBe(address)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Al massimo 254 caratteri')
  await user.click(screen.getByRole('button'))
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
