import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import { getOrderNote, ORDER_NOTE, type OrderNote } from '@filiera/contract/orders/order-notes'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { useLostKeyboard } from '../browser/use-kept-keyboard.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { useNote } from './use-note.ts'

/** Who wrote the note last, and when. */
function useSaved({ changed, text }: OrderNote): string | null {
  const { t } = useTexts()
  const when = useWhen()
  if (!changed || !text) return null
  return t('orders.note.saved', { when: when.moment(changed.at), name: changed.by || t('activity.gone') })
}

/** What a colleague wrote while this note was being written, and what to do about it. */
function Conflict({ by, theirs, onMine, onTheirs }: ReturnType<typeof useNote>['conflict'] & object) {
  const { t } = useTexts()
  const box = useLostKeyboard<HTMLDivElement>()
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mt-2 grid gap-2 rounded-control bg-warn-ground px-3 py-2.5"
    >
      <p>{t('orders.note.changed', { name: by || t('activity.gone') })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{theirs || t('orders.note.emptied')}</p>
      <div className="flex flex-wrap gap-2">
        <Button small primary onClick={onMine}>
          {t('orders.note.keepMine')}
        </Button>
        <Button small onClick={onTheirs}>
          {t('orders.note.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}

function WriteNote({ order, shop, note }: { order: SellerOrder; shop: string; note: OrderNote }) {
  const { t } = useTexts()
  const saved = useSaved(note)
  const { text, isChanged, isPending, hasFailed, conflict, type, save } = useNote(shop, order.id, note)
  return (
    <>
      <TextArea
        label={t('orders.note.title')}
        isLabelHidden
        rows={3}
        maxLength={ORDER_NOTE}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        hint={t('orders.note.hint')}
        error={hasFailed ? t('orders.note.failed') : undefined}
      />
      <div aria-live="polite" className="text-t13 text-ink-2">
        {isPending ? t('orders.note.saving') : !isChanged && saved}
      </div>
      {isChanged && !conflict && (
        <div className="mt-2">
          <Button small disabled={isPending} onClick={save}>
            {t('orders.note.save')}
          </Button>
        </div>
      )}
      {conflict && <Conflict {...conflict} />}
    </>
  )
}

function ReadNote({ note }: { note: OrderNote }) {
  const { t } = useTexts()
  const saved = useSaved(note)
  return (
    <>
      <p className={note.text ? 'wrap-anywhere whitespace-pre-line' : 'text-ink-2'}>
        {note.text || t('orders.note.none')}
      </p>
      {saved && <p className="mt-1 text-t13 text-ink-2">{saved}</p>}
    </>
  )
}

/** What the team notes about an order for itself; of an erased customer nothing is noted any more. */
export function TeamNote({ order, shop }: { order: SellerOrder; shop: string }) {
  const { may } = useWork()
  const { data, error, refetch } = useQuery(
    apiQuery(getOrderNote, { params: { id: order.id }, query: { shop } }),
  )
  if (!data)
    return error ? <BlockError error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />
  const mayWrite = may('orders:write') && order.customer !== ''
  return mayWrite ? <WriteNote order={order} shop={shop} note={data} /> : <ReadNote note={data} />
}
