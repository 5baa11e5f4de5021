import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { Heart } from '../../shop/product/heart.tsx'
import type { WishedProduct } from '../../state/wishlist/change-wishlist.ts'
import { useWishlist } from '../../state/wishlist/wishlist-store.ts'
import { Pick } from './pick.tsx'

it('is a button that says whether it is pressed, by pointer and keyboard', async () => {
  let presses = 0
  const press = async () => void presses++
  const { user, again } = renderPart(<Pick look="compare" label="Confronta" isOn={false} press={press} />)
  const button = () => screen.getByRole('button', { name: 'Confronta' })
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await user.click(button())
  button().focus()
  await user.keyboard(' ')
  expect(presses).toBe(2)
  again(<Pick look="compare" label="Confronta" isOn press={press} />)
  expect(button().getAttribute('aria-pressed')).toBe('true')
})

it('the heart follows the wishlist, of this product only', () => {
  const product = { id: '7', title: 'Olio' } as WishedProduct
  const item = (productId: string) =>
    ({ productId }) as ReturnType<typeof useWishlist.getState>['items'][number]
  useWishlist.setState({ items: [item('8')] })
  const { again } = renderPart(<Heart product={product} />)
  const pressed = () =>
    screen.getByRole('button', { name: 'Salva nei preferiti: Olio' }).getAttribute('aria-pressed')
  expect(pressed()).toBe('false')
  useWishlist.setState({ items: [item('8'), item('7')] })
  again(<Heart product={product} />)
  expect(pressed()).toBe('true')
})
