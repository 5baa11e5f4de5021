import type { Understood as Constraint } from '@filiera/contract/catalog/understood'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { X } from '../../ui/icons/frame.tsx'
import { useConstraintName } from './use-constraint-name.ts'

type UnderstoodProps = { path: string; query: ListingQuery; constraints: readonly Constraint[] }

/** What was read of a searched text, as chips: each is the way to the text without it. */
export default function Understood({ path, query, constraints }: UnderstoodProps) {
  const { t } = useTranslation()
  const nameOf = useConstraintName()
  if (constraints.length === 0) return null
  const lacks = constraints.flatMap(({ kind, typed }) => (kind === 'lacks' ? [typed] : []))
  const isFree = constraints.some(({ kind }) => kind === 'free')
  const excluded = constraints.filter((constraint) => constraint.excludedBy)
  const hiding = constraints.filter((constraint) => constraint.without)
  return (
    <section
      aria-label={t('catalogue.understood.title')}
      className="mb-6 rounded-panel bg-quiet px-4 py-4 md:px-5.5 md:py-5"
    >
      <p className="text-[15px] text-ink-2">{t('catalogue.understood.read', { text: query.text })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {constraints.map((constraint) => (
          <li key={constraint.typed}>
            <Link
              to={listingAddress(path, { ...query, text: constraint.rest, page: 1 })}
              preventScrollReset
              aria-label={t('catalogue.understood.remove', { name: nameOf(constraint) })}
              className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-selected px-3.5 text-[15px] font-semibold text-on-selected"
            >
              {nameOf(constraint)}
              <X size={18} />
            </Link>
          </li>
        ))}
      </ul>
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
      {isFree && <p className="mt-2.5 text-sm text-ink-2">{t('catalogue.understood.declared')}</p>}
      {lacks.length > 0 && (
        <p className="mt-2.5 text-sm text-ink-2">
          {t('catalogue.understood.lacks', { what: lacks.join(', ') })}
        </p>
      )}
    </section>
  )
}
