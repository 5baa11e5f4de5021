import { countWaiting } from '@filiera/contract/console/day'
import { formatCount } from '@filiera/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWork } from '../work/work.tsx'
import type { Screen } from './screens.ts'

/** How often it is asked for while the console is looked at, in milliseconds. */
const AGAIN_MS = 60_000

/** What waits behind a screen, and whether it is to be done now; null where nothing does. */
function useWaiting(path: string): { count: number; isUrgent: boolean; said: string } | null {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const isCounted = path === '/orders' || path === '/messages'
  const { data } = useQuery({
    ...apiQuery(countWaiting, { query: { shop: shop.id } }),
    enabled: isCounted && may('orders:read'),
    refetchInterval: AGAIN_MS,
  })
  if (!data || !isCounted) return null
  const { toAccept, toShip, messages } = data
  const [count, key] =
    path === '/messages'
      ? ([messages, 'today.messages'] as const)
      : toAccept > 0
        ? ([toAccept, 'today.accept'] as const)
        : ([toShip, 'today.ship'] as const)
  return count > 0 ? { count, isUrgent: key !== 'today.ship', said: t(key, { count }) } : null
}

/** The way to a screen in a navigation, with how much waits there. */
export function ScreenLink({
  screen: { path, name, icon },
  size,
  className,
  countClass,
}: {
  screen: Screen
  size?: number
  className: string
  /** Where the count stands. */
  countClass: string
}) {
  const { t } = useTexts()
  const id = useId()
  const waiting = useWaiting(path)
  return (
    <NavLink
      to={path}
      end={path === '/'}
      aria-describedby={waiting ? id : undefined}
      className={`relative ${className}`}
    >
      <Icon name={icon} {...(size && { size })} />
      {t(name)}
      {waiting && (
        <span
          aria-hidden="true"
          className={`grid h-5 min-w-5 place-items-center rounded-full px-1 text-t12 font-semibold tabular-nums ${waiting.isUrgent ? 'bg-amber text-on-amber' : 'bg-quiet text-ink'} ${countClass}`}
        >
          {waiting.count > 99 ? '99+' : formatCount(waiting.count)}
        </span>
      )}
      {waiting && (
        <span id={id} hidden>
          {waiting.said}
        </span>
      )}
    </NavLink>
  )
}
