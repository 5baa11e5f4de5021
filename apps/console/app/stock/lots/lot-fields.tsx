import { type Expiry, expiries } from '@filiera/domain/products/lots'
import { useTexts } from '../../texts/texts.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DateField } from '../../ui/date-field.tsx'

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
      <ChoiceField
        label={t('stock.lots.says')}
        value={expiry}
        disabled={isKnown}
        of={expiries}
        wordsOf={(known) => t(`stock.lots.expiry.${known}`)}
        onValue={(next) => onChange({ expiry: next })}
      />
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
