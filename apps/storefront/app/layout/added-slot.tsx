import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAdded } from '../state/cart/added-store.ts'
import { loadAfterPressTexts } from '../texts/load-texts.ts'

/** Says the same where the panel did not arrive. */
function AddedNotice(): ReactNode {
  const added = useAdded((state) => state.added)
  useEffect(() => {
    // there already: it did the adding
    if (added) void import('../state/cart/change-cart.ts').then(({ announceAdded }) => announceAdded())
  }, [added])
  return null
}

async function loadPanel(): Promise<{ default: ComponentType }> {
  try {
    const [panel] = await Promise.all([import('./added/added-panel.tsx'), loadAfterPressTexts()])
    return panel
  } catch {
    return { default: AddedNotice }
  }
}

/** Loaded at the first press of a button to add, while the server answers it. */
const AddedPanel = lazy(loadPanel)

/** Where the panel appears that shows what was just added. */
export function AddedSlot() {
  const isWanted = useAdded((state) => state.isWanted)
  return isWanted ? (
    <Suspense>
      <AddedPanel />
    </Suspense>
  ) : null
}
