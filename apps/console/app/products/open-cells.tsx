import { useTexts } from '../texts/texts.tsx'
import { TextButton } from '../ui/button.tsx'
import type { Edits } from './cells/use-edits.ts'

/** Below the sheet: what is marked, values on their way, those that were not saved, and what was pasted beyond its edge. */
export function OpenCells({
  edits,
  unplaced,
  range,
  onShow,
}: {
  edits: Edits
  unplaced: number
  /** What is marked, in words. */
  range: string
  onShow(id: string, field: string): void
}) {
  const { t } = useTexts()
  const { saving, wrong } = edits.open()
  const [first] = wrong
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 text-t13">
      {saving > 1 && <span className="mt-2 text-ink-2">{t('products.savingCount', { count: saving })}</span>}
      {first && (
        <span className="mt-2">
          <TextButton onClick={() => onShow(first.id, first.field)}>
            {t('products.wrongCount', { count: wrong.length })}
          </TextButton>
        </span>
      )}
      {range && <span className="mt-2 ml-auto tabular-nums">{range}</span>}
      {unplaced > 0 && (
        <span className="mt-2 text-warn-text">{t('products.unplaced', { count: unplaced })}</span>
      )}
    </div>
  )
}
