type Category = { slug: string; name: string }

/** The category most of the products are in; null when two or more share the first place, or there are no products. */
export function mainCategory(products: readonly { category: Category }[]): Category | null {
  const counts = new Map<string, number>()
  for (const { category } of products) counts.set(category.slug, (counts.get(category.slug) ?? 0) + 1)
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] === second?.[1]) return null
  return products.find(({ category }) => category.slug === first[0])?.category ?? null
}
