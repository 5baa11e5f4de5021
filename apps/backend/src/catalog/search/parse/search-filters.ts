import type { Understood } from '@filiera/contract/catalog/understood'
import { type Allergen, allergens, type Mark, type ProductSort } from '@filiera/domain/catalogue-constants'
import { eurosToCents } from '@filiera/domain/money/money'
import type { RegionCode } from '@filiera/domain/places/regions'
import type { ConstraintFilters, PriceRange, ProductFilters } from '../../listing/product-filters.ts'
import type { Constraint } from './constraint.ts'
import { parseText, withoutConstraint } from './parse-text.ts'

/** Marks of origin: a product has at most one of them, so that two of them are a choice. */
const originMarks: readonly Mark[] = ['dop', 'igp', 'stg', 'pat']

/** `lte:20` in cents. */
function rangeOf(bound: string): PriceRange {
  const [kind, euros] = bound.split(':', 2)
  const cents = eurosToCents(Number(euros))
  if (kind === 'lt') return { from: 0, to: cents }
  if (kind === 'lte') return { from: 0, to: cents + 1 }
  return { from: kind === 'gt' ? cents + 1 : cents, to: null }
}

function constraintFilters(constraints: readonly Constraint[]): ConstraintFilters {
  const valuesOf = <T extends string>(kind: Constraint['kind']) =>
    constraints.flatMap((constraint) => (constraint.kind === kind ? constraint.values : [])) as T[]
  const [regions, marks] = [valuesOf<RegionCode>('region'), valuesOf<Mark>('mark')]
  const origins = marks.filter((mark) => originMarks.includes(mark))
  return {
    regions: regions.length > 0 ? [regions] : [],
    marks: [origins, marks.filter((mark) => !originMarks.includes(mark))].filter((group) => group.length > 0),
    prices: valuesOf('price').map(rangeOf),
    discounts: valuesOf('offer').length > 0,
    diets: valuesOf('diet'),
    withoutIngredients: valuesOf('lacks'),
  }
}

/** The price that a price excludes, as it was typed: both together leave nothing. */
function excludedBy(constraint: Constraint, all: readonly Constraint[]): string | undefined {
  const ranges = ({ kind, values }: Constraint) => (kind === 'price' ? values.map(rangeOf) : [])
  return all.find((other) =>
    ranges(constraint).some((a) =>
      ranges(other).some((b) => (a.to !== null && b.from >= a.to) || (b.to !== null && a.from >= b.to)),
    ),
  )?.typed
}

/**
 * `own`: what the text alone narrows by, null for nothing; `bestFirst`: the order by relevance; `understood`: what was read, each
 * with the text that remains without it.
 */
export type SearchFilters = {
  filters: ProductFilters
  own: ProductFilters | null
  bestFirst: ProductSort
  understood: Understood[]
}

/**
 * The filters with those that their text says: what is left of it to be searched for (nothing: no text), and the constraints in it as filters.
 * The best are the cheapest where "economico" is said, the popular ones where nothing is left.
 */
export function toSearchFilters(asked: ProductFilters): SearchFilters {
  const parsed = parseText(asked.title_contains ?? '')
  const { words, constraints } = parsed
  const avoided = constraints.flatMap(({ kind, values }) => (kind === 'free' ? values : []))
  const isCheapFirst = constraints.some(({ kind }) => kind === 'order')
  const narrowing = constraints.some(({ kind }) => kind !== 'order')
    ? { constraints: constraintFilters(constraints) }
    : null
  const { lang } = asked
  return {
    own: narrowing
      ? { lang, ...narrowing, ...(avoided.length > 0 && { allergen_free: avoided as Allergen[] }) }
      : null,
    bestFirst: isCheapFirst ? 'price_asc' : words ? 'relevance' : 'popular',
    filters: {
      ...asked,
      title_contains: words || undefined,
      ...narrowing,
      ...(avoided.length > 0 && {
        allergen_free: allergens.filter(
          (each) => asked.allergen_free?.includes(each) || avoided.includes(each),
        ),
      }),
    },
    understood: constraints.map((constraint) => {
      const excluding = excludedBy(constraint, constraints)
      return {
        ...constraint,
        rest: withoutConstraint(parsed, constraint),
        ...(excluding && { excludedBy: excluding }),
      }
    }),
  }
}

/** A corrected text with the constraints that stood beside its words. */
export const withUnderstood = (words: string, understood: readonly Understood[]): string =>
  [words, ...understood.map(({ typed }) => typed)].join(' ')

/** A text without its allergen constraints, and their allergens; null without any. */
export function withoutAllergenConstraints(text: string): { text: string; allergens: Allergen[] } | null {
  const { words, constraints } = parseText(text)
  const avoided = constraints.flatMap(({ kind, values }) => (kind === 'free' ? values : []))
  if (avoided.length === 0) return null
  const others = constraints.flatMap(({ kind, typed }) => (kind === 'free' ? [] : [typed]))
  return {
    text: [words, ...others].filter(Boolean).join(' '),
    allergens: allergens.filter((known) => avoided.includes(known)),
  }
}

/** What may be given up when nothing keeps everything: never what must not be in it, a diet or a price. */
const soft: ReadonlySet<Constraint['kind']> = new Set(['region', 'mark', 'offer', 'order'])

/**
 * A text without what may be given up of it; `notMet` is that, as typed; `kept`: the filters of what may not, which hold for whatever is
 * shown instead. `text` is null when there is nothing to give up, or nothing left.
 */
export type Nearest = {
  text: string | null
  notMet: string[]
  kept: Pick<ProductFilters, 'allergen_free' | 'constraints' | 'excludedIds'>
}

export function readNearest(asked: ProductFilters): Nearest {
  const { words, constraints } = parseText(asked.title_contains ?? '')
  const given = constraints.filter(({ kind }) => soft.has(kind))
  const hard = constraints.filter(({ kind }) => !soft.has(kind))
  const text = [words, ...hard.map(({ typed }) => typed)].filter(Boolean).join(' ')
  const { allergen_free } = toSearchFilters(asked).filters
  return {
    text: given.length > 0 && words !== '' ? text : null,
    notMet: given.map(({ typed }) => typed),
    kept: { allergen_free, constraints: constraintFilters(hard) },
  }
}
