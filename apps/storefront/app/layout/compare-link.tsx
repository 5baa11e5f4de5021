import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCompare, useComparePath } from '../state/compare/compare-store.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { CountBadge } from '../ui/count-badge.tsx'

/** Way to the comparison, with the number of products chosen for it; filled in by the browser. */
export function CompareLink({ className }: { className: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const path = useComparePath()
  const count = useCompare(({ products }) => products.length)
  return (
    <Link to={to(path)} className={`${className} scales`}>
      {t('catalogue.compare')}
      <CountBadge count={count} className="absolute -top-0.5 right-2.5">
        {count}
      </CountBadge>
    </Link>
  )
}
