import { COUNT_CAP, PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LAST_PAGE, type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { join } from '../../ui/join.ts'
import { Meter } from '../../ui/meter.tsx'
import { pageNumbers } from './page-numbers.ts'
import type { ProductList } from './product-list.state.ts'

type PagerProps = {
  path: string
  query: ListingQuery
  list: ProductList<unknown>
  capped: boolean
  onMore(): void
  /** The next products will probably be wanted. */
  onNear(): void
}

type MoreLinkProps = {
  to: string
  rel: 'next' | 'prev'
  onMore(): void
  onNear?(): void
  children: ReactNode
}

/** Grows the list; a link to the page itself before and without scripts, and for a new tab. */
function MoreLink({ to, rel, onMore, onNear, children }: MoreLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onMore()
      }}
      className={buttonClass({ variant: 'outline' })}
    >
      {children}
    </Link>
  )
}

/** The twelve before, above a list that was opened further down. */
export function PreviousLink(props: {
  path: string
  query: ListingQuery
  list: ProductList<unknown>
  onMore(): void
}) {
  const { path, query, list, onMore } = props
  const { t } = useTranslation()
  if (list.start === 0) return null
  const page = Math.ceil(list.start / PAGE_SIZE)
  return (
    <p className="mb-6 text-center">
      <MoreLink to={listingAddress(path, { ...query, page })} rel="prev" onMore={onMore}>
        {t('catalogue.previous', { count: Math.min(PAGE_SIZE, list.start) })}
      </MoreLink>
    </p>
  )
}

function PageLinks({ path, query, pages }: { path: string; query: ListingQuery; pages: number }) {
  const { t } = useTranslation()
  const numbers = pageNumbers(query.page, pages)
  if (pages < 2) return null
  return (
    <nav aria-label={t('catalogue.pages')}>
      <ol className="flex items-center gap-1 md:gap-1.5">
        {numbers.map(({ page, isFar, gap }) => (
          <li key={page} className={join('flex items-center gap-1 md:gap-1.5', isFar && 'max-md:hidden')}>
            {gap && (
              <span aria-hidden="true" className={gap === 'narrow' ? 'md:hidden' : undefined}>
                …
              </span>
            )}
            <Link
              to={listingAddress(path, { ...query, page })}
              aria-current={page === query.page ? 'page' : undefined}
              aria-label={t('catalogue.page', { page })}
              className="grid h-11 min-w-11 place-items-center rounded-control font-semibold text-link hover:bg-quiet aria-[current=page]:bg-selected aria-[current=page]:text-on-selected"
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How much of the list was seen, the next twelve, and links to every page. */
export function Pager({ path, query, list, capped, onMore, onNear }: PagerProps) {
  const { t } = useTranslation()
  const shown = Math.min(list.start + list.shown.length, list.total)
  const left = list.total - shown
  const text = capped ? t('catalogue.seenMany', { shown }) : t('catalogue.seen', { shown, total: list.total })
  const pages = Math.min(LAST_PAGE, Math.ceil(list.total / PAGE_SIZE))
  const next = Math.floor(shown / PAGE_SIZE) + 1
  const isWhole = pages < 2
  return (
    <div className="mt-13 grid justify-items-center gap-4.5 text-center">
      <p role="status" className={isWhole ? 'sr-only' : 'text-[0.9375rem] text-ink-2'}>
        {list.status === 'loading' && list.kept.length === 0 ? t('catalogue.loading') : text}
      </p>
      {!isWhole && (
        <Meter
          share={shown / Math.max(1, capped ? COUNT_CAP : list.total)}
          text={text}
          steady
          className="h-1.5 w-60"
        />
      )}
      {left > 0 && (
        <MoreLink
          to={listingAddress(path, { ...query, page: next })}
          rel="next"
          onMore={onMore}
          onNear={onNear}
        >
          {t('catalogue.more', { count: Math.min(PAGE_SIZE, left) })}
        </MoreLink>
      )}
      {/* below the link, which must not move away from under a pointer */}
      {list.status === 'failed' && <p className="font-medium text-error">{t('catalogue.moreFailed')}</p>}
      <PageLinks path={path} query={query} pages={pages} />
    </div>
  )
}
