import { Link } from 'react-router'
import { useCompare, useComparePath } from '../state/compare/compare-store.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { join } from '../ui/join.ts'

type CompareLinkProps = {
  className: string
  /** Of phones: an icon without its word. */
  isShort?: boolean
}

/**
 * Way to the comparison, with the number of products chosen for it; filled in by the browser. Below 1024 px there is room for it once
 * something is chosen.
 */
export function CompareLink({ className, isShort = false }: CompareLinkProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const path = useComparePath()
  const count = useCompare(({ products }) => products.length)
  if (isShort && count === 0) return null
  return (
    <Link to={to(path)} className={join(className, 'scales', count === 0 && 'max-lg:hidden')}>
      <span className={isShort ? 'sr-only' : undefined}>{t('catalogue.compare')}</span>
      <CountBadge
        count={count}
        className={join('absolute', isShort ? 'top-0 right-0' : '-top-0.5 right-2.5')}
      >
        {count}
      </CountBadge>
    </Link>
  )
}
