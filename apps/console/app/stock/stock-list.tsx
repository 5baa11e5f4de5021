import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { BlockError } from '../ui/states.tsx'
import { StockLine, stockTracks } from './stock-row.tsx'
import { useStockRows } from './use-stock.ts'

/** About as high as a line is; each is measured when it is drawn. */
const ROW_PX = 57
const OVERSCAN = 6

/** Where a key leads from a place of the list; null for a key that does not move. */
function placeAfter(key: string, place: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(last, place + 1)
  if (key === 'ArrowUp') return Math.max(0, place - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/** The stock of a view: only the lines near the window are drawn. Arrows move, Enter opens. */
export function StockList({
  shop,
  ids,
  open,
  addressOf,
}: {
  shop: string
  ids: readonly string[]
  /** The product whose stock is open. */
  open: string | null
  addressOf(id: string): string
}) {
  const { t, language } = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [place, setPlace] = useState(() => Math.max(0, ids.indexOf(open ?? '')))
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => ROW_PX,
    scrollMargin: top,
    overscan: OVERSCAN,
  })
  const rows = virtual.getVirtualItems()
  const { rowAt, error, retry } = useStockRows(
    { shop, ids, lang: language },
    { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 },
  )
  // a line that was out of sight can be focused once it is drawn
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, ids.length - 1)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    wanted.current = next
    setPlace(next)
    virtual.scrollToIndex(next)
  }
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <div className="overflow-clip rounded-panel border border-line bg-raised">
      <div
        aria-hidden="true"
        className={`hidden min-h-[34px] border-b border-line px-3 text-t12 font-semibold text-ink-2 ${stockTracks}`}
      >
        <span>{t('stock.product')}</span>
        <span className="text-right">{t('stock.shelf')}</span>
        <span className="text-right">{t('stock.reserved')}</span>
        <span className="text-right">{t('stock.forSale')}</span>
        <span className="pl-5">{t('stock.level')}</span>
      </div>
      <ul
        ref={list}
        aria-label={t('stock.title')}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {rows.map(({ index, start }) => {
          const id = ids[index] ?? ''
          const row = rowAt(index)
          return (
            <li
              key={id}
              ref={virtual.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row ? (
                <Link
                  to={addressOf(id)}
                  preventScrollReset
                  tabIndex={index === place ? 0 : -1}
                  aria-current={id === open ? 'true' : undefined}
                  onFocus={() => setPlace(index)}
                  className="block text-ink hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-ok-ground aria-[current]:shadow-[inset_3px_0_var(--link)]"
                >
                  <StockLine row={row} />
                </Link>
              ) : (
                <div className="flex h-[57px] items-center px-3">
                  <i aria-hidden="true" className="h-3 w-2/5 rounded-chip bg-skeleton" />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
