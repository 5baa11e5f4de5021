import { countWaiting } from '@filiera/contract/console/day'
import { formatCount } from '@filiera/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'

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
      ? ([messages, 'orders.waiting.messages'] as const)
      : toAccept > 0
        ? ([toAccept, 'orders.waiting.toAccept'] as const)
        : ([toShip, 'orders.waiting.toShip'] as const)
  return count > 0 ? { count, isUrgent: key !== 'orders.waiting.toShip', said: t(key, { count }) } : null
}

/** How much waits behind a screen; `id` is that of the words. */
export default function WaitingCount({ path, id, place }: { path: string; id: string; place: string }) {
  const waiting = useWaiting(path)
  if (!waiting) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={`grid h-5 min-w-5 place-items-center rounded-full px-1 text-t12 font-semibold tabular-nums ${waiting.isUrgent ? 'bg-amber text-on-amber' : 'bg-quiet text-ink'} ${place}`}
      >
        {waiting.count > 99 ? '99+' : formatCount(waiting.count)}
      </span>
      <span id={id} hidden>
        {waiting.said}
      </span>
    </>
  )
}
