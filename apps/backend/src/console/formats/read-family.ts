import type { Family } from '@filiera/contract/console/formats'
import type { Executor } from '../../platform/database/open-database.ts'
import { listSellerProducts, readSellerProduct } from '../seller-products/list-seller-products.ts'
import { type Format, findFamilyOf, findFormats, findMembers } from './formats.store.ts'

/** The formats in which a product of a shop is sold. @throws ProblemError not_found, also for another shop's */
export async function readFamily(executor: Executor, sellerId: string, productId: string): Promise<Family> {
  await readSellerProduct(executor, sellerId, productId)
  const family = await findFamilyOf(executor, sellerId, productId)
  if (!family) return { version: 0, axis: null, members: [] }
  const members = await findMembers(executor, family.id)
  const values = new Map(members.map(({ id, value }) => [id, value]))
  const products = await listSellerProducts(
    executor,
    sellerId,
    members.map(({ id }) => id),
    'it',
  )
  return {
    version: family.version,
    axis: family.axis,
    members: products.map(({ id, title, picture, state, price, priceDiscounted }) => ({
      id,
      title,
      picture,
      state,
      price: priceDiscounted ?? price,
      value: values.get(id) ?? { it: title, en: '', es: '' },
    })),
  }
}

/** The names under which products are sold with others, and the numbers of those; without formats they are left out. */
export const readFormats = (executor: Executor, ids: readonly string[]): Promise<Map<string, Format>> =>
  findFormats(executor, ids)
