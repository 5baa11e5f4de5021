import type { Facets } from '@filiera/contract/catalog/facets'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Search, X } from '../../ui/icons/frame.tsx'
import { useConstraintName } from './use-constraint-name.ts'

type UnderstoodProps = { path: string; query: ListingQuery; facets: Facets }

const link =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]'

function Panel({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('catalogue.understood.title')}
      className="mb-6 rounded-panel bg-quiet px-4 py-4 md:px-5.5 md:py-5"
    >
      {children}
    </section>
  )
}

/** What was read, as chips: the thing itself, and what it must be, each the way to the text without it. */
function Chips({ path, query, facets: { understood = [], thing } }: UnderstoodProps) {
  const { t } = useTranslation()
  const nameOf = useConstraintName()
  return (
    <ul className="mt-2.5 flex flex-wrap items-center gap-2.5">
      {thing && (
        <li className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-control bg-paper px-3.5 text-[0.9375rem] font-semibold wrap-anywhere">
          <Search size={18} className="flex-none" />
          {thing}
        </li>
      )}
      {understood.map((constraint) => (
        <li key={constraint.typed}>
          <Link
            to={listingAddress(path, { ...query, text: constraint.rest, page: 1 })}
            preventScrollReset
            aria-label={t('catalogue.understood.remove', { name: nameOf(constraint) })}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-selected px-3.5 text-[0.9375rem] font-semibold text-on-selected"
          >
            {nameOf(constraint)}
            <X size={18} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingAddress(path, { ...query, isLiteral: true, page: 1 })} className={`${link} px-1`}>
          {t('catalogue.understood.literal')}
        </Link>
      </li>
    </ul>
  )
}

/** What the products shown declare, and the way to those that may hold traces. */
function Declared({ path, query, facets: { traces } }: UnderstoodProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  if (!traces) return <p className="mt-2.5 text-sm text-ink-2">{t('catalogue.understood.declared')}</p>
  const { count, text, allergens } = traces
  const apart = { ...query, text, traces: allergens, page: 1 }
  return (
    <p className="mt-2.5 text-sm text-ink-2">
      {t('catalogue.understood.onlyDeclared')} {t('catalogue.understood.traces', { count })}{' '}
      <Link
        to={listingAddress(text ? path : to('/products'), apart)}
        className="font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-4"
      >
        {t('catalogue.understood.apart', { count })}
      </Link>
      .
    </p>
  )
}

/** What was read of a searched text, or that its words are searched for as they are. */
export default function Understood(props: UnderstoodProps) {
  const { path, query, facets } = props
  const { t } = useTranslation()
  if (query.isLiteral)
    return (
      <Panel>
        <p className="text-[0.9375rem] text-ink-2">{t('catalogue.understood.isLiteral')}</p>
        <Link to={listingAddress(path, { ...query, isLiteral: false, page: 1 })} className={link}>
          {t('catalogue.understood.meant')}
        </Link>
      </Panel>
    )
  const { understood: constraints = [] } = facets
  if (constraints.length === 0) return null
  const lacks = constraints.flatMap(({ kind, typed }) => (kind === 'lacks' ? [typed] : []))
  const excluded = constraints.filter((constraint) => constraint.excludedBy)
  const hiding = constraints.filter((constraint) => constraint.without)
  return (
    <Panel>
      <p className="text-[0.9375rem] text-ink-2">{t('catalogue.understood.read', { text: query.text })}</p>
      <Chips {...props} />
      {excluded.length > 0 && (
        <p className="mt-2.5 font-semibold">
          {t('catalogue.understood.excluded', { what: excluded.map(({ typed }) => `«${typed}»`).join(', ') })}
        </p>
      )}
      {hiding.length > 0 && (
        <ul className="mt-2.5">
          {hiding.map(({ typed, rest, without = 0 }) => (
            <li key={typed}>
              <Link
                to={listingAddress(path, { ...query, text: rest, page: 1 })}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
              >
                {t('catalogue.understood.without', { what: typed, count: without })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {constraints.some(({ kind }) => kind === 'free') && <Declared {...props} />}
      {lacks.length > 0 && (
        <p className="mt-2.5 text-sm text-ink-2">
          {t('catalogue.understood.lacks', { what: lacks.join(', ') })}
        </p>
      )}
    </Panel>
  )
}
