import { describe, expect, it } from 'vitest'
import { canonicalSearch } from './public-address.ts'
import { foundSearch, readFoundQuery } from './search-query.state.ts'

const read = (search: string) => readFoundQuery(new URLSearchParams(search))

describe('the address of found sellers and posts', () => {
  it('keeps text, kind and page', () => {
    const query = { text: 'olio d’oliva & sale', kind: 'posts', page: 3 } as const
    expect(read(foundSearch(query))).toEqual(query)
    expect(foundSearch({ text: 'olio', kind: 'sellers' })).toBe('?q=olio&in=sellers')
  })

  it.each(['', '?q=olio', '?in=sellers', '?q=%20&in=posts', '?q=olio&in=products', '?q=olio&in=__proto__'])(
    'is that of products: %s',
    (search) => expect(read(search)).toBeNull(),
  )

  it.each(['0', '-1', '1.5', '1e99', 'NaN', '%00', 'x'.repeat(10_000)])(
    'takes page %s for a real one',
    (page) => {
      expect(read(`?q=olio&in=sellers&page=${page}`)?.page).toBeOneOf([1, 833])
    },
  )

  it('cuts a long text and takes out control characters', () => {
    expect(read(`?in=posts&q=a%00b${'c'.repeat(10_000)}`)?.text).toBe(`a b${'c'.repeat(97)}`)
  })

  it('is the same for everything else that stands in it', () => {
    expect(canonicalSearch('/en/search', '?sort=newest&in=sellers&utm=1&q=olio&page=2&city=milano')).toBe(
      '?q=olio&in=sellers&page=2',
    )
    expect(canonicalSearch('/search', '?q=olio&in=shoes&page=2')).toBe('?q=olio&page=2')
  })
})
