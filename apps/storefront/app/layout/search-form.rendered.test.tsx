import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { SearchForm } from './search-form.tsx'

it('keeps a text that is too long to be searched for, and says so', async () => {
  const { user } = renderPart(<SearchForm />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.click(field)
  await user.paste('a'.repeat(101))
  expect(field.value).toHaveLength(101)
  expect(field.validationMessage).toBe('Al massimo 100 caratteri')
  await user.keyboard('{Backspace}')
  expect(field.validationMessage).not.toBe('Al massimo 100 caratteri')
})
