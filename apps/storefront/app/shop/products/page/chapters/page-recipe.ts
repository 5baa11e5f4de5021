import type { Recipe } from '@filiera/contract/catalog/recipes'
import { type CardProduct, cardProduct } from '../../../product/card-product.ts'

/** A recipe as the page shows it; its products are those of cards. */
export type PageRecipe = Omit<Recipe, 'products'> & {
  products: { amount: string; product: CardProduct; sameParcel: boolean }[]
}

/** Only what the page shows leaves the server; `warehouse` is that of the page's product. */
export const pageRecipe = (recipe: Recipe, warehouse: string): PageRecipe => ({
  ...recipe,
  products: recipe.products.map(({ amount, product }) => ({
    amount,
    product: cardProduct(product),
    sameParcel: product.warehouse.id === warehouse,
  })),
})
