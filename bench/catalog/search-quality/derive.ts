import type { SeedProduct } from '../../../apps/backend/src/seed/data/catalogue-schemas.ts'
import { readCatalogue, readSellers } from '../../../apps/backend/src/seed/data/read-demo-data.ts'
import type { ConstraintQuery, Rule } from './constraint-queries.ts'
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
    const relevant = readCatalogue().filter((product) => has(product, query.relevant))
    const best = query.best
    return {
      ...query,
      relevantSlugs: relevant.map(({ slug }) => slug),
      bestSlugs: (best ? relevant.filter((product) => has(product, best)) : relevant).map(({ slug }) => slug),
    }
  })
}

/** Whether a product keeps a rule, by its label, price, seller and marks. */
function keeps(
  product: SeedProduct,
  { free, above, from, below, upTo, region, mark, reduced }: Rule,
): boolean {
  const charged = product.discount?.priceCents ?? product.priceCents
  return (
    !free?.some((each) => product.allergens.includes(each) || product.traces.includes(each)) &&
    (above === undefined || charged > above) &&
    (from === undefined || charged >= from) &&
    (below === undefined || charged < below) &&
    (upTo === undefined || charged <= upTo) &&
    (region === undefined || regionOf.get(product.seller) === region) &&
    (mark === undefined || product.marks.some(({ code }) => code === mark)) &&
    (reduced === undefined || (product.discount !== undefined) === reduced)
  )
}

/** The slugs that answer a query with constraints, and all that keep them: whatever else is shown breaks one. */
export type ExpectedKept = Pick<QualityQuery, 'text' | 'lang'> & {
  relevantSlugs: string[]
  bestSlugs: string[]
  keptSlugs: ReadonlySet<string>
}

/** The expected products of every query with constraints; queries that no product answers have none. */
export function deriveKept(queries: readonly ConstraintQuery[]): ExpectedKept[] {
  return queries.map(({ text, lang, relevant, rule }) => {
    const kept = readCatalogue().filter((product) => keeps(product, rule))
    const slugs = kept.filter((product) => has(product, relevant)).map(({ slug }) => slug)
    return {
      text,
      lang,
      relevantSlugs: slugs,
      bestSlugs: slugs,
      keptSlugs: new Set(kept.map(({ slug }) => slug)),
    }
  })
}
