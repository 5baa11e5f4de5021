import { describe, expect, it } from 'vitest'
import {
  catalogueQuery,
  countFilters,
  emptyQuery,
  isIndexed,
  listingAddress,
  listingSearch,
  readListingQuery,
} from './listing-query.state.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))

describe('readListingQuery', () => {
  it('reads every filter', () => {
    expect(
      read('filters=discounts,available&price=20-50&city=Milan&city=napoli&category=vini&sort=newest&page=3'),
    ).toEqual({
      ...emptyQuery,
      flags: ['discounts', 'available'],
      band: 2,
      cities: ['milano', 'napoli'],
      categories: ['vini'],
      sort: 'newest',
      page: 3,
    })
  })

  it('reads marks, allergens to avoid and a brand', () => {
    expect(read('mark=bio&mark=dop&allergen_free=milk&allergen_free=gluten&brand=bronzo-lento')).toEqual({
      ...emptyQuery,
      marks: ['dop', 'bio'],
      allergenFree: ['gluten', 'milk'],
      brands: ['bronzo-lento'],
    })
    expect(read('mark=gold&allergen_free=__proto__&brand=%00')).toEqual(emptyQuery)
  })

  it('reads what attributes are to be, the temperature and the stars', () => {
    const search =
      'attribute=vitigno:nebbiolo&attribute=annata:2019&attribute=mesi:12..24.5&attribute=vitigno%3Anebbiolo'
    expect(read(`${search}&temperature=frozen&temperature=chilled&rating=4`)).toEqual({
      ...emptyQuery,
      attributes: ['annata:2019', 'mesi:12..24.5', 'vitigno:nebbiolo'],
      temperatures: ['chilled', 'frozen'],
      rating: 4,
    })
    expect(read('attribute=vitigno&attribute=:x&attribute=Vitigno:x&attribute=a:%00&rating=4.5')).toEqual(
      emptyQuery,
    )
    const many = Array.from({ length: 50 }, (_, year) => `attribute=annata:${1950 + year}`).join('&')
    expect(read(many).attributes).toHaveLength(30)
  })

  it('knows attributes by one parameter: names that are not its own make no other page', () => {
    expect(read('vitigno=nebbiolo&utm_source=x:y')).toEqual(emptyQuery)
  })

  it('takes the text of the search page, on one line', () => {
    expect(read('q=%20olio%0A%00nuovo%20').text).toBe('olio nuovo')
  })

  it('leaves out what is wrong or unknown', () => {
    const wrong = 'price=7-9&city=Roma&category=<b>&sort=cheap&page=-1&utm_source=x&region=narnia&seller=abc'
    expect(read(wrong)).toEqual(emptyQuery)
    expect(read('page=1e9').page).toBe(833)
    expect(read(`title_contains=${'x'.repeat(300)}`).text).toHaveLength(100)
  })

  it('takes the repeated boxes of a plain form', () => {
    expect(read('filters=discounts&filters=available&price=&title_contains=')).toEqual({
      ...emptyQuery,
      flags: ['discounts', 'available'],
    })
  })
})

describe('listingSearch', () => {
  it('writes the same filters in one way only', () => {
    const a = listingSearch(read('city=torino&city=Milan&filters=available,discounts'))
    const b = listingSearch(read('filters=discounts&filters=available&city=milano&city=Turin&page=1'))
    expect(a).toBe(b)
    expect(read(a)).toEqual(read(b))
  })

  it.each([
    ['price_from=12,50', '?price_from=12.5'],
    ['price_from=30&price_to=%E2%82%AC+10', '?price_from=10&price_to=30'],
    ['price_from=1.200,00', '?price_from=1200'],
    ['price_from=0&price_to=', '?price_from=0'],
    ['price_from=-5&price_to=dieci', ''],
    ['price_from=1e5&price_to=99999999999', ''],
    ['price_from=🙂', ''],
  ])('reads the range %s as %s', (typed, written) => {
    expect(listingSearch(read(typed))).toBe(written)
    expect(read(written)).toEqual(read(typed))
  })

  it('calls the text q on the search page', () => {
    expect(listingAddress('/en/search', { text: 'olio nuovo', page: 2 })).toBe(
      '/en/search?q=olio+nuovo&page=2',
    )
    expect(listingAddress('/products', { text: 'olio' })).toBe('/products?title_contains=olio')
  })

  it('carries every filter there and back', () => {
    const search =
      '?filters=discounts&filters=available&filters=new&price=20-50&price_from=22.5&price_to=40&city=milano&region=puglia&category=vini&mark=dop&allergen_free=milk&attribute=annata:2019&attribute=vitigno:nebbiolo&temperature=chilled&brand=a&brand=b&seller=12&seller=3&ships_to=DE&rating=3&sort=rating&page=2'
    expect(listingSearch(read(search))).toBe(search)
  })

  it('is empty without filters', () => expect(listingSearch(emptyQuery)).toBe(''))

  it.each([0, 1, 2, 3, 4])('carries price band %i there and back', (band) => {
    expect(read(listingSearch({ band })).band).toBe(band)
  })
})

