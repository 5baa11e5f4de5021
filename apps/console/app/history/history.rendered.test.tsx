import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { storedProduct } from '../../test/open-editor.tsx'

const version = {
  ...{ number: 1, by: 'Rosa', at: '2026-11-23T10:00:00.000Z' },
  ...{ changed: ['texts.it.title'], note: null },
}

/** The history of a product on sale, whose draft has another title. */
function openHistory(versions: object[]) {
  const kept = storedProduct()
  kept.write({ texts: { it: { title: 'Olio nuovo' } } })
  const product = { ...kept.answer(), ...(versions.length === 0 && { published: null }) }
  openConsole('/products/7/history', {
    'GET /api/seller/session': sessionOf(shopFor('owner')),
    'GET /api/seller/products/7': { status: 200, body: product },
    'GET /api/seller/products/7/versions': { status: 200, body: versions },
    'GET /api/seller/products/7/versions/1': { status: 200, body: { ...version, content: product.live } },
  })
}

it('compares the first draft with what is on sale, which is no version yet', async () => {
  openHistory([])
  expect(await screen.findByLabelText(/^Com’è adesso.*nel negozio/)).toHaveProperty('checked', true)
  expect(screen.getByLabelText(/^Bozza/)).toHaveProperty('checked', true)
  await screen.findByText('nuovo')
  expect(screen.queryByRole('button', { name: /^Rimetti/ })).toBeNull()
})

it('compares later ones with the versions', async () => {
  openHistory([version])
  await screen.findByRole('button', { name: 'Rimetti la 1 in bozza' })
  expect(screen.queryByLabelText(/^Com’è adesso/)).toBeNull()
})
