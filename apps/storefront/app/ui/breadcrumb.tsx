import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type Crumb = { title: string; to?: string }

/** Where this page stands; the last part is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('design.breadcrumb')} className="pt-1.5 pb-2.5 text-sm text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.title} className="flex items-center gap-2">
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
              >
                {crumb.title}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.title}
              </span>
            )}
            {/* ends a line where the way is longer than one, and never begins the next */}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
