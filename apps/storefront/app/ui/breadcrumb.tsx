import { Link } from 'react-router'
import { useTranslation } from '../texts/use-translation.ts'
import { join } from './join.ts'

export type Crumb = {
  title: string
  to?: string
  /** Left out on phones, where the way would take two lines. */
  wideOnly?: boolean
}

/** Where this page stands; the last part is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  // the bottom bar leads home: on phones a long way does without
  const isLong = crumbs.length > 3
  return (
    <nav aria-label={t('design.breadcrumb')} className="pb-1 text-sm text-ink-3 md:py-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.title}
            className={join(
              'flex min-w-0 items-center gap-2',
              !crumb.to && 'flex-[1_1_10rem]',
              ((isLong && index === 0) || (index > 1 && !crumb.to) || crumb.wideOnly) && 'max-md:hidden',
            )}
          >
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="-my-1.5 inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
              >
                {crumb.title}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 text-ink">
                {crumb.title}
              </span>
            )}
            {/* ends a line where the way is longer than one, and never begins the next */}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className={index > 0 && !crumbs[index + 1]?.to ? 'max-md:hidden' : ''}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
