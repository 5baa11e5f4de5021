import { changeStockLevel, type StockRow } from '@filiera/contract/console/stock'
import { MOST_PIECES } from '@filiera/domain/catalogue-constants'
import { readDecimal } from '@filiera/domain/money/decimal-text'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { callApi, ifMatch, problemOf } from '../api/call-api.ts'
import { useStoredForm } from '../browser/use-stored-form.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useReadStockAgain } from './use-stock.ts'

/** From how many pieces on a product is told of as few; what is typed outlives the page until it is saved. */
export function LevelForm({ shop, row }: { shop: string; row: StockRow }) {
  const { t } = useTexts()
  const readAgain = useReadStockAgain()
  const {
    typed: { level: shown },
    type,
    forget,
  } = useStoredForm(`level.${shop}.${row.id}`, { level: String(row.lowStock) })
  const read = readDecimal(shown, 0)
  const isWrong = 'fault' in read || read.scaled > MOST_PIECES
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (lowStock: number) =>
      callApi(
        changeStockLevel,
        { params: { id: row.id }, query: { shop }, body: { lowStock } },
        ifMatch(row.version),
      ),
    onSuccess: forget,
    onSettled: readAgain,
  })
  const changed = problemOf(error)?.changed
  const said = changed
    ? t('stock.levelChanged', { by: changed.by || t('stock.nobody'), count: row.lowStock })
    : t('stock.failed')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) mutate(read.scaled)
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <div className="flex-1">
        <Field
          label={t('stock.levelOf')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={shown}
          error={isWrong ? t('stock.faults.level') : error ? said : undefined}
          onChange={({ target }) => {
            reset()
            type({ level: target.value })
          }}
        />
      </div>
      <span className="mt-[22px]">
        <Button type="submit" disabled={isPending || isWrong || shown === String(row.lowStock)}>
          {t('stock.saveLevel')}
        </Button>
      </span>
    </form>
  )
}
