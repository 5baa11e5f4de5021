import type { Language } from '@filiera/domain/languages'
import type { Services } from '../services.ts'
import { isAvailable } from './cart.presenter.ts'
import type { CartOwner } from './cart-owner.ts'
import { findWantedProducts } from './cart-reading.store.ts'
import { today } from './read-carts.ts'

/** Those of the products that the owner of a cart can have today. @returns their ids */
export async function findAvailable(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: CartOwner,
  productIds: readonly string[],
  lang: Language,
): Promise<Set<string>> {
  const products = await findWantedProducts(db, owner, productIds, lang, today(clock))
  return new Set(products.filter(isAvailable).map(({ productId }) => productId))
}
