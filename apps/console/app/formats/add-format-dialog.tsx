import type { Family } from '@filiera/contract/console/formats'
import { HIGHEST_PRICE_CENTS } from '@filiera/domain/catalogue-constants'
import { readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { useStoredForm } from '../browser/use-stored-form.ts'
import type { TextKey } from '../texts/texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useWork } from '../work/work.tsx'
import { FORMAT, inItalian, type OwnProduct, useAddFormat } from './use-family.ts'
import { useRefusal } from './use-refusal.ts'

const MOST_LETTERS = 60

/** `title` is null while it follows the format. */
type Typed = { own: string; value: string; title: string | null; price: string }

/** The name of the new one: where the name says the format, the new format stands there. */
const titleOf = ({ title, format }: OwnProduct, value: string) =>
  format !== '' && title.includes(format) ? title.replace(format, value) : `${title}, ${value}`

/** In cents; null for what no price may be. */
function readPrice(text: string): number | null {
  const read = readAmount(text)
  return 'cents' in read && read.cents > 0 && read.cents <= HIGHEST_PRICE_CENTS ? read.cents : null
}

/** What is wrong with what is typed, by field; null for what is right. */
function faultsOf(
  { own, value, price }: Typed,
  title: string,
  others: readonly string[],
  isFirst: boolean,
): Record<keyof Typed, TextKey | null> {
  const isTaken = others.some((other) => other.trim().toLowerCase() === value.trim().toLowerCase())
  return {
    own: isFirst && own.trim() === '' ? 'formats.faults.value' : null,
    value: value.trim() === '' ? 'formats.faults.value' : isTaken ? 'formats.faults.taken' : null,
    title: title.trim() === '' ? 'create.faults.name' : null,
    price: readPrice(price) !== null ? null : 'products.faults.bounds',
  }
}

/** What is typed of another format, kept until it is made. */
function useFormatForm(product: OwnProduct, family: Family) {
  const { t } = useTexts()
  const { shop } = useWork()
  const isFirst = family.members.length === 0
  const start: Typed = { own: product.format, value: '', title: null, price: '' }
  const { typed, type, forget } = useStoredForm(`format.${shop.id}.${product.id}`, start)
  const { own, value, price } = typed
  const [isTried, setTried] = useState(false)
  const title = typed.title ?? (value.trim() === '' ? '' : titleOf(product, value.trim()))
  const add = useAddFormat(product.id, (added) => ({
    version: family.version,
    axis: family.axis ?? FORMAT,
    members: [...(isFirst ? [{ id: product.id, value: inItalian(own.trim()) }] : family.members), added],
  }))
  const priceCents = readPrice(price)
  const others = isFirst ? [own] : family.members.map((member) => member.value.it)
  const faults = faultsOf(typed, title, others, isFirst)
  return {
    isFirst,
    typed: { ...typed, title },
    type,
    add,
    faultOf: (field: keyof Typed) => (isTried && faults[field] ? t(faults[field]) : undefined),
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      if (priceCents === null || Object.values(faults).some(Boolean)) return
      const { category } = product
      const made = { title: title.trim(), category, price: centsToEuros(priceCents), value: value.trim() }
      add.mutate(made, { onSuccess: forget })
    },
  }
}

/** Another format of a product: a new one with its content, its own price and its own stock; what is typed outlives the page. */
export function AddFormatDialog({
  product,
  family,
  onClose,
}: {
  product: OwnProduct
  family: Family
  onClose(): void
}) {
  const { t } = useTexts()
  const { isFirst, typed, type, add, faultOf, submit } = useFormatForm(product, family)
  const refusal = useRefusal(add.error, true)
  return (
    <Dialog title={t('formats.add')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        <p className="text-ink-2">{t('formats.addHint')}</p>
        {isFirst && (
          <Field
            label={t('formats.own')}
            maxLength={MOST_LETTERS}
            value={typed.own}
            error={faultOf('own')}
            onChange={(event) => type({ own: event.target.value })}
          />
        )}
        <Field
          label={t('formats.value')}
          hint={t('formats.example')}
          maxLength={MOST_LETTERS}
          value={typed.value}
          error={faultOf('value')}
          onChange={(event) => type({ value: event.target.value })}
        />
        <Field
          label={t('create.name')}
          maxLength={200}
          value={typed.title}
          error={faultOf('title')}
          onChange={(event) => type({ title: event.target.value })}
        />
        <Field
          label={t('create.price')}
          inputMode="decimal"
          value={typed.price}
          error={faultOf('price')}
          onChange={(event) => type({ price: event.target.value })}
        />
        {refusal && (
          <p role="alert" className="text-bad-text">
            {refusal}
          </p>
        )}
        <Button primary type="submit" disabled={add.isPending}>
          {t('create.create')}
        </Button>
      </form>
    </Dialog>
  )
}
