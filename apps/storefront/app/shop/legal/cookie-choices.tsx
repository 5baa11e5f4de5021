import { lazy, Suspense } from 'react'
import { Container } from '../../ui/container.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'

const BrowserMemory = lazy(async () => ({ default: (await import('./browser-memory.tsx')).BrowserMemory }))

/** For visitors: what this browser keeps, and the button that clears it, on the page about cookies. */
export function CookieChoices() {
  if (!useHydrated()) return null
  return (
    <Container className="pb-18">
      <div className="mx-auto max-w-[720px]">
        <Suspense>
          <BrowserMemory />
        </Suspense>
      </div>
    </Container>
  )
}
