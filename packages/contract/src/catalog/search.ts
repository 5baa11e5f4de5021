import { productSorts } from '@filiera/domain/catalogue-constants'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, limit, page, searchText, serialId } from '../values.ts'
import { productFilters as listFilters, product } from './catalogue.ts'
import { understood } from './understood.ts'

/** The specification's own names (§3 "Search result"); `total_Results` stops at 1,001 (decision 34). */
export const searchResult = z
  .object({
    result: z.array(product),
    current: z.int(),
    size: z.int(),
    total_Pages: z.int(),
    total_Results: z.int(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.output<typeof searchResult>

/** A search always matches words. */
const { match: _, ...productFilters } = listFilters

export const searchProducts = endpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/products/search',
  summary: 'Products that match a text, the best first, with the listing’s filters (§7)',
  tag: 'Search',
  access: 'public',
  exposed: true,
  query: z.strictObject({ ...productFilters, sort: z.enum(productSorts).optional(), page, size: limit }),
  answers: { 200: searchResult },
  problems: ['bad_request'],
})

export const suggestion = z
  .object({
    type: z.enum(['product', 'seller', 'category', 'post']),
    id: serialId,
    title: z.string(),
    image: z.string(),
    /** Path of the shop in the asked language. */
    url: z.string(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof suggestion>

export const suggest = endpoint({
  name: 'suggest',
  method: 'GET',
  path: '/testproductsflat',
  summary: 'At most 8 suggestions while typing, from two characters (decision 25)',
  tag: 'Search',
  access: 'public',
  exposed: true,
  query: z.strictObject({ title_contains: searchText.pipe(z.string().min(2)), lang }),
  answers: { 200: z.array(suggestion).max(8) },
  problems: ['bad_request'],
})

export const searchSuggestions = z
  .object({
    /** What is read of the text as what products must be, in its order. */
    understood: z.array(understood),
    /** The best first. */
    products: z.array(product).max(4),
    /** Categories, sellers and posts. */
    others: z.array(suggestion),
  })
  .meta({ id: 'SearchSuggestions' })
export type SearchSuggestions = z.output<typeof searchSuggestions>

export const readSuggestions = endpoint({
  name: 'readSuggestions',
  method: 'GET',
  path: '/products/search/suggestions',
  summary:
    'What the shop’s search field shows while typing: `suggest` with what a product’s card shows, and what is read of the text (decision 53)',
  tag: 'Search',
  access: 'public',
  exposed: true,
  query: suggest.query,
  answers: { 200: searchSuggestions },
  problems: ['bad_request'],
})
