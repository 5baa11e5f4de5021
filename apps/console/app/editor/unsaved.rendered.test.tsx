import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem } from '../../test/open-console.tsx'
import { field, openEditor, SAVED, storedProduct, type } from '../../test/open-editor.tsx'
import { readLeft, storeTyped } from './editing/stored-typed.ts'

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

it('finds again what the draft refused', () => {
  const change = { texts: { it: { title: '<b>Olio</b>' } } }
  storeTyped('3', '9', 'tab', { change, before: {} }, 'Olio')
  expect(readLeft('3', '9').change).toEqual(change)
})
