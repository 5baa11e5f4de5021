import type { ReactNode } from 'react'
import { countFilters, isSearch, type ListingQuery, listingAddress } from '../../pages/listing-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'

type NothingFoundProps = {
  query: ListingQuery
  path: string
  /** The text says what products must be: that can be taken off, too. */
  isConstrained: boolean
  instead?: ReactNode
}

/** Says what was looked for, in a search as the title of the page; the filters in force stand above as chips, here is the way without them. */
export default function NothingFound({ query, path, isConstrained, instead }: NothingFoundProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const isFiltered = countFilters(query) > 0
  const hint = isConstrained
    ? 'catalogue.understood.none'
    : isFiltered
      ? 'catalogue.noneText'
      : 'catalogue.noneHint'
  const text = isSearch(path) ? { text: query.text, isLiteral: query.isLiteral } : {}
  return (
    <>
      <EmptyState
        title={query.text ? t('catalogue.noneSearch', { text: query.text }) : t('catalogue.noneTitle')}
        level={isSearch(path) ? 1 : 2}
      >
        <p>{t(hint)}</p>
        <LinkButton to={isFiltered ? listingAddress(path, text) : to('/products')} className="mt-6">
          {t(isFiltered ? 'catalogue.withoutFilters' : 'catalogue.all')}
        </LinkButton>
      </EmptyState>
      {instead}
    </>
  )
}
