import type { Understood as Constraint } from '@filiera/contract/catalog/understood'
import { type Allergen, allergens, marks } from '@filiera/domain/catalogue-constants'
import { formatEuros } from '@filiera/domain/money/money'
import { isRegionCode, regions } from '@filiera/domain/places/regions'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { X } from '../../ui/icons/frame.tsx'

const bounds = ['lt', 'lte', 'gt', 'gte'] as const

/** "Fino a 20.00 €", "Da 10.00 € a 20.00 €". */
function priceName(values: readonly string[], t: TFunction): string {
  const [least, most] = values.map((value) => value.split(':', 2))
  const amount = (bound: string[] | undefined) => formatEuros(Number(bound?.[1] ?? 0))
  if (most) return t('catalogue.priceBetween', { min: amount(least), max: amount(most) })
  const bound = bounds.find((known) => known === least?.[0]) ?? 'lte'
  return t(`catalogue.understood.${bound}`, { amount: amount(least) })
}

/** What a constraint is called; in the visitor's words where there are no better ones. */
function useName() {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ kind, values, typed }: Constraint): string => {
    const [value = ''] = values
    const mark = marks.find((known) => known === value)
    if (kind === 'free') {
      const names = values.flatMap((each) => allergens.filter((known: Allergen) => known === each))
      return t('catalogue.without', {
        allergen: names.map((name) => t(`catalogue.allergens.${name}`)).join(', '),
      })
    }
    if (kind === 'price') return priceName(values, t)
    if (kind === 'region' && isRegionCode(value)) return regions[value].name[language]
    if (kind === 'mark' && mark) return t(`catalogue.marks.${mark}`)
    if (kind === 'offer') return t('catalogue.discounts')
    if (kind === 'order') return t('catalogue.sorts.price_asc')
    return typed
  }
}

type UnderstoodProps = { path: string; query: ListingQuery; constraints: readonly Constraint[] }

/** What was read of a searched text, as chips: each is the way to the text without it. */
export default function Understood({ path, query, constraints }: UnderstoodProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  if (constraints.length === 0) return null
  const undeclared = constraints.flatMap(({ kind, typed }) => (kind === 'undeclared' ? [typed] : []))
  const note =
    undeclared.length > 0
      ? t('catalogue.understood.undeclared', { what: undeclared.join(', ') })
      : constraints.some(({ kind }) => kind === 'free') && t('catalogue.understood.declared')
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
      {note && <p className="mt-2.5 text-sm text-ink-2">{note}</p>}
    </section>
  )
}
