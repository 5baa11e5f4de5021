import { useEffect, useState } from 'react'
import { useOfflineWorker } from '../../browser/offline-worker.ts'
import { pagePath } from '../../pages/page-path.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** Where a press would lead away from this page; null when it stays. A form that is sent says itself that nobody answered. */
function leadsTo(event: Event): string | null {
  const target = event.target
  if (!(target instanceof Element)) return null
  if (target instanceof HTMLFormElement) {
    const isHandled =
      event.eventPhase === Event.CAPTURING_PHASE ? target.method === 'post' : event.defaultPrevented
    return isHandled ? null : location.href
  }
  const link = target.closest('a')
  if (!link || link.origin !== location.origin) return null
  return link.pathname === location.pathname && link.hash ? null : link.href
}

/**
 * Without a network a link or a form would replace the page by the browser's own error: the page stays instead, with what
 * was typed in it, and the way on is kept for a retry. Says so, too, when a script of the page or the next page could not be fetched.
 */
export function OfflineGuard() {
  useOfflineWorker()
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine) return
      const address = leadsTo(event)
      if (!address) return
      event.preventDefault()
      event.stopPropagation()
      // the offline page lists the cart
      if (
        pagePath(new URL(address).pathname) === '/cart' &&
        event.type === 'click' &&
        navigator.serviceWorker?.controller
      )
        return location.assign(address)
      setWanted(address)
    }
    const release = () => setWanted((address) => (address === location.href ? null : address))
    // the way on that was pressed is not forgotten for it
    const stay = () => setWanted((address) => address ?? location.href)
    const listeners = new AbortController()
    const { signal } = listeners
    for (const type of ['click', 'submit']) window.addEventListener(type, hold, { capture: true, signal })
    // forms that no script has taken on by now
    window.addEventListener('submit', hold, { signal })
    window.addEventListener('vite:preloadError', stay, { signal })
    window.addEventListener('shop:unreached', stay, { signal })
    window.addEventListener('online', release, { signal })
    return () => listeners.abort()
  }, [])
  const retry = () => {
    if (!navigator.onLine || !wanted) return
    if (wanted === location.href) setWanted(null)
    else location.assign(wanted)
  }
  return (
    <div role="alert">
      {wanted && (
        <div className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-warn-ground px-4 py-3 text-warn-ink shadow-e2 md:px-6">
          <div className="mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p>
              <b className="font-semibold">{t('shell.offline')}.</b> {t('shell.offlineText')}
            </p>
            <button
              type="button"
              onClick={retry}
              className="min-h-11 cursor-pointer rounded-control border-[1.5px] border-current px-5 font-semibold"
            >
              {t('shell.failure.retry')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
