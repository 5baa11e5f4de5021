import type { StockRow } from '@filiera/contract/console/stock'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useWindowRows } from '../browser/use-window-rows.ts'
import { useTexts } from '../texts/texts.tsx'
import { BlockError } from '../ui/states.tsx'
import { StockLine, stockTracks } from './stock-row.tsx'
import { useStockRows } from './use-stock.ts'

/** About as high as a line is. */
const ROW_PX = 57
const OVERSCAN = 6

/** Where a key leads from a place of the list; null for a key that does not move. */
function placeAfter(key: string, place: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(last, place + 1)
  if (key === 'ArrowUp') return Math.max(0, place - 1)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/** The place of the list that the keyboard is in: arrows lead to another one, also out of sight. */
function usePlace(
  list: RefObject<HTMLElement | null>,
  start: number,
  last: number,
  show: (place: number) => void,
) {
  const [place, setPlace] = useState(start)
  const wanted = useRef<number | null>(null)
  // a line that was out of sight can be focused once it is drawn
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`)
    if (!link) return
    wanted.current = null
    link.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, last)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    wanted.current = next
    setPlace(next)
    show(next)
  }
  return { place, setPlace, onKeyDown }
}

/** Names of the columns, for the eye: each line says its own. */
function Head() {
  const { t } = useTexts()
  return (
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
  )
}

/** A line that opens the stock of its product; one of them is reached by the Tab key. */
function OpenLine({
  row,
  to,
  isPlace,
  isOpen,
  onFocus,
}: {
  row: StockRow
  to: string
  isPlace: boolean
  isOpen: boolean
  onFocus(): void
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      tabIndex={isPlace ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      onFocus={onFocus}
      className="block text-ink hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-ok-ground aria-[current]:shadow-[inset_3px_0_var(--link)]"
    >
      <StockLine row={row} />
    </Link>
  )
}

const blank = (
  <div className="flex h-[57px] items-center px-3">
    <i aria-hidden="true" className="h-3 w-2/5 rounded-chip bg-skeleton" />
  </div>
)

type Props = {
  shop: string
  ids: readonly string[]
  /** The product whose stock is open. */
  open: string | null
  addressOf(id: string): string
}

/** The stock of a view: only the lines near the window are drawn. Arrows move, Enter opens. */
export function StockList({ shop, ids, open, addressOf }: Props) {
  const { t, language } = useTexts()
  const { list, rows, listStyle, rowStyle, measure, show } = useWindowRows<HTMLUListElement>({
    count: ids.length,
    estimate: ROW_PX,
    overscan: OVERSCAN,
  })
  const { rowAt, error, retry } = useStockRows(
    { shop, ids, lang: language },
    { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 },
  )
  const start = Math.max(0, ids.indexOf(open ?? ''))
  const { place, setPlace, onKeyDown } = usePlace(list, start, ids.length - 1, show)
  if (error) return <BlockError error={error} onRetry={retry} />
  return (
    <div className="overflow-clip rounded-panel border border-line bg-raised">
      <Head />
      <ul
        ref={list}
        aria-label={t('stock.title')}
        onKeyDown={onKeyDown}
        className="relative"
        style={listStyle}
      >
        {rows.map((drawn) => {
          const { index } = drawn
          const id = ids[index] ?? ''
          const row = rowAt(index)
          return (
            <li
              key={id}
              ref={measure}
              data-index={index}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={rowStyle(drawn)}
            >
              {row ? (
                <OpenLine
                  row={row}
                  to={addressOf(id)}
                  isPlace={index === place}
                  isOpen={id === open}
                  onFocus={() => setPlace(index)}
                />
              ) : (
                blank
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
