import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { Field } from './field.tsx'

const sent = vi.fn()

function show() {
  sent.mockClear()
  const { user } = renderPart(
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Field label="Nome" name="name" maxLength={5} />
      <Field label="Via" name="street" maxLength={5} hint="Senza numero" />
      <button type="submit">Invia</button>
    </form>,
  )
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  return { user, field, send: () => user.click(screen.getByRole('button')) }
}

it('keeps a pasted text that is too long, says so, and sends nothing until it is shorter', async () => {
  const { user, field, send } = show()
  await user.click(field('Via'))
  await user.paste('Via Roma')
  expect(field('Via').value).toBe('Via Roma')
  expect(field('Via').getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Al massimo 5 caratteri')
  await send()
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('Via'))
  await user.clear(field('Via'))
  await user.type(field('Via'), 'Roma')
  expect(screen.queryByText('Al massimo 5 caratteri')).toBeNull()
  await send()
  expect(sent).toHaveBeenCalledOnce()
})

it('leads to the first of several that are too long', async () => {
  const { user, field, send } = show()
  for (const name of ['Via', 'Nome']) {
    await user.click(field(name))
    await user.paste('Anna Maria')
  }
  await send()
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('Nome'))
})
