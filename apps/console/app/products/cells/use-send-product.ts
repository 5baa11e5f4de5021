import {
  changeSellerProduct,
  listSellerProducts,
  type SellerProduct,
} from '@filiera/contract/console/seller-products'
import { moveStock } from '@filiera/contract/console/stock'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, ifMatch } from '../../api/call-api.ts'
import { replaceRow } from '../use-products.ts'
import type { EditableField } from './read-cell.ts'

export type Value = { product: SellerProduct; field: EditableField; value: number | null }

export const isOnSale = ({ state }: SellerProduct) => state === 'on_sale' || state === 'sold_out'

/** Sends one value of a product: prices on the version that was seen, pieces with what was seen on the shelf. */
function send(shop: string, { product, field, value }: Value, requestId: string) {
  const of = { params: { id: product.id }, query: { shop } }
  if (field === 'stock')
    return callApi(moveStock, {
      ...of,
      body: { shelf: product.shelf + (value ?? 0) - product.stock, seen: product.shelf, requestId },
    })
  return callApi(changeSellerProduct, { ...of, body: { [field]: value } }, ifMatch(product.version))
}

const sendState = (shop: string, product: SellerProduct) =>
  callApi(
    changeSellerProduct,
    {
      params: { id: product.id },
      query: { shop },
      body: { state: isOnSale(product) ? 'paused' : 'on_sale' },
    },
    ifMatch(product.version),
  )

/** Sends changes of products and reads products again; every list shows what was answered. */
export function useSendProduct(shop: string) {
  const queries = useQueryClient()
  const put = (now: SellerProduct) => {
    replaceRow(queries, now)
    return now
  }
  // mutations, so that a session that has ended is announced; one for all rows, because each would cost every row that is scrolled by
  const { mutateAsync: sendValue } = useMutation({
    mutationFn: async (value: Value) => put(await send(shop, value, crypto.randomUUID())),
  })
  const { mutateAsync: toggleSale } = useMutation({
    mutationFn: async (product: SellerProduct) => put(await sendState(shop, product)),
  })
  /** A product as it is now; undefined when it is gone. @throws ProblemError without an answer */
  async function read(id: string): Promise<SellerProduct | undefined> {
    const rows = await callApi(listSellerProducts, { query: { shop, ids: [id] } })
    const now = rows.find((row) => row.id === id)
    return now && put(now)
  }
  return {
    sendValue,
    /** Takes a product from sale, or puts it back. */
    toggleSale,
    read,
    /** Reads a product again, after somebody else changed it; as it was seen where no answer comes. */
    readAgain: async (product: SellerProduct) => (await read(product.id).catch(() => undefined)) ?? product,
  }
}
