import { type Expiry, expiries } from '@filiera/domain/products/lots'
import { useTexts } from '../../texts/texts.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { SelectField } from '../../ui/field.tsx'

/** The date of a lot and what it says. */
export function LotDateFields({
  expires,
  expiry,
  onChange,
  error,
  isKnown = false,
}: {
  /** `2026-11-30`; empty without a date. */
  expires: string
  expiry: Expiry
  onChange(change: { expires?: string; expiry?: Expiry }): void
  error?: string | undefined
  /** The lot is known with its date. */
  isKnown?: boolean
}) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('stock.lots.says')}
        value={expiry}
        disabled={isKnown}
        onChange={({ target }) => {
          const next = expiries.find((known) => known === target.value)
          if (next) onChange({ expiry: next })
        }}
      >
        {expiries.map((known) => (
          <option key={known} value={known}>
            {t(`stock.lots.expiry.${known}`)}
          </option>
        ))}
      </SelectField>
      <DateField
        label={t('stock.lots.date')}
        value={expires}
        error={error}
        readOnly={isKnown}
        onChange={(next) => onChange({ expires: next })}
      />
    </div>
  )
}
