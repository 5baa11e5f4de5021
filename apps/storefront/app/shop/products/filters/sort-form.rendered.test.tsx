import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { emptyQuery, type ListingQuery } from '../../../pages/listing-query.state.ts'
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
