import { addLot, changeLot, type ProductLot } from '@filiera/contract/console/lots'
import { formatDate, noonOf } from '@filiera/domain/dates/written-dates'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import type { Expiry } from '@filiera/domain/products/lots'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldConflicts } from '../../ui/conflicts/field-conflicts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LotDateFields } from './lot-fields.tsx'
import { useChangeLots } from './use-lots.ts'

type Written = Pick<ProductLot, 'code' | 'expires' | 'expiry' | 'pieces'>

/** What is to be corrected of a lot: only that, so that a colleague's correction of the rest stays. */
const correctionOf = (lot: ProductLot, { code, expires, expiry, pieces }: Written) => ({
  ...(code !== lot.code && { code }),
  ...((expires !== lot.expires || expiry !== lot.expiry) && { expires, expiry }),
  ...(!lot.blocked && pieces !== lot.pieces && { pieces, shown: lot.pieces }),
})

/** The same with what was seen of it. */
function correctedAsSeen(lot: ProductLot, written: Written) {
  const correction = correctionOf(lot, written)
  const { code, expires, expiry } = lot
  const seen = { ...('code' in correction && { code }), ...('expires' in correction && { expires, expiry }) }
  return Object.keys(seen).length > 0 ? { ...correction, seen } : correction
}

type Props = {
  shop: string
  id: string
  /** Null for a new one. */
  lot: ProductLot | null
  /** Pieces that it can have. */
  most: number
  /** What dates of such food say. */
  expiry: Expiry
  onClose(): void
}

/** What is typed of a lot, and how it is saved; it outlives the page until then. */
function useTypedLot({ shop, id, lot, most, expiry: usual, onClose }: Props) {
  const { typed, overtaken, type, choose, forget } = useStoredForm(`lot.${shop}.${id}.${lot?.id ?? 'new'}`, {
    code: lot?.code ?? '',
    expires: lot?.expires ?? '',
    expiry: lot?.expiry ?? usual,
    pieces: String(lot?.pieces ?? most),
  })
  const { change, ...sent } = useChangeLots(shop, id)
  const { code, pieces, ...date } = typed
  const read = readDecimal(pieces, 0)
  const isWrong = 'fault' in read || read.scaled > most || (!lot && read.scaled === 0)
  const done = () => {
    forget()
    onClose()
  }
  return {
    ...{ ...sent, code, pieces, date, type, choose, isWrong },
    typed,
    /** What somebody else corrected of what was typed, as both left it. */
    conflicts: lot
      ? overtaken
          .filter((of) => of !== 'pieces')
          .map((of) => ({
            field: of,
            mine: typed[of],
            theirs: (of === 'expires' ? lot.expires : lot[of]) ?? '',
          }))
      : [],
    /** Its pieces changed since, by orders, too. */
    isMoved: lot !== null && overtaken.includes('pieces'),
    save() {
      if (!code.trim() || isWrong) return
      const dated = date.expires ? date : { expires: null, expiry: null }
      const body = { code: code.trim(), ...dated, pieces: read.scaled }
      const corrected = lot && correctedAsSeen(lot, body)
      if (corrected && Object.keys(corrected).length === 0) return done()
      const query = { shop }
      change(
        () =>
          corrected
            ? callApi(changeLot, { params: { id, lot: lot.id }, query, body: corrected })
            : callApi(addLot, { params: { id }, query, body }),
        done,
      )
    },
  }
}

/** What a colleague corrected meanwhile, beside what was typed. */
function MetLot({
  typed,
  conflicts,
  by,
  onChoose,
}: Pick<ReturnType<typeof useTypedLot>, 'typed' | 'conflicts'> & {
  by: string
  onChoose: ReturnType<typeof useTypedLot>['choose']
}) {
  const { t, language } = useTexts()
  if (conflicts.length === 0) return null
  const names = { code: 'code', expires: 'date', expiry: 'says' } as const
  return (
    <FieldConflicts
      met={{ by, taken: [], conflicts }}
      typed={typed}
      nameOf={(field) => (field === 'pieces' ? t('stock.pieces') : t(`stock.lots.${names[field]}`))}
      wordsOf={(field, value) => {
        if (field === 'expiry') return t(`stock.lots.expiry.${value as Expiry}`)
        return field === 'expires' && value ? formatDate(noonOf(value), language) : value
      }}
      onChoose={onChoose}
    />
  )
}

/** Names the lot of pieces that have none, or corrects one. */
export function LotDialog(props: Props) {
  const { lot, most, onClose } = props
  const { t } = useTexts()
  const { code, pieces, date, type, reset, field, correctedBy, ...form } = useTypedLot(props)
  const [isTried, setTried] = useState(false)
  const isMoved = field === 'shown' || field === 'pieces'
  // what both corrected is shown as soon as it was read again
  const isSaid = form.isRefused && field !== 'code' && (correctedBy === null || form.conflicts.length === 0)
  const sameCode = field === 'code' ? t('stock.lots.sameCode') : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    form.save()
  }
  return (
    <Dialog
      title={t(lot ? 'stock.lots.edit' : 'stock.lots.add', { code: lot?.code ?? '' })}
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-3">
        {!lot && <p className="text-ink-2">{t('stock.lots.addLead', { count: most })}</p>}
        <Field
          label={t('stock.lots.code')}
          maxLength={40}
          autoComplete="off"
          value={code}
          error={isTried ? (code.trim() ? sameCode : t('stock.lots.noCode')) : undefined}
          onChange={({ target }) => {
            reset()
            type({ code: target.value })
          }}
        />
        <LotDateFields {...date} onChange={type} />
        {!lot?.blocked && (
          <Field
            label={t('stock.pieces')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={pieces}
            hint={lot ? t('stock.lots.now', { count: lot.pieces }) : undefined}
            error={isTried && form.isWrong ? t('stock.lots.most', { count: most }) : undefined}
            onChange={({ target }) => {
              reset()
              type({ pieces: target.value })
            }}
          />
        )}
        <MetLot
          {...form}
          by={correctedBy ?? ''}
          onChoose={(chosen) => {
            reset()
            form.choose(chosen)
          }}
        />
        {form.isMoved && (
          <p role="status" className="rounded-control bg-warn-ground px-3 py-2 text-t13 text-warn-text">
            {t('shop.overtaken')}
          </p>
        )}
        {isSaid && (
          <p role="alert" className="text-t13 text-bad-text">
            {correctedBy === null
              ? t(isMoved ? 'stock.lots.moved' : 'stock.failed')
              : t('stock.lots.corrected', { by: correctedBy || t('stock.lots.somebody') })}
          </p>
        )}
        <Button primary type="submit" disabled={form.isPending}>
          {t('stock.lots.save')}
        </Button>
      </form>
    </Dialog>
  )
}
