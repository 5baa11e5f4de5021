import { lazy, Suspense } from 'react'
import { whenUsed } from '../../ui/hydration/when-used.ts'

const Band = lazy(() => whenUsed('newsletter', () => import('./newsletter-band.tsx')))

/** The band above the footer: its form works as HTML until its file is here. */
export const NewsletterBand = () => (
  <Suspense>
    <Band />
  </Suspense>
)
