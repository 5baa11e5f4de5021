import { type EditedProduct, getSellerProduct } from '@filiera/contract/console/products'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'

/** A product of the shop as it was when the screen was opened. */
export function LoadedProduct({ id, children }: { id: string; children(first: EditedProduct): ReactNode }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const { data, error, refetch } = useQuery({
    ...apiQuery(getSellerProduct, { params: { id }, query: { shop: shop.id } }),
    // what is typed lies over what was read: it must not change under the hand
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return children(data)
  const code = problemOf(error)?.code
  if (code === 'not_found' || code === 'bad_request')
    return (
      <BlockMessage
        level={1}
        icon="noResult"
        title={t('editor.notFound')}
        actions={<ButtonLink to="/products">{t('shell.products')}</ButtonLink>}
      >
        <p>{t('states.notFound.body')}</p>
      </BlockMessage>
    )
  if (error) return <BlockError error={error} onRetry={() => void refetch()} />
  return <SkeletonRows rows={8} />
}
