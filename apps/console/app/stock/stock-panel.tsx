import type { StockRow } from '@filiera/contract/console/stock'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { LevelForm } from './level-form.tsx'
import { LotsSection } from './lots/lots-section.tsx'
import { MoveForm } from './move-form.tsx'
import { Movements } from './movements.tsx'
import { shelfOf } from './stock-row.tsx'
import { useStock } from './use-stock.ts'

function Head({ row }: { row: StockRow }) {
  const { t } = useTexts()
  const { may } = useWork()
  return (
    <header className="flex items-center gap-3">
      <Picture picture={row.picture} size={48} />
      <div className="min-w-0 flex-1">
        <h2 className="wrap-anywhere">{unbroken(row.title)}</h2>
        <p className="text-t13 text-ink-2">{row.warehouse.name}</p>
        {may('products:read') && (
          <Link
            to={`/products/${row.id}`}
            className="inline-flex min-h-9 items-center font-semibold text-link max-md:min-h-11"
          >
            {t('stock.openProduct')}
          </Link>
        )}
      </div>
    </header>
  )
}

function Figures({ row }: { row: StockRow }) {
  const { t } = useTexts()
  const { stock, held, sold, lowStock } = row
  const tone = stock === 0 ? 'text-bad-text' : stock < lowStock ? 'text-warn-text' : ''
  const figures = [
    { label: t('stock.onShelf'), value: shelfOf(row), tone: '' },
    { label: t('stock.areReserved'), value: held + sold, tone: '' },
    { label: t('stock.areForSale'), value: stock, tone },
  ]
  return (
    <dl className="flex flex-wrap overflow-hidden rounded-control bg-quiet">
      {figures.map(({ label, value, tone: look }) => (
        <div
          key={label}
          className="flex flex-[1_1_5rem] flex-col-reverse justify-end -ml-px border-l border-line px-2.5 py-2"
        >
          <dt className="text-t13 text-ink-2">{label}</dt>
          <dd className={`font-serif text-[22px] lining ${look}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The stock of one product: what stands where, a movement to record, what was recorded. */
export function StockPanel({ shop, id, back }: { shop: string; id: string; back: string }) {
  const { t, language } = useTexts()
  const { may } = useWork()
  const { data: row, error, refetch } = useStock(shop, id, language)
  if (error && row === undefined) return <BlockError error={error} onRetry={() => void refetch()} />
  if (row === undefined) return <SkeletonRows rows={4} />
  if (row === null)
    return (
      <BlockMessage
        icon="noResult"
        title={t('stock.gone.title')}
        actions={<ButtonLink to={back}>{t('stock.all')}</ButtonLink>}
      >
        <p>{t('stock.gone.body')}</p>
      </BlockMessage>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-label={row.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-raised p-4"
      >
        <Head row={row} />
        <Figures row={row} />
        {row.held > 0 && <p className="text-t13 text-ink-2">{t('products.held', { count: row.held })}</p>}
        {row.waiting > 0 && <p className="text-t13">{t('stock.waiting', { count: row.waiting })}</p>}
        {may('stock:write') && (
          <>
            <h3>{t('stock.record')}</h3>
            <MoveForm shop={shop} row={row} />
            <LevelForm shop={shop} row={row} />
          </>
        )}
      </section>
      <LotsSection shop={shop} row={row} />
      <Movements shop={shop} id={id} />
    </div>
  )
}
