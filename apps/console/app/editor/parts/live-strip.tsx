import { listSellerProducts, type SellerProduct } from '@filiera/contract/console/seller-products'
import { eurosToCents, formatAmount } from '@filiera/domain/money/money'
import { unitPrice } from '@filiera/domain/money/unit-price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../api/queries.ts'
import { CardSheet } from '../../products/card-sheet.tsx'
import { type EditableField, editable } from '../../products/cells/read-cell.ts'
import { useEdits } from '../../products/cells/use-edits.ts'
import { StateChip, Value } from '../../products/product-facts.tsx'
import { StateButton } from '../../products/state-button.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { useWork } from '../../work/work.tsx'
import type { Editor } from '../use-editor.ts'

/** The price per kilogram, litre or piece, as the shop shows it. */
function UnitPrice({ product, editor }: { product: SellerProduct; editor: Editor }) {
  const { t } = useTexts()
  const { netQuantity, drainedQuantity } = editor.content
  const quantity = drainedQuantity ?? netQuantity
  if (!quantity) return null
  const { cents, unit } = unitPrice(eurosToCents(product.priceDiscounted ?? product.price), quantity)
  return (
    <p className="text-t12 text-ink-2">{`${formatAmount(cents)}\u00a0€/${t(`content.perUnit.${unit}`)}`}</p>
  )
}

/** What counts at once and is no part of the draft: price, offer, stock and whether it is sold. */
export function LiveStrip({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const edits = useEdits(shop.id, null)
  const [asked, setAsked] = useState<EditableField | null>(null)
  const query = { shop: shop.id, ids: [editor.product.id], lang: language }
  const { data } = useQuery(apiQuery(listSellerProducts, { query }))
  const product = data?.[0]
  if (!product) return null
  return (
    <section
      aria-label={t('content.live')}
      className="mb-4 grid grid-cols-2 gap-x-5 gap-y-3 rounded-panel bg-ok-ground px-4 py-3 md:grid-cols-[1.2fr_repeat(4,1fr)_auto] md:items-start"
    >
      <p className="text-t13 max-md:col-span-2">
        <b className="block font-semibold text-ok-text">{t('content.live')}</b>
        {t('content.liveHint')}
      </p>
      {editable.map((field) => {
        const label = t(`products.columns.${field}`)
        return (
          <div key={field}>
            <p className="mb-1 text-t13 font-semibold">{label}</p>
            <button
              type="button"
              disabled={!mayWrite}
              onClick={() => setAsked(field)}
              className="flex min-h-9 w-full items-center rounded-control border border-control bg-raised px-2.5 text-left text-ink disabled:border-line disabled:bg-transparent max-md:min-h-11"
            >
              <span className="sr-only">{t('products.edit', { column: label, title: product.title })}: </span>
              {field === 'priceDiscounted' && product.priceDiscounted === null && !product.nextOfferFrom ? (
                '–'
              ) : (
                <Value product={product} field={field} />
              )}
            </button>
            {field === 'price' && <UnitPrice product={product} editor={editor} />}
          </div>
        )
      })}
      <div className="relative">
        <p className="mb-1 text-t13 font-semibold">{t('products.columns.state')}</p>
        <span className="flex min-h-9 flex-wrap items-center gap-1">
          <StateChip product={product} />
          {mayWrite && editor.product.status !== 'draft' && <StateButton product={product} edits={edits} />}
        </span>
      </div>
      {asked && <CardSheet product={product} field={asked} edits={edits} onClose={() => setAsked(null)} />}
    </section>
  )
}
