import type { ProductLot } from '@filiera/contract/console/lots'
import { useId } from 'react'
import { useLotText } from '../orders/lots/use-lot-text.ts'
import { useTexts } from '../texts/texts.tsx'
import { Field, SelectField } from '../ui/field.tsx'
import { LotDateFields } from './lots/lot-fields.tsx'
import type { TypedMove } from './read-move.ts'

type Props = {
  move: TypedMove
  type(change: Partial<TypedMove>): void
  lots: readonly ProductLot[]
  /** The known lot that is typed. */
  lot: ProductLot | undefined
  /** What was refused. */
  field: string | undefined
}

const codeFault = (field: string | undefined) => (field === 'lot.code' ? 'stock.faults.unsafeLot' : null)

/** From which of the known lots pieces are taken. */
function TakenLot({ type, lots, lot, field }: Props) {
  const { t } = useTexts()
  const { date } = useLotText()
  const fault = codeFault(field)
  const some = lots.filter(({ pieces }) => pieces > 0)
  if (some.length === 0) return null
  return (
    <SelectField
      label={t('stock.lots.of')}
      value={lot?.code ?? ''}
      error={fault ? t(fault) : undefined}
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

/** Of which lot pieces arrive: a known one, or a new one with its date. */
function ArrivedLot({ move, type, lots, lot, field }: Props) {
  const { t } = useTexts()
  const id = useId()
  const fault = codeFault(field)
  return (
    <>
      <Field
        label={t('stock.lots.optional')}
        maxLength={40}
        autoComplete="off"
        list={id}
        value={move.lot}
        error={fault ? t(fault) : undefined}
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

/** Of which lot pieces arrive, or which they are taken from. */
export function MoveLot(props: Props) {
  return props.move.kind === 'take' ? <TakenLot {...props} /> : <ArrivedLot {...props} />
}
