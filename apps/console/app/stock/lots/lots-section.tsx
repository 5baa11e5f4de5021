import { type ProductLot, releaseLot } from '@filiera/contract/console/lots'
import type { StockRow } from '@filiera/contract/console/stock'
import type { Expiry } from '@filiera/domain/products/lots'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { useLotText } from '../../orders/lots/use-lot-text.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../../ui/button.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { useWork } from '../../work/work.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { DaysLeft } from './days-left.tsx'
import { LotDialog } from './lot-dialog.tsx'
import { useChangeLots, useLots } from './use-lots.ts'

type Asked = { what: 'edit' | 'block'; lot: ProductLot }

/** Its orders, and what can be done with it. */
function LotActs({
  id,
  lot,
  isPending,
  onAsk,
  onRelease,
}: {
  id: string
  lot: ProductLot
  isPending: boolean
  onAsk(what: Asked['what']): void
  onRelease(): void
}) {
  const { t } = useTexts()
  const { may } = useWork()
  return (
    <div className="flex flex-wrap gap-x-4">
      {may('orders:read') && (
        <Link
          to={`/stock/${id}/lots/${lot.id}`}
          className="inline-flex min-h-9 items-center font-semibold text-link max-md:min-h-11"
        >
          {t('stock.lots.orders')}
          <span className="sr-only">: {lot.code}</span>
        </Link>
      )}
      {may('stock:write') && (
        <>
          <TextButton onClick={() => onAsk('edit')}>
            {t('stock.lots.correct')}
            <span className="sr-only">: {lot.code}</span>
          </TextButton>
          <TextButton disabled={isPending} onClick={() => (lot.blocked ? onRelease() : onAsk('block'))}>
            {t(lot.blocked ? 'stock.lots.release' : 'stock.lots.block')}
            <span className="sr-only">: {lot.code}</span>
          </TextButton>
        </>
      )}
    </div>
  )
}

function LotRow({
  shop,
  id,
  lot,
  onAsk,
}: {
  shop: string
  id: string
  lot: ProductLot
  onAsk(what: Asked['what']): void
}) {
  const { t } = useTexts()
  const { date } = useLotText()
  const { change, isPending, isRefused } = useChangeLots(shop, id)
  const release = () =>
    change(
      () => callApi(releaseLot, { params: { id, lot: lot.id }, query: { shop } }),
      () => {},
    )
  return (
    <li className="grid gap-1 border-t border-line px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 flex-[1_1_7rem] font-semibold wrap-anywhere">{lot.code}</b>
        <span className="flex flex-wrap items-center gap-2 text-t13 text-ink-2">
          {date(lot)}
          {lot.pieces > 0 && !lot.blocked && <DaysLeft {...lot} />}
          {lot.blocked && (
            <span className="rounded-chip bg-bad-ground px-2 py-0.5 text-t12 font-semibold text-bad-text">
              {t('stock.lots.isBlocked')}
            </span>
          )}
        </span>
        <b className="text-right font-semibold">{t('stock.lots.pieces', { count: lot.pieces })}</b>
      </div>
      {lot.aside > 0 && <p className="text-t13 text-ink-2">{t('stock.lots.aside', { count: lot.aside })}</p>}
      {lot.blocked && <p className="text-t13 wrap-anywhere text-ink-2">{lot.blocked.reason}</p>}
      <LotActs id={id} lot={lot} isPending={isPending} onAsk={onAsk} onRelease={release} />
      {isRefused && <p className="text-t13 text-bad-text">{t('stock.failed')}</p>}
    </li>
  )
}

/** The dialog that was asked for: of a lot, or of the pieces that have none yet. */
function Asking({
  shop,
  row,
  asked,
  free,
  onClose,
}: {
  shop: string
  row: StockRow
  asked: Asked | 'add'
  /** Pieces without a lot. */
  free: number
  onClose(): void
}) {
  const { may } = useWork()
  const navigate = useNavigate()
  const expiry: Expiry = row.temperatureClass === 'chilled' ? 'use-by' : 'best-before'
  const common = { shop, id: row.id, onClose }
  if (asked === 'add') return <LotDialog {...common} lot={null} most={free} expiry={expiry} />
  const { what, lot } = asked
  if (what === 'edit') return <LotDialog {...common} lot={lot} most={lot.pieces + free} expiry={expiry} />
  return (
    <BlockDialog
      {...common}
      lot={lot}
      onDone={() => {
        onClose()
        if (may('orders:read')) void navigate(`/stock/${row.id}/lots/${lot.id}`)
      }}
    />
  )
}

/** Lots of a product, those that expire first on top, and the pieces that have none. */
export function LotsSection({ shop, row }: { shop: string; row: StockRow }) {
  const { t } = useTexts()
  const { may } = useWork()
  const { data, error, refetch } = useLots(shop, row.id)
  const [asked, setAsked] = useState<Asked | 'add' | null>(null)
  // a dialog follows what colleagues and orders make of its lot
  const lotOf = ({ lot }: Asked) => data?.lots.find(({ id }) => id === lot.id) ?? lot
  return (
    <section aria-labelledby="lots" className="rounded-panel border border-line bg-raised">
      <header className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-3">
        <h3 id="lots">{t('stock.lots.title')}</h3>
        <span className="text-t13 text-ink-2">{t('stock.lots.first')}</span>
      </header>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={2} />}
      {data && (
        <>
          {data.owed > 0 && (
            <p className="border-t border-line bg-bad-ground px-4 py-2.5">
              {t('stock.lots.owed', { count: data.owed })}
            </p>
          )}
          {data.lots.length === 0 && (
            <p className="border-t border-line px-4 py-3 text-ink-2">{t('stock.lots.none')}</p>
          )}
          <ul>
            {data.lots.map((lot) => (
              <LotRow
                key={lot.id}
                shop={shop}
                id={row.id}
                lot={lot}
                onAsk={(what) => setAsked({ what, lot })}
              />
            ))}
          </ul>
          {data.withoutLot > 0 && (
            <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 py-1.5">
              {t('stock.lots.without', { count: data.withoutLot })}
              {may('stock:write') && (
                <TextButton onClick={() => setAsked('add')}>{t('stock.lots.name')}</TextButton>
              )}
            </p>
          )}
          {asked && (
            <Asking
              shop={shop}
              row={row}
              asked={asked === 'add' ? asked : { ...asked, lot: lotOf(asked) }}
              free={data.withoutLot}
              onClose={() => setAsked(null)}
            />
          )}
        </>
      )}
    </section>
  )
}
