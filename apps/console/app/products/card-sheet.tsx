import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { type FormEvent, useState } from 'react'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useWork } from '../work/work.tsx'
import { cellText, type EditableField, readCell } from './cells/read-cell.ts'
import { type Edits, shownValue } from './cells/use-edits.ts'

/** One value of a product, typed on a phone. */
export function CardSheet({
  product,
  field,
  edits,
  onClose,
}: {
  product: SellerProduct
  field: EditableField
  edits: Edits
  onClose(): void
}) {
  const { t } = useTexts()
  const state = edits.stateOf(product.id, field)
  const kept = state && 'text' in state ? state.text : cellText(product, field)
  const { shop } = useWork()
  const { typed, overtaken, type, forget } = useStoredForm(`cell.${shop.id}.${product.id}.${field}`, {
    text: kept,
  })
  const { text } = typed
  const [isTried, setTried] = useState(false)
  const read = readCell(product, field, text)
  const fault = 'fault' in read ? t(read.fault) : state?.kind === 'refused' ? t(state.fault) : undefined
  const changed = state?.kind === 'changed' ? state : null
  const { by, now } = changed ?? { by: '', now: shownValue(field, product[field]) }
  const isMet = changed !== null || overtaken.length > 0
  async function keepTheirs() {
    await edits.leave(product, field)
    forget()
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if ('fault' in read) return
    const isSaved = await (changed ? edits.overwrite(product, field, text) : edits.save(product, field, text))
    if (!isSaved) return
    forget()
    onClose()
  }
  return (
    <Dialog title={product.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field
          label={t(`products.columns.${field}`)}
          error={isTried ? fault : undefined}
          inputMode={field === 'stock' || field === 'lowStock' ? 'numeric' : 'decimal'}
          value={text}
          onChange={(event) => type({ text: event.target.value })}
        />
        {isMet && (
          <p role="alert" className="text-t13 text-bad-text">
            {by ? t('products.changed', { by, now, text }) : t('products.changedUnknown', { now, text })}
          </p>
        )}
        <Button primary type="submit" disabled={state?.kind === 'saving'}>
          {t(isMet ? 'products.useMine' : 'products.save')}
        </Button>
        {isMet && <Button onClick={() => void keepTheirs()}>{t('products.keepTheirs')}</Button>}
      </form>
    </Dialog>
  )
}
