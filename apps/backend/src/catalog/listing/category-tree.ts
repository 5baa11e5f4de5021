import type { IndexedCategory } from './product-index/product-index.ts'

/** A category and all that is below it. */
export function withBelow(categories: readonly IndexedCategory[], ids: readonly number[]): number[] {
  const found = new Set(ids)
  for (const id of found)
    for (const category of categories) if (category.parent_id === id) found.add(category.id)
  return [...found]
}

/** The categories of these slugs with all below them. */
export const categoriesOf = (categories: readonly IndexedCategory[], slugs: readonly string[]): number[] =>
  withBelow(
    categories,
    categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id),
  )
