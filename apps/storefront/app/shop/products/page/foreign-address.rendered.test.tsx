import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import ForeignAddress from './foreign-address.tsx'

afterEach(() => vi.unstubAllGlobals())

it('tells who lives where the product does not go, by the usual address', async () => {
  const addresses = [
    { country: 'IT', defaultShipping: false },
    { country: 'FR', defaultShipping: true },
  ]
  vi.stubGlobal('fetch', async () => Response.json(addresses))
  const { again } = renderPart(<ForeignAddress shipsTo={['IT']} />)
  expect(await screen.findByText('Questo prodotto non può arrivare in Francia')).toBeTruthy()
  again(<ForeignAddress shipsTo={['IT', 'FR']} />)
  await waitFor(() => expect(screen.queryByText(/non può arrivare/)).toBeNull())
})
