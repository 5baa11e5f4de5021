import type { ProductLot } from '@filiera/contract/console/lots'
import { useId } from 'react'
import { useLotText } from '../orders/lots/use-lot-text.ts'
import { useTexts } from '../texts/texts.tsx'
import { Field, SelectField } from '../ui/field.tsx'
import { LotDateFields } from './lots/lot-fields.tsx'
import type { TypedMove } from './read-move.ts'

/** Of which lot pieces arrive, a known one or a new one with its date; or which they are taken from. */
export function MoveLot({
  move,
  type,
  lots,
  lot,
  field,
}: {
  move: TypedMove
  type(change: Partial<TypedMove>): void
  lots: readonly ProductLot[]
  /** The known lot that is typed. */
  lot: ProductLot | undefined
  /** What was refused. */
  field: string | undefined
}) {
  const { t } = useTexts()
  const { date } = useLotText()
  const id = useId()
  const error = field === 'lot.code' ? t('stock.faults.unsafeLot') : undefined
  if (move.kind === 'take') {
    const some = lots.filter(({ pieces }) => pieces > 0)
    if (some.length === 0) return null
    return (
      <SelectField
        label={t('stock.lots.of')}
        value={lot?.code ?? ''}
        error={error}
        onChange={({ target }) => type({ lot: target.value })}
      >
        <option value="">{t('stock.lots.unsaid')}</option>
        {some.map((own) => (
          <option key={own.id} value={own.code}>
            {[own.code, date(own), t('orders.pieces', { count: own.pieces })].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <>
      <Field
        label={t('stock.lots.optional')}
        maxLength={40}
        autoComplete="off"
        list={id}
        value={move.lot}
        error={error}
        onChange={({ target }) => type({ lot: target.value })}
      />
      <datalist id={id}>
        {lots
          .filter(({ blocked }) => !blocked)
          .map((own) => (
            <option key={own.id} value={own.code} />
          ))}
      </datalist>
      {move.lot.trim() && (
        <LotDateFields
          expires={lot ? (lot.expires ?? '') : move.expires}
          expiry={lot?.expiry ?? move.expiry}
          isKnown={lot !== undefined}
          error={field === 'lot.expires' ? t('stock.faults.lotDate') : undefined}
          onChange={type}
        />
      )}
    </>
  )
}
