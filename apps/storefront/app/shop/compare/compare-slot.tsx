import { lazy, Suspense } from 'react'
import { personalTexts } from '../../notices/notice-region.tsx'
import { useCompare } from '../../state/compare/compare-store.ts'
import { languageOfPath } from '../../texts/language-path.ts'

const CompareBar = lazy(async () => {
  const [bar] = await Promise.all([
    import('./compare-bar.tsx'),
    personalTexts[languageOfPath(window.location.pathname)](),
  ])
  return bar
})

/** Where the bar of chosen products appears with the first of them. */
export function CompareSlot() {
  const isUsed = useCompare(({ products }) => products.length > 0)
  return isUsed ? (
    <Suspense>
      <CompareBar />
    </Suspense>
  ) : null
}
