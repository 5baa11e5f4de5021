import type { StockRow } from '@filiera/contract/console/stock'
import { Temperature } from '../orders/order-facts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { Picture } from '../ui/picture.tsx'
import { Meter } from '../ui/progress/meter.tsx'
import { DaysLeft } from './lots/days-left.tsx'

/** Pieces that stand on the shelf: those for sale, and those that are held or sold and have not left; without blocked lots. */
export const shelfOf = ({ stock, held, sold, owed }: StockRow): number => stock + held + sold - owed

/** The tracks of the list from 768 px on: product, shelf, reserved, for sale, level with its meter. */
export const stockTracks = 'md:grid md:grid-cols-[minmax(0,1fr)_84px_84px_84px_132px] md:items-center'

/** A number below its label on phones, where the columns have no heads. */
function Figure({ label, children, tone = '' }: { label: string; children: number; tone?: string }) {
  return (
    <span className={`md:text-right ${tone}`}>
      <span className="block text-t12 font-normal text-ink-2 md:sr-only">{label}</span>
      {children}
    </span>
  )
}

/** The stock of a product as a line of the list; a card with its four figures on phones. */
export function StockLine({ row }: { row: StockRow }) {
  const { t } = useTexts()
  const { stock, held, sold, lowStock, waiting, expires } = row
  const tone = stock === 0 ? 'text-bad-text' : stock < lowStock ? 'text-warn-text' : ''
  return (
    <span className={`block px-3 py-2 ${stockTracks}`}>
      <span className="flex min-w-0 items-center gap-3">
        <Picture picture={row.picture} size={32} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere text-ink">{unbroken(row.title)}</span>
          <span className="flex flex-wrap items-center gap-x-2.5 text-t13 text-ink-2">
            {row.warehouse.name}
            <Temperature of={row.temperatureClass} />
            {expires && <DaysLeft expires={expires.date} expiry={expires.expiry} />}
            {waiting > 0 && <b className="font-semibold">{t('stock.waiting', { count: waiting })}</b>}
          </span>
        </span>
      </span>
      <span className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 md:contents">
        <Figure label={t('stock.shelf')}>{shelfOf(row)}</Figure>
        <Figure label={t('stock.reserved')}>{held + sold}</Figure>
        <Figure label={t('stock.forSale')} tone={`font-semibold ${tone}`}>
          {stock}
        </Figure>
        <span className="md:flex md:items-center md:gap-3 md:pl-5">
          <span className="md:w-9 md:text-right">
            <span className="block text-t12 text-ink-2 md:sr-only">{t('stock.level')}</span>
            {lowStock}
          </span>
          <span className="hidden flex-1 md:block">
            <Meter done={stock} all={lowStock} label={t('stock.gauge', { count: stock, level: lowStock })} />
          </span>
        </span>
      </span>
      <span className="mt-2 block md:hidden">
        <Meter done={stock} all={lowStock} label={t('stock.gauge', { count: stock, level: lowStock })} />
      </span>
    </span>
  )
}
