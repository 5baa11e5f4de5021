import { expect, it } from 'vitest'
import { mainCategory } from './main-category.ts'

const of = (...slugs: string[]) => slugs.map((slug) => ({ category: { slug, name: slug.toUpperCase() } }))

it('is where most products are', () => {
  expect(mainCategory(of('vini', 'formaggi', 'formaggi'))).toEqual({ slug: 'formaggi', name: 'FORMAGGI' })
})

it('is none when it is not one', () => {
  expect([mainCategory(of('vini', 'formaggi')), mainCategory([])]).toEqual([null, null])
})
