import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, openEditor, SAVED, storedProduct, type } from '../../test/open-editor.tsx'

it('is led by keys: sections, languages, saving and publishing', async () => {
  const kept = storedProduct()
  let published = 0
  const { user } = await openEditor(kept, {
    'POST /api/seller/products/7/publish': () => {
      published = kept.version()
      return { status: 200, body: kept.answer() }
    },
  })
  type('Nome, Italiano', 'Olio nuovo')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(kept.version()).toBe(1))
  document.getElementById('texts')?.focus()
  await user.keyboard('j')
  expect(document.activeElement?.id).toBe('label')
  await user.keyboard('k')
  expect(document.activeElement?.id).toBe('texts')
  await user.keyboard('{Alt>}[Digit2]{/Alt}')
  expect(document.activeElement).toBe(field('Nome, English'))
  field('Conservazione, Italiano').focus()
  await user.keyboard('{Alt>}[Digit3]{/Alt}')
  expect(document.activeElement).toBe(field('Conservazione, Español'))
  type('Nome, Italiano', 'Olio nuovissimo')
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(published).toBe(2))
})

it('saves what is typed by itself, part by part', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  type('Nome, Italiano', 'Olio nuovo')
  type('Conservazione, English', 'In the dark')
  await waitFor(() =>
    expect(kept.draft()).toEqual({
      texts: { it: { title: 'Olio nuovo' }, en: { storage: 'In the dark' } },
    }),
  )
  await screen.findByText(SAVED)
  expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual([])
})

it('says what is missing before it can be published, and lets a viewer read only', async () => {
  await openEditor(storedProduct(), {}, { role: 'viewer' })
  expect(screen.getByText('Per pubblicare').parentElement?.textContent).toContain('Contiene')
  expect(screen.queryByRole('button', { name: /Pubblica/ })).toBeNull()
  expect(field('Nome, Italiano').readOnly).toBe(true)
  screen.getByText('Con il ruolo «Solo lettura» questa pagina si legge, senza cambiarla.')
  // no head over nothing, and nothing to add or take away
  expect(screen.queryByText('Domande')).toBeNull()
  expect(screen.queryByLabelText('Aggiungi un marchio')).toBeNull()
})

it('takes numbers with comma and point, and keeps what is no number on screen', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  type('Gradazione, % vol', '12,5')
  type('GTIN (codice a barre)', '8001234567899')
  await screen.findByText('Non è un codice giusto: controlla le cifre.')
  type('Peso lordo in grammi', '1,234')
  await screen.findByText(/Si legge in due modi/)
  await waitFor(() => expect(kept.draft()).toEqual({ alcoholByVolume: 12.5 }))
})

it('changes the unit of both quantities; pieces have no drained weight', async () => {
  const kept = storedProduct()
  kept.write({ netQuantity: { value: 240, unit: 'g' }, drainedQuantity: { value: 150, unit: 'g' } })
  await openEditor(kept)
  const choose = (unit: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Unità' }), { target: { value: unit } })
  choose('ml')
  await waitFor(() => expect(kept.draft().drainedQuantity).toEqual({ value: 150, unit: 'ml' }))
  choose('piece')
  await waitFor(() => expect(kept.draft().drainedQuantity).toBeNull())
  expect(kept.draft().netQuantity).toEqual({ value: 240, unit: 'piece' })
})
