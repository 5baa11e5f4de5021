import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { useId, useRef } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { CellNote } from './cell-note.tsx'
import { Value } from './product-facts.tsx'
import { cellText, type EditableField, readCell } from './read-cell.ts'
import type { Edits } from './use-edits.ts'

type Props = {
  product: SellerProduct
  field: EditableField
  edits: Edits
  /** The text that it begins with; null while it is only read. */
  begun: string | null
  onEnd(how: 'stay' | 'down'): void
  /** A colleague's value is read again before one's own goes over it. */
  onMine(text: string): void
}

/** A value that is edited in its place: Enter saves, Escape leaves it as it was, leaving it saves too. */
export function EditCell({ product, field, edits, begun, onEnd, onMine }: Props) {
  const { t } = useTexts()
  const id = useId()
  const isLeft = useRef(false)
  const state = edits.stateOf(product.id, field)
  const isWrong = state?.kind === 'refused' || state?.kind === 'changed'
  const save = (text: string) => void edits.save(product, field, text)
  if (begun !== null)
    return (
      <input
        // biome-ignore lint/a11y/noAutofocus: somebody began to type here
        autoFocus
        aria-label={t('products.edit', { column: t(`products.columns.${field}`), title: product.title })}
        inputMode={field === 'stock' || field === 'lowStock' ? 'numeric' : 'decimal'}
        defaultValue={begun}
        onFocus={(event) => event.target.value === cellText(product, field) && event.target.select()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          isLeft.current = true
          const text = event.currentTarget.value
          if (event.key === 'Escape') void edits.leave(product, field)
          else save(text)
          const isDone = event.key === 'Enter' && !('fault' in readCell(product, field, text))
          onEnd(isDone ? 'down' : 'stay')
        }}
        onBlur={(event) => {
          if (isLeft.current) return
          save(event.target.value)
          onEnd('stay')
        }}
        className="h-full w-full min-w-0 bg-raised px-2.5 text-right outline-none"
      />
    )
  return (
    <>
      {state?.kind === 'saving' && <span className="sr-only">{t('products.saving')}</span>}
      {state?.kind === 'saved' && (
        <span className="mr-auto text-link">
          <Icon name="check" size={14} />
          <span className="sr-only">{t('products.saved')}</span>
        </span>
      )}
      {state && state.kind !== 'saved' ? (
        <span className={isWrong ? 'font-semibold text-bad-text' : 'text-ink-3'}>{state.text}</span>
      ) : (
        <Value product={product} field={field} />
      )}
      <CellNote
        id={id}
        state={state}
        onMine={() => state?.kind === 'changed' && onMine(state.text)}
        onTheirs={() => void edits.leave(product, field)}
      />
    </>
  )
}
