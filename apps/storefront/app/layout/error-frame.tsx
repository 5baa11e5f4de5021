import { lazy, Suspense } from 'react'
import { loadAfterPressTexts } from '../texts/load-texts.ts'
import { useTranslation } from '../texts/use-translation.ts'

/** What remains to be said when not even the page of an error can be loaded. */
function Unreachable() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-[720px] px-4 py-18">
      <h1 className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem]">{t('shell.offline')}</h1>
      <p className="my-5 text-lg text-ink-2">{t('shell.failure.text')}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-13 cursor-pointer rounded-control bg-button px-6.5 font-semibold text-on-button"
      >
        {t('shell.failure.retry')}
      </button>
    </div>
  )
}

const isServer = typeof window === 'undefined'

const loadPage = async () => {
  const [page] = await Promise.all([
    import('./error-page.tsx'),
    // on the server the texts are here already
    isServer || loadAfterPressTexts(),
  ])
  return page
}

const Page = lazy(() => loadPage().catch(() => ({ default: Unreachable })))

/** The page of an error, loaded when there is one, with the words for what could not be shown. */
export function ErrorPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
