import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import ForeignAddress from './foreign-address.tsx'

afterEach(() => vi.unstubAllGlobals())

function Product() {
  const [shipsTo, setShipsTo] = useState(['IT'])
  return (
    <>
      <button type="button" onClick={() => setShipsTo(['IT', 'FR'])}>
        Anche in Francia
      </button>
      <ForeignAddress shipsTo={shipsTo} />
    </>
  )
}

it('tells who lives where the product does not go, by the usual address', async () => {
  const addresses = [
    { country: 'IT', defaultShipping: false },
    { country: 'FR', defaultShipping: true },
  ]
  vi.stubGlobal('fetch', async () => Response.json(addresses))
  const { user } = renderPart(<Product />)
  expect(await screen.findByText('Questo prodotto non può arrivare in Francia')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Anche in Francia' }))
  expect(screen.queryByText(/non può arrivare/)).toBeNull()
})
