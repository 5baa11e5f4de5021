import { formatHour } from '@filiera/domain/dates/written-dates'
import { onlineManager, useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'

/** Since when the browser has no network; null while it has. */
function useOfflineSince(): Date | null {
  const [since, setSince] = useState(() => (onlineManager.isOnline() ? null : new Date()))
  useEffect(() => onlineManager.subscribe((online) => setSince(online ? null : new Date())), [])
  return since
}

/** Says that the network is gone, since when, and how many changes wait for it. */
export function OfflineBanner() {
  const { t, language } = useTexts()
  const since = useOfflineSince()
  const count = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  return (
    <div role="status" className="sticky top-[56px] z-10">
      {since && (
        <p className="mb-4 flex items-center gap-3 rounded-control bg-ink px-3.5 py-[9px] text-paper">
          <Icon name="offline" />
          <span>
            <b className="font-semibold">
              {t('states.offline.title', { time: formatHour(since, language) })}
            </b>{' '}
            {count > 0 ? t('states.offline.waiting', { count }) : t('states.offline.nothing')}
          </span>
        </p>
      )}
    </div>
  )
}
