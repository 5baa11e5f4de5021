import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Value } from '../product-facts.tsx'
import { CellNote } from './cell-note.tsx'
import { cellText, type EditableField, readCell } from './read-cell.ts'
import type { Edits } from './use-edits.ts'

type Props = { product: SellerProduct; field: EditableField; edits: Edits }

/** A value while it is edited in its place: Enter saves, Escape leaves it as it was, leaving it saves too. */
export function CellInput({
  product,
  field,
  edits,
  begun,
  onEnd,
}: Props & {
  /** The text that it begins with. */
  begun: string
  onEnd(how: 'stay' | 'down' | 'gone'): void
}) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const onGone = useEffectEvent((text: string) => {
    if (isLeft.current) return
    void edits.save(product, field, text)
    onEnd('gone')
  })
  // scrolled out of sight, or another screen: an input that is taken away tells nobody that it was left
  useEffect(() => {
    const shown = input.current
    return () => {
      if (shown?.isConnected === false) onGone(shown.value)
    }
  }, [])
  return (
    <input
      ref={input}
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
        else void edits.save(product, field, text)
        const isDone = event.key === 'Enter' && !('fault' in readCell(product, field, text))
        onEnd(isDone ? 'down' : 'stay')
      }}
      onBlur={(event) => {
        if (isLeft.current) return
        isLeft.current = true
        void edits.save(product, field, event.target.value)
        // who pressed another place is there already
        onEnd(event.relatedTarget ? 'gone' : 'stay')
      }}
      className="h-full w-full min-w-0 bg-raised px-2.5 text-right outline-none"
    />
  )
}

/** A value that can be edited, with what became of its last change. */
export function EditCell({ product, field, edits }: Props) {
  const { t } = useTexts()
  const state = edits.stateOf(product.id, field)
  if (!state) return <Value product={product} field={field} />
  const isWrong = state.kind === 'refused' || state.kind === 'changed'
  return (
    <>
      {state.kind === 'saving' && <span className="sr-only">{t('products.saving')}</span>}
      {state.kind === 'saved' && (
        <span className="mr-auto text-link">
          <Icon name="check" size={14} />
          <span className="sr-only">{t('products.saved')}</span>
        </span>
      )}
      {state.kind === 'saved' ? (
        <Value product={product} field={field} />
      ) : (
        <span className={isWrong ? 'font-semibold text-bad-text' : 'text-ink-3'}>{state.text}</span>
      )}
      <CellNote
        state={state}
        // a colleague's value is read again before one's own goes over it
        onMine={() => state.kind === 'changed' && void edits.overwrite(product, field, state.text)}
        onTheirs={() => void edits.leave(product, field)}
      />
    </>
  )
}
