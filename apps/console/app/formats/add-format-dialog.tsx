import type { Family } from '@filiera/contract/console/formats'
import { readAmount } from '@filiera/domain/money/decimal-text'
import { centsToEuros } from '@filiera/domain/money/money'
import { type FormEvent, useState } from 'react'
import { useKept } from '../browser/use-kept.ts'
import type { TextKey } from '../texts/texts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useWork } from '../work/work.tsx'
import { FORMAT, inItalian, type OwnProduct, useAddFormat } from './use-family.ts'
import { useRefusal } from './use-refusal.ts'

const HIGHEST_CENTS = 10_000_000
const MOST_LETTERS = 60

/** `title` is null while it follows the format. */
type Typed = { own: string; value: string; title: string | null; price: string }

/** The name of the new one: where the name says the format, the new format stands there. */
const titleOf = ({ title, format }: OwnProduct, value: string) =>
  format !== '' && title.includes(format) ? title.replace(format, value) : `${title}, ${value}`

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
  const isFirst = family.members.length === 0
  const { shop } = useWork()
  const start: Typed = { own: product.format, value: '', title: null, price: '' }
  const { typed, type, forget } = useKept(`format.${shop.id}.${product.id}`, start)
  const { own, value, title, price } = typed
  const [isTried, setTried] = useState(false)
  const shownTitle = title ?? (value.trim() === '' ? '' : titleOf(product, value.trim()))
  const add = useAddFormat(product.id, (added) => ({
    version: family.version,
    axis: family.axis ?? FORMAT,
    members: [...(isFirst ? [{ id: product.id, value: inItalian(own.trim()) }] : family.members), added],
  }))
  const refusal = useRefusal(add.error, true)
  const read = readAmount(price)
  const isPrice = 'cents' in read && read.cents > 0 && read.cents <= HIGHEST_CENTS
  const others = isFirst ? [own] : family.members.map((member) => member.value.it)
  const isTaken = others.some((other) => other.trim().toLowerCase() === value.trim().toLowerCase())
  const said = (isWrong: boolean, key: TextKey) => (isTried && isWrong ? t(key) : undefined)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (value.trim() === '' || own.trim() === '' || isTaken || shownTitle.trim() === '' || !isPrice) return
    const { category } = product
    const made = { title: shownTitle.trim(), category, price: centsToEuros(read.cents), value: value.trim() }
    add.mutate(made, { onSuccess: forget })
  }
  return (
    <Dialog title={t('formats.add')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        <p className="text-ink-2">{t('formats.addHint')}</p>
        {isFirst && (
          <Field
            label={t('formats.own')}
            maxLength={MOST_LETTERS}
            value={own}
            error={said(own.trim() === '', 'formats.faults.value')}
            onChange={(event) => type({ own: event.target.value })}
          />
        )}
        <Field
          label={t('formats.value')}
          hint={t('formats.example')}
          maxLength={MOST_LETTERS}
          value={value}
          error={said(value.trim() === '', 'formats.faults.value') ?? said(isTaken, 'formats.faults.taken')}
          onChange={(event) => type({ value: event.target.value })}
        />
        <Field
          label={t('create.name')}
          maxLength={200}
          value={shownTitle}
          error={said(shownTitle.trim() === '', 'create.faults.name')}
          onChange={(event) => type({ title: event.target.value })}
        />
        <Field
          label={t('create.price')}
          inputMode="decimal"
          value={price}
          error={said(!isPrice, 'create.faults.bounds')}
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
