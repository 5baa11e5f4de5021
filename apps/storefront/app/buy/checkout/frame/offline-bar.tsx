import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Container } from '../../../ui/container.tsx'
import { icon } from '../../../ui/icons/icon.tsx'

const WifiOff = icon(
  <>
    <path d="M12 20h.01" />
    <path d="M8.5 16.429a5 5 0 0 1 7 0" />
    <path d="M5 12.859a10 10 0 0 1 5.17-2.69" />
    <path d="M19 12.859a10 10 0 0 0-2.007-1.523" />
    <path d="M2 8.82a15 15 0 0 1 4.177-2.643" />
    <path d="M22 8.82a15 15 0 0 0-11.288-3.764" />
    <path d="m2 2 20 20" />
  </>,
)

/** So long after a try the shop is asked again. */
const RETRY_SECONDS = 8
/** A line that swallows everything counts as none after this, in milliseconds. */
const REACHED_WITHIN_MS = 5000

/** Seconds until the shop is asked again while there is no network, else null; then what became of an order sent before is read first. */
export function useNetworkWait(): { seconds: number | null; retry(): void } {
  const { revalidate } = useRevalidator()
  const [seconds, setSeconds] = useState<number | null>(null)
  const retry = useCallback(async () => {
    const signal = AbortSignal.timeout(REACHED_WITHIN_MS)
    const isReached = await fetch('/healthz', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReached) await revalidate()
    setSeconds(isReached ? null : RETRY_SECONDS)
  }, [revalidate])
  useEffect(() => {
    const wait = () => setSeconds(RETRY_SECONDS)
    if (!navigator.onLine) wait()
    addEventListener('offline', wait)
    addEventListener('online', retry)
    return () => {
      removeEventListener('offline', wait)
      removeEventListener('online', retry)
    }
  }, [retry])
  useEffect(() => {
    if (seconds === null) return
    const timer = setTimeout(() => (seconds > 1 ? setSeconds(seconds - 1) : void retry()), 1000)
    return () => clearTimeout(timer)
  }, [seconds, retry])
  return { seconds, retry: () => void retry() }
}

/** Over the page while there is no network: when the shop is asked again, and the way to ask now. */
export function OfflineBar({ seconds, retry }: ReturnType<typeof useNetworkWait>) {
  return seconds === null ? null : <Bar seconds={seconds} retry={retry} />
}

function Bar({ seconds, retry }: { seconds: number; retry(): void }) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  // the page begins below it
  useLayoutEffect(() => {
    document.body.style.paddingTop = `${bar.current?.offsetHeight ?? 0}px`
    return () => {
      document.body.style.paddingTop = ''
    }
  }, [])
  return (
    <div
      ref={bar}
      role="alert"
      className="on-green fixed inset-x-0 top-0 z-50 bg-coal py-2.5 text-white shadow-e2"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-3">
          <WifiOff size={24} className="flex-none text-amber" />
          <span>
            {t('shell.offline')}. {/* said once, not at every second */}
            <span aria-hidden="true">{t('checkout.offline.retry', { count: seconds })}</span>
          </span>
        </p>
        <button
          type="button"
          onClick={retry}
          className="min-h-11 cursor-pointer rounded-control border-[1.5px] border-current px-4 font-semibold max-md:w-full"
        >
          {t('checkout.offline.now')}
        </button>
      </Container>
    </div>
  )
}
