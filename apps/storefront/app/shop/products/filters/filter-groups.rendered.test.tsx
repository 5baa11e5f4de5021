import type { Facets } from '@filiera/contract/catalog/facets'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { emptyQuery, type ListingQuery, listingSearch } from '../../../pages/listing-query.state.ts'
import { FilterGroups } from './filter-groups.tsx'

const years = Array.from({ length: 10 }, (_, index) => ({
  slug: `${2024 - index}`,
  name: `${2024 - index}`,
  count: 1200 - index,
}))
const facets: Facets = {
  total: 1001,
  capped: true,
  countsCapped: true,
  categories: [
    { slug: 'vini', name: 'Vini', count: 4 },
    { slug: 'pane', name: 'Pane', count: 0 },
  ],
  cities: [{ slug: 'milano', name: 'Milano', count: 0 }],
  regions: [],
  prices: [
    { min: 0, max: -1, count: 4 },
    { min: 0, max: 20, count: 4 },
    { min: 20, max: 50, count: 0 },
  ],
  marks: [{ slug: 'dop', name: 'DOP', count: 0 }],
  discounts: 0,
  available: 4,
  new: 0,
  sellers: Array.from({ length: 7 }, (_, index) => ({
    slug: `${index + 1}`,
    name: `Bottega ${index + 1}`,
    count: 9 - index,
  })),
  brands: [],
  countries: [{ slug: 'DE', name: 'Germania', count: 2 }],
  allergens: [
    { slug: 'milk', count: 3 },
    { slug: 'gluten', count: 0 },
  ],
  temperatures: [{ slug: 'chilled', count: 2 }],
  ratings: [
    { stars: 4, count: 2 },
    { stars: 3, count: 0 },
  ],
  attributes: [
    {
      code: 'passito',
      kind: 'yes_no',
      name: 'Passito',
      unit: null,
      values: [{ slug: 'yes', name: 'Sì', count: 3 }],
    },
    { code: 'annata', kind: 'year', name: 'Annata', unit: null, values: years },
  ],
}

/** The groups with the address that they lead to. */
function Filtered({ query: first }: { query: ListingQuery }) {
  const [query, setQuery] = useState(first)
  return (
    <>
      <FilterGroups path="/products" query={query} facets={facets} onChange={setQuery} />
      <output>{listingSearch(query)}</output>
    </>
  )
}
const show = (query: Partial<ListingQuery> = {}) =>
  renderPart(<Filtered query={{ ...emptyQuery, ...query }} />)
const group = (name: string) => within(screen.getByRole('group', { name }))

it('offers the values of an attribute, eight at once, and adds them to the address', async () => {
  const { user } = show({ page: 3 })
  const boxes = group('Annata').getAllByRole('checkbox')
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(years.map(({ slug }) => `annata:${slug}`))
  expect(group('Annata').getByLabelText(/^2024/).closest('details')).toBeNull()
  expect(group('Annata').getByLabelText(/^2016/).closest('details')?.open).toBe(false)
  expect(group('Annata').getByText('Vedi altro (2)')).toBeTruthy()
  expect(group('Annata').getAllByText('1000+')).toHaveLength(10)
  await user.click(group('Annata').getByLabelText(/^2024/))
  await user.click(group('Passito').getByLabelText(/^Sì/))
  expect(screen.getByRole('status').textContent).toBe('?attribute=annata:2024&attribute=passito:yes')
  await user.click(group('Annata').getByLabelText(/^2024/))
  expect(screen.getByRole('status').textContent).toBe('?attribute=passito:yes')
})

it('opens what stands behind the line when something there is chosen', () => {
  show({ attributes: ['annata:2015'] })
  expect(group('Annata').getByLabelText<HTMLInputElement>(/^2015/).checked).toBe(true)
  expect(group('Annata').getByLabelText(/^2015/).closest('details')?.open).toBe(true)
})

it('offers temperature and stars', async () => {
  const { user } = show()
  await user.click(group('Come viaggia').getByLabelText(/^Refrigerato/))
  await user.click(group('Voto').getByLabelText(/^Da 4 stelle in su/))
  expect(screen.getByRole('status').textContent).toBe('?temperature=chilled&rating=4')
  await user.click(group('Voto').getByLabelText('Tutti'))
  expect(screen.getByRole('status').textContent).toBe('?temperature=chilled')
})

const empty = [
  /^Pane/,
  /^Senza glutine/,
  /^Arrivati/,
  /^Milano/,
  /^DOP/,
  /^In sconto/,
  /^Da 20/,
  /^Da 3 stelle/,
]

it('does not offer what would give nothing', () => {
  show()
  for (const name of empty) expect(screen.queryByLabelText(name)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Marchi' })).toBeNull()
  for (const name of [/^Vini/, /^Disponibili/, /^Meno di/]) expect(screen.getByLabelText(name)).toBeTruthy()
})

it('leaves out a group whose only value is true of all products, unless it is chosen', () => {
  const all = { ...facets, countries: [{ slug: 'IT', name: 'Italia', count: facets.total }] }
  const group = () => screen.queryByRole('group', { name: 'Si spedisce in' })
  const part = (query: ListingQuery) => (
    <FilterGroups path="/products" query={query} facets={all} onChange={() => {}} />
  )
  const { again } = renderPart(part(emptyQuery))
  expect(group()).toBeNull()
  again(part({ ...emptyQuery, countries: ['IT'] }))
  expect(group()).toBeTruthy()
})

it('offers no mark that a group offers by its terms', () => {
  const terms = { code: 'denominazione', kind: 'list', name: 'Denominazione', unit: null } as const
  const wines: Facets = {
    ...facets,
    marks: ['dop', 'igp', 'bio'].map((slug) => ({ slug, name: slug, count: 3 })),
    attributes: [{ ...terms, values: [{ slug: 'doc', name: 'DOC', count: 3 }] }],
  }
  renderPart(<FilterGroups path="/products" query={emptyQuery} facets={wines} onChange={() => {}} />)
  expect(group('Denominazione').getByLabelText(/^DOC/)).toBeTruthy()
  expect(group('Marchi').getByLabelText(/^IGP/)).toBeTruthy()
  expect(group('Marchi').queryByLabelText(/^DOP/)).toBeNull()
})

it('keeps what is chosen although it gives nothing', () => {
  show({
    categories: ['pane'],
    cities: ['milano'],
    marks: ['dop'],
    flags: ['discounts', 'new'],
    band: 2,
    rating: 3,
    allergenFree: ['gluten'],
  })
  for (const name of empty) expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(true)
})

it('offers sellers and countries, and says how many avoid an allergen', async () => {
  const { user } = show()
  expect(group('Produttori').getByText('Vedi altro (2)')).toBeTruthy()
  await user.click(group('Produttori').getByLabelText(/^Bottega 2/))
  await user.click(group('Si spedisce in').getByLabelText(/^Germania/))
  expect(screen.getByRole('status').textContent).toBe('?seller=2&ships_to=DE')
  expect(
    group('Allergeni da evitare')
      .getByLabelText(/^Senza latte/)
      .closest('label')?.textContent,
  ).toMatch(/3$/)
})

it('takes a range of prices when its field is left', async () => {
  const { user } = show({ to: 5000 })
  await user.type(group('Prezzo').getByLabelText('Da, in euro'), '12,5')
  expect(screen.getByRole('status').textContent).toBe('?price_to=50')
  await user.tab()
  expect(screen.getByRole('status').textContent).toBe('?price_from=12.5&price_to=50')
  expect(group('Prezzo').getByLabelText<HTMLInputElement>('Da, in euro').value).toBe('12.5')
})
