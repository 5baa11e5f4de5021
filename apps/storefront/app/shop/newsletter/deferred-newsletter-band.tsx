import { lazy, Suspense } from 'react'
import { whenUsed } from '../../ui/hydration/when-used.ts'

const Band = lazy(() => whenUsed('newsletter', () => import('./newsletter-band.tsx')))

/** The band above the footer, hydrated when it is first used; its form works as HTML before. */
export const DeferredNewsletterBand = () => (
  <Suspense>
    <Band />
  </Suspense>
)
