import { Link } from 'react-router'
import { join } from '../ui/join.ts'

type Tab = { key: string; to: string; text: string; count?: number }

/** Lists beside each other, one of them shown; each is a page of its own. */
export function StateTabs({
  label,
  tabs,
  current,
}: {
  label: string
  tabs: readonly Tab[]
  /** None while something else is shown. */
  current: string | null
}) {
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ key, to, text, count }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={key === current ? 'page' : undefined}
              className={join(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-4 text-[0.9375rem]',
                key === current
                  ? 'border-transparent bg-selected font-semibold text-on-selected'
                  : 'border-line text-ink-2 hover:bg-quiet',
              )}
            >
              {text}
              {count !== undefined && <span className="font-semibold tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
