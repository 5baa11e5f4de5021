import type { SellerProduct } from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Chosen } from '../browser/use-chosen.ts'
import { useWindowRows } from '../browser/use-window-rows.ts'
import { DuplicateButton } from '../create/duplicate-button.tsx'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Picture } from '../ui/picture.tsx'
import { BlockError } from '../ui/states.tsx'
import { CardSheet } from './card-sheet.tsx'
import { type EditableField, editable } from './cells/read-cell.ts'
import type { Edits } from './cells/use-edits.ts'
import { ChooseBox } from './choose-box.tsx'
import { FormatMark, Languages, StateChip, Value } from './product-facts.tsx'
import { StateButton } from './state-button.tsx'
import { useRows } from './use-products.ts'

/** About as high as a card is. */
const CARD_PX = 168

type Props = {
  shop: string
  ids: readonly string[]
  language: Language
  edits: Edits
  mayWrite: boolean
  onCopy(id: string): void
  chosen: Chosen
}
type Asked = { product: SellerProduct; field: EditableField }

/** A product by its picture, name and state; `chosen` is null where none is chosen. */
function CardHead({ product, chosen }: { product: SellerProduct; chosen: Chosen | null }) {
  return (
    <div className="relative flex items-start gap-3 p-3">
      {chosen && (
        <ChooseBox
          title={product.title}
          isChosen={chosen.has(product.id)}
          onChoose={() => chosen.toggle(product.id)}
        />
      )}
      <Picture picture={product.picture} size={48} />
      <div className="min-w-0 flex-1">
        <h2 className="mb-1 font-sans text-t14 font-semibold wrap-anywhere">
          <Link to={`/products/${product.id}`} className="text-ink">
            {unbroken(product.title)}
          </Link>
        </h2>
        <span className="flex flex-wrap items-center gap-2">
          <StateChip product={product} />
          <FormatMark product={product} />
          {product.code && <span className="text-t12 text-ink-2">{product.code}</span>}
        </span>
      </div>
    </div>
  )
}

/** What is edited in place: each value opens the sheet to change it. */
function CardValues({
  product,
  mayWrite,
  onEdit,
}: {
  product: SellerProduct
  mayWrite: boolean
  onEdit(field: EditableField): void
}) {
  const { t } = useTexts()
  return (
    <dl className="grid grid-cols-[1.1fr_1.4fr_0.9fr_0.9fr] gap-px border-y border-line bg-line max-[350px]:grid-cols-2">
      {editable.map((field) => (
        <div key={field} className="bg-raised">
          <dt className="px-2.5 pt-1.5 text-t12 text-ink-2">{t(`products.columns.${field}`)}</dt>
          <dd>
            <button
              type="button"
              disabled={!mayWrite}
              onClick={() => onEdit(field)}
              className="flex min-h-11 w-full items-start px-2.5 pb-2 text-left font-semibold"
            >
              <span className="sr-only">
                {t('products.edit', { column: t(`products.columns.${field}`), title: product.title })}:
              </span>
              {field === 'priceDiscounted' && product.priceDiscounted === null && !product.nextOfferFrom ? (
                '–'
              ) : (
                <Value product={product} field={field} />
              )}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Card({
  product,
  edits,
  mayWrite,
  chosen,
  onCopy,
  onEdit,
}: {
  product: SellerProduct
  edits: Edits
  mayWrite: boolean
  chosen: Chosen
  onCopy(): void
  onEdit(field: EditableField): void
}) {
  return (
    <article className="rounded-panel border border-line bg-raised">
      <CardHead product={product} chosen={mayWrite ? chosen : null} />
      <CardValues product={product} mayWrite={mayWrite} onEdit={onEdit} />
      <div className="flex items-center justify-between py-1 pr-1 pl-3">
        <Languages product={product} />
        {mayWrite && (
          <span className="flex">
            <StateButton product={product} edits={edits} />
            <DuplicateButton title={product.title} onDuplicate={onCopy} />
          </span>
        )}
      </div>
    </article>
  )
}

/** The products of a view as cards, for phones: a press on a value opens a sheet with a keyboard of numbers. */
export function ProductCards({ shop, ids, language, edits, mayWrite, chosen, onCopy }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { list, rows, listStyle, rowStyle, measure } = useWindowRows<HTMLDivElement>({
    count: ids.length,
    estimate: CARD_PX,
    overscan: 4,
    gap: 12,
  })
  const { rowAt, error, retry } = useRows(
    { shop, ids, language },
    { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 },
  )
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <div ref={list} className="relative" style={listStyle}>
      {rows.map((drawn) => {
        const { index } = drawn
        const product = rowAt(index)
        return (
          <div
            key={ids[index]}
            ref={measure}
            data-index={index}
            className="absolute inset-x-0 top-0"
            style={rowStyle(drawn)}
          >
            {product ? (
              <Card
                product={product}
                edits={edits}
                mayWrite={mayWrite}
                chosen={chosen}
                onCopy={() => onCopy(product.id)}
                onEdit={(field) => setAsked({ product, field })}
              />
            ) : (
              <i aria-hidden="true" className="block h-40 rounded-panel bg-skeleton" />
            )}
          </div>
        )
      })}
      {asked && <CardSheet {...asked} edits={edits} onClose={() => setAsked(null)} />}
    </div>
  )
}
