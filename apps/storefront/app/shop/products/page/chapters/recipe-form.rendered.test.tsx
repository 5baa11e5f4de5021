import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../../test/render-part.tsx'
import '../../../../texts/it/product.ts'
import type { CardProduct } from '../../../product/card-product.ts'
import type { PageRecipe } from './page-recipe.ts'
import { RecipeForm } from './recipe-form.tsx'

const product = (id: string, title: string, price: number, more: Partial<CardProduct> = {}): CardProduct => ({
  ...{
    id,
    title,
    price,
    image: '/a.webp',
    priceDiscounted: null,
    discountPercent: 0,
    unitPrice: { value: 9.8, unit: 'kg' },
  },
  ...{ netQuantity: { value: 500, unit: 'g' }, available: true, marks: [], traditionalTerm: null },
  ...{ stars: 0, reviewsCount: 0, lang: 'it' },
  seller: { name: 'Fattoria Pianvelata', city: 'Navelli', region: 'abruzzo' },
  ...more,
})
const row = (one: CardProduct) => ({ amount: '80 g', product: one, sameParcel: false })
const recipe: PageRecipe = {
  ...{ title: 'Ceci e pecorino', people: 4, minutes: 20, steps: ['Scalda i ceci.'], atHome: '' },
  products: [
    row(product('1', 'Pecorino', 16.9)),
    row(product('2', 'Ceci', 4.9, { priceDiscounted: 4.1 })),
    row(product('3', 'Pane', 1250.2)),
    row(product('4', 'Zafferano', 32, { available: false })),
  ],
}
const total = () =>
  screen
    .queryByText(/prodott. scelt/)
    ?.closest('p')
    ?.textContent?.replace(/\u00a0/g, ' ')

it('adds up what is ticked at the prices of the page, without what is sold out', async () => {
  const { user } = renderPart(<RecipeForm recipe={recipe} productId="1" />)
  expect(total()).toBe('3 prodotti scelti 1,271.20 €')
  await user.click(screen.getByRole('checkbox', { name: 'Pane' }))
  expect(total()).toBe('2 prodotti scelti 21.00 €')
  await user.click(screen.getByRole('checkbox', { name: 'Pecorino' }))
  expect(total()).toBe('1 prodotto scelto 4.10 €')
  await user.click(screen.getByRole('checkbox', { name: 'Ceci' }))
  expect(total()).toBeUndefined()
  await user.click(screen.getByRole('checkbox', { name: 'Ceci' }))
  expect(total()).toBe('1 prodotto scelto 4.10 €')
})
