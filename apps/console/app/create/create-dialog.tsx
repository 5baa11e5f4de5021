import { listSellerProducts } from '@filiera/contract/console/seller-products'
import { HIGHEST_PRICE_CENTS } from '@filiera/domain/catalogue-constants'
import { amountText, readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros } from '@filiera/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { CategorySelect } from './category-select.tsx'
import { useCreateProduct } from './use-create-product.ts'

/** What the form begins with; `from` is the product that is copied. */
type Start = { title: string; category: string; price: string; from?: string }

const EMPTY: Start = { title: '', category: '', price: '' }

/** Euro cents, or why a text is no price. */
function readPrice(text: string): { cents: number } | { fault: TextKey } {
  const read = readAmount(text)
  if ('fault' in read) return { fault: `products.faults.${read.fault}` }
  const isPrice = read.cents > 0 && read.cents <= HIGHEST_PRICE_CENTS
  return isPrice ? read : { fault: 'products.faults.bounds' }
}

/** What is typed outlives the page until the product is made. */
function CreateForm({ start }: { start: Start }) {
  const { t } = useTexts()
  const { shop } = useWork()
  const name = `create.${shop.id}.${start.from ?? 'new'}`
  const { typed, type, forget } = useStoredForm(name, start)
  const create = useCreateProduct(name, forget)
  const [isTried, setTried] = useState(false)
  const price = readPrice(typed.price)
  const title = typed.title.trim()
  const said = (isWrong: boolean, key: TextKey) => (isTried && isWrong ? t(key) : undefined)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (title === '' || typed.category === '' || 'fault' in price) return
    const { category, from } = typed
    create.mutate({ title, category, price: centsToEuros(price.cents), ...(from && { from }) })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-ink-2">{t(start.from ? 'create.copyHint' : 'create.hint')}</p>
      <Field
        label={t('create.name')}
        maxLength={200}
        value={typed.title}
        error={said(title === '', 'create.faults.name')}
        onChange={(event) => type({ title: event.target.value })}
      />
      <CategorySelect
        value={typed.category}
        error={said(typed.category === '', 'create.faults.category')}
        onValue={(category) => type({ category })}
      />
      <Field
        label={t('create.price')}
        inputMode="decimal"
        value={typed.price}
        error={isTried && 'fault' in price ? t(price.fault) : undefined}
        onChange={(event) => type({ price: event.target.value })}
      />
      {create.error && (
        <p role="alert" className="text-bad-text">
          {t(
            problemOf(create.error)?.code === 'conflict'
              ? 'create.faults.noWarehouse'
              : 'create.faults.failed',
          )}
        </p>
      )}
      <Button primary type="submit" disabled={create.isPending}>
        {t('create.create')}
      </Button>
    </form>
  )
}

/** A new product: its category, its name and what it costs; the rest is said in the editor. */
export function NewProductDialog({ onClose }: { onClose(): void }) {
  const { t } = useTexts()
  return (
    <Dialog title={t('create.title')} onClose={onClose}>
      <CreateForm start={EMPTY} />
    </Dialog>
  )
}

/** A new product that begins with the content of another one. */
export function DuplicateDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useTexts()
  const { shop } = useWork()
  // the name of a product is the Italian one
  const { data, error, refetch } = useQuery(
    apiQuery(listSellerProducts, { query: { shop: shop.id, ids: [id], lang: 'it' } }),
  )
  const source = data?.[0]
  return (
    <Dialog title={t('create.duplicate')} onClose={onClose}>
      {source ? (
        <CreateForm
          start={{
            title: t('create.copyOf', { title: source.title }),
            category: source.category.slug,
            price: amountText(source.price),
            from: id,
          }}
        />
      ) : error ? (
        <BlockError error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}
