import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../../test/open-console.tsx'

const form = {
  categories: [{ slug: 'formaggi', name: 'Formaggi', above: null }],
}

/** A shop's list without products, and what the server keeps of its views. */
function openViews(path: string, more: Answers = {}) {
  const kept: { version: number; views: unknown[] } = { version: 0, views: [] }
  const opened = openConsole(path, {
    'GET /api/seller/session': sessionOf(shopFor('viewer')),
    'GET /api/seller/products/ids': {
      status: 200,
      body: { ids: [], total: 0, at: '2026-11-23T10:00:00.000Z' },
    },
    'GET /api/seller/product-form': { status: 200, body: form },
    'GET /api/seller/views': () => ({ status: 200, body: { ...kept } }),
    'PUT /api/seller/views': ({ headers, body }) => {
      if (headers['if-match'] !== `"v${kept.version}"`) return problem('changed_meanwhile', 412)
      Object.assign(kept, JSON.parse(body), { version: kept.version + 1 })
      return { status: 200, body: { ...kept } }
    },
    ...more,
  })
  return { ...opened, kept }
}

it('saves what is shown under a name, on what another tab saved meanwhile, and renames and deletes it', async () => {
  const { user, kept, router } = openViews('/products?state=paused&sort=stock')
  await user.click(await screen.findByRole('button', { name: 'Salva questa vista' }))
  const other = { name: 'Altra scheda', view: { sort: 'title', order: 'asc', columns: ['price'] } }
  Object.assign(kept, { version: 4, views: [other] })
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(screen.getByText('Scrivi un nome.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'Fermi{Enter}')
  const tab = await screen.findByRole('button', { name: 'Fermi (mia)' })
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('true'))
  expect(kept.views).toMatchObject([other, { name: 'Fermi', view: { state: ['paused'], sort: 'stock' } }])
  await user.click(screen.getByRole('button', { name: 'Rinomina o elimina' }))
  const field = screen.getByRole('textbox', { name: 'Nome della vista' })
  await user.clear(field)
  await user.type(field, 'altra scheda{Enter}')
  expect(screen.getByText('Hai già una vista con questo nome.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Elimina la vista' }))
  await waitFor(() => expect(kept.views).toEqual([other]))
  expect(new URLSearchParams(router.state.location.search).get('state')).toBe('paused')
})

it('narrows the list by everything that is chosen, and takes each off with a press', async () => {
  const { user, router } = openViews('/products')
  await user.click(await screen.findByRole('button', { name: 'Filtri' }))
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Da pubblicare' }))
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Categoria' }), 'Formaggi')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Manca' }), 'allergeni')
  await user.click(within(dialog).getByRole('button', { name: 'Mostra' }))
  const asked = () => router.state.location.search
  expect(asked()).toBe('?state=draft&category=formaggi&missing=allergens')
  await user.click(screen.getByRole('button', { name: 'Togli il filtro Stato: Da pubblicare' }))
  expect(asked()).toBe('?category=formaggi&missing=allergens')
  await user.click(screen.getByRole('button', { name: 'Azzera' }))
  expect(asked()).toBe('')
})

it('offers to update a saved view that is shown otherwise', async () => {
  const saved = { name: 'Freddo', view: { stock: 'low', sort: 'title', order: 'asc', columns: ['price'] } }
  const { user, kept } = openViews('/products?stock=low&columns=price&saved=Freddo', {
    'GET /api/seller/views': () => ({ status: 200, body: { version: 0, views: [saved] } }),
  })
  await screen.findByRole('button', { name: 'Freddo (mia)' })
  expect(screen.queryByRole('button', { name: /^Aggiorna/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Colonne' }))
  await user.click(screen.getByRole('checkbox', { name: 'Scorta' }))
  await user.click(screen.getByRole('button', { name: 'Fatto' }))
  await user.click(screen.getByRole('button', { name: 'Aggiorna «Freddo»' }))
  await waitFor(() => expect(kept.views).toMatchObject([{ view: { columns: ['price', 'stock'] } }]))
})
