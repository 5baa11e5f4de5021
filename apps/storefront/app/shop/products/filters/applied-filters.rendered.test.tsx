import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { emptyQuery } from '../../../pages/listing-query.state.ts'
import AppliedFilters from './applied-filters.tsx'

const facets = { categories: [{ slug: 'formaggi', name: 'Formaggi' }] } as unknown as Parameters<
  typeof AppliedFilters
>[0]['facets']
const searchOf = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://shop').searchParams

it('takes off one filter and leaves the others, from the first page on', () => {
  const query = { ...emptyQuery, flags: ['discounts'] as const, categories: ['formaggi'], page: 3 }
  renderPart(<AppliedFilters path="/products" query={query} facets={facets} />)
  const rest = searchOf('Togli il filtro Formaggi')
  expect(rest.toString()).toContain('discounts')
  expect(rest.toString()).not.toContain('formaggi')
  expect(rest.get('page')).toBeNull()
})

it('clears all of them and keeps the order', () => {
  const query = { ...emptyQuery, flags: ['available'] as const, sort: 'price_asc' as never }
  renderPart(<AppliedFilters path="/products" query={query} facets={facets} />)
  expect(searchOf('Azzera').toString()).not.toContain('available')
  expect(searchOf('Azzera').get('sort')).not.toBeNull()
})

it('says of which attribute a value is', () => {
  const vitigno = {
    code: 'vitigno',
    name: 'Vitigno',
    values: [{ slug: 'nebbiolo', name: 'Nebbiolo', count: 3 }],
  }
  const query = { ...emptyQuery, attributes: ['annata:2019', 'vitigno:nebbiolo'], rating: 4 }
  const named = { ...facets, attributes: [vitigno] } as unknown as typeof facets
  renderPart(<AppliedFilters path="/categories/vini" query={query} facets={named} />)
  const rest = searchOf('Togli il filtro Vitigno: Nebbiolo')
  expect(rest.getAll('attribute')).toEqual(['annata:2019'])
  expect(searchOf('Togli il filtro Da 4 stelle in su').has('rating')).toBe(false)
})

it('names the free range, sellers, brands and countries', () => {
  const query = {
    ...emptyQuery,
    from: 1000,
    to: 3050,
    sellers: ['3'],
    brands: ['bronzo'],
    countries: ['DE'],
  }
  const found = (slug: string, name: string) => [{ slug, name, count: 0 }]
  const named = {
    ...facets,
    sellers: found('3', 'Cascina Brunalta'),
    brands: found('bronzo', 'Bronzo Lento'),
    countries: found('DE', 'Germania'),
  }
  renderPart(<AppliedFilters path="/products" query={query} facets={named} />)
  const rest = searchOf('Togli il filtro Da 10.00\u00a0€ a 30.50\u00a0€')
  expect([...rest.keys()]).toEqual(['brand', 'seller', 'ships_to'])
  expect(searchOf('Togli il filtro Cascina Brunalta').has('seller')).toBe(false)
  expect(searchOf('Togli il filtro Marca: Bronzo Lento').has('brand')).toBe(false)
  expect(searchOf('Togli il filtro Si spedisce in: Germania').has('ships_to')).toBe(false)
})

it('is not there without filters', () => {
  renderPart(<AppliedFilters path="/products" query={emptyQuery} facets={facets} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('says how a range of prices ends where it begins with nothing', () => {
  renderPart(<AppliedFilters path="/products" query={{ ...emptyQuery, from: 0, to: 2000 }} facets={facets} />)
  expect(searchOf('Togli il filtro Fino a 20.00\u00a0€').has('price_lt')).toBe(false)
})
