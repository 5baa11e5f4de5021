import { fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { emptyQuery, type ListingQuery } from '../../../pages/listing-query.state.ts'
import { translatorOf } from '../../../texts/translator.ts'
import { TextsProvider } from '../../../texts/use-translation.ts'
import { SortForm } from './sort-form.tsx'

/** The form with the address that it leads to. */
function Sorted({ sort }: Pick<ListingQuery, 'sort'>) {
  const { pathname, search } = useLocation()
  return (
    <>
      <SortForm path="/products" query={{ ...emptyQuery, sort }} />
      <output>{pathname + search}</output>
    </>
  )
}

it('sends the order that is chosen', async () => {
  const { user } = renderPart(<Sorted sort={null} />)
  await user.selectOptions(screen.getByLabelText('Ordina per'), 'price_asc')
  expect(await screen.findByText('/products?sort=price_asc')).toBeTruthy()
})

it('asks for nothing when a sorted list is shown again', async () => {
  renderPart(<Sorted sort="price_asc" />)
  await new Promise((done) => setTimeout(done))
  expect(screen.getByRole('status').textContent).toBe('/')
})

it('sends the order whose choice makes the scripts take over', async () => {
  // outside of act, the page is the server's until its first event
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const page = () => (
    <TextsProvider texts={translatorOf('it')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Sorted sort={null} /> }])} />
    </TextsProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const root = hydrateRoot(container, page())
  const select = within(container).getByLabelText('Ordina per')
  fireEvent.input(select, { target: { value: 'price_asc' } })
  fireEvent.change(select)
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('/products?sort=price_asc')
  root.unmount()
  vi.unstubAllGlobals()
})
