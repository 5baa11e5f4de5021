import { act, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { type CardControl, CardFields } from './card-fields.tsx'

function show() {
  const control = createRef<CardControl | null>()
  const { user } = renderPart(<CardFields control={control} />)
  return { user, submit: () => act(async () => control.current?.submit('payment' as never)) }
}
const number = () => screen.getByLabelText('Numero della carta')

it('groups the number and splits the expiry while they are typed', async () => {
  const { user } = show()
  await user.type(number(), '4970107111111119')
  expect(number()).toHaveProperty('value', '4970 1071 1111 1119')
  await user.type(screen.getByLabelText('Scadenza'), '1231')
  expect(screen.getByLabelText('Scadenza')).toHaveProperty('value', '12/31')
})

it('names every wrong field, leads to the first, and sends nothing', async () => {
  const { user, submit } = show()
  await user.type(number(), '4970107111111118')
  await user.type(screen.getByLabelText('Scadenza'), '0120')
  await submit()
  expect(document.activeElement).toBe(number())
  for (const text of [
    'Controlla il numero: una cifra non torna',
    'Questa carta è scaduta',
    'Scrivi il codice di 3 o 4 cifre',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

it('has no name that a form of ours could send', () => {
  show()
  for (const field of screen.getAllByRole('textbox')) expect(field.getAttribute('name')).toBeNull()
})
