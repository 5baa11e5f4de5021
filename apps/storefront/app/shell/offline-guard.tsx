import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Forms that answer for themselves when nothing can be sent. */
const OWN_ANSWER = /\/cart$/

/** Where a press would lead away from this page; null when it stays. */
function leadsTo(event: Event): string | null {
  const target = event.target
  if (!(target instanceof Element)) return null
  if (event.type === 'submit') {
    const form = target.closest('form')
    return form && !OWN_ANSWER.test(new URL(form.action).pathname) ? location.href : null
  }
  const link = target.closest('a')
  if (!link || link.origin !== location.origin) return null
  return link.pathname === location.pathname && link.hash ? null : link.href
}

/**
 * Without a network a link or a form would replace the page by the browser's own error: the page stays instead, with what
 * was typed in it, and the way on is kept for a retry.
 */
export function OfflineGuard() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine) return
      const address = leadsTo(event)
      if (!address) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(address)
    }
    const release = () => setWanted((address) => (address === location.href ? null : address))
    for (const type of ['click', 'submit']) document.addEventListener(type, hold, true)
    window.addEventListener('online', release)
    return () => {
      for (const type of ['click', 'submit']) document.removeEventListener(type, hold, true)
      window.removeEventListener('online', release)
    }
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
