import { expect, it } from 'vitest'
import { localLinks, readingMinutes, withoutProductList } from './post-text.ts'

it('leads links of the shop to the language, and leaves others alone', () => {
  const html =
    '<a href="/products?category=vini">a</a> <a href="https://example.org/">b</a> <a href="/">c</a>'
  expect(localLinks(html, 'en')).toBe(
    '<a href="/en/products?category=vini">a</a> <a href="https://example.org/">b</a> <a href="/en">c</a>',
  )
  expect(localLinks(html, 'it')).toBe(html)
})

it('takes away a closing list of products and nothing else', () => {
  const list =
    '<h2>In questa storia</h2><ul><li><a href="/product/1">Pane</a></li>\n<li><a href="/product/2">Olio</a></li></ul>'
  expect(withoutProductList(`<p>Testo.</p>${list}`)).toBe('<p>Testo.</p>')
  expect(withoutProductList(`${list}<p>Testo.</p>`)).toBe(`${list}<p>Testo.</p>`)
})

it('counts minutes of reading without the markup', () => {
  expect(readingMinutes('<p>uno</p>')).toBe(1)
  expect(readingMinutes(`<p>${'parola '.repeat(660)}</p>`)).toBe(3)
})
