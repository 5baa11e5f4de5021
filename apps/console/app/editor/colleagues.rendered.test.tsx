import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { field, openEditor, SAVED, storedProduct, type } from '../../test/open-editor.tsx'

it('merges what a colleague saved elsewhere in the product', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  kept.write({ texts: { es: { title: 'Aceite' } } })
  type('Nome, Italiano', 'Olio nuovo')
  await waitFor(() =>
    expect(kept.draft()).toEqual({ texts: { es: { title: 'Aceite' }, it: { title: 'Olio nuovo' } } }),
  )
  await waitFor(() => expect(field('Nome, Español').value).toBe('Aceite'))
})

it('asks about what both changed, and loses neither before', async () => {
  const kept = storedProduct()
  const { user } = await openEditor(kept)
  kept.write({ texts: { it: { title: 'Olio suo' } } })
  type('Nome, Italiano', 'Olio mio')
  const dialog = await screen.findByRole('dialog', { name: 'Lo avete cambiato in due' })
  expect(dialog.textContent).toContain('Olio suo')
  expect(dialog.textContent).toContain('Olio mio')
  await user.click(within(dialog).getByRole('radio', { name: /Il suo/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Tieni questi' }))
  await waitFor(() => expect(field('Nome, Italiano').value).toBe('Olio suo'))
  expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio suo' } } })
})

it('says that the shop can only be read, once it was suspended while somebody typed', async () => {
  let isSuspended = false
  await openEditor(storedProduct(), {
    'GET /api/seller/session': () =>
      sessionOf(isSuspended ? { ...shopFor('viewer'), suspended: true } : shopFor('owner')),
    'PATCH /api/seller/products/7/draft': problem('forbidden', 403),
  })
  isSuspended = true
  type('Nome, Italiano', 'Olio nuovo')
  await screen.findByText('Il negozio è sospeso.')
  expect(screen.getByText(/^Non si salva/)).toBeTruthy()
  expect(field('Nome, Italiano').value).toBe('Olio nuovo')
})

it('shows a smaller quantity as a colleague left it', async () => {
  const kept = storedProduct()
  kept.write({ quantityChanged: { since: '2026-11-01', previous: 500 } })
  await openEditor(kept)
  expect(field('Quanta era prima').value).toBe('500')
  kept.write({ quantityChanged: null })
  type('Nome, Italiano', 'Olio nuovo')
  await screen.findByText(SAVED)
  expect(field('Quanta era prima').value).toBe('')
})

it('asks for the password when the session ended before it is published', async () => {
  const kept = storedProduct()
  kept.write({ texts: { it: { title: 'Olio' } } })
  const { user } = await openEditor(kept, {
    'POST /api/seller/products/7/publish': problem('not_signed_in', 401),
  })
  await user.click(screen.getByRole('button', { name: /^Pubblica/ }))
  await screen.findByRole('dialog', { name: 'Rientra per continuare' })
})
