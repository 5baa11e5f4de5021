import { expect, it } from 'vitest'
import { pressedPictureOf, rememberPressedPicture } from './pressed-picture.ts'

it('gives the picture of the pressed card to the page of the same picture only', () => {
  const card = document.createElement('article')
  const image = card.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: 'https://shop.example/pictures/0a1b/400.avif' })
  rememberPressedPicture(card)
  expect(pressedPictureOf('/pictures/0a1b/800.webp')).toBe('https://shop.example/pictures/0a1b/400.avif')
  expect(pressedPictureOf('/pictures/ffff/800.webp')).toBeUndefined()
  expect(pressedPictureOf('/art/default-product.webp')).toBeUndefined()
  rememberPressedPicture(null)
  expect(pressedPictureOf('/pictures/0a1b/800.webp')).toBeUndefined()
})
