import { getSellerProduct, removeSellerProduct } from '@filiera/contract/console/products'
import { listSellerProductIds } from '@filiera/contract/console/seller-products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi, ifMatch, problemOf } from '../../api/call-api.ts'
import { productsChanged } from '../../api/queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Editor } from '../use-editor.ts'

/** Takes a product away that was never published, after asking. */
export function RemoveProduct({ shop, editor: { product, isChanged } }: { shop: string; editor: Editor }) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const go = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi(
        removeSellerProduct,
        { params: { id: product.id }, query: { shop } },
        ifMatch(product.draftVersion),
      ),
    async onSuccess() {
      await go('/products')
      queries.removeQueries({ queryKey: [getSellerProduct.name] })
      void queries.invalidateQueries({ queryKey: [listSellerProductIds.name] })
      void productsChanged(queries)
    },
  })
  return (
    <>
      <Button disabled={isChanged} onClick={() => setAsked(true)}>
        {t('editor.remove.open')}
      </Button>
      {isAsked && (
        <Dialog title={t('editor.remove.title')} onClose={() => setAsked(false)}>
          <p>{t('editor.remove.body')}</p>
          {error && (
            <p role="alert" className="mt-3 text-bad-text">
              {t(problemOf(error)?.changed ? 'editor.remove.changed' : 'editor.remove.failed')}
            </p>
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button onClick={() => setAsked(false)}>{t('editor.remove.keep')}</Button>
            <Button danger disabled={isPending} onClick={() => mutate()}>
              {t('editor.remove.go')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
