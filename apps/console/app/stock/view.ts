import { listStockIds, stockViews } from '@filiera/contract/console/stock'
import type { StockQuery } from './use-stock.ts'

const queryOf = listStockIds.query.omit({ shop: true })

/** The view of an address; one that means nothing is the plain one. */
export function readView(params: URLSearchParams): StockQuery {
  const names = ['view', 'warehouse', 'search'] as const
  const given = names.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const read = queryOf.safeParse(Object.fromEntries(given))
  return read.success ? read.data : { view: 'all' }
}

/** The address of a view, with the product that is open in it. */
export function writeView({ view, warehouse, search }: StockQuery, product?: string): URLSearchParams {
  return new URLSearchParams({
    ...(view !== stockViews[0] && { view }),
    ...(warehouse && { warehouse }),
    ...(search && { search }),
    ...(product && { product }),
  })
}
