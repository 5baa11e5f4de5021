import type { Product } from '@filiera/contract/catalogue'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  DOUBLE_PAGE,
  hasMoreToLoad,
  nextStart,
  type ProductList,
  type ProductListAction,
  reduceProductList,
} from './product-list.state.ts'

type Products = ProductList<Product>

/** Lists as they were left, by history entry, so that "back" finds the same place. */
const left = new Map<string, Products>()
const REMEMBERED_LISTS = 20

function remember(entry: string, list: Products): void {
  left.delete(entry)
  left.set(entry, list)
  const oldest = left.keys().next().value
  if (left.size > REMEMBERED_LISTS && oldest !== undefined) left.delete(oldest)
}

async function load(list: Products, filters: string): Promise<ProductListAction<Product>> {
  const start = nextStart(list)
  const path = `/api/products?${filters}${filters && '&'}start=${start}&limit=${DOUBLE_PAGE}`
  const { callApi } = await import('../browser/call-api.ts')
  const answer = await callApi<Product[]>({ method: 'GET', path })
  if (!answer.ok) return { type: 'failed', key: list.key }
  return { type: 'loaded', key: list.key, start, products: answer.value }
}

/**
 * The products of a listing, growing at "show more". Give its component the address as React key, so that another
 * filter starts anew.
 * @param first what the page was rendered with
 * @param filters the same filters as a query string of `/api/products`
 */
export function useProductList(first: Products, filters: string): { list: Products; more(): Promise<void> } {
  const { key: entry } = useLocation()
  const [list, setList] = useState(() => {
    const known = left.get(entry)
    return known?.key === first.key ? known : first
  })
  const current = useRef(list)
  const apply = (action: ProductListAction<Product>) => {
    current.current = reduceProductList(current.current, action)
    remember(entry, current.current)
    setList(current.current)
  }
  const fill = async () => {
    apply({ type: 'loading' })
    apply(await load(current.current, filters))
  }
  const more = async () => {
    if (current.current.status === 'loading') return
    if (current.current.kept.length === 0) await fill()
    apply({ type: 'more_wanted' })
    if (current.current.kept.length < PAGE_SIZE && hasMoreToLoad(current.current)) void fill()
  }
  return { list, more }
}
