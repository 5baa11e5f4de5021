import { blockLot, type ProductLot } from '@filiera/contract/console/lots'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useStoredForm } from '../../browser/use-stored-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useChangeLots } from './use-lots.ts'

/** Takes a lot from sale; what comes of it is said before, and the reason outlives the page until it is sent. */
export function BlockDialog({
  shop,
  id,
  lot,
  onClose,
  onDone,
}: {
  shop: string
  id: string
  lot: ProductLot
  onClose(): void
  onDone(): void
}) {
  const { t } = useTexts()
  const { typed, type, forget } = useStoredForm(`block.${shop}.${id}.${lot.id}`, { reason: '' })
  const { reason } = typed
  const [isTried, setTried] = useState(false)
  const { change, isPending, isRefused } = useChangeLots(shop, id)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim().length < 3) return
    const body = { reason: reason.trim() }
    change(
      () => callApi(blockLot, { params: { id, lot: lot.id }, query: { shop }, body }),
      () => {
        forget()
        onDone()
      },
    )
  }
  return (
    <Dialog title={t('stock.lots.blockTitle', { code: lot.code })} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-3">
        <p>{t('stock.lots.blockLead', { count: lot.pieces })}</p>
        {lot.aside > 0 && <p>{t('stock.lots.blockAside', { count: lot.aside })}</p>}
        <Field
          label={t('stock.lots.why')}
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={isTried && reason.trim().length < 3 ? t('stock.lots.noWhy') : undefined}
          onChange={({ target }) => type({ reason: target.value })}
        />
        {isRefused && (
          <p role="alert" className="text-t13 text-bad-text">
            {t('stock.failed')}
          </p>
        )}
        <Button primary type="submit" disabled={isPending}>
          {t('stock.lots.block')}
        </Button>
      </form>
    </Dialog>
  )
}
