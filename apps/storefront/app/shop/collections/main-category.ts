type Category = { slug: string; name: string; parent?: Category | undefined }

/** The category of the navigation that most of the products are in; null when two or more share the first place, or there are no products. */
export function mainCategory(products: readonly { category: Category }[]): Category | null {
  const counts = new Map<string, number>()
  const categories = products.map(({ category }) => category.parent ?? category)
  for (const { slug } of categories) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] === second?.[1]) return null
  return categories.find(({ slug }) => slug === first[0]) ?? null
}
