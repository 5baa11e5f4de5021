import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import { matcherOf } from '../listing/attribute-filters.ts'
import type { PairingRule, Side } from './pairings.store.ts'

/** What rules look at in a product: its category and the one above, and what it says of itself. */
export type Paired = {
  categories: readonly string[]
  attributes: readonly Pick<ProductAttribute, 'code' | 'value' | 'options'>[]
}

/** The values of an attribute as lists ask for them. */
const valuesOf = ({ value, options }: Paired['attributes'][number]): string[] =>
  value === null
    ? options.map(({ code }) => code)
    : [typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)]

/** Whether a product is on a side of a rule. */
export function isOnSide({ categories, attributes }: Paired, side: Side): boolean {
  if (!categories.includes(side.category)) return false
  if (side.attribute === null) return true
  const values = attributes.filter(({ code }) => code === side.attribute).flatMap(valuesOf)
  const matchers = side.values.map(matcherOf)
  return values.some((value) => matchers.some((matches) => matches(value)))
}

/** What goes with a product by the rules, in their order: the other side of each that the product fits. */
export const fittingSides = (product: Paired, rules: readonly PairingRule[]) =>
  rules.flatMap(({ one, other, reason }) => [
    ...(isOnSide(product, one) ? [{ side: other, reason }] : []),
    ...(isOnSide(product, other) ? [{ side: one, reason }] : []),
  ])
