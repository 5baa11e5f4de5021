import { expect, it } from 'vitest'
import { localLinks, mentionedProducts, readingMinutes } from './post-text.ts'

it('leads links of the shop to the language, and leaves others alone', () => {
  const html =
    '<a href="/products?category=vini">a</a> <a href="https://example.org/">b</a> <a href="/">c</a>'
  expect(localLinks(html, 'en')).toBe(
    '<a href="/en/products?category=vini">a</a> <a href="https://example.org/">b</a> <a href="/en">c</a>',
  )
  expect(localLinks(html, 'it')).toBe(html)
})

it('finds the products a text links to, once each', () => {
  const html =
    '<a href="/product/12">a</a><a href="/product/7">b</a><a href="/product/12">c</a><a href="/product/x">d</a>'
  expect(mentionedProducts(html, 4)).toEqual(['12', '7'])
  expect(mentionedProducts(html, 1)).toEqual(['12'])
})

it('counts minutes of reading without the markup', () => {
  expect(readingMinutes('<p>uno</p>')).toBe(1)
  expect(readingMinutes(`<p>${'parola '.repeat(660)}</p>`)).toBe(3)
})
