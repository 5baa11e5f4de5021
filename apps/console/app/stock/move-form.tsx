import type { StockRow } from '@filiera/contract/console/stock'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Field } from '../ui/field.tsx'
import { useLots } from './lots/use-lots.ts'
import { MoveLot } from './move-lot.tsx'
import { readMove, type TypedMove, takeReasons } from './read-move.ts'
import { shelfOf } from './stock-row.tsx'
import { useMove } from './use-move.ts'

const kinds = ['add', 'take', 'count'] as const

/** What is done, one of three. */
function Kinds({ kind, onKind }: { kind: TypedMove['kind']; onKind(kind: TypedMove['kind']): void }) {
  const { t } = useTexts()
  return (
    <fieldset className="grid grid-cols-3 overflow-hidden rounded-control border border-control">
      <legend className="sr-only">{t('stock.record')}</legend>
      {kinds.map((own) => (
        <label
          key={own}
          className="relative grid min-h-9 cursor-pointer place-items-center border-l border-control px-2 text-center first-of-type:border-l-0 has-[:checked]:bg-ok-ground has-[:checked]:font-semibold has-[:checked]:text-ok-text has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-(--focus) max-md:min-h-11"
        >
          <input
            type="radio"
            name="kind"
            checked={kind === own}
            onChange={() => onKind(own)}
            className="absolute opacity-0"
          />
          {t(`stock.kinds.${own}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** How many pieces, and why where some are taken. */
function Pieces({
  move,
  type,
  fault,
}: Pick<ReturnType<typeof useMove>, 'move' | 'type'> & { fault: string | undefined }) {
  const { t } = useTexts()
  return (
    <div className={move.kind === 'take' ? 'grid grid-cols-2 gap-3' : ''}>
      <Field
        label={t(move.kind === 'count' ? 'stock.counted' : 'stock.pieces')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={move.pieces}
        error={fault}
        onChange={({ target }) => type({ pieces: target.value })}
      />
      {move.kind === 'take' && (
        <ChoiceField
          label={t('stock.reason')}
          value={move.reason}
          of={takeReasons}
          wordsOf={(reason) => t(`stock.reasons.${reason}`)}
          onValue={(reason) => type({ reason })}
        />
      )}
    </div>
  )
}

/** What the stock comes to with the movement. */
function Result({
  move,
  row,
  delta,
  isBlocked,
}: {
  move: TypedMove
  row: StockRow
  delta: number
  isBlocked: boolean
}) {
  const { t } = useTexts()
  const shelf = shelfOf(row)
  return (
    <p className="rounded-control bg-quiet px-3 py-2 text-t13 text-ink-2">
      {move.kind === 'count' && move.seen !== shelf && `${t('stock.was', { count: move.seen })} `}
      {t('stock.result', {
        now: shelf,
        shelf: shelf + delta,
        sale: isBlocked ? row.stock : row.stock + delta,
      })}
    </p>
  )
}

/** What came of the press: recorded, refused, or the shelf was changed by somebody else. */
function Outcome({
  changed,
  isRefused,
  field,
  done,
}: Pick<ReturnType<typeof useMove>, 'changed' | 'isRefused' | 'field'> & { done: string }) {
  const { t } = useTexts()
  return (
    <div role="status" className="empty:-mt-3">
      {changed && (
        <p className="text-t13 text-bad-text">
          {t(changed.by ? 'stock.changedBy' : 'stock.changed', {
            by: changed.by,
            count: Number(changed.current.shelf),
          })}
        </p>
      )}
      {isRefused && !field?.startsWith('lot') && (
        <p className="text-t13 text-bad-text">{t('stock.failed')}</p>
      )}
      {done && <p className="text-t13 text-ok-text">{done}</p>}
    </div>
  )
}
/** Records pieces that came, went, or were counted, with why; what it comes to is said before. */
export function MoveForm({ shop, row }: { shop: string; row: StockRow }) {
  const { t } = useTexts()
  const { move, type, record, isPending, changed, isRefused, field } = useMove(shop, row)
  const lots = useLots(shop, row.id).data?.lots ?? []
  const lot = lots.find(({ code }) => code.toLowerCase() === move.lot.trim().toLowerCase())
  const [isTried, setTried] = useState(false)
  const [done, setDone] = useState('')
  const read = readMove(move, row, lot)
  const fault = 'fault' in read ? t(read.fault, { count: read.most ?? 0 }) : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    setDone('')
    if ('fault' in read) return
    record(read.pieces, () => {
      setTried(false)
      setDone(t(`stock.done.${move.kind}`, { count: read.pieces }))
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Kinds kind={move.kind} onKind={(kind) => type({ kind })} />
      <Pieces move={move} type={type} fault={isTried ? fault : undefined} />
      {move.kind !== 'count' && <MoveLot move={move} type={type} lots={lots} lot={lot} field={field} />}
      <Field
        label={t('stock.note')}
        maxLength={300}
        autoComplete="off"
        value={move.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      {!('fault' in read) && (
        <Result move={move} row={row} delta={read.delta} isBlocked={Boolean(lot?.blocked)} />
      )}
      <Outcome changed={changed} isRefused={isRefused} field={field} done={move.pieces ? '' : done} />
      {changed ? (
        <Button primary onClick={() => type({ seen: Number(changed.current.shelf) })}>
          {t('stock.countAgain', { count: Number(changed.current.shelf) })}
        </Button>
      ) : (
        <Button primary type="submit" disabled={isPending}>
          {t(`stock.save.${move.kind}`)}
        </Button>
      )}
    </form>
  )
}
