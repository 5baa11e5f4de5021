import { createSellerProduct } from '@filiera/contract/console/products'
import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { useCreationKey } from '../api/use-creation-key.ts'
import { useWork } from '../work/work.tsx'

export type NewProduct = { title: string; category: string; price: number; from?: string }

/**
 * Makes a product and leads to its editor. The same sent again, after an answer that never came, is the same product.
 * @param name under which what is typed is kept
 * @param onMade called before the screen is left
 */
export function useCreateProduct(name: string, onMade: () => void) {
  const { shop } = useWork()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { keyOf, made } = useCreationKey(name)
  return useMutation({
    mutationFn: (product: NewProduct) =>
      callApi(createSellerProduct, { query: { shop: shop.id }, body: product }, keyOf(product)),
    onSuccess: async ({ id }) => {
      made()
      onMade()
      void queries.invalidateQueries({ queryKey: [listSellerProductIds.name] })
      // the dialog of the address does not open again on the way back
      await navigate(`/products/${id}`, { replace: params.has('new') })
    },
  })
}
