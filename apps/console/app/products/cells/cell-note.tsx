import type { MouseEvent } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import type { CellState } from './use-cell-states.ts'

/** The note goes away with its buttons: the keyboard goes back to their cell. */
const backToCell =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('td')?.focus({ preventScroll: true })
    act()
  }

/** Under a cell: why its change was refused, or what a colleague wrote meanwhile. */
export function CellNote({
  state,
  onMine,
  onTheirs,
}: {
  state: CellState | undefined
  onMine(): void
  onTheirs(): void
}) {
  const { t } = useTexts()
  if (state?.kind !== 'refused' && state?.kind !== 'changed') return null
  const look =
    'absolute top-full right-0 z-20 mt-1 w-64 rounded-control border border-line bg-raised p-3 text-left text-t13 shadow-e2 whitespace-normal'
  if (state.kind === 'refused')
    return (
      <div role="alert" className={look}>
        <p className="mb-2 text-bad-text">{t(state.fault)}</p>
        <Button small onClick={backToCell(onTheirs)}>
          {t('products.leave')}
        </Button>
      </div>
    )
  const { by, now, text } = state
  return (
    <div role="alert" className={look}>
      <p className="mb-2">
        {by ? t('products.changed', { by, now, text }) : t('products.changedUnknown', { now, text })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button small primary onClick={backToCell(onMine)}>
          {t('products.useMine')}
        </Button>
        <Button small onClick={backToCell(onTheirs)}>
          {t('products.keepTheirs')}
        </Button>
      </div>
    </div>
  )
}
