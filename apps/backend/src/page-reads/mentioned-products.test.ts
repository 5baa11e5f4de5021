import { expect, it } from 'vitest'
import { mentionedProducts } from './read-post-page.ts'

it('finds the first four products a text links to, once each', () => {
  const links = ['12', '7', '12', 'x', '3', '4', '5'].map((id) => `<a href="/product/${id}">a</a>`)
  expect(mentionedProducts(links.join(''))).toEqual(['12', '7', '3', '4'])
})
