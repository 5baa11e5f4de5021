import { expect, it } from 'vitest'
import { blogSearch, readBlogQuery } from './blog-query.state.ts'

const read = (search: string) => readBlogQuery(new URLSearchParams(search))

it.each([
  ['', { tag: null, page: 1 }],
  ['tag=olio&page=2', { tag: 'olio', page: 2 }],
  ['tag=%3Cb%3E&page=-1', { tag: null, page: 1 }],
  ['page=1e9', { tag: null, page: 1000 }],
  ['page=2.5', { tag: null, page: 1 }],
])('reads %s', (search, query) => {
  expect(read(search)).toEqual(query)
})

it('writes the same address for the same query', () => {
  expect(blogSearch(read('utm=x&page=1&tag=olio'))).toBe('?tag=olio')
  expect(blogSearch(read(''))).toBe('')
})
