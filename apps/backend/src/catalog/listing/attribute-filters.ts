import { ProblemError } from '../../platform/problem-error.ts'
import type { FacetValue, ProductIndex } from './product-index/product-index.ts'

/** The facet of an attribute's values. */
export const facetOf = (code: string): string => `attribute:${code}`

const range = /^(\d{1,9}(?:\.\d{1,3})?)?\.\.(\d{1,9}(?:\.\d{1,3})?)?$/

/** Whether a value is the one asked for: `nebbiolo`, `2019`, `yes`, or a number from `12..24`, both included. */
export function matcherOf(wanted: string): (value: string) => boolean {
  const [isRange, from, to] = range.exec(wanted) ?? []
  if (isRange === undefined) return (value) => value === wanted
  const [least, most] = [Number(from ?? 0), Number(to ?? Number.POSITIVE_INFINITY)]
  return (value) => Number(value) >= least && Number(value) <= most
}

/** The values of a facet that one of the wanted says. */
export function valuesMatching(
  index: ProductIndex,
  code: string,
  wanted: readonly string[],
): readonly FacetValue[] {
  const matchers = wanted.map(matcherOf)
  return index.valuesOf(facetOf(code)).filter(({ value }) => matchers.some((matches) => matches(value)))
}

/**
 * The values that a query asks of each attribute, from `vitigno:nebbiolo`.
 * @throws ProblemError bad_request for an attribute that nobody has defined
 */
export function readAttributes(
  index: ProductIndex,
  asked: readonly string[] | undefined,
): Map<string, string[]> {
  const byCode = new Map<string, string[]>()
  for (const pair of asked ?? []) {
    const [code = '', value = ''] = pair.split(':', 2)
    if (!index.attributes.some((known) => known.code === code)) {
      const message = `there is no attribute ${code}`
      throw new ProblemError('bad_request', `The query is not right: attribute: ${message}`, {
        fields: [{ field: 'attribute', message }],
      })
    }
    byCode.set(code, [...(byCode.get(code) ?? []), value])
  }
  return byCode
}
