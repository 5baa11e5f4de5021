import type { Product } from '@filiera/contract/catalog/catalogue'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type CardProduct, cardProduct } from '../product/card-product.ts'
import {
  DOUBLE_PAGE,
  hasMoreToLoad,
  nextStart,
  type ProductList,
  type ProductListAction,
  previousRange,
  reduceProductList,
} from './product-list.state.ts'

type Products = ProductList<CardProduct>
type Range = { start: number; limit: number }

/** Lists as they were left, by history entry, so that "back" finds the same place. */
const left = new Map<string, Products>()
const REMEMBERED_LISTS = 20

function remember(entry: string, list: Products): void {
  left.delete(entry)
  left.set(entry, list)
  const oldest = left.keys().next().value
  if (left.size > REMEMBERED_LISTS && oldest !== undefined) left.delete(oldest)
}

async function load(
  { key }: Products,
  filters: string,
  { start, limit }: Range,
): Promise<ProductListAction<CardProduct>> {
  const { callApi } = await import('../../browser/call-api.ts')
  const path = `/api/products?${filters}&start=${start}&limit=${limit}`
  const answer = await callApi<Product[]>({ method: 'GET', path })
  if (!answer.ok) return { type: 'failed', key }
  return { type: 'loaded', key, start, products: answer.value.map(cardProduct) }
}

/**
 * The products of a listing, growing at "show more" and "show the ones before". Give its component the address as React key,
 * so that another filter starts anew.
 * @param first what the page was rendered with
 * @param filters the same filters as a query string of `/api/products`
 */
export function useProductList(first: Products, filters: string) {
  const { key: entry } = useLocation()
  const [list, setList] = useState(() => {
    const known = left.get(entry)
    return known?.key === first.key ? known : first
  })
  const current = useRef(list)
  const known = useRef(entry)
  useEffect(() => {
    // a page that stayed where another could not be loaded has a new entry
    if (known.current !== entry) remember(entry, current.current)
    known.current = entry
  }, [entry])
  const apply = (action: ProductListAction<CardProduct>) => {
    current.current = reduceProductList(current.current, action)
    remember(entry, current.current)
    setList(current.current)
  }
  /** One request at a time; each looks at what the one before it brought. */
  const requests = useRef<Promise<void>>(Promise.resolve())
  const fill = (wanted: (list: Products) => Range | null) => {
    requests.current = requests.current.then(async () => {
      const range = wanted(current.current)
      if (!range) return
      apply({ type: 'loading' })
      apply(await load(current.current, filters, range))
    })
    return requests.current
  }
  const next = (list: Products) =>
    list.kept.length < PAGE_SIZE && hasMoreToLoad(list)
      ? { start: nextStart(list), limit: DOUBLE_PAGE }
      : null
  const before = (list: Products) => (list.before.length < PAGE_SIZE ? previousRange(list) : null)
  /** Shows the next or the former ones, and says so when nothing came. */
  const grow = async (
    action: 'more_wanted' | 'previous_wanted',
    wanted: (list: Products) => Range | null,
  ) => {
    const former = current.current.shown.length
    const isReady = (action === 'more_wanted' ? current.current.kept : current.current.before).length > 0
    if (!isReady) await fill(wanted)
    apply({ type: action })
    await fill(wanted)
    if (current.current.status !== 'failed' || current.current.shown.length > former) return
    const { announceFailure } = await import('../../notices/notices.ts')
    announceFailure('products_get', null)
  }
  return {
    list,
    /** Has the next products ready, e.g. when the pointer comes near the button. */
    prepare: () => void fill(next),
    more: () => grow('more_wanted', next),
    previous: () => grow('previous_wanted', before),
  }
}
