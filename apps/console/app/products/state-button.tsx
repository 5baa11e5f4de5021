import { changeSellerProduct, type SellerProduct } from '@filiera/contract/console/seller-products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import { useMissing } from './product-facts.tsx'
import { replaceRow } from './use-products.ts'

/** Takes a product from sale, or puts it back; nothing for a draft that lacks something. */
export function StateButton({ product }: { product: SellerProduct }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const queries = useQueryClient()
  const missingOf = useMissing()
  const [fault, setFault] = useState<string | null>(null)
  const isSold = product.state === 'on_sale' || product.state === 'sold_out'
  const change = useMutation({
    mutationFn: () =>
      callApi(
        changeSellerProduct,
        {
          params: { id: product.id },
          query: { shop: shop.id },
          body: { state: isSold ? 'paused' : 'on_sale' },
        },
        { 'if-match': `"v${product.version}"` },
      ),
    onSuccess: (row) => {
      setFault(null)
      replaceRow(queries, row)
    },
    onError: (error) =>
      setFault(
        problemOf(error)?.code === 'invalid_body'
          ? t('products.faults.cannotSell', { fields: missingOf(product.missing) })
          : t('products.faults.stateNotSaved'),
      ),
  })
  if (product.state === 'held') return null
  const action = t(isSold ? 'products.pause' : 'products.sell')
  return (
    <>
      <button
        type="button"
        disabled={change.isPending}
        onClick={() => change.mutate()}
        aria-label={t('products.ofProduct', { action, title: product.title })}
        title={action}
        className="grid h-8 w-8 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover max-md:h-11 max-md:w-11"
      >
        <svg
          aria-hidden="true"
          width="16"
          height="16"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <path d={isSold ? 'M9 5v14M15 5v14' : 'M7 4v16l13-8z'} />
        </svg>
      </button>
      {fault && (
        <span
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-64 rounded-control border border-line bg-raised p-3 text-t13 text-bad-text shadow-e2"
        >
          {fault}
        </span>
      )}
    </>
  )
}
