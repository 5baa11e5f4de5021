import { createTranslator } from '@filiera/design/translator'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { first } from '../texts/it/first.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

function Holiday({ withTime = false, error }: { withTime?: boolean; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <TextsProvider first={createTranslator('it', first)}>
      <DateField
        label="Primo giorno"
        hint="Compreso"
        min="2026-01-01"
        error={error}
        withTime={withTime}
        value={value}
        onChange={setValue}
      />
      <p>{`«${value}»`}</p>
    </TextsProvider>
  )
}

it('a day is its ISO text, and hint and error belong to the field', () => {
  render(<Holiday error="Non può essere nel passato." />)
  const field = screen.getByLabelText<HTMLInputElement>('Primo giorno')
  expect([field.type, field.min]).toEqual(['date', '2026-01-01'])
  fireEvent.change(field, { target: { value: '2026-12-24' } })
  screen.getByText('«2026-12-24»')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Non può essere nel passato.',
    'Compreso',
  ])
})

it('takes an hour where it is asked for', () => {
  render(<Holiday withTime />)
  const field = screen.getByLabelText<HTMLInputElement>('Primo giorno')
  fireEvent.change(field, { target: { value: '2026-12-24T08:30' } })
  screen.getByText('«2026-12-24T08:30»')
})

it('names a date that was typed in part', () => {
  render(<Holiday />)
  const field = screen.getByLabelText('Primo giorno')
  // what browsers say of `24/12/`
  Object.defineProperty(field, 'validity', { value: { badInput: true } })
  fireEvent.blur(field)
  screen.getByText('Completa la data, o svuota il campo.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
