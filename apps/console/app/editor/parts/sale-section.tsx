import type { ProductContent } from '@filiera/contract/console/product-content'
import { temperatureClasses, withdrawalClasses } from '@filiera/domain/catalogue-constants'
import { useContext, useRef, useState } from 'react'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useProductForm } from '../../create/category-select.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberField, StoredFields } from '../typed-field.tsx'
import type { Editor } from '../use-editor.ts'
import { CountryList } from './country-list.tsx'
import { Choice, fieldGrid, Tick } from './select-row.tsx'

type Props = { editor: Editor; mayWrite: boolean }

const MOST_GRAMS = 10_000_000
const rates = ['4', '5', '10', '22'] as const

/** How much is in it, with or without its liquid. */
function Quantities({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { netQuantity: net, drainedQuantity: drained } = editor.content
  const [unit, setUnit] = useState(net?.unit ?? 'g')
  const shown = net?.unit ?? unit
  return (
    <>
      <NumberField
        name="netQuantity"
        label={t('content.net')}
        decimals={0}
        bounds={[1, MOST_GRAMS]}
        readOnly={!mayWrite}
        value={net?.value ?? null}
        onValue={(value) => editor.type({ netQuantity: value === null ? null : { value, unit: shown } })}
      />
      <Choice
        label={t('content.unit')}
        value={shown}
        options={(['g', 'ml', 'piece'] as const).map((own) => [own, t(`content.units.${own}`)] as const)}
        disabled={!mayWrite}
        onValue={(own) => {
          if (!own) return
          setUnit(own)
          editor.type({
            ...(net && { netQuantity: { ...net, unit: own } }),
            ...(drained && { drainedQuantity: own === 'piece' ? null : { ...drained, unit: own } }),
          })
        }}
      />
      {shown !== 'piece' && (
        <NumberField
          name="drainedQuantity"
          label={t('content.drained', { unit: shown })}
          decimals={0}
          bounds={[1, MOST_GRAMS]}
          readOnly={!mayWrite}
          value={drained?.value ?? null}
          onValue={(value) =>
            editor.type({ drainedQuantity: value === null ? null : { value, unit: shown } })
          }
        />
      )}
    </>
  )
}

/** The rate of VAT, with the one that most products of the category have. */
function Vat({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const form = useProductForm()
  const { vatRate, category } = editor.content
  const proposed = form?.categories.find(({ slug }) => slug === category)?.vatRate ?? null
  const box = useRef<HTMLDivElement>(null)
  const show = (rate: ProductContent['vatRate']) => editor.type({ vatRate: rate })
  const accept = (rate: number) => {
    show(rate as ProductContent['vatRate'])
    // the button goes: the keyboard stays at the choice
    box.current?.querySelector('select')?.focus()
  }
  return (
    <div ref={box}>
      <Choice
        label={t('editor.parts.vatRate')}
        value={vatRate === null ? null : (rates.find((rate) => Number(rate) === vatRate) ?? null)}
        none={t('create.choose')}
        options={rates.map((rate) => [rate, `${rate}%`] as const)}
        disabled={!mayWrite}
        onValue={(rate) => show(rate === null ? null : (Number(rate) as ProductContent['vatRate']))}
      />
      {proposed !== null && proposed !== vatRate && mayWrite && (
        <p className="text-t13 text-ink-2">
          {t('content.proposed', { rate: proposed })}{' '}
          <TextButton onClick={() => accept(proposed)}>{t('content.accept')}</TextButton>
        </p>
      )}
    </div>
  )
}

type Half = { since: string; previous: number | null }

/** Less inside than before: for six months the page says so. Kept once both are said. */
function QuantityChanged({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { quantityChanged } = editor.content
  // one of the two while the other is missing
  const half = useStoredForm<Half>(`${useContext(StoredFields)}.changed`, { since: '', previous: null })
  const { since, previous } = quantityChanged ?? half.typed
  const show = (next: Half) => {
    const whole = next.since && next.previous !== null ? { since: next.since, previous: next.previous } : null
    if (whole) half.forget()
    else half.type(next)
    editor.type({ quantityChanged: whole })
  }
  return (
    <>
      <DateField
        label={t('content.changedSince')}
        readOnly={!mayWrite}
        value={since}
        onChange={(day) => show({ since: day, previous })}
      />
      <NumberField
        name="quantityChanged"
        label={t('content.changedFrom')}
        decimals={0}
        bounds={[1, MOST_GRAMS]}
        readOnly={!mayWrite}
        value={previous}
        onValue={(value) => show({ since, previous: value })}
      />
    </>
  )
}

/** How it is sold, taxed, kept cold and sent. */
export function SaleSection({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const warehouses = useProductForm()?.warehouses ?? []
  const { content } = editor
  return (
    <div className={fieldGrid}>
      <Quantities editor={editor} mayWrite={mayWrite} />
      <Vat editor={editor} mayWrite={mayWrite} />
      <Choice
        label={t('content.temperature')}
        value={content.temperature}
        options={temperatureClasses.map((own) => [own, t(`content.temperatures.${own}`)] as const)}
        disabled={!mayWrite}
        onValue={(temperature) => temperature && editor.type({ temperature })}
      />
      <Choice
        label={t('content.withdrawal')}
        value={content.withdrawal}
        options={withdrawalClasses.map((own) => [own, t(`content.withdrawals.${own}`)] as const)}
        disabled={!mayWrite}
        onValue={(withdrawal) => withdrawal && editor.type({ withdrawal })}
      />
      <Choice
        label={t('products.columns.warehouse')}
        value={content.warehouse}
        options={warehouses.map(({ id, name }) => [id, name] as const)}
        disabled={!mayWrite}
        onValue={(warehouse) => warehouse && editor.type({ warehouse })}
      />
      <Field
        label={t('content.brand')}
        maxLength={100}
        readOnly={!mayWrite}
        value={content.brand ?? ''}
        onChange={(event) => editor.type({ brand: event.target.value.trimStart() || null })}
      />
      <QuantityChanged editor={editor} mayWrite={mayWrite} />
      <div className="md:col-span-2 lg:col-span-3">
        <Tick
          label={t('content.perishable')}
          checked={content.perishableUnder30Days}
          disabled={!mayWrite}
          onValue={(perishableUnder30Days) => editor.type({ perishableUnder30Days })}
        />
        <CountryList
          label={t('content.shipsTo')}
          countries={content.shipsTo}
          mayWrite={mayWrite}
          onCountries={(shipsTo) => editor.type({ shipsTo })}
        />
      </div>
    </div>
  )
}
