import { countWaiting } from '@filiera/contract/console/day'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
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

type Waiting = EndpointAnswer<typeof countWaiting>

/** What is counted beside a screen, and whether it is to be done now. */
const counts: Readonly<Record<string, (waiting: Waiting) => { count: number; key: WaitingKey }>> = {
  '/orders': ({ toAccept, toShip }) =>
    toAccept ? { count: toAccept, key: 'today.accept' } : { count: toShip ?? 0, key: 'today.ship' },
  '/messages': ({ messages }) => ({ count: messages ?? 0, key: 'today.messages' }),
  '/stock': ({ lowStock }) => ({ count: lowStock ?? 0, key: 'shell.lowStock' }),
  '/jobs': ({ jobs }) => ({ count: jobs, key: 'shell.jobsUnderWay' }),
}
type WaitingKey = 'today.accept' | 'today.ship' | 'today.messages' | 'shell.lowStock' | 'shell.jobsUnderWay'
const urgent: readonly WaitingKey[] = ['today.accept', 'today.messages']

/** What waits behind a screen, and whether it is to be done now; null where nothing does. */
function useWaiting(path: string): { count: number; isUrgent: boolean; said: string } | null {
  const { t } = useTexts()
  const { shop } = useWork()
  const countOf = counts[path]
  const { data } = useQuery({
    ...apiQuery(countWaiting, { query: { shop: shop.id } }),
    enabled: countOf !== undefined,
    refetchInterval: AGAIN_MS,
  })
  if (!data || !countOf) return null
  const { count, key } = countOf(data)
  return count > 0 ? { count, isUrgent: urgent.includes(key), said: t(key, { count }) } : null
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
