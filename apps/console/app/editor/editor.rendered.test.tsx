import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { field, openEditor, SAVED, storedProduct, type } from '../../test/open-editor.tsx'
import { readLeft, storeTyped } from './editing/stored-typed.ts'

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

it('keeps what was typed without a line for the next time the page is opened', async () => {
  const kept = storedProduct()
  const offline = { 'PATCH /api/seller/products/7/draft': problem('unavailable', 503) }
  await openEditor(kept, offline)
  type('Nome, Italiano', 'Olio senza rete')
  await screen.findByText(/In attesa di rete/)
  const left = Object.entries(localStorage)
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  for (const [name, value] of left) localStorage.setItem(name, String(value))
  await openEditor(kept, offline, { title: 'Olio senza rete' })
  expect(field('Nome, Italiano').value).toBe('Olio senza rete')
})

it('saves at once when its page is left within the pause', async () => {
  const kept = storedProduct()
  await openEditor(kept, {}, { pause: 'real' })
  type('Nome, Italiano', 'Olio nuovo')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio nuovo' } } }), {
    timeout: 1_000,
  })
  await screen.findByText(SAVED)
})

it('saves at once when it is left for another screen within the pause', async () => {
  const kept = storedProduct()
  const { router } = await openEditor(kept, {}, { pause: 'real' })
  type('Conservazione, Italiano', 'Al fresco')
  await act(() => router.navigate('/nowhere'))
  await waitFor(() => expect(kept.draft()).toEqual({ texts: { it: { storage: 'Al fresco' } } }), {
    timeout: 1_000,
  })
})

it('names a product elsewhere while what was typed of it is not saved', async () => {
  const kept = storedProduct()
  const { router } = await openEditor(kept, {
    'PATCH /api/seller/products/7/draft': problem('unavailable', 503),
  })
  type('Nome, Italiano', 'Olio senza rete')
  await screen.findByText(/In attesa di rete/)
  expect(screen.queryByText('Non ancora salvato.')).toBeNull()
  await act(() => router.navigate('/nowhere'))
  const link = await screen.findByRole('link', { name: 'Olio' })
  expect(link.closest('[role=status]')?.textContent).toContain('Non ancora salvato.')
})

it('does not name a product whose texts were saved as its page ended', async () => {
  const kept = storedProduct()
  const { router } = await openEditor(kept, {
    'PATCH /api/seller/products/7/draft': ({ body }) => {
      kept.write(JSON.parse(body))
      return problem('unavailable', 503)
    },
  })
  type('Nome, Italiano', 'Olio nuovo')
  const [name = '', left = ''] = await waitFor(() => {
    const found = Object.entries(localStorage).find(([key]) => key.includes('draft-3-7.'))
    expect(found).toBeDefined()
    return found ?? []
  })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio nuovo' } } }))
  await act(() => router.navigate('/nowhere'))
  // as the page that is no more left it
  localStorage.setItem(name, left)
  await waitFor(() => expect(localStorage.getItem(name)).toBeNull(), { timeout: 20_000 })
  expect(screen.queryByText('Non ancora salvato.')).toBeNull()
}, 60_000)

it('saves nothing in the name of a colleague who logged in from another page', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  localStorage.setItem('filiera-console.account', '2')
  type('Nome, Italiano', 'Olio di Rosa')
  await screen.findByText(/In attesa di rete/)
  expect(kept.draft()).toEqual({})
  expect(Object.keys(localStorage).filter((name) => name.startsWith('filiera-console.1.draft'))).toHaveLength(
    1,
  )
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

it('keeps what cannot be read yet, and half of what belongs together, for the next time', async () => {
  const kept = storedProduct()
  await openEditor(kept)
  type('Peso lordo in grammi', '1,234')
  type('GTIN (codice a barre)', '80012345')
  type('Quanta era prima', '500')
  type('Ingrediente, in italiano', 'Olive')
  cleanup()
  await openEditor(kept)
  const values = [
    'Peso lordo in grammi',
    'GTIN (codice a barre)',
    'Quanta era prima',
    'Ingrediente, in italiano',
  ].map((name) => field(name).value)
  expect(values).toEqual(['1,234', '80012345', '500', 'Olive'])
  screen.getByText(/Si legge in due modi/)
  type('Peso lordo in grammi', '1234')
  await waitFor(() => expect(kept.draft()).toMatchObject({ grossWeight: 1234 }))
  expect(Object.keys(localStorage).some((name) => name.endsWith('.grossWeight'))).toBe(false)
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

it('finds again what the draft refused', () => {
  const change = { texts: { it: { title: '<b>Olio</b>' } } }
  storeTyped('3', '9', 'tab', { change, before: {} }, 'Olio')
  expect(readLeft('3', '9').change).toEqual(change)
})
