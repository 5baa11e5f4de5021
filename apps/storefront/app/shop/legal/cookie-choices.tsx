import { lazy, Suspense } from 'react'
import { languageOfPath } from '../../texts/language-path.ts'
import { Container } from '../../ui/container.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const texts = {
  it: () => import('../../texts/italian-personal-texts.ts'),
  en: () => import('../../texts/english-personal-texts.ts'),
  es: () => import('../../texts/spanish-personal-texts.ts'),
}

/** Comes with its texts, which public pages do not carry. */
const BrowserMemory = lazy(async () => {
  const [memory] = await Promise.all([
    import('./browser-memory.tsx'),
    texts[languageOfPath(window.location.pathname)](),
  ])
  return { default: memory.BrowserMemory }
})

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
