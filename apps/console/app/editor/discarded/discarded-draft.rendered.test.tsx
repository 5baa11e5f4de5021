import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, live, openEditor, storedProduct, type } from '../../../test/open-editor.tsx'

it('puts a draft back that was thrown away, below what was written since', async () => {
  const kept = storedProduct()
  kept.write({ texts: { it: { title: 'Olio nuovo', storage: 'Al fresco' } } })
  const { user } = await openEditor(
    kept,
    {
      'DELETE /api/seller/products/7/draft': () => {
        kept.discard()
        return { status: 200, body: { version: kept.version() } }
      },
    },
    { title: 'Olio nuovo' },
  )
  await user.click(screen.getByRole('button', { name: 'Butta la bozza' }))
  await screen.findByText('Bozza buttata.')
  expect(field('Nome, Italiano').value).toBe('Olio')
  type('Nome, Italiano', 'Olio nuovissimo')
  await user.click(screen.getByRole('button', { name: 'Rimetti com’era' }))
  await waitFor(() =>
    expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio nuovissimo', storage: 'Al fresco' } } }),
  )
  expect(screen.queryByText('Bozza buttata.')).toBeNull()
})

it('says that the planned publication went with the draft, and plans it again with it', async () => {
  const kept = storedProduct()
  const moment = '2999-01-10T07:00:00.000Z'
  kept.write({ texts: { it: { title: 'Olio nuovo' } } })
  kept.plan(moment)
  const { user } = await openEditor(
    kept,
    {
      'DELETE /api/seller/products/7/draft': () => {
        kept.discard()
        return { status: 200, body: { version: kept.version() } }
      },
      'PUT /api/seller/products/7/schedule': ({ body }) => {
        kept.plan(JSON.parse(body).at)
        return { status: 200, body: { version: kept.version() } }
      },
    },
    { title: 'Olio nuovo' },
  )
  await user.click(screen.getByRole('button', { name: 'Butta la bozza' }))
  await screen.findByText(/^Bozza buttata, con la pubblicazione programmata per .* alle 08:00\.$/)
  await user.click(screen.getByRole('button', { name: 'Rimetti com’era' }))
  await waitFor(() => expect(kept.planned()).toBe(moment))
  expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio nuovo' } } })
})

it('puts the draft back that a version took the place of, also from the editor', async () => {
  const kept = storedProduct()
  kept.write({ texts: { it: { title: 'Olio nuovo' } } })
  const version = { number: 1, by: 'Rosa', at: '2026-11-23T10:00:00.000Z', changed: [], note: null }
  const { user, router } = await openEditor(
    kept,
    {
      'GET /api/seller/products/7/versions': { status: 200, body: [version] },
      'GET /api/seller/products/7/versions/1': { status: 200, body: { ...version, content: live } },
      'POST /api/seller/products/7/versions/1/restore': () => {
        kept.discard()
        return { status: 200, body: { version: kept.version() } }
      },
    },
    { title: 'Olio nuovo' },
  )
  await act(() => router.navigate('/products/7/history'))
  await user.click(await screen.findByRole('button', { name: 'Rimetti la 1 in bozza' }))
  await screen.findByText('Questa versione ha preso il posto della bozza di prima.')
  await act(() => router.navigate('/products/7'))
  await user.click(await screen.findByRole('button', { name: 'Rimetti com’era' }))
  await waitFor(() => expect(kept.draft()).toEqual({ texts: { it: { title: 'Olio nuovo' } } }))
})
