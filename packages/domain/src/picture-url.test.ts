import { expect, it } from 'vitest'
import { pictureOfWidth, pictureSrcSet, pictureUrl } from './picture-url.ts'

it('derives a srcset from any derivative of the same master', () => {
  expect(pictureSrcSet(pictureUrl('ab12', 800, 'jpg'), 'avif', [200, 400])).toBe(
    '/pictures/ab12/200.avif 200w, /pictures/ab12/400.avif 400w',
  )
  expect(pictureSrcSet('https://elsewhere.example/x.png', 'avif', [200])).toBeNull()
})

it('names another derivative of the same master', () => {
  expect(pictureOfWidth(pictureUrl('ab12', 800, 'jpg'), 200, 'webp')).toBe('/pictures/ab12/200.webp')
  expect(pictureOfWidth('https://elsewhere.example/x.png', 200, 'webp')).toBe(
    'https://elsewhere.example/x.png',
  )
})
