import { lazy, Suspense } from 'react'
import { loadAfterPressTexts } from '../texts/load-texts.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { useNotices } from './notices-store.ts'

/** Pause before the notices are asked for again, in milliseconds. */
const RETRY_MS = 3000

async function loadToast() {
  for (;;) {
    try {
      const [toast] = await Promise.all([import('./notice-toast.tsx'), loadAfterPressTexts()])
      return toast
    } catch {
      // the notice may be about the very line that is down: it waits until there is one again
      await new Promise((later) => setTimeout(later, RETRY_MS))
    }
  }
}

/** Loaded with the first notice, and its texts with it. */
const NoticeToast = lazy(loadToast)

/** Where notices appear: successes and warnings are read out when it is quiet, errors at once. */
export function NoticeRegion() {
  const { t } = useTranslation()
  const notices = useNotices((state) => state.notices)
  useRootMark('notices', notices.length > 0)
  const list = (error: boolean) =>
    notices
      .filter(({ type }) => (type === 'error') === error)
      .map((notice) => <NoticeToast key={notice.id} notice={notice} />)
  return (
    <section
      aria-label={t('shell.notices')}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 mx-auto grid max-w-[440px] gap-2.5 md:right-6 md:bottom-6 md:left-auto md:mx-0"
    >
      <div role="status" className="grid gap-2.5">
        <Suspense>{list(false)}</Suspense>
      </div>
      <div role="alert" className="grid gap-2.5">
        <Suspense>{list(true)}</Suspense>
      </div>
    </section>
  )
}
