import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { it } from 'vitest'
import { useAgainOnline } from './use-again-online.ts'

function State() {
  useAgainOnline()
  return <output>{useLoaderData<string>()}</output>
}

it('shows what became of an order while the network was away', async () => {
  let state = 'da pagare'
  const router = createMemoryRouter([
    { path: '*', loader: () => state, element: <State />, hydrateFallbackElement: <></> },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByText('da pagare')
  // the page listens once its effects have run
  await act(async () => {})
  state = 'pagato'
  window.dispatchEvent(new Event('online'))
  await screen.findByText('pagato')
})
