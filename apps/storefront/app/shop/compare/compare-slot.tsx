import { lazy, Suspense } from 'react'
import { useCompare } from '../../state/compare/compare-store.ts'
import { loadAfterPressTexts } from '../../texts/load-texts.ts'

const CompareBar = lazy(async () => {
  const [bar] = await Promise.all([import('./compare-bar.tsx'), loadAfterPressTexts()])
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