it('asks the backend with unbounded upper ends and repeated keys', () => {
  expect(
    catalogueQuery({ ...emptyQuery, band: 4, flags: ['discounts'], cities: ['milano', 'torino'] }),
  ).toEqual({
    filters: 'discounts',
    price_gte: '100',
    price_lt: '-1',
    city: ['milano', 'torino'],
  })
})

it.each([
  ['price_from=10', { price_gte: '10', price_lt: '-1' }],
  ['price_to=30', { price_gte: '0', price_lt: '30.01' }],
  ['price_gte=0&price_lt=20', { price_gte: '0', price_lt: '20' }],
  ['price_gte=5&price_lt=-1', { price_gte: '5', price_lt: '-1' }],
  ['price_from=12.5&price_to=30', { price_gte: '12.5', price_lt: '30.01' }],
  ['price=20-50&price_from=30', { price_gte: '30', price_lt: '50' }],
  ['price=20-50&price_to=30', { price_gte: '20', price_lt: '30.01' }],
  ['price=20-50&price_to=10', { price_gte: '20', price_lt: '10.01' }],
])('asks for what band and range leave: %s', (search, asked) =>
  expect(catalogueQuery(read(search))).toEqual(asked),
)

it('asks the backend for attributes, temperatures and stars', () => {
  expect(catalogueQuery(read('attribute=vitigno:nebbiolo&temperature=chilled&rating=4'))).toEqual({
    attribute: ['vitigno:nebbiolo'],
    temperature: ['chilled'],
    rating: '4',
  })
})

it('asks for the best matches of a text first, unless another order was chosen', () => {
  const sortOf = (search: string) => catalogueQuery(read(search)).sort
  expect(sortOf('title_contains=pecorino')).toBe('relevance')
  expect(sortOf('title_contains=pecorino&sort=price_asc')).toBe('price_asc')
  // the backend's own order
  for (const search of ['', 'mark=dop', 'title_contains=pecorino&sort=popular', 'sort=popular'])
    expect(sortOf(search)).toBeUndefined()
})

it('counts filters, not the search nor the order', () => {
  expect(countFilters(read('title_contains=olio&sort=newest&page=2'))).toBe(0)
  expect(countFilters(read('price=0-20&filters=discounts&city=milano'))).toBe(3)
  expect(countFilters(read('attribute=annata:2019&attribute=annata:2021&temperature=chilled&rating=4'))).toBe(
    4,
  )
})

describe('isIndexed', () => {
  it.each([
    '',
    'region=toscana',
    'city=milano',
    'mark=dop',
    'category=vini',
    'brand=bronzo-lento',
    'mark=bio&page=2',
    'utm_source=x',
  ])('keeps ?%s', (search) => expect(isIndexed(read(search))).toBe(true))
  it.each([
    'region=toscana&mark=dop',
    'region=toscana&region=lazio',
    'filters=available',
    'price=20-50',
    'allergen_free=milk',
    'seller=3',
    'attribute=vitigno:nebbiolo',
    'temperature=chilled',
    'rating=4',
    'filters=new',
    'price_from=10',
    'ships_to=DE',
    'brand=a&brand=b',
    'brand=a&mark=dop',
    'mark=dop&sort=newest',
    'title_contains=olio',
  ])('does not keep ?%s', (search) => expect(isIndexed(read(search))).toBe(false))
})
