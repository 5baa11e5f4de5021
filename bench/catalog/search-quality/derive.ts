import type { SeedProduct } from '../../../apps/backend/src/seed/catalogue-schemas.ts'
import { readProducts, readSellers } from '../../../apps/backend/src/seed/read-demo-data.ts'
import type { Attributes, QualityQuery } from './queries.ts'

const regionOf = new Map(readSellers().map(({ slug, region }) => [slug, region]))
const list = (value: string | string[]): string[] => [value].flat()

/** Whether a product of the catalogue has the attributes; the engine has no say in it. */
function has(product: SeedProduct, wanted: Attributes): boolean {
  const { category, tag, everyTag, noTag, kind, mark, region, ingredient, slug } = wanted
  return (
    (category === undefined || product.category === category) &&
    (tag === undefined || list(tag).some((each) => product.tags.includes(each))) &&
    (everyTag?.every((each) => product.tags.includes(each)) ?? true) &&
    !noTag?.some((each) => product.tags.includes(each)) &&
    (kind === undefined || list(kind).includes(product.picture.kind)) &&
    (mark === undefined || product.marks.some(({ code }) => code === mark)) &&
    (region === undefined || regionOf.get(product.seller) === region) &&
    (ingredient === undefined || product.ingredients.it.toLowerCase().includes(ingredient)) &&
    (slug === undefined || list(slug).includes(product.slug))
  )
}

/** The slugs that answer a query, and those of them that may stand first. */
export type Expected = QualityQuery & { relevantSlugs: string[]; bestSlugs: string[] }

/** The expected products of every query, from the catalogue's attributes alone. */
export function deriveExpected(queries: readonly QualityQuery[]): Expected[] {
  return queries.map((query) => {
    const relevant = readProducts().filter((product) => has(product, query.relevant))
    const best = query.best
    return {
      ...query,
      relevantSlugs: relevant.map(({ slug }) => slug),
      bestSlugs: (best ? relevant.filter((product) => has(product, best)) : relevant).map(({ slug }) => slug),
    }
  })
}
