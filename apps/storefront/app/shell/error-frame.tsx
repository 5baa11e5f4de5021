import { lazy, Suspense } from 'react'

const Page = lazy(() => import('./error-page.tsx'))

/** The page of an error, loaded when there is one. */
export function ErrorPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
